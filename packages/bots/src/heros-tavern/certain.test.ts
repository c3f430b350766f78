import { expectOk, SeededRandom } from '@taproom/games';
import { CARDS, herosTavern, type Move, tables } from '@taproom/games/heros-tavern';
import {
  heroesOf,
  NOTHING,
  PURCHASE,
  ROUND,
  SEATS,
  STAGE,
  type State,
} from '@taproom/games/heros-tavern/inner';
import { describe, expect, it } from 'vitest';
import type { Candidate } from '../bot.ts';
import { decide } from '../drive.ts';
import { certainHeroes } from './certain.ts';
import { tavernBots } from './index.ts';
import { TAVERN_LEVELS } from './levels.ts';
import { anything, codeOf, play, type TestPlayer } from './table.fixture.ts';

/** Chooses any card, and buys nothing. */
const saver: TestPlayer = (state, seat, seed) =>
  state[STAGE] === PURCHASE ? NOTHING : anything(state, seat, seed);

describe('the heroes that are certain', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f'])(
    'only grow for somebody who buys nothing, and are there in the end (%s)',
    seed => {
      let certain = 0;
      const watched: TestPlayer = (state, seat, turn) => {
        const now = certainHeroes(state, seat);
        expect(now).toBeGreaterThanOrEqual(certain);
        certain = now;
        return saver(state, seat, turn);
      };
      const state = play([anything, watched, anything, anything], seed);
      expect(certain).toBeGreaterThan(0);
      expect(heroesOf(state, 1)).toBeGreaterThanOrEqual(certain);
    },
  );

  it.each(Array.from({ length: tables.ROUNDS }, (_, i) => i + 1))(
    'count what is bought in round %i',
    round => {
      let certain = 0;
      const watched: TestPlayer = (state, seat, turn) => {
        if (state[STAGE] !== PURCHASE || state[ROUND] !== round) return saver(state, seat, turn);
        const code = anything(state, seat, turn);
        certain = certainHeroes(state, seat, code);
        return code;
      };
      const state = play([watched, anything, anything], 'purchases');
      expect(certain).toBeGreaterThan(0);
      expect(heroesOf(state, 0)).toBeGreaterThanOrEqual(certain);
    },
  );
});

describe.each(TAVERN_LEVELS)('%s', level => {
  it('expects nothing less than what is certain, even where cards cost nothing, which it never learned', () => {
    const prices = Object.fromEntries(CARDS.map(card => [card, {}]));
    for (const seed of level === 'legend' ? ['g0'] : ['g0', 'g1', 'g2', 'g3']) {
      const random = new SeededRandom(seed);
      const state = expectOk(herosTavern.setup(3, { prices }));
      for (let turn = 0; herosTavern.actors(state).length > 0; turn++) {
        const [actor] = herosTavern.actors(state);
        if (actor === 'chance') {
          expectOk(herosTavern.apply(state, actor, herosTavern.draw(state, random)));
          continue;
        }
        const view = herosTavern.view(state, actor);
        const { candidates, moves } = decide(tavernBots[level], view, actor, { nodes: 6 }, `${turn}`);
        for (const candidate of candidates) expectPossible(state, actor, candidate);
        expectOk(herosTavern.apply(state, actor, moves[0]));
      }
    }
  });
});

function expectPossible(state: State, seat: number, { moves, scores }: Candidate<Move>): void {
  const purchase = state[STAGE] === PURCHASE ? codeOf(state, seat, moves[0]) : NOTHING;
  for (let of = 0; of < state[SEATS]; of++)
    expect(scores[of]).toBeGreaterThanOrEqual(certainHeroes(state, of, of === seat ? purchase : NOTHING));
}
