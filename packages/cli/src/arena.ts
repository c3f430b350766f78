import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Players } from '@taproom/bots';
import { rotations } from '@taproom/bots/arena';
import { FEWEST_DEALS, hold } from './arena/contest.ts';
import { type Job, LocalJob, WorkerJob } from './arena/jobs.ts';
import { Log } from './arena/log.ts';
import { allowanceOf, botsOf, dealsOf, type Match, USUAL_NODES } from './arena/match.ts';
import { asJson, asMarkdown, asText, crashWords } from './arena/tell.ts';
import { type Arguments, oneOf, UsageError } from './arguments.ts';
import { type Command, FAILED, FINE, type Io } from './command.ts';
import type { Desk } from './desk.ts';
import { fileHere, refusalJson } from './input.ts';
import { Progress } from './progress.ts';
import { sentence } from './sentences.ts';

const MOST_JOBS = 256;
/** Of so many crashes the whole game is printed. */
const SHOWN = 3;
const USUAL_TIMEOUT = 30;

export const arena: Command = {
  name: 'arena',
  usage: 'GAME --bots A,B,… [--games N | --deals N] [--nodes N | --ms N] [--seed S] …',
  summary: 'Let bots play each other and tell who is better, with intervals.',
  about: ({ players }) => `
As many bots as there are seats. A deal is one run of chance; it is played in every
seating that turning the table gives, so nobody gains by seat or luck. --games is
rounded up to whole deals. Bots see only what their seat may see.

${players.all.map(({ id, rungs }) => `  ${id.padEnd(16)}${rungs.map(({ level }) => level).join(', ')}`).join('\n')}
  ${'exec:COMMAND'.padEnd(16)}your own program; docs/protocol.md tells what it is asked

With --out a finished game is kept at once; the same command goes on from there.
If a bot crashes or plays an illegal move, the game is printed; the exit code is 1.

${players.all.map(exampleOf).join('\n')}`,
  flags: {
    bots: { kind: 'text', value: 'A,B', help: 'Who plays, seat by seat, with commas between.' },
    bot: { kind: 'list', value: 'A', help: 'One who plays; to be repeated.' },
    games: { kind: 'number', value: 'N', min: 1, max: 10_000_000, help: 'How many games; 100 if not told.' },
    deals: { kind: 'number', value: 'N', min: 1, max: 10_000_000, help: 'How many deals instead.' },
    seed: { kind: 'text', value: 'S', help: 'What chance comes from; a new one if not told.' },
    nodes: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 1_000_000_000,
      help: `How many nodes a bot may look at in a turn; ${USUAL_NODES} if not told.`,
    },
    ms: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: 3_600_000,
      help: 'How many milliseconds it may think instead.',
    },
    jobs: {
      kind: 'number',
      value: 'N',
      min: 1,
      max: MOST_JOBS,
      help: 'How many games at once; one a core if not told.',
    },
    timeout: {
      kind: 'number',
      value: 'S',
      min: 1,
      max: 3600,
      help: `Seconds that exec:COMMAND may take besides --ms; ${USUAL_TIMEOUT} if not told.`,
    },
    'stop-when-clear': {
      kind: 'switch',
      help: `Stop once the first comparison is clear, after ${FEWEST_DEALS} deals or later.`,
    },
    out: { kind: 'text', value: 'FILE', help: 'Keep each finished game here, and go on from here.' },
    report: { kind: 'text', value: 'FILE', help: 'Write a report in Markdown.' },
    characters: { kind: 'switch', help: 'Tell also what each bot does how often in a game.' },
    json: { kind: 'switch', help: 'Print JSON.' },
  },

  async run(args, io, desk) {
    const match = matchOf(args, desk);
    const deals = dealsOf(args, match.bots);
    const out = args.text('out');
    if (out !== undefined && args.text('seed') === undefined) {
      throw new UsageError('--out needs --seed, or the games could not be gone on with.');
    }
    if (args.has('stop-when-clear') && new Set(match.bots).size < 2) {
      throw new UsageError('--stop-when-clear needs two different bots to compare.');
    }
    const log =
      out === undefined ? null : Log.open(fileHere(out), match, desk.games.current(match.game).rules);
    if (log !== null && !log.ok) {
      if (args.has('json')) await io.out(`${refusalJson(log.refusal)}\n`);
      io.err(`${sentence(log.refusal)}\n`);
      return FAILED;
    }
    const games = deals * rotations(match.bots).length;
    const progress = new Progress(games, io);
    const start = performance.now();
    const outcome = await hold({
      match,
      deals,
      until: args.has('stop-when-clear') ? 'clear' : 'all-played',
      before: log?.value.played ?? [],
      jobs: jobsFor(match, Math.min(args.number('jobs') ?? availableParallelism(), games), io, desk),
      onGame(played, done) {
        log?.value.add(played);
        progress.at(done);
      },
    });
    progress.end();
    for (const [i, crash] of outcome.crashes.entries()) {
      io.err(`Crash: ${crashWords(crash)}\n${i < SHOWN ? `${crash.record}\n` : ''}`);
    }
    const findings = {
      ...outcome,
      match,
      traits: desk.players.current(match.game).traits.names,
      seconds: (performance.now() - start) / 1000,
      characters: args.has('characters'),
    };
    const report = args.text('report');
    if (report !== undefined) writeFileSync(fileHere(report), asMarkdown(findings));
    await io.out(args.has('json') ? `${JSON.stringify(asJson(findings))}\n` : asText(findings));
    return outcome.crashes.length > 0 ? FAILED : FINE;
  },
};

/** The best bots of a game against each other, or a program of one's own against others who play at random. */
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
