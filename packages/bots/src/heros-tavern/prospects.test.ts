import { SeededRandom } from '@taproom/games';
import { tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import {
  boughtBy,
  ENTERTAINMENT,
  heroesOf,
  NOTHING,
  OVER,
  PURCHASE,
  ROUND,
  SEATS,
  STAGE,
  type State,
} from '@taproom/games/heros-tavern/inner';
import { describe, expect, it } from 'vitest';
import { Network } from '../network.ts';
import { packWeights } from '../weights.ts';
import { roundWeights } from './experience.ts';
import { expand, OPEN, ROW, SHAPE } from './features.ts';
import { SameLuck } from './luck.ts';
import { Prospects } from './prospects.ts';
import { UNIT } from './round-network.ts';
import { finalHeroes, pickRow, purchaseRow } from './row.ts';
import { anything, play } from './table.fixture.ts';
import { WEIGHTS } from './weights.ts';

const weights = roundWeights(WEIGHTS);
const prospects = new Prospects(weights);
const codes = new Int32Array(fast.mostMoves);
const values = new Float64Array(fast.mostMoves);
const row = new Int16Array(ROW);

/** What a plain network says of a row, without any shortcut. */
function plain(round: number): number {
  const inputs = new Float32Array(SHAPE.inputs);
  expand(row, inputs, 0);
  return new Network(SHAPE, weights[round - 1]).value(Float64Array.from(inputs)) * UNIT;
}

/** Visits every choice of a game of random movers. */
function visit(seats: number, seed: string, look: (state: State, seat: number, count: number) => void): void {
  const mover = (state: State, seat: number, turn: string): number => {
    look(state, seat, fast.list(state, seat, codes));
    return anything(state, seat, turn);
  };
  play(
    Array.from({ length: seats }, () => mover),
    seed,
  );
}

describe('prospects', () => {
  it('are those of the plain network for every pick and every purchase', () => {
    let checked = 0;
    visit(4, 'plain', (state, seat, count) => {
      const buying = state[STAGE] === PURCHASE;
      if (buying && state[ROUND] === 5) return;
      if (buying) prospects.purchases(state, seat, codes, count, values);
      else prospects.picks(state, seat, codes, count, values);
      for (let i = 0; i < count; i++) {
        if (buying) purchaseRow(state, seat, codes[i], row);
        else {
          pickRow(state, seat, row);
          row[OPEN + codes[i]]++;
        }
        expect(values[i]).toBeCloseTo(plain(buying ? state[ROUND] + 1 : state[ROUND]), 4);
        checked++;
      }
    });
    expect(checked).toBeGreaterThan(300);
  });
});

describe('the final heroes of a row', () => {
  it('are what the rules count', () => {
    const players = Array.from({ length: 4 }, () => anything);
    const state = play(players, 'rules', at => at[STAGE] === PURCHASE && at[ROUND] === 5);
    const expected: number[] = [];
    // Nobody keeps any entertainment, so nothing depends on what others do.
    for (let seat = 0; seat < state[SEATS]; seat++) state[boughtBy(seat) + ENTERTAINMENT] = 0;
    const before = state.slice();
    for (let seat = 0; seat < state[SEATS]; seat++) {
      purchaseRow(state, seat, NOTHING, row);
      expected.push(finalHeroes(row));
    }
    for (let seat = 0; seat < state[SEATS]; seat++) fast.play(state, seat, NOTHING);
    expect(state[STAGE]).toBe(OVER);
    expect(Array.from(expected, (_, seat) => heroesOf(state, seat) - heroesOf(before, seat))).toEqual(
      expected,
    );
    prospects.purchases(before, 0, codes, fast.list(before, 0, codes), values);
    expect(values[0]).toBe(expected[0]);
  });
});

describe('the weights', () => {
  it('are those of one network a round, all told', () => {
    expect(weights).toHaveLength(tables.ROUNDS);
    expect(packWeights(weights.flatMap(list => [...list]))).toBe(WEIGHTS);
  });
});

describe('the same luck', () => {
  it('draws the same again after winding back, and goes on beyond', () => {
    const luck = new SameLuck(new SeededRandom('luck'));
    const once = [7, 7, 100, 3].map(n => luck.below(n));
    luck.rewind();
    expect([7, 7, 100, 3].map(n => luck.below(n))).toEqual(once);
    expect(luck.below(2)).toBeLessThan(2);
  });
});
