import type { ListedTable, OwnGame, Person, SeatInfo, TableInfo, TableView } from '@taproom/contracts';
import { NO_NAME } from '@taproom/contracts/names';
import { accept, type GameEvent, type Outcome, type Seat, type Viewer } from '@taproom/games';
import { retold, type Table, type TableEvent, type Told } from '@taproom/table';
import type * as z from 'zod/mini';
import { type Answer, refused } from '../problem.ts';
import type { LobbyRow } from '../store/lobby.ts';
import type { PersonRow, TableRow } from '../store/rows.ts';
import type { Absence } from './absence.ts';
import { lastDeclined, proposesAgain } from './declined.ts';
import { commitmentOf } from './fairness.ts';
import type { PersonCache } from './person-cache.ts';
import type { Presence, Sightings } from './presence.ts';
import { outcomeAt } from './ratings.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';

const NOBODY: Sightings = new Map();

/** Builds the views (snapshots) of tables: what someone may see of them. Nothing else leaves the server. */
export class Look {
  constructor(
    private readonly faces: PersonCache,
    private readonly presence: Presence,
    private readonly absence: Absence,
    private readonly repertoire: Repertoire,
    private readonly now: () => number,
  ) {}

  async info(row: TableRow): Promise<TableInfo> {
    const [info] = await this.infos([row]);
    if (info === undefined) throw new Error(`nothing is known of table ${row.id}`);
    return info;
  }

  /** The same with what is to happen in its game. */
  async infoAt(room: Room): Promise<TableInfo> {
    const info = await this.info(room.row);
    if (info.seats.every(({ present }) => present)) return info;
    const takeovers = this.absence.takeovers(room, await this.presenceOf(info.id));
    const seats = info.seats.map((seat, at) => ({
      ...seat,
      takeover: takeoverAt(room, at, takeovers.get(at)),
    }));
    return takeovers.size === 0 ? info : { ...info, seats };
  }

  /** However many tables there are, names and presence are looked up once for all of them. */
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
      playable: this.repertoire.knows(row),
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
          takeover: null,
          present: (presence.get(seat)?.until ?? 0) > this.now(),
          seen: presence.get(seat)?.seen ?? 0,
          ...this.asksAgain(row, person),
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
      declined: lastDeclined(row),
      public: row.public,
      published: row.seats.flatMap(({ person }, seat) =>
        person !== null && row.published.includes(person) ? [seat] : [],
      ),
      rematch: row.rematch,
      deal: row.deal === null ? null : { day: row.deal, practice: row.practice },
    };
  }

  private asksAgain(row: TableRow, person: string | null): Pick<SeatInfo, 'asksAgain'> {
    const again = person === null ? null : proposesAgain(row, person, this.now());
    return again === null ? {} : { asksAgain: again };
  }

  async presenceOf(table: string): Promise<Sightings> {
    return (await this.presence.of([table])).get(table) ?? NOBODY;
  }

  /** A table as a viewer sees it, with its events after number `since`. */
  async view(room: Room, seat: Seat | null, since = 0): Promise<TableView> {
    const table = await this.infoAt(room);
    // Only now: while names were looked up, the game may have moved on.
    const { game, row } = room;
    const eyes = seat ?? 'spectator';
    const now = this.now();
    return {
      table,
      seat,
      number: game?.number(eyes) ?? 0,
      at: game?.length ?? 0,
      view: game ? { ...game.view(eyes) } : null,
      told: named(toldOf(game, eyes, since), table.seats, roomOutcome(room)).map(({ standIns, ...told }) => ({
        ...told,
        event: { ...told.event },
        ...(standIns === undefined ? {} : { standIns: [...standIns] }),
      })),
      awaited: row.status === 'playing' ? (game?.awaited() ?? []) : [],
      clocks: row.seats.map((_, of) => room.clock(of, now)),
      now,
      canUndo: canUndo(room, seat),
      turns: (game?.turns() ?? []).map(({ at, seats }) => ({ at, seats: [...seats] })),
      outcome: roomOutcome(room),
    };
  }

  /** The table as it was after its first n moves, as the viewer may see it today. */
  async viewAt(room: Room, seat: Seat | null, n: number): Promise<Answer<TableView>> {
    const then = room.game?.viewAt(n, seat ?? 'spectator');
    if (then === undefined) return room.whyNotPlaying();
    if (!then.ok) return refused(then.refusal);
    const view = await this.view(room, seat);
    const told = view.told.filter(({ at }) => at <= n);
    return accept({ ...view, at: n, view: { ...then.value }, told, awaited: [], outcome: null });
  }

  /** A person's running games, those waiting for them first. */
  async own(rooms: readonly Room[], me: PersonRow): Promise<z.infer<typeof OwnGame>[]> {
    const now = this.now();
    const tables = await this.infos(rooms.map(({ row }) => row));
    const games = rooms.flatMap((room, i) => {
      const table = tables[i];
      const seat = room.seatOf(me.id);
      // Someone who has left while names were looked up has one game less.
      if (table === undefined || seat === null) return [];
      const clock = room.clock(seat, now);
      const { left, resumes } = clock?.runs ? clock : { left: null, resumes: 0 };
      return {
        table,
        seat,
        needsYou: needs(room, seat),
        due: left === null ? null : now + resumes + left,
        resumes,
      };
    });
    const order = ({ needsYou, due, table }: z.infer<typeof OwnGame>): number =>
      needsYou ? (due ?? 0) : 2 * now - (table.started ?? table.created);
    return games.sort((a, b) => Number(b.needsYou) - Number(a.needsYou) || order(a) - order(b));
  }
}

