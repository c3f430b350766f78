import type { Random } from '../src/chance.ts';
import { DONE_CODE, GO_CODE, kindOf, RETURN_CODE, START_CODE } from '../src/heaven-and-ale/moves.ts';
import { NOTHING } from '../src/heros-tavern/purchase.ts';
import type { GameId } from '../src/index.ts';
import type { Policy } from './random-play.ts';

/**
 * Random players who don't throw the game away, for games that get somewhere: gardens fill up, sheds,
 * discs, cards and barrels come into play. They know only how lists are ordered, and nothing of value.
 */
export const KEEN: Readonly<Record<GameId, Policy>> = {
  /** Keeps its cards, moves in short steps, and goes home only when nothing else is left. */
  'heaven-and-ale': (codes, count, random) => {
    if (random.below(64) === 0) return random.below(count);
    // Lists have returns last, and before them what ends a turn or a round.
    let kept = count;
    while (kept > 0 && kindOf(codes[kept - 1]) === RETURN_CODE) kept--;
    let worth = kept;
    while (worth > 0 && kindOf(codes[worth - 1]) === START_CODE) worth--;
    if (worth > 1 && kindOf(codes[worth - 1]) === DONE_CODE && random.below(2) === 0) worth--;
    if (worth === 0) return random.below(kept === 0 ? count : kept);
    return kindOf(codes[0]) === GO_CODE ? lowest(worth, random) : random.below(worth);
  },

  /** Picks anything, but rather buys much than little. */
  'heros-tavern': (codes, count, random) =>
    codes[0] === NOTHING ? count - 1 - lowest(count, random) : random.below(count),
};

/** The lowest of three random numbers. */
const lowest = (n: number, random: Random): number =>
  Math.min(random.below(n), random.below(n), random.below(n));
