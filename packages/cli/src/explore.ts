import {
  type Cell,
  cellName,
  type Explorer,
  type Finding,
  gameName,
  pairsIn,
  Results,
} from '@taproom/bots/explore';
import type { Refusal } from '@taproom/games';
import { oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import { explorationLine, loggedExploration } from './explore-log.ts';
import { GameLog } from './game-log.ts';
import { fileHere, refusalJson } from './input.ts';
import { ProgressBar } from './progress-bar.ts';
import { sentence } from './sentences.ts';

const MOST_PAIRS = 1_000_000;
const USUAL_PAIRS = 1000;

export const explore: Command = {
  name: 'explore',
  usage: 'GAME [--seats N] [--kind KIND] [--pairs N] [--seed S] [--file FILE] [--json]',
  summary: 'Measure what choices change: forced options in bot games.',
  about: ({ games: { ids } }) => `
Fast bots play games. At some decisions, such as the first pick, the game is also played on
with another option, with the same draws. The difference in final points and in share of
victory, over many positions, is what the option changes compared with the best alternative.
Prints means with 95 % intervals; those that are not known to within a point are left blank.
With --file each game is saved when it ends; rerun to resume, or with more pairs to continue.
docs/explore.md describes the method and its limits.

  npm run -s taproom -- explore ${ids.at(-1)} --pairs 100
  npm run -s taproom -- explore ${ids[0]} --seats 2 --pairs 2000 --file explored.jsonl --json`,
  flags: {
    seats: { kind: 'number', value: 'N', min: 1, max: 99, help: 'Number of players (default: all).' },
    kind: {
      kind: 'list',
      value: 'KIND',
      help: 'Kind of decision; may be given several times (default: all).',
    },
    pairs: {
      kind: 'number',
      value: 'N',
      min: 2,
      max: MOST_PAIRS,
      help: `Positions to compare per option, including earlier runs (default: ${USUAL_PAIRS}).`,
    },
    seed: { kind: 'text', value: 'S', help: 'Seed of all games (default: a).' },
    file: { kind: 'text', value: 'FILE', help: 'Save games to this file, and resume from it.' },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, desk) {
    const [name = ''] = args.exactly('GAME');
    const id = oneOf('game', name, desk.games.ids);
    const found = desk.explorers.find(id);
    if (!found.ok) throw new UsageError(`There is nothing to explore in ${id}.`);
    const refused = async (refusal: Refusal): Promise<number> => {
      if (args.has('json')) await io.out(`${refusalJson(refusal)}\n`);
      io.err(`${sentence(refusal, desk.sentences)}\n`);
      return FAILED;
    };
    const explorer = found.value;
    const { min, max } = explorer.game.seats;
    const only = args.number('seats');
    if (only !== undefined && (only < min || only > max))
      throw new UsageError(`${id} is for ${min} to ${max} seats, not ${only}.`);
    const tables = only === undefined ? Array.from({ length: max - min + 1 }, (_, i) => min + i) : [only];
    const known = [...new Set(tables.flatMap(seats => explorer.cells(seats).map(({ kind }) => kind)))];
    const kinds = args.list('kind').map(kind => oneOf('kind of decision', kind, known));
    const cellsAt = (seats: number): readonly Cell[] =>
      explorer.cells(seats).filter(({ kind }) => kinds.length === 0 || kinds.includes(kind));
    const pairs = args.number('pairs') ?? USUAL_PAIRS;
    const seed = args.text('seed') ?? 'a';
    const file = args.text('file');

    const results = new Results(explorer);
    const log =
      file === undefined ? null : GameLog.open(fileHere(file), loggedExploration(explorer, seed, results));
    if (log !== null && !log.ok) return refused(log.refusal);
    play(explorer, results, { tables, cellsAt, pairs, seed, log: log?.value ?? null }, io);
    const findings = tables.flatMap(seats => results.findings(seats));
    const games = tables.map(seats => ({ seats, games: results.next(seats) }));
    await io.out(
      args.has('json')
        ? `${JSON.stringify({ ok: true, game: id, rules: explorer.rules, explorer: explorer.version, seed, tables: games, cells: findings })}\n`
        : asText(id, games, findings),
    );
    return FINE;
  },
};

interface Exploration {
  readonly tables: readonly number[];
  /** What is asked for, by number of seats. */
  cellsAt(seats: number): readonly Cell[];
  readonly pairs: number;
  readonly seed: string;
  readonly log: GameLog | null;
}

/** Plays one game after the other, with each number of seats in turn, until there are enough pairs. */
function play(
  explorer: Explorer,
  results: Results,
  { tables, cellsAt, pairs, seed, log }: Exploration,
  io: Io,
): void {
  const whole = tables.reduce((sum, seats) => sum + pairs * cellsAt(seats).length, 0);
  const progress = new ProgressBar(whole, io);
  for (;;) {
    const open = tables.filter(seats => !results.isComplete(seats, cellsAt(seats), pairs));
    if (open.length === 0) break;
    for (const seats of open) {
      const number = results.next(seats);
      const asked = new Set(cellsAt(seats).map(cellName));
      const isWanted = (cell: string): boolean => asked.has(cell) && results.pairs(seats, cell) < pairs;
      const found = pairsIn(explorer, seats, gameName(seed, seats, number), isWanted);
      const game = { seats, game: number, pairs: found };
      results.add(game);
      log?.add(explorationLine(game));
    }
    progress.at(tables.reduce((sum, seats) => sum + results.done(seats, cellsAt(seats), pairs), 0));
  }
  progress.end();
}

function asText(
  id: string,
  tables: readonly { readonly seats: number; readonly games: number }[],
  findings: readonly Finding[],
): string {
  const parts = tables.map(({ seats, games }) => {
    const own = findings.filter(one => one.seats === seats);
    const groups = [...new Set(own.map(({ kind, round }) => `${kind}, round ${round}`))];
    return [
      `${id}, ${seats} seats, ${games} games`,
      ...groups.flatMap(group => [
        '',
        `  ${group.padEnd(24)}${'pairs'.padStart(7)}${'points'.padStart(20)}${'victory'.padStart(24)}`,
        ...own
          .filter(({ kind, round }) => `${kind}, round ${round}` === group)
          .sort((a, b) => (b.points?.mean ?? -Infinity) - (a.points?.mean ?? -Infinity))
          .map(row),
      ]),
      '',
    ].join('\n');
  });
  return `${parts.join('\n')}`;
}

function row({ option, pairs, points, share }: Finding): string {
  const shown = (
    estimate: { readonly mean: number; readonly low: number | null; readonly high: number | null } | null,
    unit: number,
    digits: number,
  ): string => {
    if (estimate === null || estimate.high === null) return '';
    const half = estimate.high - estimate.mean;
    return `${(unit * estimate.mean).toFixed(digits)} ± ${(unit * half).toFixed(digits)}`;
  };
  const victory = share === null ? '' : `${shown(share, 100, 1)} %`;
  return `  ${option.padEnd(24)}${String(pairs).padStart(7)}${shown(points, 1, 2).padStart(20)}${victory.padStart(24)}`;
}
