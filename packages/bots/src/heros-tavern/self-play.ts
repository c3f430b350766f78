import { CHANCE, expectOk, NOBODY, type Random } from '@taproom/games';
import { herosTavern, tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DRAFT, heroesOf, ROUND, STAGE } from '@taproom/games/heros-tavern/inner';
import { OPEN, ROW } from './features.ts';
import type { Prospects } from './prospects.ts';
import { pickRow, purchaseRow } from './row.ts';

/** What one seat saw after one choice: the heroes on its pad at that time, and those it expected. */
interface Sight {
  readonly row: Int16Array;
  readonly round: number;
  readonly heroes: number;
  readonly expected: number;
}

/** Samples of one round: rows one after another, and the heroes that were still to come. */
export class Samples {
  readonly rows: Int16Array;
  readonly targets: Float32Array;
  count = 0;

  constructor(most: number) {
    this.rows = new Int16Array(most * ROW);
    this.targets = new Float32Array(most);
  }

  add(row: Int16Array, target: number): void {
    this.rows.set(row, this.count * ROW);
    this.targets[this.count++] = target;
  }
}

/** The result of a batch of self-play games. */
export interface Harvest {
  /** By round. */
  readonly samples: readonly Samples[];
  /** Mean final heroes by number of seats (3, 4, 5). */
  readonly means: readonly number[];
}

export interface SelfPlay {
  readonly games: number;
  /** How many of a hundred choices are random, so that their value is learned too. */
  readonly explore: number;
  /** How far a target looks ahead: 1 to the end of the game, 0 to the next choice. */
  readonly lambda: number;
}

const TABLES = tables.SEATS_MAX - tables.SEATS_MIN + 1;

/** Plays games with all seat counts in turn and keeps what the seats saw after each choice. */
export function selfPlay(prospects: Prospects, options: SelfPlay, random: Random): Harvest {
  const most = options.games * tables.SEATS_MAX * tables.HAND;
  const samples = Array.from({ length: tables.ROUNDS }, () => new Samples(most));
  const sums = Array.from({ length: TABLES }, () => 0);
  const counts = Array.from({ length: TABLES }, () => 0);
  for (let game = 0; game < options.games; game++) {
    const table = game % TABLES;
    sums[table] += playOut(prospects, tables.SEATS_MIN + table, options, random, samples);
    counts[table]++;
  }
  return { samples, means: sums.map((sum, i) => sum / Math.max(1, counts[i])) };
}

const codes = new Int32Array(fast.mostMoves);
const values = new Float64Array(fast.mostMoves);

/** Plays one game; returns the mean of the final heroes. */
function playOut(
  prospects: Prospects,
  seats: number,
  { explore, lambda }: SelfPlay,
  random: Random,
  samples: readonly Samples[],
): number {
  const state = expectOk(herosTavern.setup(seats));
  const seen = Array.from({ length: seats }, (): Sight[] => []);
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) {
      fast.chance(state, random);
      continue;
    }
    const count = fast.list(state, actor, codes);
    const drafting = state[STAGE] === DRAFT;
    if (drafting) prospects.picks(state, actor, codes, count, values);
    else prospects.purchases(state, actor, codes, count, values);
    const choice = choose(count, explore, random);
    const row = new Int16Array(ROW);
    if (drafting) {
      pickRow(state, actor, row);
      row[OPEN + codes[choice]]++;
    } else purchaseRow(state, actor, codes[choice], row);
    seen[actor].push({
      row,
      round: drafting ? state[ROUND] : state[ROUND] + 1,
      heroes: heroesOf(state, actor),
      expected: values[choice],
    });
    fast.play(state, actor, codes[choice]);
  }
  let sum = 0;
  for (let seat = 0; seat < seats; seat++) {
    let final = heroesOf(state, seat);
    sum += final;
    for (const { row, round, heroes, expected } of seen[seat].reverse()) {
      // What the last purchase brings is counted, not learned.
      if (round <= tables.ROUNDS) samples[round - 1].add(row, final - heroes);
      final = lambda * final + (1 - lambda) * (heroes + expected);
    }
  }
  return sum / seats;
}

/** The best choice, or now and then a random one. */
function choose(count: number, explore: number, random: Random): number {
  if (random.below(100) < explore) return random.below(count);
  let best = 0;
  for (let i = 1; i < count; i++) if (values[i] > values[best]) best = i;
  return best;
}
