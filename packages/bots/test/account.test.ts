import {
  type Actor,
  expectOk,
  GAMES,
  type GameId,
  type GameMove,
  type Seat,
  SeededRandom,
} from '@taproom/games';
import { describe, expect, it } from 'vitest';
import {
  type Account,
  ESTIMATORS,
  gameAccount,
  MEASURES,
  type MoveMade,
  stepsOf,
} from '../src/coach/index.ts';
import { decide, PLAYERS } from '../src/index.ts';

const NODES = 40;
const CONTROLS = 3;

/** A game between bots of a level, with each turn passed through `change`. */
function played(
  id: GameId,
  level: string,
  seats: number,
  change: (state: Int16Array, seat: Seat, moves: readonly GameMove[]) => readonly GameMove[] = (
    _,
    __,
    moves,
  ) => moves,
): { setup: Int16Array; moves: MoveMade[] } {
  const game = GAMES.current(id);
  const bot = PLAYERS.current(id).rungs.find(one => one.level === level);
  if (bot === undefined) throw new Error(`no ${level}`);
  const setup = expectOk(game.setup(seats));
  const state = game.copy(setup);
  const random = new SeededRandom(`account/${id}`);
  const moves: MoveMade[] = [];
  const play = (actor: Actor, move: GameMove): void => {
    expectOk(game.apply(state, actor, move));
    moves.push({ actor, move });
  };
  for (let [actor] = game.actors(state); actor !== undefined; [actor] = game.actors(state)) {
    if (actor === 'chance') play(actor, game.draw(state, random));
    else {
      const thought = decide(bot, game.view(state, actor), actor, { nodes: 40 }, `${moves.length}`);
      for (const move of change(state, actor, thought.moves)) play(actor, move);
    }
  }
  return { setup, moves };
}

function account(id: GameId, game: ReturnType<typeof played>, seats: readonly Seat[]): Account {
  const run = gameAccount(ESTIMATORS.current(id), game.setup, game.moves, {
    nodes: NODES,
    controls: CONTROLS,
    seed: 'test',
    seats,
  });
  let next = run.next();
  while (!next.done) next = run.next();
  return next.value;
}

const GAMES_TRIED = [
  { id: 'heaven-and-ale', level: 'cellarer', seats: 2 },
  { id: 'heros-tavern', level: 'barkeep', seats: 3 },
] as const;

describe.each(GAMES_TRIED)('the account of $id', ({ id, level, seats }) => {
  const game = played(id, level, seats);
  const all = Array.from({ length: seats }, (_, seat) => seat);
  const found = account(id, game, all);

  it('adds up for every seat, in points and in shares of victory', () => {
    for (const { initial, final, slips, luck, rivals, revision } of found.seats)
      for (const measure of MEASURES) {
        const sum = slips[measure] + luck[measure] + rivals[measure] + revision[measure];
        expect(sum).toBeCloseTo(final[measure] - initial[measure], 6);
      }
  });

  it('never has a positive slip, and sums up those of the turns', () => {
    for (const { seat, slips } of found.seats)
      for (const measure of MEASURES) {
        const each = found.turns
          .filter(turn => turn.seat === seat)
          .map(({ verdict }) => verdict[measure].slip);
        expect(Math.max(...each)).toBeLessThanOrEqual(0);
        expect(each.reduce((sum, one) => sum + one, 0)).toBeCloseTo(slips[measure], 6);
      }
  });

  it('begins with what seats can expect before anything is drawn, and ends with the result', () => {
    const outcome = GAMES.current(id).outcome(
      stepsOf(GAMES.current(id), game.setup, game.moves).at(-1)?.after ?? game.setup,
    );
    expect(found.seats.map(({ final }) => final.score)).toEqual(outcome?.scores);
    expect(found.seats.reduce((sum, { final }) => sum + final.share, 0)).toBeCloseTo(1, 9);
    expect(found.moments[0]?.worths).toEqual(found.seats.map(({ initial }) => initial));
    expect(found.moments.at(-1)?.worths).toEqual(found.seats.map(({ final }) => final));
  });

  it('is the same each time, and the same for a seat alone', () => {
    const [own] = account(id, game, [1]).seats;
    const other = found.seats[1];
    for (const measure of MEASURES)
      for (const term of ['initial', 'final', 'slips', 'luck', 'rivals', 'revision'] as const)
        expect(own?.[term][measure]).toBeCloseTo(other?.[term][measure] ?? Number.NaN, 9);
  });
});

it('finds the slips of a player who does not look', () => {
  const id = 'heros-tavern';
  const game = GAMES.current(id);
  // Seat 0 takes whatever comes first, the others what a good player takes.
  const spoiled = played(id, 'innkeeper', 3, (state, seat, moves) =>
    seat === 0 ? game.moves(state, seat).slice(0, 1) : moves,
  );
  const [careless, careful] = account(id, spoiled, [0, 1]).seats;
  expect(careless?.slips.score ?? 0).toBeLessThan(2 * (careful?.slips.score ?? 0));
});
