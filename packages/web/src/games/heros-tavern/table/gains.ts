import { expectOk, type Seat } from '@taproom/games';
import {
  CARDS,
  type Card,
  type Counts,
  type PlayerView,
  RESOURCES,
  type Resource,
  type ScoredTavern,
  type Tokens,
  type View,
} from '@taproom/games/heros-tavern';
import type { TavernEdition } from '../types.ts';

/** What a card would add to a tavern if the round were scored right after it. */
export interface Gain {
  readonly heroes: number;
  readonly tokens: Tokens;
}

const zero = Object.fromEntries(CARDS.map(card => [card, 0])) as Record<Card, number>;

/** How many there are of each card. */
export function countsOf(cards: readonly Card[]): Counts {
  const counts = { ...zero };
  for (const card of cards) counts[card]++;
  return counts;
}

/** All face-up cards of a player: bought earlier or drafted in this round. */
export const openCards = ({ bought, drafted }: Pick<PlayerView, 'bought' | 'drafted'>): readonly Card[] => [
  ...bought,
  ...drafted,
];

/** What each tavern would score and be awarded if the round were scored now, by the rules of the table. */
export const standings = (rules: TavernEdition, players: View['players']): readonly ScoredTavern[] =>
  scored(rules, players.map(openCards));

/** What a card adds to a seat's score and award, given the others' current open cards. */
export function gainOf(rules: TavernEdition, players: View['players'], seat: Seat, card: Card): Gain {
  const taverns = players.map(openCards);
  const before = scored(rules, taverns)[seat];
  const after = scored(rules, taverns.with(seat, [...(taverns[seat] ?? []), card]))[seat];
  if (before === undefined || after === undefined) throw new Error(`no tavern for seat ${seat}`);
  const tokens = Object.fromEntries(
    RESOURCES.map(resource => [resource, after.resources[resource] - before.resources[resource]]),
  ) as Record<Resource, number>;
  return { heroes: after.total - before.total, tokens };
}

/** How many heroes of a seat the last picks cost it: others have as much entertainment now, or more. */
export function lostToOthers(rules: TavernEdition, players: View['players'], seat: Seat): number {
  const heroesOf = (taverns: readonly (readonly Card[])[]): number =>
    scored(rules, taverns)[seat]?.entertainment ?? 0;
  const before = players.map(player => openCards({ ...player, drafted: player.drafted.slice(0, -1) }));
  return Math.max(0, heroesOf(before) - heroesOf(players.map(openCards)));
}

const scored = (rules: TavernEdition, taverns: readonly (readonly Card[])[]): readonly ScoredTavern[] =>
  expectOk(rules.scoreSheet({ taverns: taverns.map(countsOf) })).taverns;
