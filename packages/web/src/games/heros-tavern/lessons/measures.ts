import {
  CARDS,
  CATEGORIES,
  type PlayerView,
  RESOURCES,
  scoreTaverns,
  type View,
} from '@taproom/games/heros-tavern';
import { PLAYER } from '../../../lessons/lesson.ts';

/** The player to the left, who gets what is passed on. */
const NEIGHBOUR = PLAYER + 1;

function tavernOf(view: View, seat = PLAYER): PlayerView {
  const tavern = view.players[seat];
  if (tavern === undefined) throw new Error('nobody plays');
  return tavern;
}

/** The heroes that a player has attracted since the start. */
const heroesOf = (end: View, start: View, seat: number): number =>
  tavernOf(end, seat).heroes - tavernOf(start, seat).heroes;

export const heroesGained = (end: View, start: View): number => heroesOf(end, start, PLAYER);

/** How many heroes more than the neighbour the player has attracted. */
export const leadGained = (end: View, start: View): number =>
  heroesOf(end, start, PLAYER) - heroesOf(end, start, NEIGHBOUR);

/** How many tokens the player has got. */
export const tokensGained = (end: View, start: View): number =>
  RESOURCES.reduce((sum, one) => sum + tavernOf(end).tokens[one] - tavernOf(start).tokens[one], 0);

/** The heroes of this round, and those that the bought cards alone attract in the next one; entertainment not counted. */
export function heroesOfTwoRounds(end: View, start: View): number {
  const { bought } = tavernOf(end);
  const kept = Object.fromEntries(CARDS.map(card => [card, bought.filter(one => one === card).length]));
  const scored = scoreTaverns({ taverns: [kept] });
  const next = scored.ok ? scored.value.taverns[0] : undefined;
  if (next === undefined) throw new Error('nothing was scored');
  const sure = CATEGORIES.filter(category => category !== 'entertainment');
  return heroesGained(end, start) + sure.reduce((sum, category) => sum + next[category], 0);
}
