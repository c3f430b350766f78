// The scheduler of background jobs: polls for due tables, claims them by lease, retries failures with backoff.

import type { Edition } from '@taproom/games';
import { newId } from '../ids.ts';
import { NotStored } from '../store/database.ts';
import type { DueTable, Lease, Store } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import type { Chores, Hold } from './chores.ts';
import type { Claim } from './claim.ts';
import { FairQueue } from './fair-queue.ts';
import type { Origins } from './origins.ts';
import type { Rooms } from './rooms.ts';
import { Slots } from './slots.ts';
import type { Thinkers } from './thinkers.ts';

const LOOK_EVERY = 500;
/** Milliseconds after which the loop continues without an answer from the store. */
const NO_ANSWER = 15_000;
/** The most due tables that are read; the longest due come first. */
const MOST_READ = 10_000;
/** The most of the time that goes into reading what is due. */
const READING = 1 / 10;
/** After a fault a table is left alone, with exponential backoff. */
const REST = 10_000;
const LONGEST_REST = 600_000;
const MOST_FAILURES = 10_000;
/** Due work is late after this, and the log says so at most this often. */
const LATE = 5000;
const SAY_EVERY = 60_000;
/** Without a finished pass for this long, the loop counts as stalled. */
const STALLED = 60_000;

interface WorkLog {
  error(facts: object, text: string): void;
  warn(facts: object, text: string): void;
}

export interface WorkTerms {
  /**
   * How long a lease lasts if it is not renewed, in milliseconds; after that another node takes over from one that
   * died.
   */
  readonly lease: number;
  /** What bots may take without being late. */
  readonly thinking: number;
  /** A monotonic clock, in milliseconds. */
  readonly steady: () => number;
  /** The games this node can play. Tables of other games wait for a node that can. */
  readonly editions: readonly Edition[];
}

interface Running {
  readonly lease: Lease;
  readonly claim: Waiting;
  readonly task: Promise<void>;
}

/** A due table, as the last pass has read it. */
interface Waiting extends Claim {
  readonly table: string;
  readonly due: number;
  /** Someone may come while it is being done. */
  isAttended: boolean;
}

/**
 * The loop that does the due work of tables. Each table is claimed by lease, so of several nodes only one does it; the
 * lease is renewed until the work is done. Tables where someone is waiting come first. Among them, and among the
 * others, work is shared fairly by the addresses and accounts it is charged to: which tables are claimed next, and
 * which bots think next.
 */
