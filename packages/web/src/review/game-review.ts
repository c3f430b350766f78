import type { Account, Attempt, Verdict } from '@taproom/bots/coach';
import type { Seat } from '@taproom/games';
import { Observable } from '../observable.ts';
import { atAGlance, type Thoroughness } from './depth.ts';
import type { Depth } from './messages.ts';
import type { ReviewJob, ReviewThread } from './review-thread.ts';
import type { KeptReview, ReviewStore } from './store.ts';
import type { ReviewSubject } from './subject.ts';

/** How far a review is. */
export interface ReviewState {
  /** What is known so far; null before anything is. */
  readonly review: KeptReview | null;
  /** Whether an older estimator made it. */
  readonly isOlder: boolean;
  /** What is being worked on, and how much of it is done, from 0 to 1. */
  readonly working: { readonly part: 'curve' | Seat; readonly done: number } | null;
  /** `none`: nothing judges this game. `failed`: the thread broke down. */
  readonly trouble: 'none' | 'failed' | null;
}

/** What a review needs around it. */
export interface ReviewDesk {
  readonly thread: Pick<ReviewThread, 'version' | 'curve' | 'account' | 'attempt'>;
  readonly store: Pick<ReviewStore, 'find' | 'keep'>;
  readonly thoroughness: () => Thoroughness;
  readonly now: () => number;
  /** A seat has its account. */
  readonly onAccount: (subject: ReviewSubject, account: Account) => void;
}

const NEW: ReviewState = { review: null, isOlder: false, working: null, trouble: null };

/**
 * The review of one game: first the curve of all seats, then the account of one seat after the other. Whatever is done is
 * kept, and the rest resumes where it stopped: at once after a look at another page, with the next part after a reload.
 */
export class GameReview {
  private state = NEW;
  private job: Pick<ReviewJob<unknown>, 'pause' | 'goOn'> | null = null;
  private isRunning = false;
  private isWanted = false;
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  constructor(
    readonly subject: ReviewSubject,
    private readonly order: readonly Seat[],
    private readonly desk: ReviewDesk,
  ) {}

  readonly get = (): ReviewState => this.state;

  /** Called when the page is shown: starts or resumes. */
  async run(): Promise<void> {
    this.isWanted = true;
    this.job?.goOn();
    if (!this.isRunning) await this.guarded(() => this.goOn());
  }

  /** Nobody looks any more. */
  pause(): void {
    this.isWanted = false;
    this.job?.pause();
  }

  /** Starts the review over. */
  async again(): Promise<void> {
    if (this.isRunning) return;
    await this.guarded(async () => {
      const version = await this.version();
      if (version !== null) await this.work(this.fresh(version));
    });
  }

  /** Judges another turn as the game itself is judged. */
  judge(attempt: Attempt): Promise<Verdict> {
    const { review } = this.state;
    return this.desk.thread.attempt(
      this.subject.line,
      this.depthOf(review ?? this.desk.thoroughness()),
      attempt,
    );
  }

  private async guarded(task: () => Promise<void>): Promise<void> {
    this.isRunning = true;
    try {
      await task();
    } catch (error) {
      console.error('The review failed:', error);
      this.change({ trouble: 'failed', working: null });
    } finally {
      this.isRunning = false;
      this.job = null;
    }
  }

  private async goOn(): Promise<void> {
    const kept = await this.desk.store.find(this.subject.key);
    if (kept !== null) this.change({ review: kept });
    const version = await this.version();
    if (version === null) return;
    const isOlder = kept !== null && kept.version !== version;
    this.change({ isOlder, trouble: null });
    if (!isOlder) await this.work(kept ?? this.fresh(version));
  }

  private async version(): Promise<number | null> {
    const { game, rules } = this.subject.line;
    const version = await this.desk.thread.version(game, rules);
    if (version === null) this.change({ trouble: 'none' });
    return version;
  }

  private fresh(version: number): KeptReview {
    const { key, record } = this.subject;
    const { nodes, controls } = this.desk.thoroughness();
    return { key, record, version, nodes, controls, at: this.desk.now(), curve: null, accounts: [] };
  }

  private async work(begun: KeptReview): Promise<void> {
    let review = begun;
    this.change({ review, isOlder: false, trouble: null });
    const { thread, onAccount } = this.desk;
    const { line } = this.subject;
    const depth = this.depthOf(review);
    if (review.curve === null) {
      const curve = await this.part('curve', tell => thread.curve(line, atAGlance(depth), tell));
      review = await this.keep({ ...review, curve });
    }
    for (const seat of this.order) {
      if (review.accounts.some(account => account.seats[0]?.seat === seat)) continue;
      const account = await this.part(seat, tell => thread.account(line, depth, seat, tell));
      review = await this.keep({ ...review, accounts: [...review.accounts, account] });
      onAccount(this.subject, account);
    }
    this.change({ working: null });
  }

  private async part<Result>(
    part: 'curve' | Seat,
    start: (tell: (done: number) => void) => ReviewJob<Result>,
  ): Promise<Result> {
    this.change({ working: { part, done: 0 } });
    const job = start(done => this.change({ working: { part, done } }));
    this.job = job;
    if (!this.isWanted) job.pause();
    return await job.found;
  }

  private async keep(changed: KeptReview): Promise<KeptReview> {
    const review = { ...changed, at: this.desk.now() };
    await this.desk.store.keep(review);
    this.change({ review });
    return review;
  }

  private depthOf({ nodes, controls }: Thoroughness): Depth {
    return { nodes, controls, seed: this.subject.key };
  }

  private change(change: Partial<ReviewState>): void {
    this.state = { ...this.state, ...change };
    this.changes.notify();
  }
}
