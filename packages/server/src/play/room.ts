import type { Problem } from '@taproom/contracts';
import { type Catalogue, expectOk, type Refused, type Seat } from '@taproom/games';
import { type Sitter, secretChance, Table } from '@taproom/table';
import { type Answer, problem } from '../problem.ts';
import type { Replaced, SeatRow, TableRow, TurnRow } from '../store/rows.ts';
import type { Appended, Cap, Lease, NotAllowed, Store, TableChange } from '../store/store.ts';
import { Clocks } from './clock.ts';
import { Draft, peopleAwaited, play } from './draft.ts';
import type { Pauses } from './pauses.ts';
import { isPlaying, seatsByLog } from './seats.ts';
import { wishOfTurn } from './wish.ts';

/** What a room tells those who watch it: a turn was stored, or something else about the table changed. */
export type News = 'turn' | 'info';

interface Keyed extends Pick<TurnRow, 'cause' | 'first'> {
  readonly entries: number;
}

/** Keys belong to people: two who count their turns use the same ones. */
const keyOf = (person: string | null, key: string): string => `${person ?? ''} ${key}`;

/**
 * One table in memory: a cache of what is on disk, and the only place where its game is judged on this node. It moves on
 * only after the store has said that something is on disk. Whoever changes it goes through `alone`, one after the other.
 */
export class Room {
  /** The game; null as long as people sit down, and where its rules are not known here. */
  game: Table | null = null;
  row: TableRow;
  /** When something was last asked of it: rooms that nobody needs are forgotten. */
  used = 0;
  /** Another node has changed the table: whoever asks for it next reads that first. */
  isOutdated = false;
  /** It was compared with the store lately, so that this need not be done for its own sake. */
  isChecked = false;
  /** The seats on disk are not those of the log, as they are here: they are stored with the next change. */
  isMended = false;
  private freshening: Promise<void> | null = null;
  private clocks: Clocks;
  /** Where in the log the requests are that were made with a key. */
  private readonly keys = new Map<string, Keyed>();
  /** For what reason the log put a bot on a person's seat last. */
  private readonly why = new Map<Seat, Replaced>();
  private last: Promise<unknown> = Promise.resolve();
  private readonly watchers = new Set<(news: News) => void>();

  private constructor(
    private readonly store: Store,
    private readonly games: Catalogue,
    private readonly now: () => number,
    private readonly pauses: Pauses,
    row: TableRow,
  ) {
    this.row = row;
    this.clocks = new Clocks(row.pace, row.seats.length, row.started ?? row.created, pauses);
  }

  static async open(
    store: Store,
    games: Catalogue,
    now: () => number,
    pauses: Pauses,
    id: string,
  ): Promise<Room | null> {
    const row = await store.tables.get(id);
    if (row === null) return null;
    const room = new Room(store, games, now, pauses, row);
    await room.catchUp();
    return room;
  }

  // ---- Those who watch

  watch(watcher: (news: News) => void): () => void {
    this.watchers.add(watcher);
    return () => this.watchers.delete(watcher);
  }

  get isWatched(): boolean {
    return this.watchers.size > 0;
  }

  tell(news: News): void {
    for (const watcher of this.watchers) watcher(news);
  }

  // ---- One after the other

  /** Does something with the room to itself. */
  alone<T>(task: () => Promise<T>): Promise<T> {
    const done = this.last.then(task, task);
    this.last = done.catch(() => undefined);
    return done;
  }

  /**
   * Does something with the room to itself. What is refused is tried once more if other nodes have moved the table on
   * without this one knowing yet: whoever asks may have heard of that there.
   */
  wish<T>(task: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return this.alone(async () => {
      if (this.isForeign) return unknownRules(this.games, this.row);
      const first = await task();
      return first.ok || !(await this.catchUp()) ? first : task();
    });
  }

  /** Takes in what other nodes have stored, when it is its turn. Those who ask before it has begun share that. */
  freshen(): Promise<void> {
    this.isOutdated = true;
    this.freshening ??= this.alone(async () => {
      this.freshening = null;
      if (this.isOutdated) await this.catchUp();
    });
    return this.freshening;
  }

  // ---- What is known

  /** Whether its game has begun, but goes by rules that are not known here: it rests, and nothing of it changes. */
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

  /** What somebody has asked for with this key, as far as it is stored; null if nothing. */
  wishOf(person: string | null, key: string): string | null {
    const turn = this.keys.get(keyOf(person, key));
    if (turn === undefined || this.game === null)
      return this.row.asked.find(asked => asked.person === person && asked.key === key)?.wish ?? null;
    const { cause, first, entries } = turn;
    return wishOfTurn(cause, this.game.log.slice(first - 1, first - 1 + entries));
  }

  /** Since when the table waits for those it waits for now. */
  get waitingSince(): number {
    return this.clocks.since;
  }

  /** What a clock shows at a moment; null if the seat has none. */
  clock(seat: Seat, now: number): { readonly left: number; readonly runs: boolean } | null {
    return this.row.status === 'playing' && isPlaying(this.row.seats[seat])
      ? this.clocks.read(seat, now)
      : null;
  }

  timeOut(now: number): Seat[] {
    return this.clocks.out(now);
  }

