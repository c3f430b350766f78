// Validates requests to a table and turns them into log entries.

import { accept, endsTurn, expectOk, isAwaitedAlone, type Result, refuse, type Seat } from '@taproom/games';
import type { Ledger } from './ledger.ts';
import { type LogEntry, moveEntry } from './log.ts';
import type { TableRefusal } from './refusals.ts';
import type { CommitRequest, TableRequest } from './request.ts';
import type { ChanceSource, Mode } from './setup.ts';
import { isSameSitter, plainSitter, type Sitter, whyNotSitter } from './sitter.ts';
import { isChanceDue } from './turn.ts';

/** What the judge needs to know in addition to the ledger. */
export interface Terms {
  readonly mode: Mode;
  readonly chance: ChanceSource;
}

type Judgement = Result<LogEntry[], TableRefusal>;

/** The log entries for a request, including chance moves, or why it is refused. Changes nothing. */
export function judge(ledger: Ledger, terms: Terms, request: TableRequest): Judgement {
  switch (request.do) {
    case 'commit':
      return judgeTurn(ledger, terms, request);
    case 'undo':
      return judgeUndo(ledger, terms, request.seat);
    case 'rewind':
      return judgeRewind(ledger, terms, request.to);
    case 'back':
      return judgeBack(ledger, terms, request.to);
    case 'hand-over':
      return judgeHandOver(ledger, request.seat, request.sitter);
  }
}

/** The chance moves that are due in a state. Plays them on that state. */
export function chanceEntries(
  ledger: Ledger,
  chance: ChanceSource,
  state: Int16Array,
  number: number,
): LogEntry[] {
  const { game, line } = ledger;
  const entries: LogEntry[] = [];
  for (let k = line.chances; isChanceDue(game, state); k++) {
    const move = game.draw(state, chance(k));
    expectOk(game.apply(state, 'chance', move));
    entries.push(moveEntry(game, number + entries.length, 'chance', move));
  }
  return entries;
}

function judgeTurn(ledger: Ledger, terms: Terms, { seat, moves, seen, partial }: CommitRequest): Judgement {
  const { game, line, chronicle } = ledger;
  if (!ledger.isSeat(seat)) return noSuchSeat(ledger);
  const number = chronicle.number(seat);
  if (!Number.isInteger(seen) || seen < 0 || seen > number) return refuse({ code: 'no-such-event', number });
  if (seen < chronicle.changed(seat)) return refuse({ code: 'stale', number });
  if (moves.length === 0) return refuse({ code: 'no-moves-given' });
  if (line.hasOpen(seat) && isWornOut(ledger, terms, choices(ledger, seat))) return WORN_OUT;

  const state = game.copy(line.state);
  const entries: LogEntry[] = [];
  let whole = false;
  for (const [index, move] of moves.entries()) {
    if (index > 0 && !isAwaitedAlone(game, state, seat)) return refuse({ code: 'turn-over', index });
    const told = game.apply(state, seat, move);
    if (!told.ok) return refuse({ code: 'move-refused', index, reason: told.refusal });
    entries.push(moveEntry(game, ledger.nextNumber + index, seat, move));
    whole = endsTurn(game, told.value);
  }
  if (!whole && partial !== true) return refuse({ code: 'unfinished-turn' });
  return accept([
    ...entries,
    ...chanceEntries(ledger, terms.chance, state, ledger.nextNumber + entries.length),
  ]);
}

/**
 * A hidden choice can be taken back until it is revealed. A turn can be taken back as long as nobody else has acted
 * since, not even in moves that were themselves taken back, and chance has revealed nothing.
 */
