import type { Task, Thought } from '@taproom/bots';
import { reloadIfOutdated } from '../app/version.ts';
import type { WorkerAnswer, WorkerQuestion } from './messages.ts';

export type BotTurn = Pick<Thought, 'moves' | 'candidates'>;

/** A worker that is silent for this many milliseconds longer than a bot may think is considered stuck. */
const PATIENCE = 30_000;

const PRESSES = ['pointerdown', 'keydown'] as const;

interface PendingQuestion {
  readonly resolve: (answer: WorkerAnswer) => void;
  readonly reject: (reason: Error) => void;
}

/** The page's side of the bots' worker thread. The worker starts with the first request. */
export class BotWorker {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, PendingQuestion>();

  constructor(private readonly startWorker: () => Worker) {}

  /**
   * Thinks; on abort it answers with the best turn so far. Rejects if the thread breaks down, is stuck, or the bot
   * fails.
   */
  async think(task: Task, signal?: AbortSignal): Promise<BotTurn> {
    const id = this.next++;
    const answered = new Promise<WorkerAnswer>((resolve, reject) =>
      this.waiting.set(id, { resolve, reject }),
    );
    this.ask({ ask: 'think', id, ...task });
    const stop = (): void => this.ask({ ask: 'stop', id });
    signal?.addEventListener('abort', stop, { once: true });
    const timer = setTimeout(() => this.breakDown('the bots’ thread does not answer'), task.ms + PATIENCE);
    const answer = await answered.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    });
    if (!answer.ok) throw new Error(answer.why);
    return { moves: answer.moves, candidates: answer.candidates };
  }

  /** Lets the bots rest while the page has something to do. */
  private readonly rest = (): void => {
    this.worker?.postMessage({ ask: 'rest' } satisfies WorkerQuestion);
  };

  private ask(question: WorkerQuestion): void {
    this.worker ??= this.start();
    this.worker.postMessage(question);
  }

  private start(): Worker {
    const worker = this.startWorker();
    // A press comes a tenth of a second before the click.
    for (const press of PRESSES) addEventListener(press, this.rest, true);
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    // The network may have gone before the bots were loaded, or an upgrade may have removed their version.
    worker.addEventListener('error', event => {
      event.preventDefault();
      void reloadIfOutdated();
      // A script that can't be loaded gives a plain event, without a message.
      const why = event.message
        ? `${event.message} (${event.filename}:${event.lineno})`
        : 'it could not be loaded';
      this.breakDown(`the bots’ thread broke down: ${why}`);
    });
    return worker;
  }

  /** Terminates the thread with all its requests; the next request starts a new one. */
  private breakDown(why: string): void {
    for (const press of PRESSES) removeEventListener(press, this.rest, true);
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
