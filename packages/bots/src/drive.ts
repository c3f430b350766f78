import type { GameMove, Seat } from '@taproom/games';
import type { Bot, Budget, Thought } from './bot.ts';

/** The longest a pondering bot blocks everything else, in milliseconds. */
const SLICE = 25;

/** A bot's turn, computed in one go until the budget is spent. */
export function decide<View extends object, Move extends GameMove>(
  bot: Bot<View, Move>,
  view: View,
  seat: Seat,
  budget: Budget,
  seed: string,
): Thought<Move> {
  const spent = meter(budget);
  const thinking = bot.think(view, seat, budget, seed);
  let next = thinking.next();
  while (!next.done && !spent(next.value)) next = thinking.next();
  return finish(thinking, next.value);
}

/**
 * A bot's turn, computed in slices: in between, other work continues, for as long as `between` lets it. Ends when the
 * budget is spent or the signal is aborted, with the best turn so far; there always is one.
 */
export async function ponder<View extends object, Move extends GameMove>(
  bot: Bot<View, Move>,
  view: View,
  seat: Seat,
  budget: Budget,
  seed: string,
  signal: AbortSignal,
  between: () => Promise<void> = () => rest(0),
): Promise<Thought<Move>> {
  const spent = meter(budget);
  const thinking = bot.think(view, seat, budget, seed);
  let sliceEnd = performance.now() + SLICE;
  let next = thinking.next();
  while (!next.done && !spent(next.value) && !signal.aborted) {
    if (performance.now() >= sliceEnd) {
      await between();
      sliceEnd = performance.now() + SLICE;
      if (signal.aborted) break;
    }
    next = thinking.next();
  }
  return finish(thinking, next.value);
}

/** Lets other work continue for this many milliseconds, or for as long as it takes if there is more. */
export const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Says for each thought whether it spends the budget; the time runs from now. */
function meter(budget: Budget): (thought: Thought) => boolean {
  if ('nodes' in budget) return thought => thought.nodes >= budget.nodes;
  const end = budget.now() + budget.ms;
  return () => budget.now() >= end;
}

/** Lets a bot that was stopped halfway clean up. */
function finish<Move extends GameMove>(
  thinking: Generator<Thought<Move>, Thought<Move>, void>,
  thought: Thought<Move>,
): Thought<Move> {
  thinking.return(thought);
  return thought;
}
