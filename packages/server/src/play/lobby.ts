import type { Api, BodyOf, OwnTable, Problem } from '@taproom/contracts';
import { accept, expectOk, type Result, type Seat } from '@taproom/games';
import type * as z from 'zod/mini';
import type { TableLimits } from '../config/config.ts';
import { newId } from '../ids.ts';
import { type Answer, problem, wrongOption } from '../problem.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/rows.ts';
import type { Cap, Store, TableChange } from '../store/store.ts';
import { askedWith, retried, wishOfBody } from './idempotency.ts';
import type { Look } from './look.ts';
import { bot, FREE, fresh, upTo, wrongIn } from './new-table.ts';
import type { Repertoire } from './repertoire.ts';
import { type Room, unknownRules } from './room.ts';
import type { Rooms } from './rooms.ts';

const isFree = ({ person, level }: SeatRow): boolean => person === null && level === null;
const seatsOf = ({ seats }: TableRow, which: (seat: SeatRow) => boolean): Seat[] =>
  seats.flatMap((seat, i) => (which(seat) ? [i] : []));

type Own = z.infer<typeof OwnTable>;

const HOUR = 3_600_000;

/** Tables before the game: people and bots sit down, and the host starts. */
export class Lobby {
  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly rooms: Rooms,
    private readonly look: Look,
    private readonly now: () => number,
    private readonly limits: TableLimits,
    /** A table was added, removed or changed. */
    private readonly changed: (table: string) => void,
  ) {}

  /** Creates a table. `source` is a digest of the address the request came from. */
  async create(me: PersonRow, wish: BodyOf<Api['newTable']>, source = ''): Promise<Answer<Own>> {
    const game = this.repertoire.games.find(wish.game);
    if (!game.ok) return problem('unknown-game', { refusal: { ...game.refusal } });
    const played = { game: wish.game, rules: game.value.rules };
    const wrong = wrongIn(wish, game.value, this.repertoire.levelsOf(played).levels);
    if (wrong !== null) return wrong;
    const start = expectOk(game.value.setup(wish.seats, wish.options ?? {}));
    const bots = wish.bots ?? [];
    const asked = {
      ...played,
      options: game.value.options(start),
      pace: wish.pace,
      rated: wish.rated ?? false,
      listed: wish.listed ?? false,
      chat: wish.chat ?? true,
      aids: wish.aids ?? [],
    };
    const digest = wishOfBody('new table', { ...asked, seats: wish.seats, bots });
    // A retry gets its table, whatever the limits are now.
    const before = await this.store.tables.made(me.id, wish.key, digest);
    if (before !== null) return before === 'key-used' ? problem(before) : accept(await this.own(before, me));
    if (isBoundless(wish)) return problem('wrong-option', { path: 'body.pace' });
    if (wish.rated && !(await this.isMember(me))) return problem('needs-passkey');
    const made = { ...fresh(me, wish.seats, bots, this.now()), ...asked, public: asked.listed };
    const caps = this.caps(me, 'open');
    const row = await this.store.tables.add(made, wish.key, { wish: digest, caps, source });
    if (typeof row === 'string') return problem(row);
    this.changed(row.id);
    return accept(await this.own(row, me));
  }

  /** The table as seen by someone who sits there, or who created it. */
  async own(row: TableRow, me: PersonRow): Promise<Own> {
    const seat = row.seats.findIndex(({ person }) => person === me.id);
    const isInside = seat >= 0 || row.host === me.id;
    return {
      table: await this.look.info(row),
      seat: seat < 0 ? null : seat,
      invite: isInside && row.status === 'open' ? row.invite : null,
      removed: row.kicked.includes(me.id) ? 'kept-out' : row.removed.includes(me.id) ? 'may-return' : null,
    };
  }

  async invitation(id: string, me: PersonRow): Promise<Answer<Own>> {
    const room = await this.rooms.fresh(id);
    return room === null ? problem('no-such-thing') : accept(await this.own(room.row, me));
  }

  /** Sits down. For someone who already sits there it only replaces the nonce. */
  async join(id: string, me: PersonRow, wish: BodyOf<Api['join']>): Promise<Answer<Own>> {
    const isRated = (await this.rooms.get(id))?.row.rated ?? false;
    const isMember = isRated && (await this.isMember(me));
    const family = await this.family(me);
    const isNew = (row: TableRow): boolean => row.seats.every(({ person }) => person !== me.id);
    const caps = (row: TableRow): readonly Cap[] => (isNew(row) ? this.caps(me, seatCap(row.pace)) : []);
    const sit = (row: TableRow): Result<TableChange, Problem> => {
      if (isKicked(row, me, family)) return problem('kicked');
      if (row.rated && !isMember) return problem('needs-passkey');
      // Nobody plays for ratings against themselves.
      if (row.rated && row.seats.some(({ person }) => person !== null && family.has(person)))
        return problem('not-yours');
      const own = row.seats.findIndex(({ person }) => person === me.id);
      const isInvited = row.listed || row.host === me.id || own >= 0 || wish.invite === row.invite;
      if (!isInvited) return problem('invite-wrong');
      const free = row.seats.findIndex(isFree);
      const seat = wish.seat ?? (own >= 0 ? own : free);
      const there = row.seats[seat];
      if (there === undefined)
        return free < 0 ? problem('table-full') : wrongOption('seat', seatsOf(row, isFree));
      if (seat !== own && !isFree(there)) return problem('seat-taken');
      const sitter: SeatRow = { ...FREE, person: me.id, nonce: wish.nonce };
      const seats = row.seats.map((old, i) => (i === seat ? sitter : i === own ? FREE : old));
      const removed = row.removed.filter(person => person !== me.id);
      // The host has left: whoever comes next takes over.
      return accept({ seats, removed, ...(row.passes ? { host: me.id, passes: false } : {}) });
    };
    return this.change(id, me, sit, caps);
  }

  /**
   * Leaves. If the host leaves, another player becomes the host; if there is none, the table waits for someone who sits
   * down next, and its link stays valid. A host who is gone for good leaves no empty table behind.
   */
  leave(id: string, me: PersonRow, how: 'for now' | 'for good' = 'for now'): Promise<Answer<Own>> {
    return this.change(id, me, row => {
      const isHost = row.host === me.id;
      if (!isHost && row.seats.every(({ person }) => person !== me.id)) return problem('not-seated');
      const rest = without(row, me.id);
      return accept(rest.passes && how === 'for good' ? { ...rest, ...this.closed() } : rest);
    });
  }

  /** Closes the table: the game never starts. */
  close(id: string, me: PersonRow): Promise<Answer<Own>> {
    return this.change(id, me, row => (row.host === me.id ? accept(this.closed()) : problem('not-yours')));
  }

  /** Changes what was agreed before the game. Whoever sits there keeps their seat. */
  alter(id: string, me: PersonRow, wish: BodyOf<Api['changeTable']>): Promise<Answer<Own>> {
    const caps = ({ pace, seats }: TableRow): readonly Cap[] => {
      if (wish.pace === undefined || seatCap(wish.pace) === seatCap(pace)) return [];
      // The seats of everyone there count as those of the other pace from now on.
      const people = seats.flatMap(({ person }) => person ?? []).sort();
      return people.flatMap(person => this.caps({ id: person }, seatCap(wish.pace ?? pace)));
    };
    const change = (row: TableRow): Result<TableChange, Problem> => {
      if (row.host !== me.id) return problem('not-yours');
      const game = this.repertoire.games.find(row.game, row.rules);
      if (!game.ok) return unknownRules(this.repertoire.games, row);
      const pace = wish.pace ?? row.pace;
      if (isBoundless({ ...row, pace })) return problem('wrong-option', { path: 'body.pace' });
      const count = wish.seats ?? row.seats.length;
      const options = wish.options ?? { ...row.options };
      const wrong = wrongIn({ seats: count, options }, game.value, []);
      if (wrong !== null) return wrong;
      const seats = resized(row.seats, count);
      if (seats === null) {
        const people = row.seats.filter(({ person }) => person !== null).length;
        return wrongOption('seats', upTo(Math.max(people, game.value.seats.min), game.value.seats.max));
      }
      const chosen = game.value.options(expectOk(game.value.setup(count, options)));
      return accept({ pace, seats, options: chosen });
    };
    return this.change(id, me, change, caps);
  }

  /**
   * Removes the person who sits there now, with all their bots: also one that sits down at this very moment. They can
   * come back unless the host keeps them out.
   */
  async kick(
    id: string,
    me: PersonRow,
    seat: Seat,
    how: 'may-return' | 'kept-out' = 'may-return',
  ): Promise<Answer<Own>> {
    const person = (await this.rooms.fresh(id))?.row.seats[seat]?.person ?? null;
    const bots = person === null ? [] : await this.store.people.botsOf(person);
    const sent = new Set([person, ...bots.map(bot => bot.id)]);
    return this.change(id, me, row => {
      if (row.host !== me.id) return problem('not-yours');
      const isOther = (one: SeatRow): boolean => one.person !== null && one.person !== me.id;
      if (person === null || person === me.id) return wrongOption('seat', seatsOf(row, isOther));
      const seats = row.seats.map(one => (one.person !== null && sent.has(one.person) ? FREE : one));
      if (how === 'may-return') return accept({ seats, removed: [...new Set([...row.removed, person])] });
      // Someone who has just left is kept out all the same. Nor must the old invitation bring them back under another
      // name.
      return accept({ seats, kicked: [...row.kicked, person], invite: newId(16) });
    });
  }

  seatBot(id: string, me: PersonRow, seat: Seat, level: string | null): Promise<Answer<Own>> {
    return this.change(id, me, row => {
      const there = row.seats[seat];
      if (row.host !== me.id) return problem('not-yours');
      if (!this.repertoire.knows(row)) return unknownRules(this.repertoire.games, row);
      if (there === undefined) return wrongOption('seat', [...row.seats.keys()]);
      const { levels } = this.repertoire.levelsOf(row);
      if (level !== null && !levels.includes(level)) return wrongOption('level', levels);
      if (there.person !== null) return problem('seat-taken');
      return accept({
        seats: row.seats.map((old, i) => (i !== seat ? old : level === null ? FREE : bot(level))),
      });
    });
  }

  start(id: string, me: PersonRow): Promise<Answer<Own>> {
    const begin = (row: TableRow): Result<TableChange, Problem> => {
      if (row.host !== me.id) return problem('not-yours');
      if (!this.repertoire.knows(row)) return unknownRules(this.repertoire.games, row);
      if (row.seats.some(isFree)) return problem('seats-open');
      if (row.seats.every(({ person }) => person === null)) return problem('wrong-option');
      return accept({ status: 'playing', started: this.now(), due: this.now() });
    };
    return this.change(id, me, begin, () => this.caps(me, 'playing'));
  }

  /**
   * A new table for the same people. The first request creates it; the others are led to it. Once that game is over, too,
   * the next request creates another one: people can meet again another day.
   */
  async rematch(id: string, me: PersonRow, key: string, source = ''): Promise<Answer<Own>> {
    const room = await this.rooms.get(id);
    if (room === null) return problem('no-such-thing');
    return room.wish(async () => {
      for (;;) {
        const { row } = room;
        if (room.seatOf(me.id) === null) return problem('not-seated');
        const asked = { person: me.id, key, wish: 'rematch' };
        const before = retried(asked)(room);
        if (before?.ok === false) return before;
        if (row.status === 'open' || row.status === 'playing') return problem('wrong-status');
        const last = row.rematch === null ? null : await this.rooms.fresh(row.rematch);
        if (last !== null && isGoing(last.row)) return this.reinvitation(last, me);
        const bots = row.seats.flatMap(({ person, level }) =>
          person === null && level !== null ? [level] : [],
        );
        const made = await this.store.tables.add(
          { ...row, ...fresh(me, row.seats.length, bots, this.now()), public: row.listed },
          key,
          { wish: wishOfBody('rematch', { table: id }), caps: this.caps(me, 'open'), source },
        );
        if (typeof made === 'string') return problem(made);
        if (await room.change({ rematch: made.id, asked: askedWith(row, asked) })) {
          this.changed(made.id);
          return accept(await this.own(made, me));
        }
      }
    });
  }

  /** The rematch for someone from the old table: they are invited, whoever created it. */
  private async reinvitation(room: Room, me: PersonRow): Promise<Answer<Own>> {
    const { status, invite } = room.row;
    if (isKicked(room.row, me, await this.family(me))) return problem('kicked');
    return accept({ ...(await this.own(room.row, me)), invite: status === 'open' ? invite : null });
  }

  /**
   * Closes open tables that nobody came to, and returns their ids. One that can't be closed does not stop the others.
   */
  async closeStale(hours: number, failed: (error: unknown) => void): Promise<string[]> {
    const closed: string[] = [];
    const stale = await this.store.tables.stale(this.now() - hours * HOUR, 100);
    const close = async (id: string): Promise<void> => {
      const room = await this.rooms.get(id);
      await room?.alone(async () => {
        if (room.row.status !== 'open') return;
        if (await room.change(this.closed())) closed.push(id);
      });
    };
    for (const { id } of stale) await close(id).catch(failed);
    return closed;
  }

  private closed(): TableChange {
    return { status: 'expired', ended: this.now() };
  }

  private caps(me: Pick<PersonRow, 'id'>, what: Cap['what']): Cap[] {
    return [{ person: me.id, what, most: this.limits[what] || null }];
  }

  /** Whether someone may play for ratings. A bot counts as its owner does. */
  private async isMember({ kind, owner }: PersonRow): Promise<boolean> {
    if (kind !== 'bot') return kind === 'member';
    const of = owner === null ? null : await this.store.people.get(owner);
    return of?.kind === 'member' && of.deleted === null && !of.banned;
  }

  /** The other accounts someone belongs to: the owner, and all of their bots. */
  private async family(me: PersonRow): Promise<ReadonlySet<string>> {
    const owner = me.owner ?? me.id;
    const bots = await this.store.people.botsOf(owner);
    return new Set([owner, ...bots.map(({ id }) => id)].filter(id => id !== me.id));
  }

  /** Changes an open table, retrying if someone else was faster. */
  private async change(
    id: string,
    me: PersonRow,
    wish: (row: TableRow) => Result<TableChange, Problem>,
    caps: (row: TableRow) => readonly Cap[] = () => [],
  ): Promise<Answer<Own>> {
    const room = await this.rooms.get(id);
    if (room === null) return problem('no-such-thing');
    return room.wish(async () => {
      for (;;) {
        if (room.row.status !== 'open') return problem('wrong-status');
        const change = wish(room.row);
        if (!change.ok) return change;
        const done = await room.changeWithin(change.value, caps(room.row));
        if (done === 'changed') break;
        if (done !== 'changed-before') return problem(done);
      }
      this.changed(id);
      return accept(await this.own(room.row, me));
    });
  }
}