  firstTimeOut(): number | null {
    return this.clocks.firstOut();
  }

  // ---- What changes it. Call these only from within `alone`.

  /** A copy of the game to judge turns with before they are stored. */
  draft(): Draft {
    const at = Math.max(this.now(), this.row.started ?? 0);
    return new Draft(this.playing().fork(), this.clocks.copy(), this.row.id, at);
  }

  /**
   * Stores the turns of a draft and takes them in. Of several who try at once one succeeds; the others find the room
   * moved on, and must decide again: what is changed along with the turns was decided from the row as it was.
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
    // What is over must still be settled.
    const due = over || change.ended ? at : options.due(clocks, awaited);
    const moved = this.looksSoonEnough(due, at) ? change : { ...change, due };
    const { version } = this.row;
    // Nothing can follow the last turn, so the record is final. A game that is abandoned gets its own later.
    const ended = change.status === 'finished' ? { ...moved, record: recordOf(this.row, game) } : moved;
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
    } else if (done.done !== 'fenced') await this.catchUp();
    return done.done;
  }

  /** Changes the table itself; false if somebody else did so first, whose change is in the room then. */
  async change(change: TableChange): Promise<boolean> {
    return (await this.changeWithin(change, [])) === 'changed';
  }

  /** The same, unless an account would have too much then. */
  async changeWithin(
    change: TableChange,
    caps: readonly Cap[],
  ): Promise<'changed' | 'changed-before' | NotAllowed> {
    const whole = this.isMended ? { seats: this.row.seats, ...change } : change;
    // A request with a key counts only if no turn was stored meanwhile, which may have the same key.
    const entries = change.asked === undefined ? {} : { entries: this.length };
    const row = await this.store.tables.change(this.row.id, this.row.version, whole, { caps, ...entries });
    if (typeof row === 'string') return row;
    if (row === null) {
      await this.catchUp();
      return 'changed-before';
    }
    this.put(row);
    const begins = this.game === null && row.status === 'playing';
    if (begins) await this.begin(row, []);
    this.store.hint(row.id, 'table');
    this.tell('info');
    if (begins) this.tell('turn');
    return 'changed';
  }

  /** Takes in what other nodes have stored. Whether there was anything. */
  async catchUp(): Promise<boolean> {
    // Before it is read: what other nodes change meanwhile must be read again.
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
    // Nothing of it is taken in before all of it has been read: else the rest would not be missed any more.
    const changed = row.version !== this.row.version;
    if (begins) await this.begin(row, turns);
    else {
      this.take(turns);
      this.put(row);
    }
    this.isChecked = true;
    if (begins || turns.length > 0) this.tell('turn');
    if (begins || changed) this.tell('info');
    return begins || changed || turns.length > 0;
  }

  /**
   * Whether the table is looked at before that moment anyhow, when it is found out what is due next. Then nothing needs
   * to be written about it, as it would be with every turn.
   */
  private looksSoonEnough(due: number | null, now: number): boolean {
    const planned = this.row.due;
    return due !== null && planned !== null && planned > now && planned <= due;
  }

  private playing(): Table {
    if (this.game === null) throw new Error(`table ${this.row.id} has not begun`);
    return this.game;
  }

  /** Sets up the game, and stores chance's first moves unless that was done before. */
  private async begin(row: TableRow, turns: readonly TurnRow[]): Promise<void> {
    const edition = expectOk(this.games.find(row.game, row.rules));
    const game = expectOk(Table.create(edition, setupOf(row)));
    const started = row.started ?? this.now();
    // The first entries follow from the secret alone, so that whoever stores them stores the same.
    const start = game.log.slice();
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
      this.row =
        done.done === 'stored' ? { ...row, due: started, version: done.version ?? row.version } : row;
    } else this.row = row;
    // Only now: should the store fail, the game has not begun, and whoever asks next begins it.
    this.game = game;
    this.clocks = new Clocks(row.pace, row.seats.length, started, this.pauses);
    this.clocks.turn(started, peopleAwaited(game), null);
    this.take(turns.filter(({ cause }) => cause !== 'start'));
    this.put(this.row);
  }

  /** Takes a row in. While the game runs, its log says who plays: the row on disk may be older than the log, or wrong. */
  private put(row: TableRow): void {
    const seats =
      this.game === null || row.status !== 'playing'
        ? row.seats
        : seatsByLog(row.seats, this.game.sitters, this.why);
    this.isMended = seats !== row.seats;
    this.row = this.isMended ? { ...row, seats } : row;
  }

  private take(turns: readonly TurnRow[]): void {
    for (const turn of turns) play(this.playing(), this.clocks, turn);
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

/** The record of a game, without names: these are filled in when somebody reads it. */
export const recordOf = ({ started, created }: TableRow, game: Table): string =>
  game.record(new Date(started ?? created).toISOString().slice(0, 10), []);

/** The seats as they were at the start: everybody played their own. */
const startSeats = (seats: readonly SeatRow[]): SeatRow[] =>
  seats.map(seat => (seat.person === null ? seat : { ...seat, level: null, replaced: null }));

/** Inside a game people are known by their ids: names can change, and can be taken out of old games. */
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
    game: row.id,
  }),
});
