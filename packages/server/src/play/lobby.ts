import type { Api, BodyOf, OwnTable, Problem } from '@taproom/contracts';
import { accept, type Result, refuse, type Seat } from '@taproom/games';
import type * as z from 'zod/mini';
import type { TableLimits } from '../config/config.ts';
import { newId, newSecret } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { PersonRow, SeatRow, TableRow } from '../store/rows.ts';
import type { Cap, Store, TableChange } from '../store/store.ts';
import type { Look } from './look.ts';
import type { Repertoire } from './repertoire.ts';
import { unknownRules } from './room.ts';
import type { Rooms } from './rooms.ts';
import { askedWith, retried, wishOfBody } from './wish.ts';

const FREE: SeatRow = { person: null, level: null, replaced: null, nonce: null };
const bot = (level: string): SeatRow => ({ ...FREE, level });
const isFree = ({ person, level }: SeatRow): boolean => person === null && level === null;

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
    /** A table came, went or changed. */
    private readonly changed: (table: string) => void,
  ) {}

  /** Sets up a table. `source` is a digest of the address that the request came from. */
  async create(me: PersonRow, wish: BodyOf<Api['newTable']>, source = ''): Promise<Answer<Own>> {
    const game = this.repertoire.games.find(wish.game);
    if (!game.ok) return problem('unknown-game', { refusal: { ...game.refusal } });
    const start = game.value.setup(wish.seats, wish.options ?? {});
    if (!start.ok) return refuse({ code: 'wrong-option', refusal: { ...start.refusal } });
    const played = { game: wish.game, rules: game.value.rules };
    const bots = wish.bots ?? [];
    if (bots.length >= wish.seats || bots.some(level => !this.repertoire.hasLevel(played, level)))
      return problem('wrong-option');
    const asked = {
      ...played,
      options: game.value.options(start.value),
      pace: wish.pace,
      rated: wish.rated ?? false,
      listed: wish.listed ?? false,
      chat: wish.chat ?? true,
      aids: wish.aids ?? [],
    };
    const digest = wishOfBody('new table', { ...asked, seats: wish.seats, bots });
    // A retry gets its table, whatever may be made now.
    const before = await this.store.tables.made(me.id, wish.key, digest);
    if (before !== null) return before === 'key-used' ? problem(before) : accept(await this.own(before, me));
    if (wish.rated && !(await this.isMember(me))) return problem('needs-passkey');
    const made = { ...fresh(me, wish.seats, bots, this.now()), ...asked };
    const caps = this.caps(me, 'open');
    const row = await this.store.tables.add(made, wish.key, { wish: digest, caps, source });
    if (typeof row === 'string') return problem(row);
    this.changed(row.id);
    return accept(await this.own(row, me));
  }

  /** The table as one who sits there, or who made it, knows it. */
  async own(row: TableRow, me: PersonRow): Promise<Own> {
    const seat = row.seats.findIndex(({ person }) => person === me.id);
    const isInside = seat >= 0 || row.host === me.id;
    return {
      table: await this.look.info(row),
      seat: seat < 0 ? null : seat,
      invite: isInside && row.status === 'open' ? row.invite : null,
    };
  }

  async invitation(id: string, me: PersonRow): Promise<Answer<Own>> {
    const room = await this.rooms.fresh(id);
    return room === null ? problem('no-such-thing') : accept(await this.own(room.row, me));
  }

  /** Sits down. Whoever sits there already only gives another nonce. */
  async join(id: string, me: PersonRow, wish: BodyOf<Api['join']>): Promise<Answer<Own>> {
    const isRated = (await this.rooms.get(id))?.row.rated ?? false;
    const isMember = isRated && (await this.isMember(me));
    const family = await this.family(me);
    const isNew = (row: TableRow): boolean => row.seats.every(({ person }) => person !== me.id);
    const caps = (row: TableRow): readonly Cap[] => (isNew(row) ? this.caps(me, row.pace.pace) : []);
    const sit = (row: TableRow): Result<TableChange, Problem> => {
      if (isKicked(row, me, family)) return problem('kicked');
      if (row.rated && !isMember) return problem('needs-passkey');
      // Nobody plays for ratings against themselves.
      if (row.rated && row.seats.some(({ person }) => person !== null && family.has(person)))
        return problem('not-yours');
      const own = row.seats.findIndex(({ person }) => person === me.id);
      const isInvited = row.listed || row.host === me.id || own >= 0 || wish.invite === row.invite;
      if (!isInvited) return problem('not-yours');
      const free = row.seats.findIndex(isFree);
      const seat = wish.seat ?? (own >= 0 ? own : free);
      const there = row.seats[seat];
      if (there === undefined) return problem(free < 0 ? 'table-full' : 'wrong-option');
      if (seat !== own && !isFree(there)) return problem('seat-taken');
      const sitter: SeatRow = { ...FREE, person: me.id, nonce: wish.nonce };
      return accept({ seats: row.seats.map((old, i) => (i === seat ? sitter : i === own ? FREE : old)) });
    };
    return this.change(id, me, sit, caps);
  }

  /** Stands up. When the host leaves, whoever sits there longest is the host; an empty table is closed. */
  leave(id: string, me: PersonRow): Promise<Answer<Own>> {
    return this.change(id, me, row => {
      const isHost = row.host === me.id;
      if (!isHost && row.seats.every(({ person }) => person !== me.id)) return problem('not-seated');
      return accept(without(row, me.id, this.now()));
    });
  }

  /** Sends somebody away, with all their bots. */
  async kick(id: string, me: PersonRow, seat: Seat): Promise<Answer<Own>> {
    const sitters = (await this.rooms.fresh(id))?.row.seats.flatMap(({ person }) => person ?? []) ?? [];
    const owners = new Map((await this.store.people.many(sitters)).map(one => [one.id, one.owner]));
    return this.change(id, me, row => {
      const person = row.seats[seat]?.person;
      if (row.host !== me.id) return problem('not-yours');
      if (person == null || person === me.id) return problem('wrong-option');
      // Nor must the old invitation bring them back under another name.
      const kicked = [...row.kicked, person];
      const rest = without(row, person, this.now());
      const seats = (rest.seats ?? row.seats).map(one =>
        one.person !== null && owners.get(one.person) === person ? FREE : one,
      );
      return accept({ ...rest, seats, kicked, invite: newId(16) });
    });
  }

  seatBot(id: string, me: PersonRow, seat: Seat, level: string | null): Promise<Answer<Own>> {
    return this.change(id, me, row => {
      const there = row.seats[seat];
      if (row.host !== me.id) return problem('not-yours');
      if (!this.repertoire.knows(row)) return unknownRules(this.repertoire.games, row);
      if (there === undefined || (level !== null && !this.repertoire.hasLevel(row, level)))
        return problem('wrong-option');
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

  /** A new table for the same people. The first to ask makes it; the others are led to it. */
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
        if (row.rematch !== null) return this.reinvitation(row.rematch, me);
        const bots = row.seats.flatMap(({ person, level }) =>
          person === null && level !== null ? [level] : [],
        );
        const made = await this.store.tables.add(
          { ...row, ...fresh(me, row.seats.length, bots, this.now()) },
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

  /** The table of the rematch for somebody of the old one: they are invited, whoever made it. */
  private async reinvitation(id: string, me: PersonRow): Promise<Answer<Own>> {
    const room = await this.rooms.get(id);
    if (room === null) return problem('no-such-thing');
    const { status, invite } = room.row;
    if (isKicked(room.row, me, await this.family(me))) return problem('kicked');
    return accept({ ...(await this.own(room.row, me)), invite: status === 'open' ? invite : null });
  }

  /** Closes open tables that nobody came to, and gives their ids. One that can't be closed does not stop the others. */
  async closeStale(hours: number, failed: (error: unknown) => void): Promise<string[]> {
    const closed: string[] = [];
    const stale = await this.store.tables.stale(this.now() - hours * HOUR, 100);
    const close = async (id: string): Promise<void> => {
      const room = await this.rooms.get(id);
      await room?.alone(async () => {
        if (room.row.status !== 'open') return;
        if (await room.change({ status: 'expired', ended: this.now() })) closed.push(id);
      });
    };
    for (const { id } of stale) await close(id).catch(failed);
    return closed;
  }

  private caps(me: PersonRow, what: Cap['what']): Cap[] {
    return [{ person: me.id, what, most: this.limits[what] || null }];
  }

  /** Whether ratings are for somebody. A bot counts as what its owner is. */
  private async isMember({ kind, owner }: PersonRow): Promise<boolean> {
    if (kind !== 'bot') return kind === 'member';
    const of = owner === null ? null : await this.store.people.get(owner);
    return of?.kind === 'member' && of.deleted === null && !of.banned;
  }

  /** The other accounts of whoever somebody belongs to: an owner, and all bots of theirs. */
  private async family(me: PersonRow): Promise<ReadonlySet<string>> {
    const owner = me.owner ?? me.id;
    const bots = await this.store.people.botsOf(owner);
    return new Set([owner, ...bots.map(({ id }) => id)].filter(id => id !== me.id));
  }

  /** Changes an open table, again if somebody else was quicker. */
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

/** What a table is before anybody has sat down: bots have the last seats. */
const fresh = (host: PersonRow, seats: number, bots: readonly string[], now: number) =>
  ({
    id: newId(),
    status: 'open',
    host: host.id,
    seats: Array.from({ length: seats }, (_, seat) => {
      const level = bots[bots.length - (seats - seat)];
      return level === undefined ? FREE : bot(level);
    }),
    created: now,
    started: null,
    ended: null,
    secret: newSecret(),
    invite: newId(16),
    proposal: null,
    rematch: null,
    kicked: [],
    asked: [],
    declined: [],
    due: null,
    version: 1,
  }) satisfies Partial<TableRow>;

/**
 * Whether the host has sent somebody away: them, their owner or one of their bots. Whoever still sits there stays, and a
 * host who sends a bot of their own away does not shut themselves out.
 */
function isKicked(row: TableRow, me: PersonRow, family: ReadonlySet<string>): boolean {
  if (row.kicked.includes(me.id)) return true;
  if (me.id === row.host || family.has(row.host)) return false;
  return row.kicked.some(id => family.has(id)) && row.seats.every(({ person }) => person !== me.id);
}

/** An open table after somebody left it. */
function without(row: TableRow, person: string, now: number): TableChange {
  const seats = row.seats.map(seat => (seat.person === person ? FREE : seat));
  const next = seats.find(seat => seat.person !== null)?.person;
  if (next == null && row.host === person) return { seats, status: 'expired', ended: now };
  return row.host === person && next != null ? { seats, host: next } : { seats };
}
