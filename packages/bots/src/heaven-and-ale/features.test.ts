import { CHANCE, expectOk, NOBODY, SeededRandom } from '@taproom/games';
import { heavenAndAle } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import {
  BREWMASTER,
  code,
  DISC_SPACE,
  DISCS,
  FIGURE,
  HAND,
  MARKERS,
  openUses,
  player,
  SCORE,
  SCORE_CODE,
  STAGE,
  type State,
} from '@taproom/games/heaven-and-ale/inner';
import { describe, expect, it } from 'vitest';
import { FEATURES, features } from './features.ts';
import { HandEvaluation } from './hand.ts';
import { Plans } from './plans.ts';
import { Prospect } from './prospect.ts';

/** Every position of a game by rule of thumb in which a turn begins. */
function* positions(seats: number, seed: string): Generator<State> {
  const random = new SeededRandom(seed);
  const plans = new Plans(new HandEvaluation(), {
    hexes: 1,
    tiles: 2,
    beam: 1,
    returns: 'if-needed',
    activations: 'best',
  });
  const state = expectOk(heavenAndAle.setup(seats));
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) fast.chance(state, random);
    else {
      plans.make(state);
      state.set(plans.after(plans.best()));
      yield state;
    }
  }
}

/** Any of the last scoring spaces: its disc goes on any spot. */
const ANY_SPOT = 24;
const FIRST_RESOURCE_USE = 5;
const USES = 14;

/** Lets a player put a disc on every open resource and monk spot, by the rules. */
function scoreAll(state: State, seat: number): void {
  const me = player(seat);
  state[me + HAND] = 0;
  state[me + FIGURE] = ANY_SPOT;
  for (let use = FIRST_RESOURCE_USE; use < USES; use++) {
    if (((openUses(state, seat, ANY_SPOT) >> use) & 1) === 0) continue;
    state[DISCS + DISC_SPACE[ANY_SPOT]] = 1;
    state[STAGE] = SCORE;
    fast.play(state, seat, code(SCORE_CODE, use));
  }
}

describe('the prospect of a garden', () => {
  it('is where the rules would bring markers and brewmaster with a disc on every spot', () => {
    const prospect = new Prospect();
    let moved = 0;
    for (const position of positions(2, 'prospect')) {
      if (fast.actor(position) < 0) continue;
      const state = position.slice();
      const seat = fast.actor(state);
      prospect.look(state, player(seat));
      const before = state[player(seat) + BREWMASTER];
      scoreAll(state, seat);
      const markers = player(seat) + MARKERS;
      expect([...prospect.markers]).toEqual([...state.subarray(markers, markers + 5)]);
      expect(prospect.brewmaster).toBe(state[player(seat) + BREWMASTER]);
      moved += state[player(seat) + BREWMASTER] - before;
    }
    expect(moved).toBeGreaterThan(0);
  });
});

describe('the features', () => {
  it.each([2, 3, 4])('are all told and of a good size, with %i seats', seats => {
    const x = new Float64Array(FEATURES);
    for (const state of positions(seats, 'features')) {
      for (let seat = 0; seat < seats; seat++) {
        x.fill(Number.NaN);
        features(state, seat, x);
        expect(x.every(one => Math.abs(one) <= 12)).toBe(true);
      }
    }
  });
});
