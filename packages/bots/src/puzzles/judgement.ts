import { expectOk, type GameMove, type Seat } from '@taproom/games';
import type { Estimator } from '../coach/estimator.ts';
import { MEASURES, type Measure, type Worth } from '../coach/worth.ts';
import { FEWEST_TURNS, type PuzzleAnswer } from './puzzle.ts';
import { endDigest } from './solving.ts';

/** How clear an answer must be: points, and share of victory at a table of two. */
export const CLEAR_JUDGEMENT: Readonly<Record<Measure, number>> = { score: 3, share: 0.1 };
/** More turns take too long to compare. */
const MOST_TURNS = 16;
/** A first look, a second one, and one that confirms it with ten times the effort, each with luck of its own. */
const LOOKS: readonly { readonly nodes: number; readonly part: number }[] = [
  { nodes: 80, part: 0.6 },
  { nodes: 400, part: 1 },
  { nodes: 4000, part: 1 },
];

type Judged = Omit<PuzzleAnswer, 'themes'>;

/** What each turn is worth. */
interface Choice {
  readonly move: GameMove;
  readonly worth: Worth;
}

/**
 * A decision of seats that choose at the same time, if one choice is clearly better than all others: on average, in
 * what the seat can know, if everyone plays on as the estimator does.
 */
export function judgementOf(estimator: Estimator, state: Int16Array, seat: Seat): Judged | null {
  const { game } = estimator;
  const moves = game.moves(state, seat);
  if (moves.length < FEWEST_TURNS || moves.length > MOST_TURNS) return null;
  const view = game.view(state, seat);
  let found: readonly Choice[] = [];
  for (const { nodes, part } of LOOKS) {
    const effort = { nodes, seed: `judgement/${endDigest(state)}/${nodes}` };
    const choices = moves.map(move => ({
      move,
      worth: estimator.judge({ view, seat, played: [move] }, null, effort).played,
    }));
    const before = found[0]?.move;
    found = choices.toSorted((a, b) => b.worth.score - a.worth.score);
    if (before !== undefined && found[0].move !== before) return null;
    if (!isClear(found, part, game.actors(state).length)) return null;
  }
  const [{ move, worth }, next] = found;
  const ends = found.map(choice => {
    const end = game.copy(state);
    expectOk(game.apply(end, seat, choice.move));
    return [endDigest(end), tenths(worth.score - choice.worth.score)];
  });
  return {
    kind: 'judgement',
    turns: [[move]],
    best: tenths(worth.score),
    next: tenths(next.worth.score),
    costs: Object.fromEntries(ends),
  };
}

/** Whether the first of some choices is better than all others by a part of what is clear. */
const isClear = ([first, ...others]: readonly Choice[], part: number, seats: number): boolean =>
  MEASURES.every(measure => {
    const clear = CLEAR_JUDGEMENT[measure] * (measure === 'share' ? 2 / seats : 1);
    return others.every(({ worth }) => first.worth[measure] - worth[measure] >= part * clear);
  });

const tenths = (points: number): number => Math.round(points * 10) / 10;
