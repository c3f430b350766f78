import type { ListedTable, OwnGame, Person, SeatInfo, TableInfo, TableView } from '@taproom/contracts';
import { accept, type Seat } from '@taproom/games';
import type * as z from 'zod/mini';
import { type Answer, refused } from '../problem.ts';
import type { LobbyRow } from '../store/lobby.ts';
import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Faces } from './faces.ts';
import { commitmentOf } from './fairness.ts';
import type { Presence, Sightings } from './presence.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';

const NOBODY: Sightings = new Map();

/** What somebody may see of tables. Nothing else leaves the server. */
export class Look {
  constructor(
    private readonly faces: Faces,
    private readonly presence: Presence,
    private readonly repertoire: Repertoire,
    private readonly now: () => number,
  ) {}

  async info(row: TableRow): Promise<TableInfo> {
    const [info] = await this.infos([row]);
    if (info === undefined) throw new Error(`nothing is known of table ${row.id}`);
    return info;
  }

  /** However many tables there are, names are looked up once for all of them, and so is who is present. */
  async infos(rows: readonly TableRow[]): Promise<TableInfo[]> {
    const going = rows.filter(({ status }) => status === 'open' || status === 'playing');
    const [faces, presence] = await Promise.all([
      this.faces.atTables(rows.map(({ seats }) => seats)),
      this.presence.of(going.map(({ id }) => id)),
    ]);
    return rows.map((row, i) =>
      this.infoOf(row, faces[i] ?? new Map<string, Person>(), presence.get(row.id) ?? NOBODY),
    );
  }

  /** Tables of the lobby. */
  async listed(rows: readonly LobbyRow[]): Promise<ListedTable[]> {
    const faces = await this.faces.atTables(rows.map(({ seats }) => seats));
    return rows.map(({ seats, ...row }, i) => ({
      ...row,
      seats: seats.map(({ person, level }) => ({
        person: person === null ? null : (faces[i]?.get(person) ?? null),
        level: level as SeatInfo['level'],
      })),
    }));
  }

  private infoOf(row: TableRow, faces: ReadonlyMap<string, Person>, presence: Sightings): TableInfo {
    return {
      id: row.id,
      game: row.game,
      options: { ...row.options },
      pace: row.pace,
      rated: row.rated,
      listed: row.listed,
      chat: row.chat,
      aids: [...row.aids],
      status: row.status,
      host: row.host,
      seats: row.seats.map(
        ({ person, level, replaced }, seat): SeatInfo => ({
          person: person === null ? null : (faces.get(person) ?? null),
          level,
          replaced,
          present: (presence.get(seat)?.until ?? 0) > this.now(),
          seen: presence.get(seat)?.seen ?? 0,
        }),
      ),
      created: row.created,
      started: row.started,
      ended: row.ended,
      commitment: commitmentOf(row.secret),
      rules: row.rules,
      playable: this.repertoire.knows(row),
      version: row.version,
      proposal: row.proposal,
      rematch: row.rematch,
    };
  }

  async presenceOf(table: string): Promise<Sightings> {
    return (await this.presence.of([table])).get(table) ?? NOBODY;
  }

  /** A table through somebody's eyes; what they were told is given from the event after `since` on. */
  async view(room: Room, seat: Seat | null, since = 0): Promise<TableView> {
    const table = await this.info(room.row);
    // Only now: while names were looked up, the game may have gone on.
    const { game, row } = room;
    const eyes = seat ?? 'spectator';
    const now = this.now();
    return {
      table,
      seat,
      number: game?.number(eyes) ?? 0,
      at: game?.length ?? 0,
      view: game ? { ...game.view(eyes) } : null,
      told: (game?.events(eyes, since) ?? []).map(told => ({ ...told, event: { ...told.event } })),
      awaited: row.status === 'playing' ? (game?.awaited() ?? []) : [],
      clocks: row.seats.map((_, of) => room.clock(of, now)),
      now,
      canUndo: canUndo(room, seat),
      turns: (game?.turns() ?? []).map(({ at, seats }) => ({ at, seats: [...seats] })),
      outcome: outcomeOf(room),
    };
  }

  /** The table as it was after its first n moves, through somebody's eyes of today. */
  async viewAt(room: Room, seat: Seat | null, n: number): Promise<Answer<TableView>> {
    const then = room.game?.viewAt(n, seat ?? 'spectator');
    if (then === undefined) return room.whyNotPlaying();
    if (!then.ok) return refused(then.refusal);
    const view = await this.view(room, seat);
    const told = view.told.filter(({ at }) => at <= n);
    return accept({ ...view, at: n, view: { ...then.value }, told, awaited: [], outcome: null });
  }

  /** Games of a person that go on, those that wait for them first. */
  async own(rooms: readonly Room[], me: PersonRow): Promise<z.infer<typeof OwnGame>[]> {
    const now = this.now();
    const tables = await this.infos(rooms.map(({ row }) => row));
    const games = rooms.flatMap((room, i) => {
      const table = tables[i];
      const seat = room.seatOf(me.id);
      // Whoever has stood up while names were looked up has one game less.
      if (table === undefined || seat === null) return [];
      const clock = room.clock(seat, now);
      return { table, seat, needsYou: needs(room, seat), due: clock?.runs ? now + clock.left : null };
    });
    const order = ({ needsYou, due, table }: z.infer<typeof OwnGame>): number =>
      needsYou ? (due ?? 0) : 2 * now - (table.started ?? table.created);
    return games.sort((a, b) => Number(b.needsYou) - Number(a.needsYou) || order(a) - order(b));
  }
}

/** Whether a table waits for a person: for their turn, their answer to a proposal, or for the host to start. */
export function needs({ row, game }: Room, seat: Seat): boolean {
  const own = row.seats[seat];
  if (row.status === 'open') {
    return (
      own?.person === row.host && row.seats.every(({ person, level }) => person !== null || level !== null)
    );
  }
  if (row.status !== 'playing' || !isPlaying(own)) return false;
  return (game?.awaited().includes(seat) ?? false) || row.proposal?.agreed.includes(seat) === false;
}

export const canUndo = (room: Room, seat: Seat | null): boolean =>
  seat !== null &&
  room.row.status === 'playing' &&
  isPlaying(room.row.seats[seat]) &&
  (room.game?.canUndo(seat) ?? false);

export function outcomeOf(room: Room): Record<string, unknown> | null {
  const outcome = room.row.status === 'finished' ? room.game?.outcome() : null;
  return outcome ? { ...outcome } : null;
}