/** Whether people can still sit down there, or play. */
const isGoing = ({ status }: TableRow): boolean => status === 'open' || status === 'playing';

/**
 * Whether the host has removed someone: them, their owner or one of their bots. Whoever still sits there stays, and a
 * host who removes a bot of their own does not lock themselves out.
 */
function isKicked(row: TableRow, me: PersonRow, family: ReadonlySet<string>): boolean {
  if (row.kicked.includes(me.id)) return true;
  if (me.id === row.host || family.has(row.host)) return false;
  return row.kicked.some(id => family.has(id)) && row.seats.every(({ person }) => person !== me.id);
}

/** An open table after someone left it. */
function without(row: TableRow, person: string): TableChange {
  const seats = row.seats.map(seat => (seat.person === person ? FREE : seat));
  if (row.host !== person) return { seats };
  const next = seats.find(seat => seat.person !== null)?.person;
  return next == null ? { seats, passes: true } : { seats, host: next };
}

/** Without a clock nothing moves a table on: that is for people who know each other, and not for ratings. */
const isBoundless = ({
  pace,
  rated,
  listed,
}: Pick<BodyOf<Api['newTable']>, 'pace' | 'rated' | 'listed'>): boolean =>
  pace.pace === 'untimed' && (rated === true || listed === true);

/** Which of an account's seats are counted together. */
const seatCap = ({ pace }: TableRow['pace']): 'live' | 'days' => (pace === 'live' ? 'live' : 'days');

/** The seats of a table that gets more or fewer: free ones go first, then bots, from the last. Null if people are in the way. */
function resized(seats: readonly SeatRow[], count: number): SeatRow[] | null {
  const rest = [...seats];
  for (const mayGo of [isFree, ({ person }: SeatRow) => person === null])
    for (let at = rest.findLastIndex(mayGo); rest.length > count && at >= 0; at = rest.findLastIndex(mayGo))
      rest.splice(at, 1);
  if (rest.length > count) return null;
  return [...rest, ...Array.from({ length: count - rest.length }, () => FREE)];
}
