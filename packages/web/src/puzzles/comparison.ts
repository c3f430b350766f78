import type { Part, Verdict } from '@taproom/bots/coach';
import type { RatedPuzzle } from '@taproom/bots/puzzles';
import { endDigest, turnsIn } from '@taproom/bots/puzzles/solving';
import { expectOk, type Game, type GameMove } from '@taproom/games';

/** What the answer of a judgement is compared with, to find out why it is better. */
export interface ComparedTurn {
  readonly moves: readonly GameMove[];
  /** Whether it is the turn that was played; otherwise it is the next best one. */
  readonly isPlayed: boolean;
}

/** The turn that was played, or the next best one if that was the answer. Null where costs are not known. */
export function comparedTurn(
  game: Game,
  puzzle: RatedPuzzle,
  wrong: readonly GameMove[] | null,
): ComparedTurn | null {
  if (puzzle.costs === undefined) return null;
  if (wrong !== null) return { moves: wrong, isPlayed: true };
  const { costs, seat, position } = puzzle;
  const [next] = turnsIn(game, expectOk(game.load(position)), seat)
    .map(({ moves, end }) => ({ moves, cost: costs[endDigest(end)] ?? 0 }))
    .filter(({ cost }) => cost > 0)
    .toSorted((a, b) => a.cost - b.cost);
  return next === undefined ? null : { moves: next.moves, isPlayed: false };
}

/** What the answer brings more; nothing if the coach takes another turn for the best, or found no difference. */
export function reasonsIn(game: Game, puzzle: RatedPuzzle, { score }: Verdict): readonly Part[] {
  const [answer = []] = puzzle.turns;
  const endOf = (moves: readonly GameMove[]): string => {
    const state = expectOk(game.load(puzzle.position));
    for (const move of moves) expectOk(game.apply(state, puzzle.seat, move));
    return endDigest(state);
  };
  const isSame = endOf(score.moves) === endOf(answer.map(text => expectOk(game.read(text))));
  return (isSame && score.parts) || [];
}
