import { type Game, type Result, refuse, type Seat } from '@taproom/games';
import { Chronicle } from './chronicle.ts';
import type { LogEntry } from './log.ts';
import { PlayedLine } from './played-line.ts';
import type { TableRefusal } from './refusals.ts';
import { plainSitter, type Sitter, whyNotSitter } from './sitter.ts';

/**
 * The log, and everything derived from it: the line, who sits where, and what happened. Every change to a table goes
 * through `append`, whether it was just decided, read from storage, or received from another node. So a restored table
 * can't differ from the original.
 */
export class Ledger {
  readonly game: Game;
  readonly line: PlayedLine;
  readonly chronicle: Chronicle;
  readonly log: LogEntry[];
  readonly sitters: Sitter[];
  /** Who sat where at the start. */
  private readonly first: readonly Sitter[];
  /** The entries with moves of bots that stood in for people. */
  private readonly standIns: Set<number>;

  private constructor(line: PlayedLine, chronicle: Chronicle, kept: Kept) {
    this.game = line.game;
    this.line = line;
    this.chronicle = chronicle;
    this.log = kept.log.slice();
    this.first = kept.first;
    this.sitters = kept.sitters.slice();
    this.standIns = new Set(kept.standIns);
  }

  static start(game: Game, start: Int16Array, sitters: readonly Sitter[]): Ledger {
    const first = sitters.map(plainSitter);
    const kept = { log: [], first, sitters: first, standIns: [] };
    return new Ledger(new PlayedLine(game, start), new Chronicle(game), kept);
  }

  /** An independent copy of this ledger. */
  fork(): Ledger {
    const { log, first, sitters, standIns } = this;
    return new Ledger(this.line.fork(), this.chronicle.fork(), { log, first, sitters, standIns });
  }

  get nextNumber(): number {
    return this.log.length + 1;
  }

  isSeat(seat: unknown): seat is Seat {
    return typeof seat === 'number' && this.sitters[seat] !== undefined;
  }

  /** Appends an entry, or refuses it and changes nothing. */
  append(entry: LogEntry): Result<null, TableRefusal> {
    if (entry.number !== this.nextNumber) {
      return refuse({ code: 'wrong-number', need: this.nextNumber, have: entry.number });
    }
    const refusal = this.take(entry);
    if (refusal?.code === 'entry-not-understood') return refuse(refusal);
    return refusal ? refuse({ code: 'entry-refused', number: entry.number, reason: refusal }) : DONE;
  }

  private take(entry: LogEntry): TableRefusal | null {
    switch (entry.kind) {
      case 'move':
        return this.takeMove(entry);
      case 'withdraw':
        if (!this.line.hasOpen(entry.seat)) return { code: 'nothing-to-undo' };
        this.line.withdraw(entry.seat);
        this.chronicle.tell({ event: 'withdrew', seat: entry.seat }, this.line.steps.length);
        break;
      case 'back':
        if (!this.line.canCut(entry.to)) return { code: 'no-turn-there', to: entry.to };
        this.line.cut(entry.to);
        this.chronicle.tell({ event: 'taken-back', to: entry.to, by: entry.by }, entry.to);
        break;
      case 'seat': {
        if (!this.isSeat(entry.seat)) return { code: 'no-such-seat', seats: this.sitters.length };
        const wrong = whyNotSitter(entry.seat, entry.sitter);
        if (wrong) return wrong;
        const sitter = plainSitter(entry.sitter);
        this.sitters[entry.seat] = sitter;
        this.chronicle.tell({ event: 'seat-taken', seat: entry.seat, sitter }, this.line.steps.length);
        break;
      }
      default:
        return { code: 'entry-not-understood', number: this.nextNumber };
    }
    this.log.push(entry);
    return null;
  }

  private takeMove(entry: LogEntry & { readonly kind: 'move' }): TableRefusal | null {
    const { number, kind, actor, text } = entry;
    const move = this.game.read(text);
    if (!move.ok) return { code: 'move-refused', index: 0, reason: move.refusal };
    const before = this.line.steps.length;
    const told = this.line.play(actor, move.value, number);
    if (!told.ok) return { code: 'move-refused', index: 0, reason: told.refusal };
    if (actor !== 'chance' && this.isStandIn(actor)) this.standIns.add(number);
    const after = this.line.steps.length;
    // A choice that stays hidden is not on the line yet; those that are revealed may have been made long before.
    const made = after > before ? this.line.steps.slice(before) : [{ actor, entry: number }];
    const standIns = made.flatMap(one =>
      one.actor !== 'chance' && this.standIns.has(one.entry) ? [one.actor] : [],
    );
    this.chronicle.tellMove(told.value, before, after, standIns);
    this.log.push({ number, kind, actor, text });
    return null;
  }

  private isStandIn(seat: Seat): boolean {
    return this.first[seat]?.kind === 'human' && this.sitters[seat]?.kind === 'bot';
  }
}

/** What a ledger keeps besides the line and the chronicle. */
interface Kept {
  readonly log: readonly LogEntry[];
  readonly first: readonly Sitter[];
  readonly sitters: readonly Sitter[];
  readonly standIns: Iterable<number>;
}

const DONE: Result<null, never> = { ok: true, value: null };
