import type { Actor } from '../game.ts';
import { accept, type Refused, type Result, refuse } from '../result.ts';
import {
  type CommentPlace,
  cleanComment,
  cleanName,
  excerpt,
  FIRST_LINE,
  type GameRecord,
  type HeaderKey,
  type Lines,
  RECORD_LIMITS,
  type ReadRefusal,
  type RecordComment,
  type RecordEntry,
  UNFINISHED,
  withoutDirections,
} from './record.ts';

/** A parsed record, and where its parts were. */
export interface ReadRecord extends GameRecord {
  readonly lines: Lines;
}

const FIRST_LINE_OF_ANY_VERSION = /^Taproom record (.*)$/;
const TURN = /^(chance|0|[1-9]\d?): *(.*)$/;
const END = /^end: *(.*)$/;
const HEAD = /^(game|rules|seats|options|name (0|[1-9]\d?)|date): *(.*)$/;
const ID = /^[a-z][a-z0-9-]{0,39}$/;
const NUMBER = /^(0|[1-9]\d{0,5})$/;
const SCORE = /^(0|-?[1-9]\d{0,5})$/;
const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/**
 * Parses a record: the first of two steps. The result has the right form, but need not be a legal game; `replayRecord`
 * checks that.
 */
export function readRecord(text: unknown): Result<ReadRecord, ReadRefusal> {
  if (typeof text !== 'string') return refuse({ code: 'text-expected' });
  if (text.length > RECORD_LIMITS.characters) {
    return refuse({ code: 'record-too-long', max: RECORD_LIMITS.characters });
  }
  const lines = text.split('\n');
  // What follows the last line break is a line only if it is not empty.
  if (lines.length - (lines.at(-1) === '' ? 1 : 0) > RECORD_LIMITS.lines) {
    return refuse({ code: 'too-many-lines', line: RECORD_LIMITS.lines + 1, max: RECORD_LIMITS.lines });
  }
  const reader = new Reader();
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i].trim();
    if (line === '') continue;
    if (line.startsWith('#')) {
      reader.comment(line.slice(1));
      continue;
    }
    const wrong = reader.line(line, i + 1);
    if (wrong) return wrong;
  }
  return reader.finish();
}

interface HeadLine {
  readonly value: string;
  readonly line: number;
}
const NOTHING: HeadLine = { value: '', line: 1 };

type Wrong = Refused<ReadRefusal> | null;

class Reader {
  private begun = false;
  private last = 1;
  private readonly head = new Map<string, HeadLine>();
  private readonly names = new Map<number, string>();
  private readonly entries: RecordEntry[] = [];
  private readonly entryLines: number[] = [];
  private moves = 0;
  /** The comments that have their place, and those that wait for the line they stand before. */
  private readonly comments: RecordComment[] = [];
  private waiting: string[] = [];
  private end: { scores: number[] | null; line: number } | null = null;

  comment(text: string): void {
    this.waiting.push(cleanComment(text));
  }

  private placeComments(place: CommentPlace): void {
    for (const text of this.waiting) this.comments.push({ text, place });
    this.waiting = [];
  }

  /** Adds a line that is neither empty nor a comment. */
  line(text: string, line: number): Wrong {
    this.last = line;
    if (!this.begun) return this.first(text, line);
    if (this.end) return refuse({ code: 'text-after-end', line });
    const turn = TURN.exec(text);
    if (turn) return this.turn(turn[1], turn[2], line);
    const end = END.exec(text);
    if (end) return this.ending(end[1], line);
    const head = HEAD.exec(text);
    if (head) return this.header(head[1] as HeaderKey, head[3], line);
    return refuse({ code: 'line-not-understood', line, text: excerpt(text) });
  }

  private first(text: string, line: number): Wrong {
    if (text !== FIRST_LINE) {
      const version = FIRST_LINE_OF_ANY_VERSION.exec(text)?.[1];
      return version === undefined
        ? refuse({ code: 'not-a-record', line })
        : refuse({ code: 'unknown-record-version', line, version: excerpt(version) });
    }
    this.begun = true;
    this.placeComments('top');
    return null;
  }

