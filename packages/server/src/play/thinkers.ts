import { Worker } from 'node:worker_threads';
import type { Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import type { Answer } from './thinker.ts';

/** Where bots think. */
export interface Thinkers {
  /** A whole turn; rejects if the thinker broke down. */
  think(task: Task): Promise<readonly GameMove[]>;
  /** How many tasks wait for a free thinker. */
  readonly waiting: number;
  close(): Promise<void>;
}

interface Job {
  readonly task: Task;
  readonly done: (moves: readonly GameMove[]) => void;
  readonly failed: (error: Error) => void;
}

/** Bots that think on threads of their own, so that the server answers while they do. A thread that dies is replaced. */
export class WorkerThinkers implements Thinkers {
  private readonly queue: Job[] = [];
  private readonly free: Worker[] = [];
  private readonly busy = new Map<Worker, Job>();
  private closed = false;

  /**
   * @param program the file of this program, which calls `serveThinker` when it finds itself on a worker thread
   * @param most so many threads at most; each is hired when it is first needed
   */
  constructor(
    private readonly program: URL,
    private readonly most: number,
  ) {}

  get waiting(): number {
    return this.queue.length;
  }

  think(task: Task): Promise<readonly GameMove[]> {
    return new Promise((done, failed) => {
      this.queue.push({ task, done, failed });
      this.next();
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    for (const { failed } of [...this.queue.splice(0), ...this.busy.values()]) failed(new Error('closing'));
    await Promise.all([...this.free, ...this.busy.keys()].map(worker => worker.terminate()));
  }

  private hire(): void {
    const worker = new Worker(this.program);
    worker.unref();
    worker.on('message', (answer: Answer) => {
      const job = this.busy.get(worker);
      this.busy.delete(worker);
      this.free.push(worker);
      if ('moves' in answer) job?.done(answer.moves);
      else job?.failed(new Error(answer.fault));
      this.next();
    });
    worker.on('error', error => this.lose(worker, error));
    worker.on('exit', code => this.lose(worker, new Error(`a thinker ended with code ${code}`)));
    this.free.push(worker);
  }

  private lose(worker: Worker, error: Error): void {
    const job = this.busy.get(worker);
    const at = this.free.indexOf(worker);
    if (job === undefined && at < 0) return;
    this.busy.delete(worker);
    if (at >= 0) this.free.splice(at, 1);
    job?.failed(error);
    if (!this.closed) this.next();
  }

  private next(): void {
    if (this.queue.length > 0 && this.free.length === 0 && this.busy.size < this.most) this.hire();
    const worker = this.free[0];
    const job = worker && this.queue.shift();
    if (!worker || !job) return;
    this.free.shift();
    this.busy.set(worker, job);
    worker.postMessage(job.task);
  }
}
