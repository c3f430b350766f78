// Whether the coach's values are honest: accounts of games of the best bot against itself, whose luck and revision must
// be 0 in the mean. `npm run -s bot-account -- --game GAME --seats N --games N --nodes N --controls N --file FILE
// [--level NAME --level-nodes N --seed TEXT --plot FILE.svg]`. Each game is appended to the file when it is done, as one
// line; rerun the same command to resume. --games 0 prints the figures of what is there. The settings of a file can't
// change.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decide, PLAYERS } from '@taproom/bots';
import { type Account, ESTIMATORS, gameAccount, type MoveMade, slipName } from '@taproom/bots/coach';
import { type Actor, expectOk, GAMES, type GameMove, SeededRandom } from '@taproom/games';
import { markdownTable } from '../packages/cli/src/arena/tell.ts';
import { type AccountLine, accountRows, slipRows } from '../packages/cli/src/plot/account-lines.ts';
import { forecastPlot, groupRows, groupsOf } from '../packages/cli/src/plot/forecast.ts';

const { values } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '100' },
    controls: { type: 'string', default: '32' },
    level: { type: 'string' },
    'level-nodes': { type: 'string' },
    seed: { type: 'string', default: 'account' },
    file: { type: 'string' },
    plot: { type: 'string' },
  },
});
if (!GAMES.has(values.game) || values.file === undefined)
  throw new Error('--game GAME and --file FILE are required');
const { file } = values;
const game = GAMES.current(values.game);
const estimator = ESTIMATORS.current(game.id);
const players = PLAYERS.current(game.id);
const count = Number(values.seats);
const nodes = Number(values.nodes);
const level = values.level ?? players.rungs.at(-1)?.level;
const bot = players.rungs.find(one => one.level === level) ?? stop(`there is no level ${level}`);
/** What must be the same for all games of a file. */
const settings = {
  game: game.id,
  rules: game.rules,
  estimator: estimator.version,
  seats: count,
  nodes,
  controls: Number(values.controls),
  level: bot.level,
  levelNodes: Number(values['level-nodes'] ?? nodes),
  seed: values.seed,
};
const lines: AccountLine[] = existsSync(file)
  ? readFileSync(file, 'utf8')
      .split('\n')
      .filter(line => line !== '')
      .map(line => JSON.parse(line))
  : [];
for (const line of lines)
  if (JSON.stringify(line.settings) !== JSON.stringify(settings))
    throw new Error(`${file} holds other games: ${JSON.stringify(line.settings)}`);

function stop(why: string): never {
  throw new Error(why);
}

/** One game of the bot against itself. */
function played(name: string): { setup: Int16Array; moves: MoveMade[] } {
  const setup = expectOk(game.setup(count));
  const state = game.copy(setup);
  const random = new SeededRandom(name);
  const moves: MoveMade[] = [];
  const play = (actor: Actor, move: GameMove): void => {
    expectOk(game.apply(state, actor, move));
    moves.push({ actor, move });
  };
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') play(actor, game.draw(state, random));
    else {
      const seed = `${name}/${moves.length}`;
      const budget = { nodes: settings.levelNodes };
      for (const move of decide(bot, game.view(state, actor), actor, budget, seed).moves) play(actor, move);
    }
  }
  return { setup, moves };
}

function accountOf(name: string): Account {
  const { setup, moves } = played(name);
  const { controls } = settings;
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const run = gameAccount(estimator, setup, moves, { nodes, controls, seed: `judge ${name}`, seats });
  let next = run.next();
  while (!next.done) next = run.next();
  return next.value;
}

const started = performance.now();
const first = lines.length;
for (let n = first; n < Number(values.games); n++) {
  const name = `${values.seed}/${count}/${n}`;
  const { seats, moments, turns } = accountOf(name);
  const decisions = turns.filter(({ verdict }) => !verdict.isForced).length;
  const mistakes = turns.filter(({ verdict: { score, share, before } }) => {
    const name = slipName({ score: score.slip, share: share.slip }, before, count);
    return name === 'mistake' || name === 'blunder';
  }).length;
  // One moment a game, because those of one game are not independent.
  const moment = moments[new SeededRandom(`${name}/moment`).below(moments.length - 1)] ?? stop('no moment');
  const line: AccountLine = { settings, n, seats, decisions, mistakes, moment };
  const short = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1e5) / 1e5 : value;
  appendFileSync(file, `${JSON.stringify(line, short)}\n`);
  lines.push(line);
  if (process.stderr.isTTY) {
    const pace = (performance.now() - started) / 1000 / (n + 1 - first);
    process.stderr.write(`\r${n + 1} of ${values.games} games, ${pace.toFixed(1)} s a game `);
  }
}
console.log(`${JSON.stringify(settings)}: ${lines.length} games\n`);
console.log(markdownTable(accountRows(lines)).join('\n'));
console.log(`\n${markdownTable(slipRows(lines)).join('\n')}`);
const groups = groupsOf(
  lines.map(line => ({
    expected: line.moment.worths.map(({ share }) => share),
    got: line.seats.map(({ final }) => final.share),
  })),
);
console.log(
  `\nShares of victory at one moment of each game:\n\n${markdownTable(groupRows(groups)).join('\n')}`,
);
if (values.plot !== undefined)
  writeFileSync(values.plot, forecastPlot('Expected and actual shares of victory', groups));
