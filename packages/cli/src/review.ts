import {
  type Account,
  biggestOf,
  gameAccount,
  isTelling,
  type JudgedTurn,
  type KeyMoment,
  type LevelRange,
  type Measure,
  type MoveMade,
  playedLike,
  reviewOf,
  type SeatReview,
  type Worth,
} from '@taproom/bots/coach';
import { expectOk, type Game, RECORD_LIMITS, type Refusal, readRecord, replayRecord } from '@taproom/games';
import { UsageError } from './arguments.ts';
import { type Command, FAILED, FINE } from './command.ts';
import { readAll, refusalJson } from './input.ts';
import { counted, PLAIN_POINTS, type PointNames } from './points.ts';
import { ProgressBar } from './progress-bar.ts';
import { sentence } from './sentences.ts';

/** The most bytes of a UTF-8 character. */
const BYTES = 4;
const USUAL_NODES = 1000;
const USUAL_CONTROLS = 32;
/** How many of the parts in which two turns differ are printed: the largest. */
const MOST_PARTS = 5;

export const review: Command = {
  name: 'review',
  usage: 'FILE [--seat N] [--nodes N] [--controls N] [--json]',
  summary: 'Review a finished game: slips, luck and key moments.',
  about: () => `
Judges every decision and every draw of the game recorded in FILE (- for standard input).
For each seat it prints what decisions cost on average, luck, and the key moments in order
of play; then how the result adds up: what was expected at the start + slips + luck + other
players + reassessment = result, in points and in chance of winning. “Expected” means what the
best bot would get from there. The same record and flags give the same review.

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

  async run(args, io, { games, players, estimators, sentences, points }) {
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
    const nodes = args.number('nodes') ?? USUAL_NODES;
    const account = gameAccount(estimator.value, setup.value, steps, {
      nodes,
      controls: args.number('controls') ?? USUAL_CONTROLS,
      seed: game.id,
      seats: only === undefined ? Array.from({ length: count }, (_, seat) => seat) : [only],
    });
    const found = finish(account, new ProgressBar(100, io));
    const { version, ladder } = estimator.value;
    const reviews = reviewOf(game, found, count).map(review => {
      const own = found.turns.filter(turn => turn.seat === review.seat).map(({ verdict }) => verdict);
      return {
        ...review,
        level: playedLike(ladder, { version, nodes, seats: count }, own.filter(isTelling)),
      };
    });
    const ladderNames = players.find(game.id, game.rules);
    const levelName = (level: string): string =>
      (ladderNames.ok ? ladderNames.value.names[level]?.[0] : undefined) ?? level;
    const result = { ok: true, game: game.id, rules: game.rules, estimator: version, seats: reviews };
    const roundAt = roundsOf(game, setup.value, steps);
    await io.out(
      args.has('json')
        ? `${JSON.stringify(result)}\n`
        : reviews
            .map(review =>
              asText({
                account: found,
                review,
                name: names[review.seat] ?? null,
                points: points[game.id] ?? PLAIN_POINTS,
                levelName,
                roundAt,
              }),
            )
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
  readonly review: SeatReview & { readonly level: LevelRange | null };
  readonly name: string | null;
  /** What the scores count. */
  readonly points: PointNames;
  levelName(level: string): string;
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
function asText({ account, review, name, points: names, levelName, roundAt }: ReviewedSeat): string {
  const { seat, initial, final, slips, luck, others, moments, decisions, cost, level } = review;
  const points = names.many;
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
      return `  ${mark} ${whenText(own, moment, roundAt)}, ${momentText(moment, points)}`;
    });
  return [
    `${who}: ${counted(final.score, names)}`,
    ...(cost === null ? [] : [`  Average loss per decision (${decisions}): ${lossText(cost, points)}`]),
    ...(level === null ? [] : [`  Played like: ${rangeText(level, levelName)}`]),
    `  Luck: ${inWords(luck, points).trim()}`,
    '',
    '  Key moments (* mattered most):',
    ...told,
    '',
    '  How it adds up:',
    ...rows.map(([what, worth]) => `    ${what.padEnd(22)}${inWords(worth, points)}`),
    '',
  ].join('\n');
}

const lossText = ({ score, share }: NonNullable<SeatReview['cost']>, points: string): string =>
  `${inWords({ score: score.mean, share: share.mean }, points).trim()} (between ${score.least.toFixed(1)} and ${score.most.toFixed(1)} ${points})`;

/** The levels of the ladder that lose about as much. */
const rangeText = ({ from, to }: LevelRange, nameOf: (level: string) => string): string =>
  from === to ? nameOf(from) : `between ${nameOf(from)} and ${nameOf(to)}`;

const inWords = ({ score, share }: Worth, points: string): string =>
  `${score.toFixed(1).padStart(7)} ${points}${(100 * share).toFixed(1).padStart(7)} %`;

/** The round, the number of a turn among those of its seat in that round, and the move that comes first. */
function whenText(
  own: readonly JudgedTurn[],
  { kind, ply }: KeyMoment,
  roundAt: (ply: number) => number,
): string {
  const at = own.findIndex(turn => turn.ply >= ply);
  const next = own[at];
  if (next === undefined) return `round ${roundAt(ply)}, after the last turn (move ${ply})`;
  const round = roundAt(next.ply);
  const number = own.slice(0, at + 1).filter(turn => roundAt(turn.ply) === round).length;
  return `round ${round}, ${kind === 'luck' ? 'before ' : ''}turn ${number} (move ${ply})`;
}

function momentText(moment: KeyMoment, points: string): string {
  if (moment.kind === 'luck') {
    const by = moment.luck.share === 0 ? 'score' : 'share';
    return `${moment.luck[by] < 0 ? 'bad' : 'good'} luck: ${inMeasure(moment.luck, by, points)}`;
  }
  const { slip, name, by, played, better, why } = moment;
  const called = name ?? (by === 'share' ? 'small slip' : `${points} given away`);
  const what = by === 'share' ? 'better' : `for more ${points}`;
  const told = `${called}: ${inMeasure(slip, by, points)}: played ${played.join(' ')}, ${what} ${better[by].join(' ')}`;
  const parts = why[by].slice(0, MOST_PARTS).map(({ part, more }) => `${part} ${signed(more)}`);
  return parts.length === 0 ? told : `${told} (on average: ${parts.join(', ')})`;
}

const signed = (n: number): string => `${n > 0 ? '+' : ''}${n.toFixed(1)}`;

/** A difference in one measure: the one that its name goes by. */
const inMeasure = ({ score, share }: Worth, by: Measure, points: string): string =>
  by === 'share' ? `${(100 * share).toFixed(1)} % chance of winning` : `${score.toFixed(1)} ${points}`;
