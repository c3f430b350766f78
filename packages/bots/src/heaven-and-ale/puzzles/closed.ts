import { NOBODY } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import {
  ACTIVE,
  BOUGHT,
  BUY,
  DONE,
  FIGURE,
  GO,
  kindOf,
  PENDING,
  PLAYER_CELLS,
  player,
  RETURN_CODE,
  SHED,
  STAGE,
  type State,
  scoreNow,
  TILES_PER_SPACE,
  tilesOn,
} from '@taproom/games/heaven-and-ale/inner';
import { mayNeedCoins } from './coins.ts';

/** The best way home from a position: its final score, and its first move. Of equal ones it is the shortest. */
interface Way {
  readonly score: number;
  readonly moves: number;
  readonly move: number;
}

/** Thrown when there are more positions than may be looked at. */
export class TooMany extends Error {}

/**
 * Every way home of a player who is alone in the last round. Positions that are alike for that player are looked at
 * once. Nothing is left out but cards returned before their coins are needed: that is never better than returning them
 * when a tile has to be paid for, or on the way home.
 */
export class Closed {
  private readonly ways = new Map<string, Way>();
  private readonly desks: { readonly codes: Int32Array; readonly next: State }[] = [];
  private readonly seat: number;
  private readonly key: number[];
  positions = 0;

  constructor(
    readonly root: State,
    private readonly most: number,
  ) {
    this.seat = root[ACTIVE];
    this.key = Array.from({ length: PLAYER_CELLS + 3 + TILES_PER_SPACE }, () => 0);
  }

  /** The best final score after a position, which may be in the middle of a turn. */
  best(state: State, depth = 0): Way {
    if (fast.actor(state) === NOBODY) return { score: scoreNow(state, this.seat), moves: 0, move: -1 };
    const key = this.keyOf(state);
    const known = this.ways.get(key);
    if (known !== undefined) return known;
    if (++this.positions > this.most) throw new TooMany();
    const { codes, next } = this.desk(depth);
    const count = fast.list(state, this.seat, codes);
    let best: Way = { score: -1, moves: 0, move: -1 };
    for (let i = 0; i < count; i++) {
      const isReturn = kindOf(codes[i]) === RETURN_CODE;
      if (isReturn && !mayNeedCoins(state)) break;
      next.set(state);
      fast.play(next, this.seat, codes[i]);
      const way = this.best(next, depth + 1);
      if (way.score > best.score || (way.score === best.score && way.moves + 1 < best.moves))
        best = { score: way.score, moves: way.moves + 1, move: codes[i] };
      // At home any card is as good as any other.
      if (isReturn && state[STAGE] === DONE) break;
    }
    this.ways.set(key, best);
    return best;
  }

  /** The best final score after each different end of the first turn. All turns count here, needless ones too. */
  firstTurns(): number[] {
    const ends = new Map<string, number>();
    const seen = new Set<string>();
    const walk = (state: State): void => {
      if (
        fast.actor(state) === NOBODY ||
        (state[STAGE] === GO && state[player(this.seat) + FIGURE] !== this.start)
      ) {
        const key = this.keyOf(state);
        if (!ends.has(key)) ends.set(key, this.best(state).score);
        return;
      }
      const key = this.keyOf(state);
      if (seen.has(key)) return;
      if (seen.size > this.most) throw new TooMany();
      seen.add(key);
      const codes = new Int32Array(fast.mostMoves);
      const count = fast.list(state, this.seat, codes);
      for (let i = 0; i < count; i++) {
        const next = state.slice();
        fast.play(next, this.seat, codes[i]);
        walk(next);
      }
    };
    walk(this.root);
    return [...ends.values()];
  }

  /** The moves of the best way home. */
  line(): number[] {
    const moves: number[] = [];
    const state = this.root.slice();
    while (fast.actor(state) !== NOBODY) {
      const { move } = this.best(state);
      moves.push(move);
      fast.play(state, this.seat, move);
    }
    return moves;
  }

  /** What a depth works with. */
  private desk(depth: number): { readonly codes: Int32Array; readonly next: State } {
    while (this.desks.length <= depth)
      this.desks.push({ codes: new Int32Array(fast.mostMoves), next: this.root.slice() });
    return this.desks[depth];
  }

  private get start(): number {
    return this.root[player(this.seat) + FIGURE];
  }

  /** What differs between positions of the player who is alone. Spaces ahead are as they were. */
  private keyOf(state: State): string {
    const { key } = this;
    const me = player(this.seat);
    for (let i = 0; i < PLAYER_CELLS; i++) key[i] = state[me + i];
    key[PLAYER_CELLS] = state[STAGE];
    key[PLAYER_CELLS + 1] = state[BOUGHT];
    key[PLAYER_CELLS + 2] = state[PENDING];
    const row = state[STAGE] === BUY || state[STAGE] === SHED ? tilesOn(state[me + FIGURE]) : -1;
    for (let i = 0; i < TILES_PER_SPACE; i++) key[PLAYER_CELLS + 3 + i] = row < 0 ? 0 : state[row + i];
    return String.fromCharCode.apply(null, key);
  }
}
