import { CHANCE, expectOk, NOBODY, type Random, SeededRandom } from '@taproom/games';
import { herosTavern } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DRAFT, ROUND, STAGE, type State, winners } from '@taproom/games/heros-tavern/inner';
import type { Budget } from '../bot.ts';
import { decide } from '../drive.ts';
import { tavernBots } from './index.ts';
import { tavernYardsticks } from './yardsticks.ts';

/** A player for the tests: the code of a choice. Bots among them only see a view. */
export type TestPlayer = (state: State, seat: number, seed: string) => number;

const codes = new Int32Array(fast.mostMoves);

export const anything: TestPlayer = (state, seat, seed) =>
  codes[new SeededRandom(seed).below(fast.list(state, seat, codes))];

const bots = new Map([...Object.values(tavernBots), ...tavernYardsticks].map(bot => [bot.level, bot]));

/** A level or a reference bot as a player. */
export function bot(level: string, budget: Budget): TestPlayer {
  const player = bots.get(level);
  if (player === undefined) throw new Error(`nobody is called ${level}`);
  return (state, seat, seed) => {
    const { moves } = decide(player, herosTavern.view(state, seat), seat, budget, seed);
    return codeOf(state, seat, moves[0]);
  };
}

/** The code of a legal move; throws if it is not one. */
export function codeOf(state: State, seat: number, move: object): number {
  const place = herosTavern
    .moves(state, seat)
    .findIndex(legal => JSON.stringify(legal) === JSON.stringify(move));
  if (place < 0) throw new Error(`illegal: ${JSON.stringify(move)}`);
  fast.list(state, seat, codes);
  return codes[place];
}

/** Plays a game to its end, or to the first choice of a seat for which `until` holds. */
export function play(
  players: readonly TestPlayer[],
  seed: string,
  until: (state: State, seat: number) => boolean = () => false,
): State {
  const random: Random = new SeededRandom(`${seed}/chance`);
  const state = expectOk(herosTavern.setup(players.length));
  for (let turn = 0; ; turn++) {
    const actor = fast.actor(state);
    if (actor === NOBODY) return state;
    if (actor === CHANCE) fast.chance(state, random);
    else if (until(state, actor)) return state;
    else fast.play(state, actor, players[actor](state, actor, `${seed}/${turn}`));
  }
}

/** A position in the middle of a game of random movers, with a seat that has to choose. */
export function somewhere(seats: number, round: number, stage: number, seed: string): State {
  const random = new SeededRandom(seed);
  const picks = random.below(5 * seats);
  let seen = 0;
  const movers = Array.from({ length: seats }, () => anything);
  return play(movers, seed, state => {
    if (state[ROUND] !== round || state[STAGE] !== stage) return false;
    return stage !== DRAFT || seen++ === picks;
  });
}

/** The share of games the first of some players wins, sitting in every seat in turn. */
export function wins(
  hero: TestPlayer,
  others: TestPlayer,
  seats: number,
  games: number,
  seed: string,
): number {
  let won = 0;
  for (let game = 0; game < games; game++) {
    const seat = game % seats;
    const players = Array.from({ length: seats }, (_, i) => (i === seat ? hero : others));
    const best = winners(play(players, `${seed}/${game}`));
    if (best.includes(seat)) won += 1 / best.length;
  }
  return won / games;
}
