import { describe, expect, it } from 'vitest';
import { CHANCE, type FastGame, type Game, NOBODY } from '../src/game.ts';
import { expectOk } from '../src/result.ts';

/** A position, and how many different lines of moves lead on from it, by length. */
export interface Row {
  /** The rule that the position stresses, and the position. */
  readonly name: string;
  readonly seats: number;
  readonly options?: object;
  /** How the position came about: `0: go 1, buy wood1 c5`. */
  readonly line: string;
  readonly leaves: readonly number[];
}

/** Counts the tree under each position by both edges. Chance is not expanded: a line ends where chance is due. */
export function perft(game: Game, fast: FastGame, rows: readonly Row[]): void {
  describe(`the tree of ${game.id}`, () => {
    for (const { name, seats, options, line, leaves } of rows) {
      it(name, () => {
        const state = played(game, seats, options, line);
        expect(game.broken(state)).toBeNull();
        const depths = Array.from(leaves.keys(), i => i + 1);
        expect({ public: depths.map(depth => countPublic(game, state, depth)) }).toEqual({ public: leaves });
        expect({ fast: depths.map(depth => countFast(fast, state, depth)) }).toEqual({ fast: leaves });
      });
    }
  });
}

function played(game: Game, seats: number, options: object | undefined, line: string): Int16Array {
  const state = expectOk(game.setup(seats, options));
  for (const entry of line.trim().split('\n')) {
    const [, actor = '', moves = ''] = /^\s*(\d|chance): (.*)$/.exec(entry) ?? [];
    for (const text of moves.split(', ')) {
      const result = game.apply(state, actor === 'chance' ? actor : Number(actor), expectOk(game.read(text)));
      if (!result.ok) throw new Error(`${actor}: ${text}: ${JSON.stringify(result.refusal)}`);
    }
  }
  return state;
}

/** Of seats that choose at the same time the lowest goes first, so that each set of choices counts once. */
function countPublic(game: Game, state: Int16Array, depth: number): number {
  const [actor = 'chance'] = game.actors(state);
  if (actor === 'chance') return 1;
  const moves = game.moves(state, actor);
  if (depth === 1) return moves.length;
  let leaves = 0;
  for (const move of moves) {
    const next = game.copy(state);
    expectOk(game.apply(next, actor, move));
    leaves += countPublic(game, next, depth - 1);
  }
  return leaves;
}

function countFast(fast: FastGame, state: Int16Array, depth: number): number {
  const actor = fast.actor(state);
  if (actor === CHANCE || actor === NOBODY) return 1;
  const codes = new Int32Array(fast.mostMoves);
  const count = fast.list(state, actor, codes);
  if (depth === 1) return count;
  const next = state.slice();
  let leaves = 0;
  for (const code of codes.subarray(0, count)) {
    next.set(state);
    fast.play(next, actor, code);
    leaves += countFast(fast, next, depth - 1);
  }
  return leaves;
}
