import { CARDS, herosTavern, tables } from '@taproom/games/heros-tavern';
import { DRAFT, decode, ROUND, STAGE, STEP } from '@taproom/games/heros-tavern/inner';
import type { Cell, ExploredDecision, Explorer } from '../explore/explorer.ts';
import { playout } from './bots.ts';
import { firstLook } from './options.ts';

const cellsOf = (kind: string, rounds: number): Cell[] =>
  Array.from({ length: rounds }, (_, i) => CARDS.map(option => ({ kind, round: i + 1, option }))).flat();

/**
 * Explores the first pick of each round and the first purchase. Everyone chooses what has the best prospects by the
 * learned networks; these know the seat's own cards and what lies open.
 */
export const explorer: Explorer = {
  id: herosTavern.id,
  rules: herosTavern.rules,
  game: herosTavern,
  version: 1,

  cells: () => [...cellsOf('pick', tables.ROUNDS), ...cellsOf('purchase', 1)],

  turn: (state, seat) => [playout().advise(state, seat)],

  decisions(state, seat): ExploredDecision[] {
    const drafting = state[STAGE] === DRAFT;
    if (drafting ? state[STEP] > 0 : state[ROUND] > 1) return [];
    const turns = firstLook(state, seat, playout()).map(({ code }) => {
      const move = decode(state, seat, code);
      const options =
        move.move === 'pick' ? [move.card] : move.move === 'buy' ? [...new Set(move.cards)] : [];
      return { codes: [code], options };
    });
    return [{ kind: drafting ? 'pick' : 'purchase', round: state[ROUND], turns }];
  },
};
