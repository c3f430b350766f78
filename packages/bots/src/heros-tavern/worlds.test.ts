import { expectOk, SeededRandom } from '@taproom/games';
import { herosTavern } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DEAL, DRAFT, handSize, SEATS, STAGE, STEP, type State } from '@taproom/games/heros-tavern/inner';
import { describe, expect, it } from 'vitest';
import { meanWithError } from '../arena/statistics.ts';
import { playout } from './bots.ts';
import { somewhere } from './table.fixture.ts';
import { anyWorld, Worlds } from './worlds.ts';

/** A first draft after some picks, in which everyone took what promises most. */
function drafted(seats: number, picks: number, seed: string): State {
  const state = expectOk(herosTavern.setup(seats));
  const random = new SeededRandom(seed);
  while (state[STAGE] === DEAL || state[STEP] < picks) {
    if (state[STAGE] === DEAL) fast.chance(state, random);
    else {
      const all = Array.from({ length: seats }, (_, seat) => playout().advise(state, seat));
      for (const [seat, code] of all.entries()) fast.play(state, seat, code);
    }
  }
  return state;
}

const codes = new Int32Array(fast.mostMoves);
const values = new Float64Array(fast.mostMoves);

/** What the best card of the hand a seat holds promises. */
function promise(state: State, seat: number): number {
  const count = fast.list(state, seat, codes);
  playout().prospects.picks(state, seat, codes, count, values);
  return Math.max(...values.subarray(0, count));
}

describe('worlds', () => {
  it.each([
    [3, 1],
    [4, 2],
    [5, 2],
  ])('hold hands as good as the real ones: %i seats after %i picks', (seats, picks) => {
    const random = new SeededRandom('worlds');
    const fitting: number[] = [];
    const any: number[] = [];
    for (let n = 0; n < 300; n++) {
      const state = drafted(seats, picks, `deal ${n}`);
      const view = herosTavern.view(state, 0);
      const hidden = view.players.findIndex(({ hand }) => hand === null);
      const real = promise(state, hidden);
      fitting.push(promise(new Worlds(view, playout()).imagine(random), hidden) - real);
      any.push(promise(anyWorld(view, random), hidden) - real);
    }
    const bias = meanWithError(fitting);
    const before = meanWithError(any);
    expect(before.mean).toBeGreaterThan(5 * before.error);
    expect(Math.abs(bias.mean)).toBeLessThan(0.3 * before.mean);
  });

  it.each([3, 4, 5])('look the same to the viewer in every round: %i seats', seats => {
    const random = new SeededRandom('same');
    for (let round = 1; round <= 5; round++)
      for (let n = 0; n < 8; n++) {
        const state = somewhere(seats, round, DRAFT, `${seats}/${round}/${n}`);
        const seen = herosTavern.view(state, 0);
        const imagined = new Worlds(seen, playout()).imagine(random);
        const again = herosTavern.view(imagined, 0);
        expect(handSize(imagined)).toBe(handSize(state));
        for (let seat = 0; seat < state[SEATS]; seat++) {
          expect(again.players[seat]?.hand).toEqual(seen.players[seat]?.hand);
          expect(again.players[seat]?.drafted).toEqual(seen.players[seat]?.drafted);
        }
        expect(again.pile).toBe(seen.pile);
        expect(herosTavern.broken(imagined)).toBeNull();
      }
  });
});
