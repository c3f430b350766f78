import {
  type Account,
  gameAccount,
  type KeyMoment,
  reviewOf,
  type SeatReview,
  type Worth,
} from '@taproom/bots/coach';
import { RECORD_LIMITS, type Refusal, readRecord, replayRecord } from '@taproom/games';
import { UsageError } from './arguments.ts';
import { type Command, FAILED, FINE } from './command.ts';
import { readAll, refusalJson } from './input.ts';
import { ProgressBar } from './progress-bar.ts';
import { sentence } from './sentences.ts';

/** The most bytes of a UTF-8 character. */
const BYTES = 4;
const USUAL_NODES = 1000;
const USUAL_CONTROLS = 32;

export const review: Command = {
  name: 'review',
  usage: 'FILE [--seat N] [--nodes N] [--controls N] [--json]',
  summary: 'Review a finished game: slips, luck and key moments.',
  about: () => `
Judges every decision and every draw of the game recorded in FILE (- for standard input).
For each seat it prints the score expected at the start, the final score, and where the
difference comes from: final − initial = slips + luck + rivals + revision, in points and in
share of victory. The same record and flags give the same review.

  npm run -s taproom -- review game.txt
  npm run -s taproom -- review game.txt --seat 0 --nodes 5000 --json`,
  flags: {
    seat: { kind: 'number', value: 'N', min: 0, max: 98, help: 'Review only this seat (default: all).' },
    nodes: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 10_000_000,
      help: `Search nodes per position (default: ${USUAL_NODES}).`,
    },
    controls: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 10_000,
      help: `Number of alternative draws to compare each draw with (default: ${USUAL_CONTROLS}).`,
    },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, { games, estimators, sentences }) {
    const [file = '-'] = args.exactly('FILE');
    const refused = async (refusal: Refusal): Promise<number> => {
      if (args.has('json')) await io.out(`${refusalJson(refusal)}\n`);
      io.err(`${sentence(refusal, sentences)}\n`);
      return FAILED;
    };
    const text = await readAll(file, BYTES * RECORD_LIMITS.characters, io);
    if (!text.ok) return refused(text.refusal);
    const record = readRecord(text.value);
    if (!record.ok) return refused(record.refusal);
    const replayed = replayRecord(record.value, games);
    if (!replayed.ok) return refused(replayed.refusal);
    const { game, steps, outcome } = replayed.value;
    if (outcome === null) return refused({ code: 'game-not-finished' });
    const estimator = estimators.find(game.id, game.rules);
    if (!estimator.ok) return refused(estimator.refusal);

    const { seats: count, options, names } = record.value;
    const only = args.number('seat');
    if (only !== undefined && only >= count)
      throw new UsageError(`--seat must be less than ${count}, the number of seats.`);
    const setup = game.setup(count, options);
    if (!setup.ok) return refused(setup.refusal);
    const account = gameAccount(estimator.value, setup.value, steps, {
      nodes: args.number('nodes') ?? USUAL_NODES,
      controls: args.number('controls') ?? USUAL_CONTROLS,
      seed: game.id,
      seats: only === undefined ? Array.from({ length: count }, (_, seat) => seat) : [only],
    });
    const reviews = reviewOf(game, finish(account, new ProgressBar(100, io)), count);
    const found = { game: game.id, rules: game.rules, estimator: estimator.value.version, seats: reviews };
    await io.out(
      args.has('json')
        ? `${JSON.stringify({ ok: true, ...found })}\n`
        : `${reviews.map(one => asText(one, names[one.seat] ?? null)).join('\n')}`,
    );
    return FINE;
  },
};

/** Runs the review to its end with a progress bar. */
function finish(account: Generator<number, Account, void>, progress: ProgressBar): Account {
  let next = account.next();
  for (; !next.done; next = account.next()) progress.at(Math.floor(100 * next.value));
  progress.end();
  return next.value;
}

function asText(review: SeatReview, name: string | null): string {
  const { seat, initial, final, slips, luck, others, moments, decisions } = review;
  const rows = [
    ['initial', initial],
    ['slips', slips],
    ['luck', luck],
    ['rivals', others.rivals],
    ['revision', others.revision],
    ['final', final],
  ] as const;
  const who = name === null ? `Seat ${seat}` : `Seat ${seat} (${name})`;
  return [
    `${who}: ${final.score} points`,
    ...rows.map(([what, worth]) => `  ${what.padEnd(10)}${inWords(worth)}`),
    `  ${decisions} decisions; key moments:`,
    ...moments.map(moment => `    ${momentText(moment)}`),
    '',
  ].join('\n');
}

const inWords = ({ score, share }: Worth): string =>
  `${score.toFixed(1).padStart(7)} points${(100 * share).toFixed(1).padStart(7)} %`;

function momentText(moment: KeyMoment): string {
  if (moment.kind === 'luck') return `move ${moment.ply}: luck ${inWords(moment.luck)}`;
  const { ply, slip, name, played, better } = moment;
  const instead = slip.share < 0 ? better.share : better.score;
  return `move ${ply}: ${name ?? 'slip'} ${inWords(slip)}: ${played.join(' ')}, better ${instead.join(' ')}`;
}
