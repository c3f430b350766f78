import { RUNGS } from '@taproom/bots/levels';
import type { GameId, Outcome, Seat } from '@taproom/games';
import type { BotDue } from '@taproom/table';
import { newId } from '../ids.ts';
import type { Lease, Store } from '../store/store.ts';
import type { Look } from './look.ts';
import { ratedBy, resultsOf } from './ratings.ts';
import type { Referee } from './referee.ts';
import { isPlaying, type Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import type { Thinkers } from './thinkers.ts';

/** How long bots think and seem to think. */
export interface BotPace {
  /** Milliseconds for the best rung, and for the others. */
  readonly best: number;
  readonly others: number;
  /** The least time between being awaited and acting, so that people can follow. */
  readonly pause: number;
}

/** A lease is taken for so long; a node that dies is followed by another after that. */
const LEASE = 15_000;
const LOOK_EVERY = 500;
const AT_ONCE = 16;
/** After a fault a table is left alone for so long. */
const REST = 10_000;
const HOUR = 3_600_000;

interface WorkLog {
  error(facts: object, text: string): void;
}

/**
 * What is due without anybody asking: bots' turns, clocks that run out, people who stay away, results to settle, tables
 * that nobody started. Each table's work is taken by lease, so that of several nodes only one does it.
 */
export class Work {
  private readonly node = newId();
  private timer: NodeJS.Timeout | null = null;
  private readonly running = new Set<Promise<void>>();
  private readonly busy = new Set<string>();
  private looking: Promise<void> | null = null;
  private again = false;

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly referee: Referee,
    private readonly look: Look,
    private readonly thinkers: Thinkers,
    private readonly now: () => number,
    private readonly terms: { readonly bots: BotPace; readonly grace: number },
    private readonly log: WorkLog,
    private readonly thought: (level: string, ms: number) => void,
  ) {}

  start(): void {
    this.timer = setInterval(() => void this.lookAround(), LOOK_EVERY);
  }

  /** Stops taking work, and waits for what has begun. */
  async stop(): Promise<void> {
    if (this.timer !== null) clearInterval(this.timer);
    this.timer = null;
    // Whoever looks around at this moment may still begin something.
    await this.looking;
    await this.idle();
  }

  /** Something was stored: there may be work at once. */
  kick(): void {
    if (this.timer !== null) void this.lookAround();
  }

  /** Takes the work that is due now, and begins it. */
  async lookAround(): Promise<void> {
    this.again = this.looking !== null;
    if (this.looking !== null) return;
    this.looking = this.takeAll();
    await this.looking;
  }

  private async takeAll(): Promise<void> {
    try {
      do {
        this.again = false;
        const free = AT_ONCE - this.running.size;
        if (free <= 0) break;
        const now = this.now();
        for (const lease of await this.store.tables.lease(this.node, now, now + LEASE, free))
          this.begin(lease);
      } while (this.again);
    } catch (error) {
      this.log.error({ error: String(error) }, 'the due work could not be read');
    } finally {
      this.looking = null;
    }
  }

  /** Everything that was begun is done. */
  async idle(): Promise<void> {
    while (this.running.size > 0) await Promise.all(this.running);
  }

  private begin(lease: Lease): void {
    if (this.busy.has(lease.table)) return;
    this.busy.add(lease.table);
    const task = this.do(lease)
      .catch(async (error: unknown) => {
        this.log.error({ table: lease.table, error: String(error) }, 'due work failed');
        await this.rest(lease);
      })
      .finally(() => {
        this.busy.delete(lease.table);
        this.running.delete(task);
        this.kick();
      });
    this.running.add(task);
  }

  private async do(lease: Lease): Promise<void> {
    const room = await this.rooms.get(lease.table);
    if (room === null) return this.store.tables.release(lease);
    await room.alone(() => room.catchUp());
    if (room.row.status === 'playing') {
      await this.replaceAbsent(room, lease);
      await this.playBots(room, lease);
    }
    if (room.row.status === 'finished' || room.row.status === 'abandoned') await this.settle(room);
    const { version } = room.row;
    await this.store.tables.release(lease, { version, due: await this.nextLook(room) });
  }

  /** Gives the seats of people whose time is out, or who are not there, to bots. */
  private async replaceAbsent(room: Room, lease: Lease): Promise<void> {
    const away = await this.away(room);
    await room.alone(async () => {
      for (const seat of room.timeOut(this.now()))
        await this.referee.replace(room, seat, 'time', NOBODY, lease);
      for (const seat of away) {
        const isAwaited = room.game?.awaited().includes(seat) && isPlaying(room.row.seats[seat]);
        if (isAwaited) await this.referee.replace(room, seat, 'away', NOBODY, lease);
      }
    });
  }

  /** Who is awaited in a live game and has not been there for longer than the grace time. */
  private async away(room: Room): Promise<Seat[]> {
    const since = await this.absentSince(room);
    return [...since].filter(([, at]) => at + this.terms.grace <= this.now()).map(([seat]) => seat);
  }

  /** Since when those who are awaited in a live game are absent; those who are there are left out. */
  private async absentSince(room: Room): Promise<ReadonlyMap<Seat, number>> {
    const { row, game } = room;
    if (row.pace.pace !== 'live' || game === null) return new Map();
    const presence = await this.look.presenceOf(row.id);
    const awaited = game.awaited().filter(seat => isPlaying(row.seats[seat]));
    const since = awaited.map((seat): [Seat, number] => {
      const until = presence.get(seat)?.until ?? 0;
      return [seat, Math.max(until, row.started ?? 0, room.waitingSince)];
    });
    return new Map(since.filter(([, at]) => at <= this.now()));
  }

  private async playBots(room: Room, lease: Lease): Promise<void> {
    const due = room.row.status === 'playing' ? (room.game?.botDue() ?? []) : [];
    await Promise.all(due.map(bot => this.playBot(room, bot, lease)));
  }

  private async playBot(room: Room, { seat, level, view, number }: BotDue, lease: Lease): Promise<void> {
    const { bots } = this.terms;
    const { game } = room.row;
    const ms = level === bestOf(game) ? bots.best : bots.others;
    const began = this.now();
    const [moves] = await Promise.all([
      this.thinkers.think({ game, level, seat, view, ms }),
      new Promise(resolve => setTimeout(resolve, bots.pause)),
    ]);
    this.thought(level, this.now() - began);
    const done = await room.alone(() =>
      this.referee.ask(room, { do: 'commit', seat, moves, seen: number }, BOT, undefined, lease),
    );
    // What has changed meanwhile is no fault: the table is due again.
    const stale = !done.ok && (done.refusal.code !== 'refused' || done.refusal.refusal?.code === 'stale');
    if (!done.ok && !stale) {
      const facts = { table: room.row.id, seat, level, refusal: done.refusal.refusal };
      this.log.error(facts, 'a bot played against the rules');
      throw new Error('a bot played against the rules');
    }
  }

  /** Writes down the results of a game that is over, and the ratings that follow: once. */
  private async settle(room: Room): Promise<void> {
    const { row } = room;
    const outcome: Outcome | null = row.status === 'finished' ? (room.game?.outcome() ?? null) : null;
    const agreed = row.status === 'abandoned' && row.seats.every(({ replaced }) => replaced !== 'resigned');
    if (agreed) return;
    const results = resultsOf(row, outcome);
    await this.store.ratings.settle(row.id, results, row.rated ? await ratedBy(row, results, outcome) : null);
  }

  /** When the table must be looked at again, now that its work is done. */
  private async nextLook(room: Room): Promise<number | null> {
    const { row, game } = room;
    if (row.status !== 'playing' || game === null) return null;
    if (game.botDue().length > 0) return this.now();
    const out = room.firstTimeOut();
    if (row.pace.pace !== 'live' || out === null) return out;
    const absent = [...(await this.absentSince(room)).values()].map(at => at + this.terms.grace);
    return Math.min(out, this.now() + this.terms.grace, ...absent);
  }

  private async rest(lease: Lease): Promise<void> {
    const row = await this.store.tables.get(lease.table).catch(() => null);
    if (row === null) return;
    const due = { version: row.version, due: this.now() + REST };
    await this.store.tables.release(lease, due).catch(() => undefined);
  }

  /** Closes open tables that nobody came to, and tells which. */
  async closeStale(hours: number): Promise<string[]> {
    const closed: string[] = [];
    for (const row of await this.store.tables.stale(this.now() - hours * HOUR, 100)) {
      const room = await this.rooms.get(row.id);
      await room?.alone(async () => {
        if (room.row.status !== 'open') return;
        if (await room.change({ status: 'expired', ended: this.now() })) closed.push(row.id);
      });
    }
    return closed;
  }
}

const NOBODY = { person: null, key: null };
const BOT = { person: null, key: null, cause: 'turn' } as const;

const bestOf = (game: GameId): string => RUNGS[game][RUNGS[game].length - 1] ?? '';
