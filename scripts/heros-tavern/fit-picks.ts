// How players of Hero's Tavern pick, compared with the prospects of their cards: plays games of a bot against itself and
// prints how likely its picks are for some values of `EAGERNESS` and `WHIM` (packages/bots/src/heros-tavern/worlds.ts).
// `node scripts/run.mjs scripts/heros-tavern/fit-picks.ts [--games N --nodes N --level NAME --seed TEXT]`.
import { parseArgs } from 'node:util';
import { decide } from '@taproom/bots';
import { expectOk, SeededRandom } from '@taproom/games';
import { herosTavern as game, tables } from '@taproom/games/heros-tavern';
import { fast } from '@taproom/games/heros-tavern/fast';
import { DRAFT, placeOf, STAGE } from '@taproom/games/heros-tavern/inner';
import { playout } from '../../packages/bots/src/heros-tavern/bots.ts';
import { tavernBots } from '../../packages/bots/src/heros-tavern/index.ts';
import { markdownTable } from '../../packages/cli/src/arena/tell.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '60' },
    nodes: { type: 'string', default: '64' },
    level: { type: 'string', default: 'legend' },
    seed: { type: 'string', default: 'picks' },
  },
});

/** A pick: what each card of the hand promised, and which one was taken. */
interface Pick {
  readonly promised: readonly number[];
  readonly taken: number;
}

const bot = Object.values(tavernBots).find(({ level }) => level === values.level);
if (bot === undefined) throw new Error(`there is no level ${values.level}`);
const codes = new Int32Array(fast.mostMoves);
const promised = new Float64Array(fast.mostMoves);
const picks: Pick[] = [];
for (let n = 0; n < Number(values.games); n++) {
  const seats = tables.SEATS_MIN + (n % (tables.SEATS_MAX - tables.SEATS_MIN + 1));
  const name = `${values.seed}/${n}`;
  const random = new SeededRandom(name);
  const state = expectOk(game.setup(seats));
  for (let moves = 0, [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    const count = fast.list(state, actor, codes);
    if (state[STAGE] === DRAFT) playout().prospects.picks(state, actor, codes, count, promised);
    const known = { cards: [...codes.subarray(0, count)], promised: [...promised.subarray(0, count)] };
    const budget = { nodes: Number(values.nodes) };
    const [move] = decide(bot, game.view(state, actor), actor, budget, `${name}/${moves++}`).moves;
    if (move === undefined) throw new Error('someone who has to choose can');
    if (move.move === 'pick' && count > 1)
      picks.push({ promised: known.promised, taken: known.cards.indexOf(placeOf(move.card)) });
    expectOk(game.apply(state, actor, move));
  }
}

/** The mean logarithm of how likely the picks are. */
function likelihood(eagerness: number, whim: number): number {
  let total = 0;
  for (const { promised, taken } of picks) {
    const best = Math.max(...promised);
    const wants = promised.map(value => Math.exp((value - best) / eagerness));
    const all = wants.reduce((sum, want) => sum + want, 0);
    total += Math.log(((1 - whim) * (wants[taken] ?? 0)) / all + whim / promised.length);
  }
  return total / picks.length;
}

const WHIMS = [0.02, 0.05, 0.1, 0.2, 0.4];
const EAGERNESSES = [0.6, 0.8, 1, 1.5, 2, 3, 4, 6, 9];
console.log(`${picks.length} picks: mean logarithm of their likelihood\n`);
console.log(
  markdownTable([
    ['eagerness', ...WHIMS.map(whim => `whim ${whim}`)],
    ...EAGERNESSES.map(eagerness => [
      String(eagerness),
      ...WHIMS.map(whim => likelihood(eagerness, whim).toFixed(4)),
    ]),
  ]).join('\n'),
);
