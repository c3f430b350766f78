import { Worker } from 'node:worker_threads';
import type { Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import type { Claim } from './claim.ts';
import { FairQueue } from './fair-queue.ts';
import type { ThinkerAnswer } from './thinker.ts';

/** The pool of worker threads where bots think. */
export interface Thinkers {
  /**
   * A whole turn. Tasks someone is waiting for come first; among them, and among the others, threads are shared
   * fairly. Rejects if the thinker broke down, did not answer in time, or if the task was cancelled. `time` is asked
   * for the milliseconds to think when a thread is free; without it, they are those of the task.
   */
  think(task: Task, claim: Claim, time?: () => number): Promise<readonly GameMove[]>;
  /** How many can think at once. */
  readonly threads: number;
  /** How many tasks are waiting for a free thinker. */
  readonly waiting: number;
  /** Cancels the tasks still waiting for a thread, and accepts no more: the server is shutting down. */
  takeNoMore(): void;
  close(): Promise<void>;
}

interface ThinkingJob {
  readonly task: Task;
  readonly claim: Claim;
  readonly time: () => number;
  readonly done: (moves: readonly GameMove[]) => void;
  readonly failed: (error: Error) => void;
}

/**
 * Even while someone is always waiting, one in this many tasks is one that nobody is waiting for: those must not
 * starve.
 */
const RUSH = 10;

/** The tasks waiting for a thread. */
export class ThinkingQueue<Item extends { readonly claim: Claim }> {
  private readonly queue = new FairQueue<Item>();
  /** How many tasks have overtaken others in a row. */
  private passed = 0;

  get size(): number {
    return this.queue.size;
  }

  push(item: Item): void {
    this.queue.push(item.claim.share, item);
  }

  take(): Item | null {
    const isTurnOfOthers = this.passed >= RUSH;
    const next = this.queue.take(({ claim }) => claim.isAttended !== isTurnOfOthers) ?? this.queue.take();
    this.passed = next?.claim.isAttended && this.queue.size > 0 ? this.passed + 1 : 0;
    return next;
  }

  clear(): Item[] {
    return this.queue.clear();
  }
}

/** A job a thread is working on, and the timer that ends the thread if it never answers. */
interface Running {
  readonly job: ThinkingJob;
  readonly limit: NodeJS.Timeout;
}

/** Bots stop on their own when their time is up. A thread that takes this much longer is stuck. */
const hangsAfter = (ms: number): number => 5 * ms + 20_000;

/** Bots on worker threads, so that the server stays responsive while they think. A thread that dies is replaced. */
export class WorkerThinkers implements Thinkers {
  private readonly queue = new ThinkingQueue<ThinkingJob>();
  private readonly free: Worker[] = [];
  private readonly busy = new Map<Worker, Running>();
  private takesMore = true;

  /**
   * @param program the file of this program, which calls `serveThinker` on a worker thread
   * @param threads the most threads; each is started when it is first needed
   * @param limit milliseconds after which a thread that has not answered is terminated, given the milliseconds of its task
   */
  constructor(
    private readonly program: URL,
    readonly threads: number,
    private readonly limit: (ms: number) => number = hangsAfter,
  ) {}

  get waiting(): number {
    return this.queue.size;
  }

  think(task: Task, claim: Claim, time = () => task.ms): Promise<readonly GameMove[]> {
    return new Promise((done, failed) => {
      if (!this.takesMore) return failed(new Error('closing'));
      this.queue.push({ task, claim, time, done, failed });
      this.next();
    });
  }

  takeNoMore(): void {
    this.takesMore = false;
    for (const { failed } of this.queue.clear()) failed(new Error('closing'));
  }

  async close(): Promise<void> {
    this.takeNoMore();
    const workers = [...this.free, ...this.busy.keys()];
    for (const worker of this.busy.keys()) this.lose(worker, new Error('closing'));
    await Promise.all(workers.map(worker => worker.terminate()));
  }

  private hire(): void {
    const worker = new Worker(this.program);
    worker.unref();
    worker.on('message', (answer: ThinkerAnswer) => {
      const running = this.busy.get(worker);
      // An answer that comes too late: the thread has been given up.
      if (running === undefined) return;
      clearTimeout(running.limit);
      this.busy.delete(worker);
      this.free.push(worker);
      if ('moves' in answer) running.job.done(answer.moves);
      else running.job.failed(new Error(answer.fault));
      this.next();
    });
    worker.on('error', error => this.lose(worker, error));
    worker.on('exit', code => this.lose(worker, new Error(`a bot thread ended with code ${code}`)));
    this.free.push(worker);
  }

  private lose(worker: Worker, error: Error): void {
    const running = this.busy.get(worker);
    const at = this.free.indexOf(worker);
    if (running === undefined && at < 0) return;
    clearTimeout(running?.limit);
    this.busy.delete(worker);
    if (at >= 0) this.free.splice(at, 1);
    running?.job.failed(error);
    this.next();
  }

  private next(): void {
    if (this.queue.size > 0 && this.free.length === 0 && this.busy.size < this.threads) this.hire();
    const [worker] = this.free;
    const job = worker && this.queue.take();
    if (!worker || !job) return;
    this.free.shift();
    const limit = setTimeout(() => {
      this.lose(worker, new Error('a bot thread did not answer in time'));
      void worker.terminate();
    }, this.limit(job.task.ms));
    limit.unref();
    this.busy.set(worker, { job, limit });
    worker.postMessage({ ...job.task, ms: job.time() });
  }
}
