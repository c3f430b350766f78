import type { Clock, Problem } from '@taproom/contracts';
import { type Catalogue, expectOk, type Refused, type Seat } from '@taproom/games';
import { type Sitter, secretChance, Table } from '@taproom/table';
import type * as z from 'zod/mini';
import { type Answer, problem } from '../problem.ts';
import type { Replaced, SeatRow, TableRow, TurnRow } from '../store/rows.ts';
import type { Appended, Cap, Lease, NotAllowed, Store, TableChange } from '../store/store.ts';
import { Clocks } from './clock.ts';
import { chanceName } from './deal.ts';
import { Draft, peopleAwaited, playTurn } from './draft.ts';
import { wishOfTurn } from './idempotency.ts';
import { type Pauses, TablePauses } from './pauses.ts';
import { isPlaying, seatsByLog } from './seats.ts';
import { areStoppedForGood } from './stops.ts';

/** What a room reports to its subscribers: a turn was stored, or something else about the table changed. */
export type RoomNews = 'turn' | 'info';

/** Hears of turns that this node has stored, once the room has taken them in. */
export type StoredTurns = (room: Room, turns: readonly TurnRow[]) => void;

interface Keyed extends Pick<TurnRow, 'cause' | 'first'> {
  readonly entries: number;
}

/** Keys belong to people: two who count their turns use the same ones. */
const keyOf = (person: string | null, key: string): string => `${person ?? ''} ${key}`;

/**
 * One table in memory: a cache of what is on disk, and the only place where its game is judged on this node. It moves
 * on only after the store has confirmed that something is on disk. All changes go through `alone`, one at a time.
 */
export class Room {
  /** The game; null while people sit down, and if its rules are not known here. */
  game: Table | null = null;
  row: TableRow;
  /** When it was last used: rooms that nobody needs are evicted. */
  used = 0;
  /** Another node has changed the table: the next caller reads that first. */
  isOutdated = false;
  /** It was compared with the store recently, so this need not be done separately. */
  isChecked = false;
  /** The seats on disk differ from those of the log, which are used here: they are stored with the next change. */
  isMended = false;
  private freshening: Promise<void> | null = null;
  private clocks: Clocks;
  private readonly pauses: TablePauses;
  /** Where in the log the requests with a key are. */
  private readonly keys = new Map<string, Keyed>();
  /** Why the log last put a bot in a person's seat. */
  private readonly why = new Map<Seat, Replaced>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly watchers = new Set<(news: RoomNews) => void>();

  private constructor(
    private readonly store: Store,
    private readonly games: Catalogue,
    private readonly now: () => number,
    pauses: Pauses,
    row: TableRow,
    private readonly stored: StoredTurns,
  ) {
    this.row = row;
    this.pauses = new TablePauses(pauses);
    this.pauses.set(row.stops);
    this.clocks = new Clocks(row.pace, row.seats.length, row.started ?? row.created, this.pauses);
  }

  static async open(
    store: Store,
    games: Catalogue,
    now: () => number,
    pauses: Pauses,
    id: string,
    stored: StoredTurns = () => undefined,
  ): Promise<Room | null> {
    const row = await store.tables.get(id);
    if (row === null) return null;
    const room = new Room(store, games, now, pauses, row, stored);
    await room.catchUp();
    return room;
  }

  // ---- Subscribers

  watch(watcher: (news: RoomNews) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  tell(news: RoomNews): void {
    for (const watcher of this.watchers) watcher(news);
  }

  // ---- One at a time

  /** Does something with exclusive access to the room. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    const done = this.last.then(task, task);
    this.last = done.catch(() => undefined);
    return done;
  }

  /**
   * Does something with exclusive access to the room. A refusal is retried once if other nodes have moved the table on
   * without this one knowing yet: the caller may have learned of that there.
   */
  wish<T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return this.alone(async () => {
      if (this.isForeign) return unknownRules(this.games, this.row);
      const first = await task();
      return first.ok || !(await this.catchUp()) ? first : task();
    });
  }

  /** Applies what other nodes have stored, when it is its turn. Concurrent callers share one run. */
  freshen(): Promise<void> {
    this.isOutdated = true;
    this.freshening ??= this.alone(async () => {
      this.freshening = null;
      if (this.isOutdated) await this.catchUp();
    });
    return this.freshening;
  }

  // ---- What is known

  /** Whether its game has begun, but uses rules that are not known here: it is paused, and nothing changes. */
  get isForeign(): boolean {
    return this.row.started !== null && !this.games.find(this.row.game, this.row.rules).ok;
  }

  /** Why nothing can be done in the game now. */
  whyNotPlaying(): Refused<Problem> {
    return this.isForeign ? unknownRules(this.games, this.row) : problem('wrong-status');
  }

  seatOf(person: string): Seat | null {
    const seat = this.row.seats.findIndex(sitter => sitter.person === person);
    return seat < 0 ? null : seat;
  }

  /** How many entries its log has. */
  get length(): number {
    return this.game?.log.length ?? 0;
  }

