import { NOBODY } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import {
  ACTIVE,
  DONE,
  kindOf,
  RETURN_CODE,
  STAGE,
  type State,
  scoreNow,
} from '@taproom/games/heaven-and-ale/inner';
import { TooMany } from './closed.ts';
import { mayNeedCoins } from './coins.ts';
import { wholeTurns } from './whole-turns.ts';

/** What a position leads to for the seat whose puzzle it is, and for the only rival who still plays. */
export interface LastRoundValue {
  /** The seat's score if the rival does everything to keep it low. */
  readonly sure: number;
  /**
   * If both play for their own scores: from the least to the most, since it is open what they do where two turns bring
   * them the same.
   */
  readonly own: Range;
  readonly rival: Range;
}

interface Range {
  readonly least: number;
  readonly most: number;
}

/** A first turn: where it ends, its moves, and what it leads to. */
export interface FirstTurn {
  readonly moves: readonly number[];
  readonly value: LastRoundValue;
}

/** Everything that can happen in the last round between the player to move and one rival. Equal positions are merged. */
export class Contested {
  private readonly found = new Map<string, LastRoundValue>();
  private readonly desks: { readonly codes: Int32Array; readonly next: State }[] = [];
  private readonly seat: number;
  private readonly key: number[];
  private positions = 0;

  constructor(
    private readonly root: State,
    private readonly rival: number,
    private readonly most: number,
  ) {
    this.seat = root[ACTIVE];
    this.key = Array.from(root);
  }

  /** The different ends of the first turn. All turns count here, needless ones too. */
  firstTurns(): FirstTurn[] {
    return wholeTurns(this.root, this.most).map(({ moves, after }) => ({ moves, value: this.value(after) }));
  }

  private value(state: State, depth = 0): LastRoundValue {
    const actor = fast.actor(state);
    if (actor === NOBODY) {
      const [own, rival] = [scoreNow(state, this.seat), scoreNow(state, this.rival)];
      return { sure: own, own: { least: own, most: own }, rival: { least: rival, most: rival } };
    }
    const key = this.keyOf(state);
    const known = this.found.get(key);
    if (known !== undefined) return known;
    if (++this.positions > this.most) throw new TooMany();
    const { codes, next } = this.desk(depth);
    const count = fast.list(state, actor, codes);
    const mayReturn = mayNeedCoins(state);
    const children: LastRoundValue[] = [];
    for (let i = 0; i < count; i++) {
      const isReturn = kindOf(codes[i]) === RETURN_CODE;
      if (isReturn && !mayReturn) continue;
      next.set(state);
      fast.play(next, actor, codes[i]);
      children.push(this.value(next, depth + 1));
      // At home any card is as good as any other.
      if (isReturn && state[STAGE] === DONE) break;
    }
    const value = actor === this.seat ? ownChoice(children) : rivalChoice(children);
    this.found.set(key, value);
    return value;
  }

  private keyOf(state: State): string {
    const { key } = this;
    for (let i = 0; i < state.length; i++) key[i] = state[i];
    return String.fromCharCode.apply(null, key);
  }

  /** What a depth works with. */
  private desk(depth: number): { readonly codes: Int32Array; readonly next: State } {
    while (this.desks.length <= depth)
      this.desks.push({ codes: new Int32Array(fast.mostMoves), next: this.root.slice() });
    return this.desks[depth];
  }
}

/** The seat takes what is best for it. */
function ownChoice(children: readonly LastRoundValue[]): LastRoundValue {
  const sure = Math.max(...children.map(child => child.sure));
  const [own, rival] = chosen(
    children,
    child => child.own,
    child => child.rival,
  );
  return { sure, own, rival };
}

/** The rival takes what is best for itself or, against the seat, what is worst for that. */
function rivalChoice(children: readonly LastRoundValue[]): LastRoundValue {
  const sure = Math.min(...children.map(child => child.sure));
  const [rival, own] = chosen(
    children,
    child => child.rival,
    child => child.own,
  );
  return { sure, own, rival };
}

/** What follows for both if one chooses: any turn that may be its best. */
function chosen(
  children: readonly LastRoundValue[],
  chooser: (child: LastRoundValue) => Range,
  other: (child: LastRoundValue) => Range,
): [Range, Range] {
  const least = Math.max(...children.map(child => chooser(child).least));
  const most = Math.max(...children.map(child => chooser(child).most));
  const likely = children.filter(child => chooser(child).most >= least).map(other);
  return [
    { least, most },
    {
      least: Math.min(...likely.map(range => range.least)),
      most: Math.max(...likely.map(range => range.most)),
    },
  ];
}
