import { randomBytes } from 'node:crypto';
import type { Lesson, Trainer, Training } from '@taproom/bots/workbench';
import { accept, type Result } from '@taproom/games';
import { type Arguments, oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import { fileHere, refusalJson } from './input.ts';
import { sentence } from './sentences.ts';
import { Folder, type Length, lengthOf, type StoredTraining } from './train/folder.ts';
import { curveOf, reportOf } from './train/report.ts';

/** Seconds between two checkpoints. */
const CHECKPOINT_EVERY = 60;

export const train: Command = {
  name: 'train',
  usage: 'GAME --games N | --minutes M [--seed S] [--out DIR] [--stop-at N] [--resume] [--json]',
  summary: 'Train the bots of a game by self-play.',
  about: ({ workbenches: { ids } }) => `
Writes the learned weights to weights.txt in DIR, a checkpoint every minute, and at the
end report.md with the curves in curve.svg. The same --seed and --games give the same
weights, even if training was stopped and resumed in between. Learning rates fall
as training progresses, so resuming with a different length gives different weights; the
report lists the commands.

  npm run -s taproom -- train ${ids[0]} --seed 1 --games 30000 --out data/learned
  npm run -s taproom -- train ${ids[0]} --seed 1 --games 30000 --out data/learned --resume`,
  flags: {
    games: { kind: 'number', value: 'N', min: 1, max: 1_000_000_000, help: 'Number of games.' },
    minutes: {
      kind: 'number',
      value: 'M',
      min: 1,
      max: 100_000,
      help: 'Number of minutes, instead of --games.',
    },
    seed: { kind: 'text', value: 'S', help: 'Seed for all random events and choices (default: random).' },
    out: { kind: 'text', value: 'DIR', help: 'Output folder (default: data/training/GAME).' },
    'stop-at': {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 1_000_000_000,
      help: 'Stop after this many games.',
    },
    resume: { kind: 'switch', help: 'Resume the training run in the output folder.' },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, { games, workbenches, sentences }) {
    const [name = ''] = args.exactly('GAME');
    const game = oneOf('game', name, games.ids);
    const bench = workbenches.find(game, games.current(game).rules);
    if (!bench.ok) throw new UsageError(`There is no training for ${game}.`);
    const { training } = bench.value;
    const length = askedLength(args);
    if (args.has('resume') && args.text('seed') === undefined) {
      throw new UsageError('--resume needs the --seed of the original run.');
    }
    const seed = args.text('seed') ?? randomBytes(6).toString('hex');
    const path = args.text('out') ?? `data/training/${game}`;
    const folder = new Folder(fileHere(path));
    const begun = begin(training, folder, { game, seed }, length, args);
    if (!begun.ok) {
      if (args.has('json')) await io.out(`${refusalJson(begun.refusal)}\n`);
      io.err(`${sentence(begun.refusal, sentences)}\n`);
      return FAILED;
    }
    const { trainer, before } = begun.value;
    const kept = run(trainer, before, args.number('stop-at') ?? Number.POSITIVE_INFINITY, folder, io);
    folder.write('curve.svg', curveOf(kept));
    folder.write('report.md', reportOf(kept));
    const last = kept.lessons.at(-1);
    await io.out(
      args.has('json')
        ? `${JSON.stringify({ ok: true, game, seed, folder: path, games: 0, figures: {}, ...last })}\n`
        : `${last ? told(last) : 'Nothing left to play'}.\nSee ${path}/report.md.\n`,
    );
    return FINE;
  },
};

function askedLength(args: Arguments): Length {
  const games = args.number('games');
  const minutes = args.number('minutes');
  if (games !== undefined && minutes === undefined) return { games };
  if (minutes !== undefined && games === undefined) return { minutes };
  throw new UsageError('Use either --games or --minutes.');
}

interface Begun {
  readonly trainer: Trainer;
  readonly before: Omit<StoredTraining, 'checkpoint'>;
}

/** A new training, or a resumed one. */
function begin(
  training: Training,
  folder: Folder,
  asked: Pick<StoredTraining, 'game' | 'seed'>,
  length: Length,
  args: Arguments,
): Result<Begun> {
  if (!args.has('resume')) {
    const empty = folder.begin();
    if (!empty.ok) return empty;
    const before = { ...asked, legs: [{ from: 0, length }] as const, seconds: 0, lessons: [] };
    return accept({ trainer: training.start(asked.seed), before });
  }
  const kept = folder.resume(asked);
  if (!kept.ok) return kept;
  const trainer = training.resume(kept.value.checkpoint);
  return trainer.ok ? accept({ trainer: trainer.value, before: lengthen(kept.value, length) }) : trainer;
}

/** A resumed training with a length, which may differ from its original one. */
function lengthen(kept: StoredTraining, length: Length): StoredTraining {
  if (JSON.stringify(lengthOf(kept)) === JSON.stringify(length)) return kept;
  return { ...kept, legs: [...kept.legs, { from: kept.lessons.at(-1)?.games ?? 0, length }] };
}

/** Trains to the end, or until enough games are played for now, with checkpoints. */
function run(
  trainer: Trainer,
  { game, seed, legs, ...before }: Begun['before'],
  stopAt: number,
  folder: Folder,
  io: Io,
): StoredTraining {
  const length = lengthOf({ legs });
  const lessons = [...before.lessons];
  const start = performance.now() / 1000 - before.seconds;
  const seconds = (): number => performance.now() / 1000 - start;
  const games = (): number => lessons.at(-1)?.games ?? 0;
  const progress = (): number =>
    'games' in length ? games() / length.games : Math.min(1, seconds() / 60 / length.minutes);
  const keep = (): StoredTraining => {
    const kept = { game, seed, legs, seconds: seconds(), lessons, checkpoint: trainer.checkpoint() };
    folder.keep(kept, trainer.weights());
    return kept;
  };
  let saved = seconds();
  while (progress() < 1 && games() < stopAt) {
    const most = 'games' in length ? length.games - games() : null;
    const lesson = trainer.step({ progress: progress(), most });
    lessons.push(lesson);
    if (io.terminal) io.err(`\r\x1b[K${Math.floor(100 * progress())} %: ${told(lesson)}`);
    if (seconds() - saved >= CHECKPOINT_EVERY) {
      keep();
      saved = seconds();
    }
  }
  if (io.terminal) io.err('\r\x1b[K');
  return keep();
}

const told = ({ games, figures }: Lesson): string =>
  [
    `${games.toLocaleString('en')} games`,
    ...Object.entries(figures).map(([name, value]) => `${name} ${value.toFixed(2)}`),
  ].join(', ');
