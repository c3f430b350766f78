import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Lesson, Trainer, Training, TrainingStage, Workbench } from '@taproom/bots/workbench';
import { accept, Catalogue, refuse } from '@taproom/games';
import { afterAll, describe, expect, it } from 'vitest';
import { Arguments, UsageError } from '../src/arguments.ts';
import { DESK } from '../src/desk.ts';
import { train as trainCommand } from '../src/train.ts';

/** Learns a number: each step plays four games, and the training ends when told to. */
class Toy implements Trainer {
  constructor(
    private readonly seed: string,
    private games = 0,
    private learned: readonly number[] = [],
    private readonly dies = Number.POSITIVE_INFINITY,
  ) {}

  step({ progress, most }: TrainingStage): Lesson {
    if (this.games >= this.dies) throw new Error('power cut');
    this.games += Math.min(4, most ?? 4);
    this.learned = [...this.learned, progress];
    return { games: this.games, figures: { error: 1 / this.games, 'mean score': this.games } };
  }

  checkpoint = (): string => JSON.stringify([this.seed, this.games, this.learned]);
  weights = (): string => Buffer.from(`${this.seed} ${this.learned.join(' ')}`).toString('base64');
}

const toy = (dies?: number): Training => ({
  start: seed => new Toy(seed, 0, [], dies),
  resume(checkpoint) {
    if (!checkpoint.startsWith('[')) return refuse({ code: 'checkpoint-not-understood' });
    const [seed, games, learned] = JSON.parse(checkpoint);
    return accept(new Toy(seed, games, learned, dies));
  },
});

const folder = mkdtempSync(join(tmpdir(), 'taproom-train-'));
afterAll(() => rmSync(folder, { recursive: true }));
const read = (out: string, name: string): string => readFileSync(join(folder, out, name), 'utf8');

async function train(words: string, training: Training = toy(), { terminal = false } = {}) {
  const told = { out: '', err: '' };
  const workbench = { id: 'heros-tavern', rules: 1, yardsticks: [], training };
  const desk = { ...DESK, workbenches: new Catalogue<Workbench>([workbench]) };
  const args = words.split(' ').map(word => (word.startsWith('@') ? join(folder, word.slice(1)) : word));
  const code = await trainCommand.run(
    new Arguments(args, trainCommand.flags),
    {
      stdin: (async function* () {})(),
      out: async text => {
        told.out += text;
      },
      err: text => {
        told.err += text;
      },
      terminal,
      program: null,
    },
    desk,
  );
  return { code, ...told };
}

