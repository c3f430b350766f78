// How well a bot of Heaven & Ale predicts the last round, in which nothing is hidden: `node scripts/run.mjs
// scripts/heaven-and-ale/forecast.ts [--games N --nodes N --seats N --seed TEXT --bot NAME --alone]`. A bot that never
// changes plays up to the last round, so that every version is asked about the same positions. With --alone everyone
// but the first seat then goes home at once.
import { parseArgs } from 'node:util';
import { decide, PLAYERS } from '@taproom/bots';
import { percentile } from '@taproom/bots/arena';
import { anyBotOf, WORKBENCHES } from '@taproom/bots/workbench';
import { expectOk, GAMES, type GameMove, type Seat, SeededRandom } from '@taproom/games';
import { heavenAndAle as game, type Position, type State } from '@taproom/games/heaven-and-ale';
import { lastRound, OUT, player, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import { markdownTable } from '../../packages/cli/src/arena/tell.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '8' },
    nodes: { type: 'string', default: '3000' },
    seats: { type: 'string', default: '2' },
    seed: { type: 'string', default: 'forecast' },
    bot: { type: 'string', default: 'brewmaster' },
    alone: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);
const nodes = Number(values.nodes);
const seats = Number(values.seats);
const players = PLAYERS.current(game.id);
const { yardsticks } = WORKBENCHES.current(game.id);
const opening = expectOk(anyBotOf(players, yardsticks, 'cellarer@1'));
const bot = expectOk(anyBotOf(players, yardsticks, values.bot));

/** What a seat expected for itself when it was its turn in the last round. */
interface Forecast {
  readonly seat: Seat;
  readonly expected: number;
  /** Whether everyone else had gone home. */
  readonly alone: boolean;
}

/** By kind of turn: how far a forecast is from the next one of the same seat, and from the final score. */
const found = {
  contested: { swings: [] as number[], misses: [] as number[] },
  alone: { swings: [] as number[], misses: [] as number[] },
};
/** How far forecasts for seats that have gone home are from their score, which can no longer change. */
const settled: number[] = [];
const finals: number[] = [];
/** How far contested forecasts are from the final score, by the number of turns the seat had left. */
const SHOWN = 8;
const byTurnsLeft: number[][] = Array.from({ length: SHOWN }, () => []);
let impossible = 0;
let turns = 0;
let visited = 0;
let spent = 0;

const score = (scores: readonly number[], seat: Seat): number => scores[seat] ?? Number.NaN;

function play(state: State, seat: Seat, moves: readonly GameMove[]): void {
  for (const move of moves) expectOk(GAMES.current('heaven-and-ale').apply(state, seat, move));
}

for (let n = 0; n < games; n++) {
  const state = expectOk(game.setup(seats));
  const random = new SeededRandom(`${values.seed}/${seats}/${n}`);
  const forecasts: Forecast[] = [];
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    const view: Position = game.view(state, actor);
    const seed = `${values.seed}/${n}`;
    if (view.round < lastRound(state)) {
      play(state, actor, decide(opening, view, actor, { nodes: 1 }, seed).moves);
      continue;
    }
    if (values.alone && actor !== 0) {
      const home = game.moves(state, actor).filter(({ move }) => move === 'start');
      play(state, actor, [...home.slice(0, 1), { move: 'done' }]);
      continue;
    }
    const start = performance.now();
    const thought = decide(bot, view, actor, { nodes }, seed);
    spent += performance.now() - start;
    visited += thought.nodes;
    const scores = thought.candidates[0]?.scores ?? [];
    const isOut = (seat: Seat): boolean => state[player(seat) + OUT] === 1;
    const others = scores.map((_, seat) => seat).filter(seat => seat !== actor);
    forecasts.push({ seat: actor, expected: score(scores, actor), alone: others.every(isOut) });
    for (const seat of others.filter(isOut))
      settled.push(Math.abs(score(scores, seat) - scoreNow(state, seat)));
    play(state, actor, thought.moves);
    turns++;
    if (scores.some((expected, seat) => expected < scoreNow(state, seat))) impossible++;
  }
  const final = game.outcome(state)?.scores ?? [];
  finals.push(...(values.alone ? final.slice(0, 1) : final));
  for (const [i, { seat, expected, alone }] of forecasts.entries()) {
    const { swings, misses } = alone ? found.alone : found.contested;
    const miss = Math.abs(score(final, seat) - expected);
    misses.push(miss);
    const later = forecasts.slice(i + 1).filter(one => one.seat === seat);
    if (later[0]) swings.push(Math.abs(later[0].expected - expected));
    if (!alone && later.length < SHOWN) byTurnsLeft[later.length]?.push(miss);
  }
}

const cells = (numbers: readonly number[]): string[] => {
  const sorted = numbers.toSorted((a, b) => a - b);
  const mean = sorted.reduce((sum, number) => sum + number, 0) / Math.max(1, sorted.length);
  return [
    String(sorted.length),
    ...[mean, percentile(sorted, 95), percentile(sorted, 100)].map(number => number.toFixed(1)),
  ];
};
console.log(
  markdownTable([
    ['last round', 'number', 'mean', 'p95', 'most'],
    ['contested: from turn to turn', ...cells(found.contested.swings)],
    ['contested: from the final score', ...cells(found.contested.misses)],
    ['alone: from turn to turn', ...cells(found.alone.swings)],
    ['alone: from the final score', ...cells(found.alone.misses)],
    ['gone home: from the final score', ...cells(settled)],
    ...byTurnsLeft.flatMap((misses, left) =>
      misses.length === 0 ? [] : [[`contested, own turns left: ${left}`, ...cells(misses)]],
    ),
    ['final score', ...cells(finals)],
  ]).join('\n'),
);
console.log(
  `\n${impossible} of ${turns} turns with a score that can't be; ${Math.round(visited / spent)} nodes/ms`,
);
