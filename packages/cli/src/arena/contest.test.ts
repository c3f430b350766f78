import type { ArenaGame, Crash, Sitting } from '@taproom/bots/arena';
import { describe, expect, it } from 'vitest';
import { type Contest, FEWEST_DEALS, holdContest, MOST_CRASHES } from './contest.ts';
import type { Job } from './jobs.ts';
import type { Match } from './match.ts';

const match: Match = {
  game: 'heaven-and-ale',
  bots: ['good', 'bad'],
  seed: 's',
  allowance: { nodes: 1 },
  timeout: 1,
};

/** A game that the good bot wins, at whichever seat, in all deals but some. */
const game = ({ deal, rotation }: Sitting, lost = (_: number) => false): ArenaGame => {
  const winner = lost(deal) ? 1 - rotation : rotation;
  return {
    deal,
    rotation,
    scores: winner === 0 ? [9, 1] : [1, 9],
    winners: [winner],
    ms: [[1], [1]],
    traits: [[], []],
  };
};

/** A job that takes some turns of the event loop for a game, the more the later, and remembers what it played. */
class Fake implements Job {
  readonly played: string[] = [];
  closed = false;
  constructor(
    private readonly result: (sitting: Sitting) => ArenaGame | Crash,
    private readonly turns: (sitting: Sitting) => number = () => 0,
  ) {}
  async play(sitting: Sitting): Promise<ArenaGame | Crash> {
    this.played.push(`${sitting.deal}/${sitting.rotation}`);
    for (let turn = this.turns(sitting); turn > 0; turn--)
      await new Promise(resolve => setImmediate(resolve));
    return this.result(sitting);
  }
  async close(): Promise<void> {
    this.closed = true;
  }
}

const contest = (jobs: readonly Job[], more: Partial<Contest> = {}): Contest => ({
  match,
  deals: 50,
  until: 'all-played',
  before: [],
  jobs,
  onGame: () => {},
  ...more,
});

describe('a contest', () => {
  it('plays every game once, whoever is free, and tells each', async () => {
    const jobs = [new Fake(game, () => 5), new Fake(game), new Fake(game, () => 1)];
    const done: number[] = [];
    const { summary } = await holdContest(contest(jobs, { onGame: (_, count) => done.push(count) }));
    const all = jobs.flatMap(job => job.played);
    expect(all).toHaveLength(100);
    expect(new Set(all).size).toBe(100);
    expect(jobs.every(job => job.played.length > 0 && job.closed)).toBe(true);
    expect(done).toEqual(Array.from({ length: 100 }, (_, i) => i + 1));
    expect(summary).toMatchObject({
      deals: 50,
      games: 100,
      comparisons: [{ bot: 'good', share: { mean: 1 } }],
    });
  });

  it('plays only what was not played before', async () => {
    const job = new Fake(game);
    const before = [
      game({ deal: 0, rotation: 1 }),
      game({ deal: 2, rotation: 0 }),
      game({ deal: 7, rotation: 0 }),
    ];
    const { summary } = await holdContest(contest([job], { deals: 3, before }));
    expect(job.played).toEqual(['0/0', '1/0', '1/1', '2/1']);
    expect(summary.deals).toBe(3);
  });

  it('stops when the first comparison is clear, after the fewest deals', async () => {
    const until = 'clear';
    expect(await holdContest(contest([new Fake(game)], { until }))).toMatchObject({
      clear: true,
      summary: { deals: FEWEST_DEALS },
    });
    const few = await holdContest(contest([new Fake(game)], { until, deals: FEWEST_DEALS - 1 }));
    expect(few).toMatchObject({ clear: false, summary: { deals: FEWEST_DEALS - 1 } });
    const even = new Fake(sitting => game(sitting, deal => deal % 2 === 0));
    expect(await holdContest(contest([even], { until }))).toMatchObject({
      clear: false,
      summary: { deals: 50 },
    });
    expect(await holdContest(contest([new Fake(game)]))).toMatchObject({
      clear: false,
      summary: { deals: 50 },
    });
  });

  it('stops after the same deal with any number of jobs, and when it goes on from a file', async () => {
    const lost = (deal: number): boolean => deal % 3 === 0 || deal < 12;
    const play = (sitting: Sitting): ArenaGame => game(sitting, lost);
    const options = { until: 'clear', deals: 400 } as const;
    const alone = await holdContest(contest([new Fake(play)], options));
    expect(alone.clear).toBe(true);
    expect(alone.summary.deals).toBeGreaterThan(FEWEST_DEALS);
    const slow = ({ deal }: Sitting): number => (deal % 5 === 0 ? 20 : 0);
    const many = await holdContest(
      contest([new Fake(play, slow), new Fake(play), new Fake(play, slow)], options),
    );
    expect(many.summary).toEqual(alone.summary);
    const before = Array.from({ length: 800 }, (_, i) => play({ deal: i >> 1, rotation: i % 2 }));
    const job = new Fake(play);
    expect((await holdContest(contest([job], { ...options, before }))).summary).toEqual(alone.summary);
    expect(job.played).toEqual([]);
  });

  it('goes on after a crash without its deal, but not for ever', async () => {
    const crash = ({ deal, rotation }: Sitting): Crash => ({
      deal,
      rotation,
      seat: 0,
      bot: 'bad',
      reason: { code: 'gone' },
      record: '',
    });
    const once = await holdContest(
      contest([new Fake(sitting => (sitting.deal === 4 ? crash(sitting) : game(sitting)))]),
    );
    expect(once).toMatchObject({ crashes: [{ deal: 4 }, { deal: 4 }], summary: { deals: 49 } });
    const always = new Fake(crash);
    expect((await holdContest(contest([always]))).crashes).toHaveLength(MOST_CRASHES);
    expect(always.played).toHaveLength(MOST_CRASHES);
  });

  it('closes its jobs if one of them breaks down', async () => {
    const broken = new Fake(() => {
      throw new Error('worker gone');
    });
    const job = new Fake(game);
    await expect(holdContest(contest([broken, job]))).rejects.toThrow('worker gone');
    expect([broken.closed, job.closed]).toEqual([true, true]);
  });
});
