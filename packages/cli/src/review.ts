import {
  type Account,
  biggestOf,
  gameAccount,
  type JudgedTurn,
  type KeyMoment,
  type Measure,
  type MoveMade,
  reviewOf,
  type SeatReview,
  type Worth,
} from '@taproom/bots/coach';
import { expectOk, type Game, RECORD_LIMITS, type Refusal, readRecord, replayRecord } from '@taproom/games';
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
For each seat it prints what decisions cost on average, luck, and the key moments in order
of play; then how the result adds up: what was expected at the start + slips + luck + other
players + reassessment = result, in points and in chance of winning. Expected is what the best
bot would get from there. The same record and flags give the same review.

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
    const found = finish(account, new ProgressBar(100, io));
    const reviews = reviewOf(game, found, count);
    const { version } = estimator.value;
    const result = { ok: true, game: game.id, rules: game.rules, estimator: version, seats: reviews };
    const roundAt = roundsOf(game, setup.value, steps);
    await io.out(
      args.has('json')
        ? `${JSON.stringify(result)}\n`
        : reviews
            .map(review => asText({ account: found, review, name: names[review.seat] ?? null, roundAt }))
            .join('\n'),
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

interface ReviewedSeat {
  readonly account: Account;
  readonly review: SeatReview;
  readonly name: string | null;
  roundAt(ply: number): number;
}

/** Finds the round that a move belongs to. */
function roundsOf(game: Game, setup: Int16Array, moves: readonly MoveMade[]): (ply: number) => number {
  const state = game.copy(setup);
  const rounds = moves.map(({ actor, move }) => {
    const view = game.view(state, 'spectator');
    expectOk(game.apply(state, actor, move));
    return 'round' in view && typeof view.round === 'number' ? view.round : 0;
  });
  return ply => rounds[ply] ?? 0;
}

/** In the words and the order of the page: first what can be learned from, then how it adds up. */
function asText({ account, review, name, roundAt }: ReviewedSeat): string {
  const { seat, initial, final, slips, luck, others, moments, decisions } = review;
  const rows = [
    ['Expected at the start', initial],
    ['Slips', slips],
    ['Luck', luck],
    ['Other players', others.rivals],
    ['Reassessment', others.revision],
    ['Result', final],
  ] as const;
  const who = name === null ? `Seat ${seat}` : `Seat ${seat} (${name})`;
  const own = account.turns.filter(turn => turn.seat === seat);
  const biggest = biggestOf(moments);
  const told = moments
    .toSorted((a, b) => a.ply - b.ply)
    .map(moment => {
      const mark = moment === biggest ? '*' : ' ';
      return `  ${mark} round ${roundAt(moment.ply)}, ${turnText(own, moment)}, ${momentText(moment)}`;
    });
  const loss = { score: -slips.score / decisions, share: -slips.share / decisions };
  return [
    `${who}: ${final.score} points`,
    ...(decisions === 0 ? [] : [`  Average loss per decision (${decisions}): ${inWords(loss).trim()}`]),
    `  Luck: ${inWords(luck).trim()}`,
    '',
    '  Key moments (* mattered most):',
    ...told,
    '',
    '  How it adds up:',
    ...rows.map(([what, worth]) => `    ${what.padEnd(22)}${inWords(worth)}`),
    '',
  ].join('\n');
}

const inWords = ({ score, share }: Worth): string =>
  `${score.toFixed(1).padStart(7)} points${(100 * share).toFixed(1).padStart(7)} %`;

/** The number of a turn among those of its seat, and the move that comes first. */
function turnText(own: readonly JudgedTurn[], { kind, ply }: KeyMoment): string {
  const at = own.findIndex(turn => turn.ply >= ply);
  const turn = at === -1 ? 'after the last turn' : `${kind === 'luck' ? 'before ' : ''}turn ${at + 1}`;
  return `${turn} (move ${ply})`;
}

function momentText(moment: KeyMoment): string {
  if (moment.kind === 'luck') {
    const by = moment.luck.share === 0 ? 'score' : 'share';
    return `${moment.luck[by] < 0 ? 'bad' : 'good'} luck: ${inMeasure(moment.luck, by)}`;
  }
  const { slip, name, by, played, better } = moment;
  const called = name ?? (by === 'share' ? 'small slip' : 'points given away');
  const what = by === 'share' ? 'better' : 'better for points';
  return `${called}: ${inMeasure(slip, by)}: played ${played.join(' ')}, ${what} ${better[by].join(' ')}`;
}

/** A difference in one measure: the one that its name goes by. */
const inMeasure = ({ score, share }: Worth, by: Measure): string =>
  by === 'share' ? `${(100 * share).toFixed(1)} % chance of winning` : `${score.toFixed(1)} points`;
