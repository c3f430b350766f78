import type { Account } from '@taproom/bots/coach';
import { describe, expect, it } from 'vitest';
import { GameReview, type ReviewDesk } from './game-review.ts';
import type { KeptReview } from './store.ts';
import type { ReviewSubject } from './subject.ts';
import { accountWith, judgedTurn, worth } from './testing/accounts.ts';

const SUBJECT: ReviewSubject = {
  key: 'k',
  line: { game: 'some-game', rules: 1, seats: 3, options: {}, moves: [] },
  record: 'the record',
  own: 2,
};

/** A thread that answers when it is told to. */
class FakeDesk {
  version: number | null = 7;
  readonly asked: string[] = [];
  readonly kept: KeptReview[] = [];
  readonly accounts: Account[] = [];
  readonly controls: string[] = [];
  private answers: (() => void)[] = [];
  private failing = false;

  readonly desk: ReviewDesk = {
    thread: {
      version: async () => this.version,
      curve: (_line, { nodes, seed }, tell) =>
        this.job(`curve ${nodes} ${seed}`, [{ ply: 0, worths: [] }], tell),
      account: (_line, { nodes }, seat, tell) =>
        this.job(`seat ${seat} ${nodes}`, accountWith(seat, []), tell),
      attempt: async (_line, { nodes, controls, seed }, { ply }) => {
        this.asked.push(`attempt ${ply} ${nodes} ${controls} ${seed}`);
        return judgedTurn(ply, worth(0, 0)).verdict;
      },
    },
    store: {
      find: async () => this.kept.at(-1) ?? null,
      keep: async review => void this.kept.push(review),
    },
    thoroughness: () => ({ nodes: 500, controls: 9 }),
    now: () => 123,
    onAccount: (_subject, account) => this.accounts.push(account),
  };

  failNext(): void {
    this.failing = true;
  }

  /** Lets the job that waits be done. */
  async answer(): Promise<void> {
    await settled();
    this.answers.shift()?.();
    await settled();
  }

  private job<Result>(name: string, result: Result, tell: (done: number) => void) {
    this.asked.push(name);
    const fails = this.failing;
    this.failing = false;
    tell(0.5);
    const found = new Promise<Result>((resolve, reject) =>
      this.answers.push(() => (fails ? reject(new Error('broken')) : resolve(result))),
    );
    return {
      found,
      pause: () => void this.controls.push('pause'),
      goOn: () => void this.controls.push('go on'),
    };
  }
}

const settled = (): Promise<void> => new Promise(resolve => setTimeout(resolve));

const begun = () => {
  const fake = new FakeDesk();
  return { fake, review: new GameReview(SUBJECT, [2, 0, 1], fake.desk) };
};

describe('the review of a game', () => {
  it('begins with a quick curve, and goes on seat by seat, one’s own first', async () => {
    const { fake, review } = begun();
    const done = review.run();
    await settled();
    expect(review.get().working).toEqual({ part: 'curve', done: 0.5 });
    for (let part = 0; part < 4; part++) await fake.answer();
    await done;
    expect(fake.asked).toEqual(['curve 40 k', 'seat 2 500', 'seat 0 500', 'seat 1 500']);
    expect(fake.accounts.map(({ seats }) => seats[0]?.seat)).toEqual([2, 0, 1]);
    expect(review.get()).toMatchObject({ working: null, isOlder: false, trouble: null });
    expect(fake.kept.at(-1)).toMatchObject({
      version: 7,
      nodes: 500,
      controls: 9,
      record: 'the record',
      at: 123,
    });
    expect(fake.kept.map(({ accounts }) => accounts.length)).toEqual([0, 1, 2, 3]);
  });

  it('goes on where it stopped after a reload', async () => {
    const { fake, review } = begun();
    void review.run();
    for (let part = 0; part < 2; part++) await fake.answer();
    const next = new GameReview(SUBJECT, [2, 0, 1], fake.desk);
    fake.asked.length = 0;
    void next.run();
    await settled();
    expect(next.get().review?.accounts).toHaveLength(1);
    expect(fake.asked).toEqual(['seat 0 500']);
  });

  it('waits while nobody looks, and does not begin twice', async () => {
    const { fake, review } = begun();
    void review.run();
    await settled();
    review.pause();
    expect(fake.controls).toEqual(['pause']);
    await fake.answer();
    // The next part begins, and waits at once.
    expect(fake.controls).toEqual(['pause', 'pause']);
    void review.run();
    expect(fake.controls).toEqual(['pause', 'pause', 'go on']);
    expect(fake.asked).toHaveLength(2);
  });

  it('shows what an older estimator found as older, and is made again only on request', async () => {
    const { fake, review } = begun();
    const old = { version: 6, nodes: 80, controls: 2, key: 'k', record: '', at: 1, curve: [], accounts: [] };
    fake.kept.push(old);
    await review.run();
    expect(review.get()).toMatchObject({ review: old, isOlder: true, working: null });
    expect(fake.asked).toEqual([]);
    void review.again();
    await fake.answer();
    expect(review.get()).toMatchObject({ isOlder: false, review: { version: 7, nodes: 500 } });
    expect(fake.asked).toEqual(['curve 40 k', 'seat 2 500']);
  });

  it('says if nothing judges the game', async () => {
    const { fake, review } = begun();
    fake.version = null;
    await review.run();
    expect(review.get().trouble).toBe('none');
    expect(fake.asked).toEqual([]);
  });

  it('says if the thread breaks down, keeps what there is, and can go on', async () => {
    const { fake, review } = begun();
    const run = review.run();
    fake.failNext();
    await fake.answer();
    await run;
    expect(review.get()).toMatchObject({ trouble: 'failed', working: null });
    void review.run();
    await settled();
    expect(review.get().trouble).toBeNull();
    expect(fake.asked).toEqual(['curve 40 k', 'curve 40 k']);
  });

  it('judges attempts as thoroughly as the game itself was judged', async () => {
    const { fake, review } = begun();
    fake.kept.push({
      version: 7,
      nodes: 80,
      controls: 2,
      key: 'k',
      record: '',
      at: 1,
      curve: [],
      accounts: [2, 0, 1].map(seat => accountWith(seat, [])),
    });
    await review.run();
    await review.judge({ ply: 4, seat: 2, played: [] });
    expect(fake.asked).toEqual(['attempt 4 80 2 k']);
  });
});