describe('train', () => {
  it('plays as many games as it was told, and leaves weights, a report and curves', async () => {
    const { code, out, err } = await train('heros-tavern --games 10 --seed s --out @ten', toy(), {
      terminal: true,
    });
    expect([code, out]).toEqual([
      0,
      `10 games, error 0.10, mean score 10.00.\nSee ${join(folder, 'ten')}/report.md.\n`,
    ]);
    expect(err).toContain('40 %: 4 games, error 0.25');
    expect(Buffer.from(read('ten', 'weights.txt'), 'base64').toString()).toBe('s 0 0.4 0.8');
    const report = read('ten', 'report.md');
    expect(report).toContain('    npm run -s taproom -- train heros-tavern --games 10 --seed s\n');
    expect(report).toContain('| error | 0.250 | 0.125 | 0.100 |');
    const svg = read('ten', 'curve.svg');
    for (const words of ['Training for heros-tavern', 'error', 'mean score'])
      expect(svg).toContain(`>${words}</text>`);
  });

  it('overwrites nothing', async () => {
    await train('heros-tavern --games 4 --seed s --out @there');
    const before = read('there', 'checkpoint.json');
    const { code, err } = await train('heros-tavern --games 4 --seed s --out @there');
    expect([code, err]).toEqual([1, expect.stringContaining('already contains a training run')]);
    expect(read('there', 'checkpoint.json')).toBe(before);
  });

  it('tells what came out as JSON, and so why it refuses', async () => {
    const words = 'heros-tavern --games 10 --seed s --out @json --json';
    const { code, out } = await train(words);
    expect([code, JSON.parse(out)]).toEqual([
      0,
      {
        ok: true,
        game: 'heros-tavern',
        seed: 's',
        folder: join(folder, 'json'),
        games: 10,
        figures: { error: 0.1, 'mean score': 10 },
      },
    ]);
    const again = await train(words);
    expect([again.code, JSON.parse(again.out)]).toMatchObject([1, { ok: false, code: 'training-there' }]);
  });

  it('goes on from a checkpoint as if it had never stopped', async () => {
    await train('heros-tavern --games 12 --seed s --out @whole');
    // The checkpoint of a training that was stopped after its second step.
    await train('heros-tavern --games 12 --seed s --out @part');
    const kept = JSON.parse(read('part', 'checkpoint.json'));
    const checkpoint = JSON.stringify(['s', 8, [0, 4 / 12]]);
    writeFileSync(
      join(folder, 'part', 'checkpoint.json'),
      JSON.stringify({ ...kept, lessons: kept.lessons.slice(0, 2), checkpoint }),
    );
    expect((await train('heros-tavern --games 12 --seed s --out @part --resume')).code).toBe(0);
    expect(read('part', 'weights.txt')).toBe(read('whole', 'weights.txt'));
    const games = JSON.parse(read('part', 'checkpoint.json')).lessons.map((lesson: Lesson) => lesson.games);
    expect(games).toEqual([4, 8, 12]);
    // A training that is over plays nothing more.
    expect((await train('heros-tavern --games 12 --seed s --out @part --resume', toy(0))).code).toBe(0);
  });

  it('stops where it is told to, goes on to another length, and tells the commands that repeat it', async () => {
    await train('heros-tavern --games 40 --seed s --out @short --stop-at 8');
    expect(read('short', 'report.md')).toContain('--games 40 --seed s --stop-at 8\n\n8 games in 2 steps');
    expect((await train('heros-tavern --games 16 --seed s --out @short --resume')).code).toBe(0);
    expect(Buffer.from(read('short', 'weights.txt'), 'base64').toString()).toBe('s 0 0.1 0.5 0.75');
    const report = read('short', 'report.md');
    expect(report).toContain(`
    npm run -s taproom -- train heros-tavern --games 40 --seed s --stop-at 8
    npm run -s taproom -- train heros-tavern --games 16 --seed s --resume
`);
    expect(report).toContain('The same commands give the same weights.');
  });

  it('refuses to go on with something else: exit code 1', async () => {
    await train('heros-tavern --games 4 --seed s --out @mine');
    expect((await train('heros-tavern --games 4 --seed t --out @mine --resume')).err).toContain(
      'contains another training run (seed: "s", not "t").',
    );
    expect((await train('heros-tavern --games 8 --seed s --out @none --resume')).err).toContain(
      'contains no training run to resume',
    );
    writeFileSync(join(folder, 'mine', 'checkpoint.json'), '{"training":2,');
    const torn = await train('heros-tavern --games 4 --seed s --out @mine --resume');
    expect([torn.code, torn.err]).toEqual([1, expect.stringContaining('can’t be read')]);
    const kept = {
      training: 2,
      game: 'heros-tavern',
      seed: 's',
      legs: [{ from: 0, length: { games: 4 } }],
      seconds: 0,
      lessons: [],
      checkpoint: '?',
    };
    writeFileSync(join(folder, 'mine', 'checkpoint.json'), JSON.stringify(kept));
    expect((await train('heros-tavern --games 4 --seed s --out @mine --resume')).err).toContain(
      'The checkpoint was made by another version',
    );
  });

  it.each([
    ['heaven-and-ale --games 1', 'There is no training for heaven-and-ale.'],
    ['heros-tavern', 'Use either --games or --minutes.'],
    ['heros-tavern --games 1 --minutes 1', 'Use either --games or --minutes.'],
    ['heros-tavern --games 1 --resume', '--resume needs the --seed of the original run.'],
  ])('%s is misused', async (words, message) => {
    await expect(train(words)).rejects.toThrow(new UsageError(message));
  });
});
