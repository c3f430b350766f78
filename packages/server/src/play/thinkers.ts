import { isMainThread, type MessagePort, parentPort, Worker } from 'node:worker_threads';
import { botOf, ponder } from '@taproom/bots';
import { expectOk, type GameId, type GameMove, type Seat } from '@taproom/games';

/** A position for a bot to think about: all that its seat knows, and how long it may think. */
export interface Task {
  readonly game: GameId;
  readonly level: string;
  readonly seat: Seat;
  readonly view: object;
  readonly ms: number;
}

/** Where bots think. */
export interface Thinkers {
  /** A whole turn; rejects if the thinker broke down. */
  think(task: Task): Promise<readonly GameMove[]>;
  /** How many tasks wait for a free thinker. */
  readonly waiting: number;
  close(): Promise<void>;
}

const now = (): number => performance.now();

async function think({ game, level, seat, view, ms }: Task): Promise<readonly GameMove[]> {
  const bot = expectOk(botOf(game, level));
  const { moves } = await ponder(bot, view, seat, { ms, now }, `${now()}`, NEVER);
  return moves;
}

const NEVER = new AbortController().signal;

/** Bots that think on this thread, a slice at a time: for tests, and where a program can't start itself again. */
export class LocalThinkers implements Thinkers {
  readonly waiting = 0;

  think(task: Task): Promise<readonly GameMove[]> {
    return think(task);
  }

  async close(): Promise<void> {}
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

  /** @param program the file of this program, which calls `serveThinker` when it finds itself on a worker thread */
  constructor(
    private readonly program: URL,
    threads: number,
  ) {
    for (let i = 0; i < threads; i++) this.hire();
  }

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
    if (this.closed) return;
    this.hire();
    this.next();
  }

  private next(): void {
    const worker = this.free[0];
    const job = worker && this.queue.shift();
    if (!worker || !job) return;
    this.free.shift();
    this.busy.set(worker, job);
    worker.postMessage(job.task);
  }
}

type Answer = { readonly moves: readonly GameMove[] } | { readonly fault: string };

/** The life of a worker thread. */
export function serveThinker(port: MessagePort | null = isMainThread ? null : parentPort): void {
  port?.on('message', async (task: Task) => {
    const answer: Answer = await think(task).then(
      moves => ({ moves }),
      (error: unknown) => ({ fault: String(error) }),
    );
    port.postMessage(answer);
  });
}