function judgeUndo(ledger: Ledger, terms: Terms, seat: Seat): Judgement {
  const { game, line, log, nextNumber: number } = ledger;
  if (!ledger.isSeat(seat)) return noSuchSeat(ledger);
  if (line.hasOpen(seat)) {
    if (isWornOut(ledger, terms, choices(ledger, seat))) return WORN_OUT;
    return accept([{ number, kind: 'withdraw', seat }]);
  }
  const last = line.steps.findLastIndex(({ actor }) => actor === seat);
  const to = line.steps.findLastIndex(({ starts }, i) => starts && i <= last);
  const first = line.steps[to];
  if (!first) return refuse({ code: 'nothing-to-undo' });
  if (game.actors(line.state).length === 0) return refuse({ code: 'game-over' });
  if (first.joint) return refuse({ code: 'something-revealed' });
  for (const entry of log.slice(first.entry)) {
    if (entry.kind === 'move' && entry.actor === 'chance') return refuse({ code: 'something-revealed' });
    const by = actorOf(entry);
    if (by !== undefined && by !== seat) return refuse({ code: 'others-acted' });
  }
  const before = log.filter(entry => entry.kind === 'back' && entry.to === to && entry.by === seat).length;
  return isWornOut(ledger, terms, before) ? WORN_OUT : accept([{ number, kind: 'back', to, by: seat }]);
}

/** Who did what an entry records; undefined if it is not an action in the game. */
function actorOf(entry: LogEntry): Seat | 'chance' | null | undefined {
  switch (entry.kind) {
    case 'move':
      return entry.actor;
    case 'withdraw':
      return entry.seat;
    case 'back':
      return entry.by;
    case 'seat':
      return undefined;
  }
}

function judgeRewind(ledger: Ledger, terms: Terms, to: number): Judgement {
  if (terms.mode !== 'local') return refuse({ code: 'not-local' });
  const back = judgeBack(ledger, terms, to);
  if (!back.ok) return back;
  const awaited = ledger.game.actors(ledger.line.at(to));
  const own = awaited.some(seat => seat !== 'chance' && ledger.sitters[seat]?.kind === 'human');
  return own ? back : refuse({ code: 'not-your-own-turn', to });
}

function judgeBack(ledger: Ledger, terms: Terms, to: number): Judgement {
  if (!ledger.line.canCut(to)) return refuse({ code: 'no-turn-there', to });
  return isWornOut(ledger, terms, 0)
    ? WORN_OUT
    : accept([{ number: ledger.nextNumber, kind: 'back', to, by: null }]);
}

/** How often one turn can be taken back, or one choice made, at a shared table. */
const MOST_UNDOS = 20;
/** The most log entries without effect on the line. */
const MOST_IDLE = 1000;

/**
 * Whether a shared table has reached its undo limit: for this turn or choice (`before` counts it), or for the whole
 * table. The log never shrinks, so without a limit two clicks repeated forever would fill the disk. Longer logs from
 * earlier versions can still be read.
 */
const isWornOut = ({ log, line }: Ledger, { mode }: Terms, before: number): boolean =>
  mode === 'shared' && (before >= MOST_UNDOS || log.length - line.steps.length >= MOST_IDLE);

const WORN_OUT: Judgement = refuse({ code: 'too-many-undos' });

/** How often a seat has chosen in the current round of choices. */
function choices({ log, line }: Ledger, seat: Seat): number {
  const round = log.slice(line.steps.at(-1)?.entry ?? 0);
  const start = round.findLastIndex(({ kind }) => kind === 'back');
  return round.slice(start + 1).filter(entry => entry.kind === 'move' && entry.actor === seat).length;
}

function judgeHandOver(ledger: Ledger, seat: Seat, sitter: Sitter): Judgement {
  const now = ledger.isSeat(seat) ? ledger.sitters[seat] : undefined;
  if (!now) return noSuchSeat(ledger);
  const wrong = whyNotSitter(seat, sitter);
  if (wrong) return refuse(wrong);
  if (isSameSitter(now, sitter)) return refuse({ code: 'sits-there-already', seat });
  return accept([{ number: ledger.nextNumber, kind: 'seat', seat, sitter: plainSitter(sitter) }]);
}

const noSuchSeat = ({ sitters }: Ledger): Judgement =>
  refuse({ code: 'no-such-seat', seats: sitters.length });
