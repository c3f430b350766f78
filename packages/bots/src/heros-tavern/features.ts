/**
 * What a seat's prospects depend on, as small integers: one row per prospect. The networks read a row as steps (“at
 * least 1, at least 2, …”), because most things here come in sets.
 */
import { CATEGORIES, KINDS, RESOURCES, scoreCounts } from '@taproom/games/heros-tavern/inner';
import type { NetworkShape } from '../network.ts';

/** The cells of a row. */
export const LEFT = 0; // cards of this round still to be drafted
export const SEATS_CELL = 1;
/** The most and the second most entertainment that others will have. */
export const MOST = 2;
export const SECOND = 3;
export const TOKENS_CELL = 4;
/** Counts by card: all open ones, and those of them that stay. */
export const OPEN = TOKENS_CELL + RESOURCES.length;
export const KEPT = OPEN + KINDS;
export const ROW = KEPT + KINDS;

/** How many steps of each card are distinguished; more count as this many. */
const CARD_STEPS: readonly number[] = [7, 9, 7, 7, 7, 6, 6, 6, 6, 2, 2, 2, 2, 2];
const TOKEN_STEPS = 10;

/** How many steps each cell has, and where its inputs start. */
export const STEPS: readonly number[] = [
  7,
  5,
  6,
  6,
  ...RESOURCES.map(() => TOKEN_STEPS),
  ...CARD_STEPS,
  ...CARD_STEPS,
];
export const STARTS: readonly number[] = STEPS.map((_, cell) =>
  STEPS.slice(0, cell).reduce((sum, steps) => sum + steps, 0),
);
/** The last two inputs: what the open cards and the kept cards score on their own. */
export const OPEN_HEROES = STEPS.reduce((sum, steps) => sum + steps, 0);
export const KEPT_HEROES = OPEN_HEROES + 1;
/** Heroes go in divided by this. */
export const HEROES_UNIT = 20;

export const SHAPE: NetworkShape = { inputs: KEPT_HEROES + 1, first: 32, second: 16 };

const heroes = new Int16Array(CATEGORIES.length);

/** What cards score without their entertainment, which depends on others. 3 */
export function heroesAlone(counts: Int16Array): number {
  scoreCounts(counts, 1, heroes, 0, 0);
  return heroes[1] + heroes[2] + heroes[3] + heroes[4] + heroes[5];
}

/** Writes the inputs of a network for a row. */
export function expand(row: Int16Array, inputs: Float32Array, at: number): void {
  inputs.fill(0, at, at + SHAPE.inputs);
  for (let cell = 0; cell < ROW; cell++) {
    const steps = Math.min(row[cell], STEPS[cell]);
    for (let step = 0; step < steps; step++) inputs[at + STARTS[cell] + step] = 1;
  }
  inputs[at + OPEN_HEROES] = heroesAlone(row.slice(OPEN, OPEN + KINDS)) / HEROES_UNIT;
  inputs[at + KEPT_HEROES] = heroesAlone(row.slice(KEPT, KEPT + KINDS)) / HEROES_UNIT;
}
