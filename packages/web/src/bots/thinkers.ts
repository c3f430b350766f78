import type { Candidate } from '@taproom/bots';
import type { GameId, GameMove, Seat } from '@taproom/games';
import type { Answer, Question } from './messages.ts';

/** A bot that is to think about a position. */
export interface Task {
  readonly game: GameId;
  readonly level: string;
  readonly seat: Seat;
  readonly view: object;
  readonly ms: number;
}

export interface Thought {
  readonly moves: readonly GameMove[];
  readonly candidates: readonly Candidate[];
}

/** The page's end of the bots' thread. The worker starts with the first question. */
export class Thinkers {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, (answer: Answer) => void>();

  /** Thinks; on the signal it answers with the best turn so far. */
  async think(task: Task, signal?: AbortSignal): Promise<Thought> {
    const id = this.next++;
    const answered = new Promise<Answer>(resolve => this.waiting.set(id, resolve));
    this.ask({ ask: 'think', id, ...task });
    const stop = (): void => this.ask({ ask: 'stop', id });
    signal?.addEventListener('abort', stop, { once: true });
    const answer = await answered;
    signal?.removeEventListener('abort', stop);
    if (!answer.ok) throw new Error(`no bot of the level ${answer.level}`);
    return { moves: answer.moves, candidates: answer.candidates };
  }

  private ask(question: Question): void {
    this.worker ??= this.start();
    this.worker.postMessage(question);
  }

  private start(): Worker {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => {
      this.waiting.get(data.id)?.(data);
      this.waiting.delete(data.id);
    });
    return worker;
  }
}
