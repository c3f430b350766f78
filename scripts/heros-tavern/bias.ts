// Whether the coach of Hero's Tavern expects too much or too little: plays games of the best bot against itself, judges
// all seats wherever they choose, and compares that with what they expected one choice later and got in the end. `node
// scripts/run.mjs scripts/heros-tavern/bias.ts --seats N --games N --nodes N --file FILE [--level-nodes N --seed TEXT]`.
// Each game is appended to the file when it is done; rerun the same command to resume. `--print FILE…` prints the means
// by round and choice, with standard errors by game.
import { appendFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { decide } from '@taproom/bots';
import { meanWithError } from '@taproom/bots/arena';
import { ESTIMATORS, MEASURES, type Measure, sharesOf, type Worth } from '@taproom/bots/coach';
import { expectOk, SeededRandom } from '@taproom/games';
import { herosTavern as game } from '@taproom/games/heros-tavern';
import { tavernBots } from '../../packages/bots/src/heros-tavern/index.ts';
import { markdownTable } from '../../packages/cli/src/arena/tell.ts';
import { linesOf } from '../json-lines.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seats: { type: 'string', default: '3' },
    games: { type: 'string', default: '150' },
    nodes: { type: 'string', default: '64' },
    'level-nodes': { type: 'string' },
    seed: { type: 'string', default: 'bias' },
    file: { type: 'string' },
    print: { type: 'boolean', default: false },
  },
});

/** What all seats could expect before a choice. */
interface Moment {
  readonly round: number;
  /** Cards picked before in this round; one more than the last pick for the purchase. */
  readonly step: number;
  readonly worths: readonly Worth[];
}

interface Line {
  readonly settings: object;
  readonly moments: readonly Moment[];
  readonly final: readonly Worth[];
}

if (values.print) for (const file of positionals) print(linesOf<Line>(file));
else collect();

function print(lines: readonly Line[]): void {
  console.log(`${JSON.stringify(lines[0]?.settings)}: ${lines.length} games\n`);
  const moments = lines[0]?.moments ?? [];
  const mean = (worths: readonly Worth[], measure: Measure): number =>
    worths.reduce((sum, worth) => sum + worth[measure], 0) / worths.length;
  const told = (measure: Measure, change: (line: Line, at: number) => number, at: number): string => {
    const [factor, digits] = measure === 'share' ? [100, 1] : [1, 2];
    const found = meanWithError(lines.map(line => factor * change(line, at)));
    return `${found.mean.toFixed(digits)} ± ${found.error.toFixed(digits)}`;
  };
  const headings = ['round', 'choice'];
  for (const measure of MEASURES) {
    const unit = measure === 'share' ? '% of victory' : 'heroes';
    headings.push(`${unit}: too much`, `${unit}: change to the next`);
  }
  const rows = moments.map(({ round, step }, at) => [
    String(round),
    step === 6 || step === 7 ? 'purchase' : `pick ${step + 1}`,
    ...MEASURES.flatMap(measure => [
      told(
        measure,
        (line, n) => mean(line.moments[n]?.worths ?? [], measure) - mean(line.final, measure),
        at,
      ),
      told(
        measure,
        (line, n) =>
          mean(line.moments[n + 1]?.worths ?? line.final, measure) -
          mean(line.moments[n]?.worths ?? [], measure),
        at,
      ),
    ]),
  ]);
  console.log(markdownTable([headings, ...rows]).join('\n'));
}

function collect(): void {
  const { file } = values;
  if (file === undefined) throw new Error('--file FILE is missing');
  const estimator = ESTIMATORS.current(game.id);
  const bot = tavernBots.legend;
  const count = Number(values.seats);
  const nodes = Number(values.nodes);
  const settings = {
    estimator: estimator.version,
    seats: count,
    nodes,
    level: bot.level,
    levelNodes: Number(values['level-nodes'] ?? nodes),
    seed: values.seed,
  };
  const known = linesOf<Line>(file);
  for (const line of known)
    if (JSON.stringify(line.settings) !== JSON.stringify(settings))
      throw new Error(`${file} holds other games: ${JSON.stringify(line.settings)}`);
  const seats = Array.from({ length: count }, (_, seat) => seat);
  const short = (_: string, value: unknown): unknown =>
    typeof value === 'number' ? Math.round(value * 1e4) / 1e4 : value;
  for (let n = known.length; n < Number(values.games); n++) {
    const name = `${values.seed}/${count}/${n}`;
    const state = expectOk(game.setup(count));
    const random = new SeededRandom(name);
    const moments: Moment[] = [];
    for (let moves = 0, actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
      if (actors[0] === 'chance') {
        expectOk(game.apply(state, 'chance', game.draw(state, random)));
        continue;
      }
      const { round, step } = game.view(state, 'host');
      const effort = { nodes, seed: `${name}/${moments.length}` };
      moments.push({ round, step, worths: estimator.worths(seat => game.view(state, seat), seats, effort) });
      for (const seat of seats) {
        const budget = { nodes: settings.levelNodes };
        const turn = decide(bot, game.view(state, seat), seat, budget, `${name}/${moves++}`);
        for (const move of turn.moves) expectOk(game.apply(state, seat, move));
      }
    }
    const end = game.outcome(state);
    if (end === null) throw new Error('the game is not over');
    const shares = sharesOf(end);
    const final = end.scores.map((score, seat): Worth => ({ score, share: shares[seat] ?? 0 }));
    appendFileSync(file, `${JSON.stringify({ settings, moments, final }, short)}\n`);
  }
}
