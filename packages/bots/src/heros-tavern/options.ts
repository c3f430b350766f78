import type { Move } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DRAFT, decode, heroesOf, SEATS, STAGE, type State } from '@taproom/games/heros-tavern/inner';
import type { Candidate, Reason } from '../bot.ts';
import { certainHeroes } from './certain.ts';
import type { Playout } from './playout.ts';

/** A choice of a seat, and what it promises at first. */
export interface Option {
  readonly code: number;
  /** Heroes still to come for the seat. */
  readonly toCome: number;
  /** Expected final heroes and chances of winning, by seat. */
  readonly scores: Float64Array;
  readonly chances: Float64Array;
}

/** All choices of a seat, those with the best prospects first. */
export function firstLook(root: State, seat: number, playout: Playout): Option[] {
  const codes = new Int32Array(fast.mostMoves);
  const values = new Float64Array(fast.mostMoves);
  const count = fast.list(root, seat, codes);
  if (root[STAGE] === DRAFT) playout.prospects.picks(root, seat, codes, count, values);
  else playout.prospects.purchases(root, seat, codes, count, values);
  playout.judge(root);
  const others = playout.scores.slice(0, root[SEATS]);
  const options = Array.from({ length: count }, (_, i): Option => {
    const scores = others.slice();
    scores[seat] = heroesOf(root, seat) + values[i];
    const chances = new Float64Array(root[SEATS]);
    playout.chancesOf(root, scores, chances);
    return { code: codes[i], toCome: values[i], scores, chances };
  });
  return options.sort((a, b) => b.toCome - a.toCome || a.code - b.code);
}

/** The most choices a thought lists. */
export const SHOWN = 8;

/** A choice as it is reported. No score is below what is certain, although an estimate may be. */
export const candidate = (
  root: State,
  seat: number,
  { code, scores, chances }: Pick<Option, 'code' | 'scores' | 'chances'>,
  reasons: readonly Reason[],
  visits: number,
): Candidate<Move> => ({
  moves: [decode(root, seat, code)],
  scores: Array.from(scores, (score, of) =>
    Math.max(
      score,
      of === seat && root[STAGE] !== DRAFT ? certainHeroes(root, of, code) : certainHeroes(root, of),
    ),
  ),
  chances: Array.from(chances),
  visits,
  reasons,
});
