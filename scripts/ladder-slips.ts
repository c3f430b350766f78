// What slips cost the levels of the ladder, so that a review can say whom someone played like.
//   npm run -s ladder-slips -- --game GAME --seats N --games N --file FILE [--nodes N --seed TEXT]
// plays games with a level of the ladder at each seat, all of them equally often, and judges every decision as reviews
// do. Each game is appended to the file when it is done; rerun the same command to resume.
//   npm run -s ladder-slips -- --game GAME --ship FILE…
// writes packages/bots/src/GAME/slips.ts from such files, and prints what is in them.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Bot, decide, PLAYERS } from '@taproom/bots';
import { type Account, ESTIMATORS, gameAccount, isTelling, type MoveMade } from '@taproom/bots/coach';
import { type Actor, expectOk, GAMES, type GameMove, type Seat, SeededRandom } from '@taproom/games';
import { markdownTable } from '../packages/cli/src/arena/tell.ts';
import {
  levelRows,
  levelSlips,
  ownLevelFound,
  type SeatSlips,
  type SlipLine,
} from '../packages/cli/src/plot/slip-lines.ts';

const { values, positionals } = parseArgs({
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '40' },
    nodes: { type: 'string', default: '1000' },
    seed: { type: 'string', default: 'slips' },
    file: { type: 'string' },
    ship: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
if (!GAMES.has(values.game)) throw new Error('--game GAME is required');
const game = GAMES.current(values.game);
const estimator = ESTIMATORS.current(game.id);
const players = PLAYERS.current(game.id);
const { levels } = players;

const linesIn = (file: string): SlipLine[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));

if (values.ship) ship(positionals.flatMap(linesIn));
else if (values.file === undefined) throw new Error('--file FILE is required');
else measure(values.file);

function measure(file: string): void {
  const seats = Number(values.seats);
  const { seed } = values;
  const nodes = Number(values.nodes);
  const settings = { game: game.id, rules: game.rules, estimator: estimator.version, nodes, seats, seed };
  const lines = existsSync(file) ? linesIn(file) : [];
  for (const line of lines)
    if (JSON.stringify(line.settings) !== JSON.stringify(settings))
      throw new Error(`${file} holds other games: ${JSON.stringify(line.settings)}`);
  for (let n = lines.length; n < Number(values.games); n++) {
    const name = `${seed}/${seats}/${n}`;
    const seated = Array.from({ length: seats }, (_, seat) => levelOf(seed, n * seats + seat));
    const { turns } = accountOf(name, seated, nodes);
    const line: SlipLine = { settings, n, seats: seated.map((level, seat) => slipsOf(level, seat, turns)) };
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  }
}

/** The level at one seat of all: each comes once in every eight seats or however many levels there are. */
function levelOf(seed: string, n: number): string {
  const random = new SeededRandom(`${seed}/seats/${Math.floor(n / levels.length)}`);
  const left = [...levels];
  for (let i = 0; i < n % levels.length; i++) left.splice(random.below(left.length), 1);
  return left[random.below(left.length)] ?? players.usual;
}

function slipsOf(level: string, seat: Seat, turns: Account['turns']): SeatSlips {
  const own = turns.filter(turn => turn.seat === seat).map(({ verdict }) => verdict);
  const telling = own.filter(isTelling);
  const thousandths = (n: number): number => Math.round(n * 1000) / 1000;
  return {
    level,
    decisions: telling.length,
    all: own.length,
    score: thousandths(telling.reduce((sum, { score }) => sum - score.slip, 0)),
    share: thousandths(telling.reduce((sum, { share }) => sum - share.slip, 0)),
  };
}

function accountOf(name: string, seated: readonly string[], nodes: number): Account {
  const botAt = (seat: Seat): Bot =>
    players.rungs.find(({ level }) => level === seated[seat]) ?? stop(`there is no level ${seated[seat]}`);
  const setup = expectOk(game.setup(seated.length));
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
      const view = game.view(state, actor);
      const thought = decide(botAt(actor), view, actor, { nodes }, `${name}/${moves.length}`);
      for (const move of thought.moves) play(actor, move);
    }
  }
  const seats = seated.map((_, seat) => seat);
  const run = gameAccount(estimator, setup, moves, { nodes, controls: 1, seed: `judge ${name}`, seats });
  let next = run.next();
  while (!next.done) next = run.next();
  return next.value;
}

function stop(why: string): never {
  throw new Error(why);
}

/** Writes what reviews compare with. */
function ship(lines: readonly SlipLine[]): void {
  const [first] = lines;
  if (first === undefined) throw new Error('there are no games in these files');
  const { estimator: version, nodes } = first.settings;
  for (const { settings } of lines)
    if (settings.game !== game.id || settings.estimator !== version || settings.nodes !== nodes)
      throw new Error(`these don't belong together: ${JSON.stringify([first.settings, settings])}`);
  const sizes = [...new Set(lines.map(({ settings }) => settings.seats))].sort();
  const round = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Number(value.toPrecision(3)) : value;
  const tables = sizes.map(size => {
    const games = lines.filter(({ settings }) => settings.seats === size);
    const seats = games.flatMap(line => line.seats);
    console.log(`\n${size} seats, ${games.length} games:\n`);
    console.log(markdownTable(levelRows(levels, seats)).join('\n'));
    const { found, missed, silent, width } = ownLevelFound(levels, seats);
    console.log(
      `\nown level in the range: ${found} of ${found + missed}; ${width.toFixed(1)} levels wide; nothing said: ${silent}`,
    );
    const rows = levelSlips(levels, seats).map(row => `      ${JSON.stringify(row, round)},`);
    return `    ${size}: [\n${rows.join('\n')}\n    ],`;
  });
  const file = `packages/bots/src/${game.id}/slips.ts`;
  writeFileSync(
    file,
    [
      "import type { LadderSlips } from '../coach/ladder.ts';",
      '',
      '/** Measured, not chosen: `npm run -s ladder-slips` writes this file. */',
      'export const SLIPS: LadderSlips = {',
      `  version: ${version},`,
      `  nodes: ${nodes},`,
      '  tables: {',
      ...tables,
      '  },',
      '};',
      '',
    ].join('\n'),
  );
}