export class WorkLoop {
  private readonly node = newId();
  private readonly timers: NodeJS.Timeout[] = [];
  private kicked: NodeJS.Timeout | null = null;
  private readonly slots: Slots;
  private readonly running = new Map<string, Running>();
  private readonly waiting = new FairQueue<Waiting>();
  /** How often tables failed in a row. */
  private readonly failures = new Map<string, number>();
  /** Ends the pauses of bots that have thought. */
  private readonly pauses = new Set<() => void>();
  private isStopping = false;
  /** All passes, one after another. It never rejects. */
  private looks: Promise<void> = Promise.resolve();
  private asked: Record<'look' | 'fill', boolean> = { look: false, fill: false };
  private oldest: number | null = null;
  private lookedAt: number;
  private readAgainAt = 0;
  private saidAt = { late: Number.NEGATIVE_INFINITY, failed: Number.NEGATIVE_INFINITY };

  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly chores: Chores,
    private readonly thinkers: Thinkers,
    private readonly attendance: Attendance,
    private readonly origins: Origins,
    private readonly now: () => number,
    private readonly terms: WorkTerms,
    private readonly log: WorkLog,
  ) {
    this.slots = new Slots(thinkers.threads);
    this.lookedAt = terms.steady();
  }

  start(): void {
    this.lookedAt = this.terms.steady();
    this.timers.push(setInterval(() => void this.lookAround(), LOOK_EVERY));
    this.timers.push(setInterval(() => void this.renew(), this.terms.lease / 3));
  }

  /**
   * Stops claiming work, and waits for what has begun. Bots that have thought act at once; others think after the
   * restart.
   */
  async stop(): Promise<void> {
    this.isStopping = true;
    const [looking, renewing] = this.timers.splice(0);
    clearInterval(looking);
    if (this.kicked !== null) clearTimeout(this.kicked);
    this.waiting.clear();
    this.thinkers.takeNoMore();
    for (const end of this.pauses) end();
    await this.idle();
    clearInterval(renewing);
  }

  /** Something was stored: there may be work at once. */
  kick(): void {
    if (this.timers.length === 0 || this.kicked !== null) return;
    const wait = this.readAgainAt - this.terms.steady();
    if (wait <= 0) return void this.lookAround();
    this.kicked = setTimeout(() => {
      this.kicked = null;
      void this.lookAround();
    }, wait);
  }

  /** Reads what is due now, and starts as much of it as there are slots; the rest follows as slots become free. */
  lookAround(): Promise<void> {
    return this.ask('look');
  }

  /** Resolves when everything that was started is done. */
  async idle(): Promise<void> {
    do {
      await this.looks;
      await Promise.all([...this.running.values()].map(({ task }) => task));
    } while (this.running.size > 0 || this.asked.look || this.asked.fill);
  }

  /** How long the oldest due work has been waiting, on any node, in milliseconds. */
  get late(): number {
    return this.oldest === null ? 0 : Math.max(0, this.now() - this.oldest);
  }

  /** How long ago this node finished a pass, in milliseconds. */
  get lookAge(): number {
    return this.terms.steady() - this.lookedAt;
  }

  get tablesAtWork(): number {
    return this.running.size;
  }

  /** Why this node can't do due work; null if it can. A backlog is not a reason: all nodes share it. */
  stalled(): string | null {
    return this.lookAge < STALLED
      ? null
      : `no check for due work for ${Math.round(this.lookAge / 1000)} seconds`;
  }

  // ---- Looking

  /** Passes run one after another, and requests during one lead to a single pass after it. */
  private ask(what: 'look' | 'fill'): Promise<void> {
    if (this.asked[what] || this.isStopping) return this.looks;
    this.asked[what] = true;
    this.looks = this.looks.then(() => this.answer(what));
    return this.looks;
  }

  private async answer(what: 'look' | 'fill'): Promise<void> {
    this.asked[what] = false;
    try {
      if (what === 'look') await within(NO_ANSWER, this.read());
      await this.fill();
      if (what === 'look') this.lookedAt = this.terms.steady();
    } catch (error) {
      if (this.maySay('failed')) this.log.error({ error: String(error) }, 'could not read the due work');
    }
  }

  private async read(): Promise<void> {
    const { steady, editions } = this.terms;
    const began = steady();
    const due = await this.store.tables.due(this.now(), MOST_READ, editions);
    this.oldest = await this.store.tables.oldestDue(editions);
    if (this.isStopping) return;
    this.waiting.clear();
    for (const one of due) if (!this.running.has(one.table)) this.line(one);
    await this.attend();
    this.readAgainAt = steady() + (steady() - began) / READING;
    if (this.late > LATE + this.terms.thinking && this.maySay('late')) {
      const facts = { seconds: Math.round(this.late / 1000), waiting: this.waiting.size };
      this.log.warn({ ...facts, running: this.running.size }, 'due work is late');
    }
  }

  private line(due: DueTable): void {
    const { table, account } = due;
    const share = { address: this.origins.of(account), account };
    this.waiting.push(share, { table, share, due: due.due, isAttended: this.attendance.isAttended(due) });
  }

  /** Bots waiting for a thread get a higher priority when someone has come to their table. */
  private async attend(): Promise<void> {
    const left = [...this.running.values()].map(({ claim }) => claim).filter(({ isAttended }) => !isAttended);
    const attended = await this.attendance.of(left.map(({ table }) => table));
    for (const claim of left) if (attended.has(claim.table)) claim.isAttended = true;
  }

  /** Claims as many of the waiting tables as there are slots for, and starts them. */
  private async fill(): Promise<void> {
    for (;;) {
      const picked = this.pick();
      if (picked.size === 0) return;
      try {
        const now = this.now();
        const wanted = this.store.tables.lease(this.node, now, now + this.terms.lease, [...picked.keys()]);
        for (const lease of await within(NO_ANSWER, wanted)) {
          const pick = picked.get(lease.table);
          picked.delete(lease.table);
          if (pick !== undefined) this.begin(lease, pick.claim, pick.free);
        }
      } finally {
        for (const { free } of picked.values()) free();
      }
    }
  }

  /** The next tables, each with a slot. */
  private pick(): Map<string, { readonly claim: Waiting; readonly free: () => void }> {
    const picked = new Map<string, { readonly claim: Waiting; readonly free: () => void }>();
    const mayTake = (claim: Waiting): boolean => this.slots.mayTake(claim);
    for (;;) {
      const next =
        this.waiting.take(claim => claim.isAttended && mayTake(claim)) ?? this.waiting.take(mayTake);
      if (next === null) return picked;
      if (!this.running.has(next.table)) picked.set(next.table, { claim: next, free: this.slots.take(next) });
    }
  }

  // ---- Working

  private begin(lease: Lease, claim: Waiting, give: () => void): void {
    const { table } = lease;
    const free = (): void => {
      give();
      if (this.waiting.size > 0) void this.ask('fill');
    };
    const wait = (ms: number): Promise<void> => this.pause(ms);
    const task = this.do({ lease, claim, due: claim.due, free, wait })
      .then(
        () => void this.failures.delete(table),
        (error: unknown) => this.fail(lease, error),
      )
      .finally(() => {
        this.running.delete(table);
        free();
        this.kick();
      });
    this.running.set(table, { lease, claim, task });
  }

  private async do(hold: Hold): Promise<void> {
    const { lease } = hold;
    const room = await this.rooms.get(lease.table);
    if (room === null) return this.store.tables.release(lease);
    const due = await this.chores.do(room, hold);
    await this.store.tables.release(lease, { version: room.row.version, due });
  }

  /** Backs off from a table that failed. Storage failures are not its fault. */
  private async fail(lease: Lease, error: unknown): Promise<void> {
    const { table } = lease;
    if (this.isStopping) return this.store.tables.release(lease).catch(() => undefined);
    const failures = (this.failures.get(table) ?? 0) + (error instanceof NotStored ? 0 : 1);
    if (this.failures.size >= MOST_FAILURES) this.failures.clear();
    this.failures.set(table, failures);
    const rest = Math.min(REST * 2 ** Math.max(0, failures - 1), LONGEST_REST);
    this.log.error({ table, error: String(error), rest }, 'due work failed');
    const row = await this.store.tables.get(table).catch(() => null);
    // If this fails as well, the lease expires.
    const due = row === null ? undefined : { version: row.version, due: this.now() + rest };
    await this.store.tables.release(lease, due).catch(() => undefined);
  }

  /** A lease that can't be renewed is lost, and nothing can be stored under it: the work ends on its own. */
  private async renew(): Promise<void> {
    const leases = [...this.running.values()].map(({ lease }) => lease);
    if (leases.length === 0) return;
    try {
      await this.store.tables.renew(this.node, leases, this.now() + this.terms.lease);
    } catch (error) {
      if (this.maySay('failed')) this.log.error({ error: String(error) }, 'could not renew leases');
    }
  }

  private async pause(ms: number): Promise<void> {
    if (ms <= 0 || this.isStopping) return;
    await new Promise<void>(resolve => {
      const end = (): void => {
        clearTimeout(timer);
        this.pauses.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.pauses.add(end);
    });
  }

  private maySay(what: keyof WorkLoop['saidAt']): boolean {
    const now = this.terms.steady();
    if (now - this.saidAt[what] < SAY_EVERY) return false;
    this.saidAt[what] = now;
    return true;
  }
}

/** Waits at most this many milliseconds for something. */
async function within<T>(ms: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer from the store for ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([task, limit]);
  } finally {
    clearTimeout(timer);
  }
}
