import { SeededRandom } from '@taproom/games';
import type { Move } from '@taproom/games/heros-tavern';
import type { State } from '@taproom/games/heros-tavern/inner';
import type { Thought } from '../bot.ts';
import { candidate, firstLook, SHOWN } from './options.ts';
import type { Playout } from './playout.ts';
import { reasons } from './reasons.ts';
import { appeal, type Taste } from './taste.ts';

/** A choice by taste, without search. A node is a choice considered. */
export function feel(root: State, seat: number, seed: string, playout: Playout, taste: Taste): Thought<Move> {
  const random = new SeededRandom(`${seed}/taste`);
  // In an order that does not depend on experience, so that a character who judges by tonight alone plays the same
  // whatever was learned.
  const options = firstLook(root, seat, playout).sort((a, b) => a.code - b.code);
  const ranked = options
    .map(option => ({ option, appeal: appeal(root, seat, option, taste, random) }))
    .sort((a, b) => b.appeal - a.appeal);
  const candidates = ranked
    .slice(0, SHOWN)
    .map(({ option }) => candidate(root, seat, option, reasons(root, seat, option.code), 1));
  return { moves: candidates[0].moves, candidates, nodes: options.length };
}