  /** What someone has requested with this key, as far as it is stored; null if nothing. */
  wishOf(person: string | null, key: string): string | null {
    const turn = this.keys.get(keyOf(person, key));
    if (turn === undefined || this.game === null)
      return this.row.asked.find(asked => asked.person === person && asked.key === key)?.wish ?? null;
    const { cause, first, entries } = turn;
    return wishOfTurn(cause, this.game.log.slice(first - 1, first - 1 + entries));
  }

  /** Since when the table has been waiting for those who have to move now. */
  get waitingSince(): number {
    return this.clocks.since;
  }

  /** What a clock shows at a given time; null if the seat has none. */
  clock(seat: Seat, now: number): z.infer<typeof Clock> | null {
    const { status, seats, pace, stops } = this.row;
    if (status !== 'playing' || !isPlaying(seats[seat]) || pace.pace === 'untimed') return null;
    const clock = this.clocks.read(seat, now);
    if (areStoppedForGood(this.row)) return { ...clock, runs: false, resumes: 0 };
    const stop = clock.runs ? stops.find(({ since, until }) => since <= now && now < until) : undefined;
    return { ...clock, resumes: stop === undefined ? 0 : stop.until - now };
  }

  /** When clocks run out, and since when the table waits for whom. */
  get times(): Pick<Clocks, 'waitsFor' | 'outAt' | 'out' | 'firstOut' | 'isSpent'> {
    return this.clocks;
  }

  // ---- What changes it. Only call these from within `alone`.

  /** A copy of the game for judging turns before they are stored. */
  draft(): Draft {
    const at = Math.max(this.now(), this.row.started ?? 0);
    return new Draft(this.playing().fork(), this.clocks.copy(), this.row.id, at);
  }

  /**
   * Stores the turns of a draft and applies them. Of several concurrent attempts one succeeds; the others find that the
   * room has moved on, and must decide again: what is changed along with the turns was decided from the row as it was.
   */
  async append(
    { turns, game, clocks }: Draft,
    options: {
      readonly change?: TableChange;
      readonly due: (clocks: Clocks, awaited: readonly Seat[]) => number | null;
      readonly lease?: Lease;
    },
  ): Promise<Appended['done']> {
    const at = clocks.since;
    const awaited = game.awaited();
    const over = awaited.length === 0;
    const change: TableChange = {
      ...(this.isMended ? { seats: this.row.seats } : {}),
      ...(over ? { status: 'finished', ended: at, proposal: null } : {}),
      ...options.change,
    };
    // A finished game must still be settled.
    const due = over || change.ended ? at : options.due(clocks, awaited);
    const moved = this.looksSoonEnough(due, at) ? change : { ...change, due };
    const { version } = this.row;
    // Nothing can follow the last turn, so the record is final. An abandoned game gets its record later.
    const ended = change.status === 'finished' ? { ...moved, record: recordOfRoom(this.row, game) } : moved;
    const done = await this.store.games.append(turns, ended, options.lease ?? null, version);
    if (done.done === 'stored') {
      this.isChecked = true;
      this.game = game;
      this.clocks = clocks;
      this.note(turns);
      if (done.version !== null) this.put({ ...this.row, ...moved, version: done.version });
      this.store.hint(this.row.id, 'table');
      this.tell('turn');
      if (Object.keys(change).length > 0) this.tell('info');
      this.stored(this, turns);
    } else if (done.done !== 'fenced') await this.catchUp();
    return done.done;
  }

  /** Changes the table itself; false if someone else did so first, in which case the room has that change. */
  async change(change: TableChange): Promise<boolean> {
    return (await this.changeWithin(change, [])) === 'changed';
  }

  /** The same, unless it would exceed a cap of the account. */
  async changeWithin(
    change: TableChange,
    caps: readonly Cap[],
  ): Promise<'changed' | 'changed-before' | NotAllowed> {
    const whole = this.isMended ? { seats: this.row.seats, ...change } : change;
    // A request with a key counts only if no turn was stored in the meantime, which may have the same key.
    const entries = change.asked === undefined ? {} : { entries: this.length };
    const row = await this.store.tables.change(this.row.id, this.row.version, whole, { caps, ...entries });
    if (typeof row === 'string') return row;
    if (row === null) {
      await this.catchUp();
      return 'changed-before';
    }
    const isOnClocks = change.stops !== undefined;
    this.put(row);
    const begins = this.game === null && row.status === 'playing';
    if (begins) await this.begin(row, []);
    this.store.hint(row.id, 'table');
    this.tell('info');
    if (begins || isOnClocks) this.tell('turn');
    return 'changed';
  }

  /** Applies what other nodes have stored. Returns whether there was anything. */
  async catchUp(): Promise<boolean> {
    // Before it is read: what other nodes change in the meantime must be read again.
    this.isOutdated = false;
    try {
      return await this.readOn();
    } catch (error) {
      this.isOutdated = true;
      throw error;
    }
  }

  // ---- Inside

