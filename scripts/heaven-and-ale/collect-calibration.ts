// Collects what the best bot of Heaven & Ale expects in the positions of its own games, and how they ended: `node
// scripts/run.mjs scripts/heaven-and-ale/collect-calibration.ts --seats N --games N --nodes N --out FILE [--seed
// TEXT]`. Each game is appended to the file when it ends; rerun the same command to resume.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { CHANCE, expectOk, NOBODY, SeededRandom } from '@taproom/games';
import { heavenAndAle as game } from '@taproom/games/heaven-and-ale';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { roundsLeft } from '../../packages/bots/src/heaven-and-ale/calibration.ts';
import { look } from '../../packages/bots/src/heaven-and-ale/looks.ts';

const { values } = parseArgs({
  options: {
    seats: { type: 'string', default: '2' },
    games: { type: 'string', default: '100' },
    nodes: { type: 'string', default: '500' },
    seed: { type: 'string', default: 'calibration' },
    out: { type: 'string' },
  },
});
if (values.out === undefined) throw new Error('--out FILE is missing');
const seats = Number(values.seats);
const nodes = Number(values.nodes);
const done = existsSync(values.out) ? readFileSync(values.out, 'utf8').trimEnd().split('\n').length : 0;
const round2 = (number: number): number => Math.round(number * 100) / 100;

for (let n = done; n < Number(values.games); n++) {
  const random = new SeededRandom(`${values.seed}/${seats}/${n}`);
  const state = expectOk(game.setup(seats));
  /** Rounds left, seat to move, then what each seat can expect. */
  const rows: number[][] = [];
  /** From which row on someone is alone. */
  let exact: number | null = null;
  for (let actor = fast.actor(state); actor !== NOBODY; actor = fast.actor(state)) {
    if (actor === CHANCE) {
      fast.chance(state, random);
      continue;
    }
    const search = look(state, nodes);
    const [best] = search.ranked();
    if (best === undefined) throw new Error('someone who has to move can');
    if (search.isAlone) exact ??= rows.length;
    rows.push([round2(roundsLeft(state)), actor, ...search.expected(best).map(round2)]);
    state.set(best.after);
  }
  const final = new Int32Array(seats);
  fast.scores(state, final);
  const line = { seats, nodes, n, rows, exact: exact ?? rows.length, final: [...final] };
  appendFileSync(values.out, `${JSON.stringify(line)}\n`);
}