/** When a bot takes over from someone who is away: after the grace period, or earlier if their clock runs out first. */
function takeoverAt(room: Room, seat: Seat, graceEnds: number | undefined): number | null {
  if (graceEnds === undefined) return null;
  return Math.min(graceEnds, room.times.outAt(seat) ?? graceEnds);
}

/**
 * Whether a table is waiting for a person: for their turn, their answer to a proposal, or for the host to start. Nobody is
 * awaited where a daily deal is only practised.
 */
export function needs({ row, game }: Room, seat: Seat): boolean {
  const own = row.seats[seat];
  if (row.status === 'open') {
    return (
      own?.person === row.host && row.seats.every(({ person, level }) => person !== null || level !== null)
    );
  }
  if (row.status !== 'playing' || row.practice || !isPlaying(own)) return false;
  return (game?.awaited().includes(seat) ?? false) || row.proposal?.agreed.includes(seat) === false;
}

type SeatTaken = Extract<TableEvent, { readonly event: 'seat-taken' }>;
const isSeatTaken = (event: GameEvent): event is SeatTaken => event.event === 'seat-taken';

/**
 * Events as people read them: the log knows whoever came back to their seat by id, and here they get their name; and the
 * end names those who have won at this table.
 */
export const named = (
  told: readonly Told[],
  seats: TableInfo['seats'],
  outcome: Pick<Outcome, 'winners'> | null,
): Told[] =>
  told.map(one => {
    const { event } = one;
    if (isSeatTaken(event) && event.sitter.kind === 'human') {
      const name = seats[event.seat]?.person?.name ?? NO_NAME;
      return { ...one, event: { ...event, sitter: { kind: 'human', name } } };
    }
    // The rules know nothing of people who left: see `outcomeAt`.
    return event.event === 'game-over' && outcome !== null
      ? { ...one, event: { ...event, winners: outcome.winners } }
      : one;
  });

/** What happened after an event; for newcomers, without turns that were taken back long ago. */
function toldOf(game: Table | null, eyes: Viewer, since: number): Told[] {
  const told = game?.events(eyes, since) ?? [];
  return since === 0 ? retold(told) : told;
}

export const canUndo = (room: Room, seat: Seat | null): boolean =>
  seat !== null &&
  room.row.status === 'playing' &&
  isPlaying(room.row.seats[seat]) &&
  (room.game?.canUndo(seat) ?? false);

export function roomOutcome(room: Room): (Record<string, unknown> & Outcome) | null {
  const outcome = room.row.status === 'finished' ? room.game?.outcome() : null;
  return outcome ? { ...outcomeAt(room.row, outcome) } : null;
}
