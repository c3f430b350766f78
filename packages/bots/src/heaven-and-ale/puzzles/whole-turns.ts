import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, GO, STAGE, type State } from '@taproom/games/heaven-and-ale/inner';
import { TooMany } from './closed.ts';

/** A turn with all its moves, and where it ends. */
export interface WholeTurn {
  readonly moves: readonly number[];
  readonly after: State;
}

/** Every turn of the player to move, needless ones too; those that end alike once. Throws if there are too many ways. */
export function wholeTurns(root: State, most: number): WholeTurn[] {
  const seat = root[ACTIVE];
  const ends: WholeTurn[] = [];
  const seen = new Set<string>();
  const open: WholeTurn[] = [{ after: root, moves: [] }];
  const codes = new Int32Array(fast.mostMoves);
  for (let way = open.pop(); way !== undefined; way = open.pop()) {
    const { after, moves } = way;
    const key = String.fromCharCode(...after);
    if (seen.has(key)) continue;
    seen.add(key);
    if (seen.size > most) throw new TooMany();
    if (moves.length > 0 && (after[STAGE] === GO || fast.actor(after) !== seat)) {
      ends.push(way);
      continue;
    }
    const count = fast.list(after, seat, codes);
    for (const code of codes.subarray(0, count)) {
      const next = after.slice();
      fast.play(next, seat, code);
      open.push({ after: next, moves: [...moves, code] });
    }
  }
  return ends;
}
