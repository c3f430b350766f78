import type { GameMove, Seat } from '@taproom/games';
import type { Bot, Budget, Thought } from './bot.ts';

/** So long, in milliseconds, a pondering bot keeps everything else waiting. */
const SLICE = 25;

/** A bot's turn, thought about at one go until the budget is spent. */
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
 * A bot's turn, thought about in slices: in between, other work goes on, as long as `between` lets it. Ends when the
 * budget is spent or the signal asks for it, with the best turn so far; there always is one.
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

/** Lets other work go on for so many milliseconds, or as long as it takes if there is more of it. */
export const rest = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Tells of each thought whether the budget is spent with it; the time runs from now. */
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