  private async readOn(): Promise<boolean> {
    const row = await this.store.tables.get(this.row.id);
    if (row === null) return false;
    const isForeign = !this.games.find(row.game, row.rules).ok;
    const turns =
      row.started === null || isForeign ? [] : await this.store.games.turns(row.id, this.length + 1);
    const begins = this.game === null && row.started !== null && !isForeign;
    // Nothing is applied before all of it has been read: otherwise the rest would no longer be missed.
    const changed = row.version !== this.row.version;
    const isOnClocks =
      row.stops.length !== this.row.stops.length || row.stops.at(-1)?.until !== this.row.stops.at(-1)?.until;
    if (begins) await this.begin(row, turns);
    else {
      this.take(turns);
      this.put(row);
    }
    this.isChecked = true;
    if (begins || turns.length > 0 || isOnClocks) this.tell('turn');
    if (begins || changed) this.tell('info');
    return begins || changed || turns.length > 0;
  }

  /**
   * Whether the table is looked at before that time anyway, when it is decided what is due next. Then nothing needs to
   * be written, as it would be with every turn.
   */
  private looksSoonEnough(due: number | null, now: number): boolean {
    const planned = this.row.due;
    return due !== null && planned !== null && planned > now && planned <= due;
  }

  private playing(): Table {
    if (this.game === null) throw new Error(`table ${this.row.id} has not begun`);
    return this.game;
  }

  /** Sets up the game, and stores the first chance moves unless that was done before. */
  private async begin(row: TableRow, turns: readonly TurnRow[]): Promise<void> {
    const edition = expectOk(this.games.find(row.game, row.rules));
    const game = expectOk(Table.create(edition, setupOf(row)));
    const started = row.started ?? this.now();
    // The first entries follow from the secret alone, so every node would store the same.
    const start = game.log.slice();
    const stored: TurnRow[] = [];
    if (turns.length === 0) {
      const first: TurnRow = {
        table: row.id,
        first: 1,
        entries: start,
        at: started,
        person: null,
        key: null,
        cause: 'start',
      };
      const done = await this.store.games.append([first], { due: started }, null);
      if (done.done === 'stored') stored.push(first);
      this.row =
        done.done === 'stored' ? { ...row, due: started, version: done.version ?? row.version } : row;
    } else this.row = row;
    // Only now: if the store fails, the game has not begun, and the next caller starts it.
    this.game = game;
    this.clocks = new Clocks(row.pace, row.seats.length, started, this.pauses);
    this.clocks.turn(started, peopleAwaited(game), null);
    this.take(turns.filter(({ cause }) => cause !== 'start'));
    this.put(this.row);
    if (stored.length > 0) this.stored(this, stored);
  }

  /**
   * Applies a row. While the game is running, its log says who plays: the row on disk may be older than the log, or
   * wrong.
   */
  private put(row: TableRow): void {
    const seats =
      this.game === null || row.status !== 'playing'
        ? row.seats
        : seatsByLog(row.seats, this.game.sitters, this.why);
    this.isMended = seats !== row.seats;
    this.pauses.set(row.stops);
    this.row = this.isMended ? { ...row, seats } : row;
  }

  private take(turns: readonly TurnRow[]): void {
    for (const turn of turns) playTurn(this.playing(), this.clocks, turn);
    this.note(turns);
  }

  private note(turns: readonly TurnRow[]): void {
    for (const { person, key, cause, first, entries } of turns) {
      if (key !== null) this.keys.set(keyOf(person, key), { cause, first, entries: entries.length });
      if (cause === 'time' || cause === 'away' || cause === 'resigned')
        for (const entry of entries) if (entry.kind === 'seat') this.why.set(entry.seat, cause);
    }
  }
}

/** Says that a table can't be played here, and which rules are known. */
export function unknownRules(games: Catalogue, { game, rules }: TableRow): Refused<Problem> {
  const found = games.find(game, rules);
  return problem('unknown-rules', found.ok ? {} : { refusal: { ...found.refusal } });
}

/** The record of a game, without names: these are filled in when someone reads it. */
export const recordOfRoom = ({ started, created }: TableRow, game: Table): string =>
  game.record(new Date(started ?? created).toISOString().slice(0, 10), []);

/** The seats as they were at the start: everyone played their own. */
const startSeats = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map(seat => (seat.person === null ? seat : { ...seat, level: null, replaced: null }));

/** Inside a game people are known by their ids: names can change, and can be deleted from old games. */
const sitterOf = ({ person, level }: SeatRow): Sitter => {
  if (person !== null) return { kind: 'human', name: person };
  if (level !== null) return { kind: 'bot', level };
  throw new Error('a game begins only when every seat is taken');
};

export const setupOf = (row: TableRow) => ({
  seats: startSeats(row.seats).map(sitterOf),
  options: row.options,
  mode: 'shared' as const,
  chance: secretChance({
    secret: Buffer.from(row.secret, 'hex'),
    nonces: row.seats.map(({ nonce }) => Buffer.from(nonce ?? '', 'hex')),
    game: chanceName(row),
  }),
});