  private header(key: HeaderKey, value: string, line: number): Wrong {
    if (this.entries.length > 0) return refuse({ code: 'head-after-turns', line, key });
    if (this.head.has(key)) return refuse({ code: 'told-twice', line, key });
    this.head.set(key, { value, line });
    this.placeComments(key);
    const wrong = refuse({ code: 'wrong-value', line, key, text: excerpt(value) } as const);
    if (key.startsWith('name ')) {
      // Older records may contain such characters, so they are dropped rather than refused.
      const name = withoutDirections(value).trim();
      if (name === '' || cleanName(name) !== name) return wrong;
      this.names.set(Number(key.slice('name '.length)), name);
      return null;
    }
    switch (key) {
      case 'game':
        return ID.test(value) ? null : wrong;
      case 'rules':
        return NUMBER.test(value) ? null : wrong;
      case 'seats':
        return NUMBER.test(value) && Number(value) >= 1 && Number(value) <= RECORD_LIMITS.seats
          ? null
          : wrong;
      case 'date':
        return isDay(value) ? null : wrong;
      default:
        return readOptions(value) === null ? wrong : null;
    }
  }

  private turn(who: string, moves: string, line: number): Wrong {
    const wrong = this.incomplete(line);
    if (wrong) return wrong;
    const actor: Actor = who === 'chance' ? who : Number(who);
    const seats = this.number('seats');
    if (actor !== 'chance' && actor >= seats) return refuse({ code: 'wrong-seat', line, seat: actor, seats });
    const texts = moves.split(',').map(move => move.trim());
    if (texts.includes('')) return refuse({ code: 'empty-move', line });
    this.placeComments(this.moves);
    this.moves += texts.length;
    this.entries.push({ actor, moves: texts });
    this.entryLines.push(line);
    return null;
  }

  private ending(text: string, line: number): Wrong {
    const wrong = this.incomplete(line);
    if (wrong) return wrong;
    this.placeComments(this.moves);
    if (text === UNFINISHED) {
      this.end = { scores: null, line };
      return null;
    }
    const scores = text.split(/ +/);
    if (!scores.every(score => SCORE.test(score))) {
      return refuse({ code: 'wrong-value', line, key: 'end', text: excerpt(text) });
    }
    const need = this.number('seats');
    if (scores.length !== need) {
      return refuse({ code: 'wrong-number-of-scores', line, need, have: scores.length });
    }
    this.end = { scores: scores.map(Number), line };
    return null;
  }

  /** What the header must say before the first turn or the end, or what is wrong with it. */
  private incomplete(line: number): Wrong {
    for (const key of ['game', 'rules', 'seats']) {
      if (!this.head.has(key)) return refuse({ code: 'not-told', line, key });
    }
    const seats = this.number('seats');
    for (const seat of this.names.keys()) {
      if (seat >= seats) {
        return refuse({ code: 'wrong-seat', line: this.told(`name ${seat}`).line, seat, seats });
      }
    }
    return null;
  }

  /** The value of a required header line. */
  private told = (key: string): HeadLine => this.head.get(key) ?? NOTHING;
  private number = (key: string): number => Number(this.told(key).value);

  finish(): Result<ReadRecord, ReadRefusal> {
    if (!this.begun) return refuse({ code: 'not-a-record', line: this.last });
    if (!this.end) return refuse({ code: 'record-cut', line: this.last });
    this.placeComments('bottom');
    const seats = this.number('seats');
    const options = this.head.get('options');
    return accept({
      game: this.told('game').value,
      rules: this.number('rules'),
      seats,
      options: readOptions(options?.value ?? '{}') ?? {},
      names: Array.from({ length: seats }, (_, seat) => this.names.get(seat) ?? null),
      date: this.head.get('date')?.value ?? null,
      entries: this.entries,
      scores: this.end.scores,
      comments: this.comments,
      lines: {
        game: this.told('game').line,
        rules: this.told('rules').line,
        seats: this.told('seats').line,
        options: (options ?? this.told('seats')).line,
        entries: this.entryLines,
        end: this.end.line,
      },
    });
  }
}

/** A day that exists in the calendar. */
function isDay(text: string): boolean {
  const [, year, month, day] = (DATE.exec(text) ?? []).map(Number);
  if (year === undefined || month < 1 || month > 12 || day < 1) return false;
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return day <= (month === 2 && leap ? 29 : DAYS[month - 1]);
}

function readOptions(text: string): Record<string, unknown> | null {
  if (text.length > RECORD_LIMITS.options) return null;
  // A key of that name, plain or escaped, would be taken for the prototype wherever the options are copied.
  if (text.includes('__proto__') || text.includes('\\u')) return null;
  try {
    const options: unknown = JSON.parse(text);
    const isObject = typeof options === 'object' && options !== null && !Array.isArray(options);
    return isObject ? (options as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}
