import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Players } from '@taproom/bots';
import { type ArenaGame, rotations } from '@taproom/bots/arena';
import { allowanceOf, MOST_MS, MOST_NODES, USUAL_NODES } from './arena/allowance.ts';
import { FEWEST_DEALS, holdContest } from './arena/contest.ts';
import { type Job, LocalJob, WorkerJob } from './arena/jobs.ts';
import { botsOf, dealsOf, type Match } from './arena/match.ts';
import { loggedMatch, matchLine } from './arena/match-log.ts';
import { asJson, asMarkdown, asText, crashWords } from './arena/tell.ts';
import { type Arguments, oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import type { Desk } from './desk.ts';
import { GameLog } from './game-log.ts';
import { fileHere, refusalJson } from './input.ts';
import { ProgressBar } from './progress-bar.ts';
import { sentence } from './sentences.ts';

const MOST_JOBS = 256;
/** How many crashes are printed with the whole game. */
const SHOWN = 3;
const USUAL_TIMEOUT = 30;

export const arena: Command = {
  name: 'arena',
  usage: 'GAME --bots A,B,… [--games N | --deals N] [--nodes N | --ms N] [--seed S] …',
  summary: 'Let bots play each other and compare them, with confidence intervals.',
  about: ({ players }) => `
Takes one bot per seat. A deal is one sequence of random events; it is played in every
rotation of the seats, so that neither seat nor luck favours a bot. --games is rounded
up to whole deals. Bots see only what their seat may see.

${players.all.map(({ id, rungs }) => `  ${id.padEnd(16)}${rungs.map(({ level }) => level).join(', ')}`).join('\n')}
  ${'exec:COMMAND'.padEnd(16)}your own program; see docs/protocol.md

A bot may have a budget of its own after a colon, in nodes, milliseconds or seconds per
turn: ${players.all.map(({ best }, i) => `${best}:${i === 0 ? '2000n' : '0.1s'}`).join(', ')}. The others get --nodes or --ms.

With --out each game is saved when it ends; rerun the same command to resume.
If a bot crashes or plays an illegal move, the game is printed and the exit code is 1.

${players.all.map(exampleOf).join('\n')}`,
  flags: {
    bots: { kind: 'text', value: 'A,B', help: 'The bots, seat by seat, separated by commas.' },
    bot: { kind: 'list', value: 'A', help: 'One bot; can be repeated.' },
    games: { kind: 'number', value: 'N', min: 1, max: 10_000_000, help: 'Number of games (default: 100).' },
    deals: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 10_000_000,
      help: 'Number of deals, instead of --games.',
    },
    seed: { kind: 'text', value: 'S', help: 'Seed for all random events (default: random).' },
    nodes: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_NODES,
      help: `Search nodes per turn (default: ${USUAL_NODES}).`,
    },
    ms: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_MS,
      help: 'Milliseconds per turn, instead of --nodes.',
    },
    jobs: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_JOBS,
      help: 'Number of games at once (default: one per core).',
    },
    timeout: {
      kind: 'number',
      value: 'S',
      min: 1,
      max: 3600,
      help: `Extra seconds that exec:COMMAND may take on top of --ms (default: ${USUAL_TIMEOUT}).`,
    },
    'stop-when-clear': {
      kind: 'switch',
      help: `Stop once the first comparison is clear, after at least ${FEWEST_DEALS} deals.`,
    },
    out: { kind: 'text', value: 'FILE', help: 'Save each finished game here, and resume from here.' },
    report: { kind: 'text', value: 'FILE', help: 'Write a Markdown report.' },
    characters: { kind: 'switch', help: 'Also report how often each bot does what.' },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, desk) {
    const match = matchOf(args, desk);
    const deals = dealsOf(args, match.bots);
    const out = args.text('out');
    if (out !== undefined && args.text('seed') === undefined) {
      throw new UsageError('--out needs --seed, or the run can’t be resumed.');
    }
    if (args.has('stop-when-clear') && new Set(match.bots).size < 2) {
      throw new UsageError('--stop-when-clear needs two different bots to compare.');
    }
    const before: ArenaGame[] = [];
    const { rules } = desk.games.current(match.game);
    const log = out === undefined ? null : GameLog.open(fileHere(out), loggedMatch(match, rules, before));
    if (log !== null && !log.ok) {
      if (args.has('json')) await io.out(`${refusalJson(log.refusal)}\n`);
      io.err(`${sentence(log.refusal, desk.sentences)}\n`);
      return FAILED;
    }
    const games = deals * rotations(match.bots).length;
    const progress = new ProgressBar(games, io);
    const start = performance.now();
    const outcome = await holdContest({
      match,
      deals,
      until: args.has('stop-when-clear') ? 'clear' : 'all-played',
      before,
      jobs: jobsFor(match, Math.min(args.number('jobs') ?? availableParallelism(), games), io, desk),
      onGame(played, done) {
        log?.value.add(matchLine(played));
        progress.at(done);
      },
    });
    progress.end();
    for (const [i, crash] of outcome.crashes.entries()) {
      io.err(`Crash: ${crashWords(crash, desk.sentences)}\n${i < SHOWN ? `${crash.record}\n` : ''}`);
    }
    const findings = {
      ...outcome,
      match,
      traits: desk.players.current(match.game).traits.names,
      seconds: (performance.now() - start) / 1000,
      characters: args.has('characters'),
    };
    const report = args.text('report');
    if (report !== undefined) writeFileSync(fileHere(report), asMarkdown(findings, desk.sentences));
    await io.out(args.has('json') ? `${JSON.stringify(asJson(findings))}\n` : asText(findings));
    return outcome.crashes.length > 0 ? FAILED : FINE;
  },
};

/** A game's best bots against each other, or your own program against random movers. */
function exampleOf({ id, game, levels }: Players, i: number): string {
  const seats = game.seats.min;
  const best = levels.slice(-seats).reverse();
  const random = Array.from({ length: seats - 1 }, () => '--bot random').join(' ');
  return i === 0
    ? `  npm run -s taproom -- arena ${id} --bots ${best.join(',')} --games 60 --seed 1`
    : `  npm run -s taproom -- arena ${id} ${random} --bot "exec:node examples/player.mjs"`;
}

function matchOf(args: Arguments, desk: Desk): Match {
  const [name = ''] = args.exactly('GAME');
  const game = oneOf('game', name, desk.players.ids);
  return {
    game,
    bots: botsOf(args, game, desk),
    seed: args.text('seed') ?? randomBytes(6).toString('hex'),
    allowance: allowanceOf(args),
    timeout: args.number('timeout') ?? USUAL_TIMEOUT,
  };
}

/** Workers, or this thread alone if one job is enough or the program can't be started again. */
function jobsFor(match: Match, count: number, { program }: Io, desk: Desk): Job[] {
  if (program === null || count === 1) return [new LocalJob(match, desk)];
  return Array.from({ length: count }, () => new WorkerJob(program, match));
}
