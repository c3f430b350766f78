import type { Account, Attempt, CurvePoint, Effort, LadderSlips, Verdict } from '@taproom/bots/coach';
import type { GameId, Seat } from '@taproom/games';
import type {
  Depth,
  ProjectedPosition,
  PuzzleChoice,
  ReviewAnswer,
  ReviewedLine,
  ReviewQuestion,
} from './messages.ts';

/** A job on the thread: its result, how to pause it, and how to resume it. */
export interface ReviewJob<Result> {
  readonly found: Promise<Result>;
  pause(): void;
  goOn(): void;
}

type Tell = (done: number) => void;

interface PendingJob {
  readonly resolve: (answer: ReviewAnswer) => void;
  readonly reject: (reason: Error) => void;
  readonly tell: Tell;
}

/**
 * The page's side of the thread that judges finished games. It runs the same script as the bots' thread, but it is
 * another one: a bot that has to move never waits for a review. It starts with the first question.
 */
export class ReviewThread {
  private worker: Worker | null = null;
  private next = 1;
  private readonly waiting = new Map<number, PendingJob>();

  constructor(private readonly startWorker: () => Worker) {}

  /** The version of the estimator of a game; null if there is none for it. */
  async version(game: GameId, rules: number): Promise<number | null> {
    const id = this.next++;
    const answer = await this.ask({ ask: 'estimator', id, game, rules });
    return answer.answer === 'estimator' ? answer.version : unexpected(answer);
  }

  /** What slips cost the bots of a game; null if there is no estimator for it. */
  async ladder(game: GameId, rules: number): Promise<LadderSlips | null> {
    const id = this.next++;
    const answer = await this.ask({ ask: 'estimator', id, game, rules });
    return answer.answer === 'estimator' ? answer.ladder : unexpected(answer);
  }

  /** The scores that the seats of a running game can expect; null if nobody can tell. */
  async projected(position: ProjectedPosition): Promise<readonly number[] | null> {
    const id = this.next++;
    const answer = await this.ask({ ask: 'project', id, ...position });
    return answer.answer === 'projected' ? answer.scores : unexpected(answer);
  }

  curve(line: ReviewedLine, depth: Depth, tell: Tell): ReviewJob<readonly CurvePoint[]> {
    const id = this.next++;
    const asked = this.ask({ ask: 'curve', id, line, depth }, tell);
    return this.job(
      id,
      asked.then(answer => (answer.answer === 'curve' ? answer.curve : unexpected(answer))),
    );
  }

  account(line: ReviewedLine, depth: Depth, seat: Seat, tell: Tell): ReviewJob<Account> {
    const id = this.next++;
    const asked = this.ask({ ask: 'account', id, line, depth, seat }, tell);
    return this.job(
      id,
      asked.then(answer => (answer.answer === 'account' ? answer.account : unexpected(answer))),
    );
  }

  async attempt(line: ReviewedLine, depth: Depth, attempt: Attempt): Promise<Verdict> {
    const id = this.next++;
    const answer = await this.ask({ ask: 'attempt', id, line, depth, attempt });
    return answer.answer === 'attempt' ? answer.verdict : unexpected(answer);
  }

  /** Compares a choice with the best one. */
  async choice(choice: PuzzleChoice, effort: Effort): Promise<Verdict> {
    const id = this.next++;
    const answer = await this.ask({ ask: 'choice', id, effort, ...choice });
    return answer.answer === 'attempt' ? answer.verdict : unexpected(answer);
  }

  private job<Result>(id: number, found: Promise<Result>): ReviewJob<Result> {
    return {
      found,
      pause: () => this.worker?.postMessage({ ask: 'pause', id } satisfies ReviewQuestion),
      goOn: () => this.worker?.postMessage({ ask: 'go-on', id } satisfies ReviewQuestion),
    };
  }

  private ask(question: ReviewQuestion, tell: Tell = () => {}): Promise<ReviewAnswer> {
    const answered = new Promise<ReviewAnswer>((resolve, reject) =>
      this.waiting.set(question.id, { resolve, reject, tell }),
    );
    this.worker ??= this.start();
    this.worker.postMessage(question);
    return answered;
  }

  private start(): Worker {
    const worker = this.startWorker();
    worker.addEventListener('message', ({ data }: MessageEvent<ReviewAnswer>) => {
      const pending = this.waiting.get(data.id);
      if (data.answer === 'progress') return pending?.tell(data.done);
      this.waiting.delete(data.id);
      if (data.answer === 'failed') pending?.reject(new Error(data.why));
      else pending?.resolve(data);
    });
    worker.addEventListener('error', event => {
      event.preventDefault();
      this.breakDown(event.message || 'the thread of the reviews could not be loaded');
    });
    return worker;
  }

  /** Ends the thread with all its jobs; the next question starts a new one. */
  private breakDown(why: string): void {
    this.worker?.terminate();
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}

function unexpected({ answer }: ReviewAnswer): never {
  throw new Error(`another question was answered: ${answer}`);
}
