// The line of play after undo, with snapshots for jumping to any position.

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

/** A move on the line. */
export interface StandingMove extends PlayedMove {
  /** The number of its log entry. */
  readonly entry: number;
  /** Whether it starts a turn. */
  readonly starts: boolean;
  /** Whether it was a hidden choice, made at the same time as those of others. */
  readonly joint: boolean;
}

/** The most moves that are replayed to reach a position: the distance between snapshots. */
const REPLAYED = 50;

/**
 * The line of play: the moves that count, after everything that was taken back or replaced, and the state they lead to.
 *
 * Where all choose at the same time, choices stay open until the last one is in. Then they become moves, one per seat
 * in seat order: when someone chose, and what they chose first, is not kept.
 */
export class PlayedLine {
  readonly game: Game;
  private now: Int16Array;
  private settled: StandingMove[] = [];
  private open = new Map<Seat, Pick<StandingMove, 'move' | 'entry'>>();
  /** Whether a turn starts where the settled moves end. */
  private fresh: boolean;
  private checkpoints: { readonly length: number; readonly state: Int16Array }[];

  constructor(game: Game, start: Int16Array) {
    this.game = game;
    this.now = start;
    this.fresh = !isChanceDue(game, start);
    this.checkpoints = [{ length: 0, state: game.copy(start) }];
  }

  /** An independent copy of this line. */
  fork(): PlayedLine {
    const line = new PlayedLine(this.game, this.game.copy(this.now));
    line.settled = this.settled.slice();
    line.open = new Map(this.open);
    line.fresh = this.fresh;
    line.checkpoints = this.checkpoints.slice();
    return line;
  }

  /** The current state. It belongs to the line: copy it before you play on it. */
  get state(): Int16Array {
    return this.now;
  }

  /** The moves on the line, without open choices. */
  get steps(): readonly StandingMove[] {
    return this.settled;
  }

  /** How many chance moves are on the line. */
  get chances(): number {
    return this.settled.filter(({ actor }) => actor === 'chance').length;
  }

  hasOpen(seat: Seat): boolean {
    return this.open.has(seat);
  }

  /** All moves that lead to the state: those on the line, then the open choices. */
  moves(): PlayedMove[] {
    const open = this.openSeats().map(seat => ({ actor: seat, move: this.choiceOf(seat).move }));
    return [...this.settled.map(({ actor, move }) => ({ actor, move })), ...open];
  }

  /** The numbers of the log entries of all moves that lead to the state. */
  entries(): number[] {
    const open = this.openSeats().map(seat => this.choiceOf(seat).entry);
    return [...this.settled.map(({ entry }) => entry), ...open];
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

  /** Whether the line can go back to its first `to` moves: a turn starts there, and something came after. */
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

  /** Whether the last choice is in: the seat that made it has to move again, or chance does, or nobody. */
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

  private choiceOf(seat: Seat): Pick<StandingMove, 'move' | 'entry'> {
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
