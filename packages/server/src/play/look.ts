import type { OwnGame, SeatInfo, TableInfo, TableView } from '@taproom/contracts';
import { accept, type Seat } from '@taproom/games';
import type * as z from 'zod/mini';
import { type Answer, problem, refused } from '../problem.ts';
import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Faces } from './faces.ts';
import { commitmentOf } from './fairness.ts';
import type { Presence } from './presence.ts';
import { isPlaying, type Room } from './room.ts';

/** What somebody may see of tables. Nothing else leaves the server. */
export class Look {
  constructor(
    private readonly faces: Faces,
    private readonly presence: Presence,
    private readonly now: () => number,
  ) {}

  async info(row: TableRow): Promise<TableInfo> {
    const going = row.status === 'open' || row.status === 'playing';
    const [faces, presence] = await Promise.all([
      this.faces.atTable(row.seats),
      going ? this.presence.of(row.id) : new Map<Seat, { readonly until: number; readonly seen: number }>(),
    ]);
    return {
      id: row.id,
      game: row.game,
      options: { ...row.options },
      pace: row.pace,
      rated: row.rated,
      listed: row.listed,
      chat: row.chat,
      memoryAid: row.memoryAid,
      status: row.status,
      host: row.host,
      seats: row.seats.map(
        ({ person, level, replaced }, seat): SeatInfo => ({
          person: person === null ? null : (faces.get(person) ?? null),
          level: level as SeatInfo['level'],
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
      version: row.version,
      proposal: row.proposal,
      rematch: row.rematch,
    };
  }

  presenceOf(table: string): ReturnType<Presence['of']> {
    return this.presence.of(table);
  }

  infos(rows: readonly TableRow[]): Promise<TableInfo[]> {
    return Promise.all(rows.map(row => this.info(row)));
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
    if (then === undefined) return problem('wrong-status');
    if (!then.ok) return refused(then.refusal);
    const view = await this.view(room, seat);
    const told = view.told.filter(({ at }) => at <= n);
    return accept({ ...view, at: n, view: { ...then.value }, told, awaited: [], outcome: null });
  }

  /** Games of a person that go on, those that wait for them first. */
  async own(rooms: readonly Room[], me: PersonRow): Promise<z.infer<typeof OwnGame>[]> {
    const now = this.now();
    const games = await Promise.all(
      rooms.map(async room => {
        const seat = room.seatOf(me.id) ?? 0;
        const needsYou = needs(room, seat);
        const clock = room.clock(seat, now);
        const due = clock?.runs ? now + clock.left : null;
        return { table: await this.info(room.row), seat, needsYou, due };
      }),
    );
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
