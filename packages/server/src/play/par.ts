import { setTimeout as rest } from 'node:timers/promises';
import { expectOk, type GameId } from '@taproom/games';
import { type DailySeating, type Sitter, secretChance, Table } from '@taproom/table';
import { newId } from '../ids.ts';
import type { Store } from '../store/store.ts';
import type { Claim } from './claim.ts';
import { dealName, exactly } from './deal.ts';
import type { Repertoire } from './repertoire.ts';
import type { ParRun } from './standing.ts';
import type { Thinkers } from './thinkers.ts';

/** How thoroughly bots play a deal to set its par. */
export interface ParTerms {
  /** How many nodes they visit for a turn. */
  readonly nodes: number;
  /** How often each level plays it at most; and at least, even if that takes longer than the time below. */
  readonly most: number;
  readonly least: number;
  /** How many milliseconds each level thinks in all. */
  readonly ms: number;
}

/**
 * Levels that don't search play it thirty times in seconds; those that do think for two minutes in all. A turn must not
 * hold a thread for long.
 */
export const PAR: ParTerms = { nodes: 2000, most: 30, least: 3, ms: 120_000 };

/** A lease outlives the longest run: if its node dies, another one resumes after this many milliseconds. */
const LEASE = 600_000;

/** How long a node that is at its limits waits before it lets a bot think about par again, in milliseconds. */
const BUSY = 1000;

/** Nobody waits for these turns. */
const CLAIM: Claim = { share: { address: 'par', account: 'par' }, isAttended: false };

/** A deal, with what only the server knows of it. */
export interface SecretDeal extends DailySeating {
  readonly game: GameId;
  readonly rules: number;
  readonly day: string;
  readonly secret: string;
}

/**
 * Lets the bots of all levels play daily deals in the player's seat, in the background: one turn at a time, and only
 * while no other bot waits for a thread. What they score is stored after every game, so that a restart or another node
 * resumes there.
 */
export class Par {
  private readonly node = newId();
  private readonly wanted = new Map<string, SecretDeal>();
  private readonly stopped = new AbortController();
  private running: Promise<void> | null = null;

  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly thinkers: Thinkers,
    private readonly now: () => number,
    /** Null: bots set no par here. */
    private readonly terms: ParTerms | null,
    private readonly log: { error(facts: object, text: string): void },
  ) {}

  async runs(game: GameId, day: string): Promise<readonly ParRun[]> {
    return JSON.parse(await this.store.deals.runs(game, day)) as ParRun[];
  }

  /** Whether all levels have played a deal as often as they are to. */
  isDone(levels: readonly string[], runs: readonly ParRun[]): boolean {
    return this.terms === null || nextLevel(levels, runs, this.terms) === null;
  }

  /** Someone is interested in a deal: its par is set, unless that is done. */
  want(deal: SecretDeal): void {
    if (this.terms === null || this.stopped.signal.aborted) return;
    this.wanted.set(dealName(deal.game, deal.day), deal);
    this.running ??= this.work(this.terms).finally(() => {
      this.running = null;
    });
  }

  /** Resolves when nothing is left to do. */
  async idle(): Promise<void> {
    await this.running;
  }

  async stop(): Promise<void> {
    this.stopped.abort();
    await this.running;
  }

  private async work(terms: ParTerms): Promise<void> {
    for (const [name, deal] of this.wanted) {
      this.wanted.delete(name);
      try {
        await this.set(deal, terms);
      } catch (error) {
        // Whoever looks at the deal next starts it again.
        if (!this.stopped.signal.aborted)
          this.log.error({ deal: name, error: String(error) }, 'could not set the par of a daily deal');
      }
    }
  }

  private async set(deal: SecretDeal, terms: ParTerms): Promise<void> {
    const { deals } = this.store;
    const { game, day } = deal;
    const { levels } = this.repertoire.levelsOf(deal);
    try {
      while (!this.stopped.signal.aborted) {
        const until = this.now() + LEASE;
        if (!(await deals.lease(game, day, this.node, this.now(), until))) return;
        const runs = await this.runs(game, day);
        const level = nextLevel(levels, runs, terms);
        if (level === null) return;
        const run = await this.play(deal, level, runs.length, terms);
        if (!(await deals.putRuns(game, day, this.node, JSON.stringify([...runs, run])))) return;
      }
    } finally {
      await deals.release(game, day, this.node);
    }
  }

  private async play(deal: SecretDeal, level: string, number: number, { nodes }: ParTerms): Promise<ParRun> {
    const { game, rules, day, secret, seat, bots } = deal;
    const seats = bots.map((bot): Sitter => ({ kind: 'bot', level: bot ?? level }));
    const chance = secretChance({
      secret: Buffer.from(secret, 'hex'),
      nonces: bots.map(() => new Uint8Array(0)),
      game: dealName(game, day),
    });
    const edition = expectOk(this.repertoire.games.find(game, rules));
    const table = expectOk(Table.create(edition, { seats, options: {}, mode: 'shared', chance }));
    let ms = 0;
    while (!table.finished)
      for (const due of table.botDue()) {
        await this.wait();
        const began = performance.now();
        const isOwn = due.seat === seat;
        const exact = isOwn
          ? exactly(`${secret} ${number}`, seat, due.view, nodes)
          : exactly(secret, due.seat, due.view);
        const task = { game, rules, level: due.level, seat: due.seat, view: due.view, ms: 1000, exact };
        const moves = await this.thinkers.think(task, CLAIM);
        if (isOwn) ms += performance.now() - began;
        // A bot that chose at the same time has changed nothing for this one.
        expectOk(table.commit(due.seat, moves, due.number));
      }
    return { level, score: table.outcome()?.scores[seat] ?? 0, ms: Math.round(ms) };
  }

  /** Waits until no other bot needs a thread. */
  private async wait(): Promise<void> {
    const { signal } = this.stopped;
    while (this.thinkers.waiting > 0) await rest(BUSY, undefined, { signal });
    signal.throwIfAborted();
  }
}

/** Which level plays next: the one with the fewest runs, the weakest of those; null if all have played enough. */
function nextLevel(
  levels: readonly string[],
  runs: readonly ParRun[],
  { most, least, ms }: ParTerms,
): string | null {
  let next: { readonly level: string; readonly times: number } | null = null;
  for (const level of levels) {
    const own = runs.filter(run => run.level === level);
    const spent = own.reduce((sum, run) => sum + run.ms, 0);
    const isEnough = own.length >= most || (own.length >= least && spent >= ms);
    if (!isEnough && (next === null || own.length < next.times)) next = { level, times: own.length };
  }
  return next?.level ?? null;
}
