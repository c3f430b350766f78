import type { Candidate, Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import { reloadIfOutdated } from '../app/version.ts';
import type { Answer, Question } from './messages.ts';

export interface Thought {
  readonly moves: readonly GameMove[];
  readonly candidates: readonly Candidate[];
}

/** A worker that is silent for this many milliseconds longer than a bot may think is taken to hang. */
const PATIENCE = 30_000;

const PRESSES = ['pointerdown', 'keydown'] as const;

interface Waiting {
  readonly resolve: (answer: Answer) => void;
  readonly reject: (reason: Error) => void;
}

/** The page's end of the bots' thread. The worker starts with the first question. */
export class Thinkers {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, Waiting>();

  /** Thinks; on the signal it answers with the best turn so far. Rejects if the thread breaks down, hangs, or the bot fails. */
  async think(task: Task, signal?: AbortSignal): Promise<Thought> {
    const id = this.next++;
    const answered = new Promise<Answer>((resolve, reject) => this.waiting.set(id, { resolve, reject }));
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
    this.worker?.postMessage({ ask: 'rest' } satisfies Question);
  };

  private ask(question: Question): void {
    this.worker ??= this.start();
    this.worker.postMessage(question);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    // A press comes a tenth of a second before the click.
    for (const press of PRESSES) addEventListener(press, this.rest, true);
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.waiting.get(data.id)?.resolve(data);
      this.waiting.delete(data.id);
    });
    // The network may have gone before the bots came, or their version with an upgrade.
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

  /** Gives up the thread with all that it was asked; the next question starts a new one. */
  private breakDown(why: string): void {
    for (const press of PRESSES) removeEventListener(press, this.rest, true);
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
