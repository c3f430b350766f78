// How often seats win by what the coach expects, for each tenth of the chances. Plays games of the best bot against itself.
// Each game is for one tenth, in turn: from a moment chosen by lot on, the first one counts at which a seat expects a share
// of victory in that tenth. So whether a moment counts depends on nothing that comes after it.
// `node scripts/run.mjs scripts/forecasts.ts --game GAME --seats N --games N --nodes N --file FILE
// [--level-nodes N --moments N --seed TEXT]`. Each game is appended to the file when it is done; rerun the same command to
// resume. `--print FILE… [--plot FILE.svg]` prints the table of all games in some files.
import { appendFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decide, PLAYERS } from '@taproom/bots';
import { ESTIMATORS, sharesOf } from '@taproom/bots/coach';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { markdownTable } from '../packages/cli/src/arena/tell.ts';
import {
  type Forecast,
  forecastPlot,
  groupRows,
  groupsOf,
  TENTHS,
  tenthOf,
} from '../packages/cli/src/plot/forecast.ts';
import { linesOf } from './json-lines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    game: { type: 'string' },
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '1000' },
    nodes: { type: 'string', default: '100' },
    'level-nodes': { type: 'string' },
    /** The moment chosen by lot is one of the first so many. */
    moments: { type: 'string', default: '40' },
    seed: { type: 'string', default: 'forecast' },
    file: { type: 'string' },
    print: { type: 'boolean', default: false },
    plot: { type: 'string' },
  },
});

const rounded = (share: number): number => Math.round(share * 1e5) / 1e5;

/** Empty if nobody ever expected a share in the tenth that the game was for. */
interface Line extends Forecast {
  readonly settings: object;
}

/** What a seat expects. */
interface Expected {
  readonly seat: number;
  readonly share: number;
}

if (values.print) {
  const lines = positionals.flatMap(file => linesOf<Line>(file));
  const groups = groupsOf(lines);
  for (const settings of new Set(lines.map(line => JSON.stringify(line.settings)))) console.log(settings);
  console.log(`\n${markdownTable(groupRows(groups)).join('\n')}`);
  if (values.plot !== undefined)
    writeFileSync(values.plot, forecastPlot('Expected and actual shares of victory', groups));
} else collect();

function collect(): void {
  if (!GAMES.has(values.game) || values.file === undefined)
    throw new Error('--game GAME and --file FILE are required');
  const game = GAMES.current(values.game);
  const estimator = ESTIMATORS.current(game.id);
  const bot = PLAYERS.current(game.id).rungs.at(-1);
  if (bot === undefined) throw new Error(`${game.id} has no bots`);
  const count = Number(values.seats);
  const nodes = Number(values.nodes);
  const settings = {
    game: game.id,
    rules: game.rules,
    estimator: estimator.version,
    seats: count,
    nodes,
    level: bot.level,
    levelNodes: Number(values['level-nodes'] ?? nodes),
    moments: Number(values.moments),
    seed: values.seed,
  };
  const known = linesOf<Line>(values.file);
  for (const line of known)
    if (JSON.stringify(line.settings) !== JSON.stringify(settings))
      throw new Error(`${values.file} holds other games: ${JSON.stringify(line.settings)}`);
  const seats = Array.from({ length: count }, (_, seat) => seat);
  for (let n = known.length; n < Number(values.games); n++) {
    const name = `${values.seed}/${count}/${n}`;
    const state = expectOk(game.setup(count));
    const random = new SeededRandom(name);
    const moments: Int16Array[] = [];
    for (let moves = 0, actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      const [actor] = actors;
      if (actor === undefined || actor === 'chance') {
        expectOk(game.apply(state, 'chance', game.draw(state, random)));
        continue;
      }
      // Before anyone of those who choose at the same time has chosen.
      moments.push(game.copy(state));
      for (const one of actors) {
        if (one === 'chance') continue;
        const view = game.view(state, one);
        const turn = decide(bot, view, one, { nodes: settings.levelNodes }, `${name}/${moves++}`);
        for (const move of turn.moves) expectOk(game.apply(state, one, move));
      }
    }
    const end = game.outcome(state);
    if (end === null) throw new Error('the game is not over');
    const got = sharesOf(end);
    const expectedAt = (moment: Int16Array): Expected[] =>
      estimator
        .worths(seat => game.view(moment, seat), seats, { nodes, seed: name })
        .map(({ share }, seat) => ({ seat, share: rounded(share) }))
        .filter(({ share }) => tenthOf(share) === n % TENTHS);
    let found: readonly Expected[] = [];
    for (const moment of moments.slice(random.below(settings.moments)))
      if (found.length === 0) found = expectedAt(moment);
    const line: Line = {
      settings,
      expected: found.map(({ share }) => share),
      got: found.map(({ seat }) => rounded(got[seat] ?? 0)),
    };
    appendFileSync(values.file, `${JSON.stringify(line)}\n`);
  }
}
