import {
  type Actor,
  endsTurn,
  expectOk,
  type Game,
  type GameEvent,
  type GameMove,
  type Result,
  type Seat,
} from '@taproom/games';
import type { PlayedMove } from './log.ts';
import { isChanceDue } from './turn.ts';

/** A move that stands. */
export interface Step extends PlayedMove {
  /** The number of its log entry. */
  readonly entry: number;
  /** Whether a turn begins with it. */
  readonly starts: boolean;
  /** Whether it was a hidden choice, made at the same time as those of others. */
  readonly joint: boolean;
}

/** So many moves at most are replayed to come to a position. */
const REPLAYED = 50;

/**
 * The line played: the moves that count, after all that was taken back or replaced, and the state they lead to.
 *
 * Where all choose at the same time, choices stay open until the last one is in. Then they stand, one for each
 * seat and in the order of the seats: when somebody chose, and what they chose first, is forgotten.
 */
export class Line {
  readonly game: Game;
  private now: Int16Array;
  private settled: Step[] = [];
  private open = new Map<Seat, Pick<Step, 'move' | 'entry'>>();
  /** Whether a turn begins where the settled moves end. */
  private fresh: boolean;
  private checkpoints: { readonly length: number; readonly state: Int16Array }[];

  constructor(game: Game, start: Int16Array) {
    this.game = game;
    this.now = start;
    this.fresh = !isChanceDue(game, start);
    this.checkpoints = [{ length: 0, state: game.copy(start) }];
  }

  /** The same line, which goes its own way from here. */
  fork(): Line {
    const line = new Line(this.game, this.game.copy(this.now));
    line.settled = this.settled.slice();
    line.open = new Map(this.open);
    line.fresh = this.fresh;
    line.checkpoints = this.checkpoints.slice();
    return line;
  }

  /** The state now. It is the line's own: copy it before you play on it. */
  get state(): Int16Array {
    return this.now;
  }

  /** The moves that stand; open choices are not among them. */
  get steps(): readonly Step[] {
    return this.settled;
  }

  /** How many moves of chance stand. */
  get chances(): number {
    return this.settled.filter(({ actor }) => actor === 'chance').length;
  }

  hasOpen(seat: Seat): boolean {
    return this.open.has(seat);
  }

  /** All moves that lead to the state: those that stand, then the open choices. */
  moves(): PlayedMove[] {
    const open = this.openSeats().map(seat => ({ actor: seat, move: this.choiceOf(seat).move }));
    return [...this.settled.map(({ actor, move }) => ({ actor, move })), ...open];
  }

  /** Plays a move, or refuses it and changes nothing. */
  play(actor: Actor, move: GameMove, entry: number): Result<GameEvent[]> {
    const joint = this.open.size > 0 || this.game.actors(this.now).length > 1;
    const told = this.game.apply(this.now, actor, move);
    if (!told.ok) return told;
    if (joint && actor !== 'chance') {
      this.open.set(actor, { move, entry });
      if (!this.areAllIn(actor)) return told;
      this.settle();
    } else {
      this.settled.push({ actor, move, entry, starts: this.fresh, joint: false });
      this.fresh =
        !isChanceDue(this.game, this.now) && (actor === 'chance' || endsTurn(this.game, told.value));
    }
    this.keepCheckpoint();
    return told;
  }

  /** Takes back an open choice. */
  withdraw(seat: Seat): void {
    this.open.delete(seat);
    this.now = this.at(this.settled.length);
    for (const other of this.openSeats())
      expectOk(this.game.apply(this.now, other, this.choiceOf(other).move));
  }

  /** Whether the line can go back to its first `to` moves: a turn begins there, and something came after. */
  canCut(to: number): boolean {
    return to === this.settled.length ? this.open.size > 0 : (this.settled[to]?.starts ?? false);
  }

  /** Goes back to the first `to` moves. */
  cut(to: number): void {
    this.now = this.at(to);
    this.settled.length = to;
    this.open.clear();
    this.fresh = true;
    while (this.lastCheckpoint(Number.POSITIVE_INFINITY).length > to) this.checkpoints.pop();
  }

  /** The state after the first n moves. */
  at(n: number): Int16Array {
    const { length, state } = this.lastCheckpoint(n);
    const then = this.game.copy(state);
    for (const { actor, move } of this.settled.slice(length, n)) expectOk(this.game.apply(then, actor, move));
    return then;
  }

  /** Whether the last choice is in: the seat that made it is awaited anew, or chance is, or nobody any more. */
  private areAllIn(last: Seat): boolean {
    const actors = this.game.actors(this.now);
    return actors.length === 0 || actors[0] === 'chance' || actors.includes(last);
  }

  private settle(): void {
    for (const [i, seat] of this.openSeats().entries()) {
      this.settled.push({ actor: seat, ...this.choiceOf(seat), starts: i === 0, joint: true });
    }
    this.open.clear();
    this.fresh = !isChanceDue(this.game, this.now);
  }

  private openSeats = (): Seat[] => [...this.open.keys()].sort((a, b) => a - b);

  private choiceOf(seat: Seat): Pick<Step, 'move' | 'entry'> {
    const choice = this.open.get(seat);
    if (!choice) throw new Error(`seat ${seat} has no open choice`);
    return choice;
  }

  private lastCheckpoint(n: number): { readonly length: number; readonly state: Int16Array } {
    const found = this.checkpoints.findLast(({ length }) => length <= n) ?? this.checkpoints[0];
    if (!found) throw new Error('the start of the game is gone');
    return found;
  }

  private keepCheckpoint(): void {
    const { length } = this.settled;
    if (length < this.lastCheckpoint(length).length + REPLAYED) return;
    this.checkpoints.push({ length, state: this.game.copy(this.now) });
  }
}
