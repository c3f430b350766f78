import {
  expectOk,
  GAMES,
  type Game,
  type GameId,
  type GameMove,
  type Seat,
  SeededRandom,
} from '@taproom/games';
import { Plan, type Sitter, Table, type Told } from '@taproom/table';

/** Hexes around one shed in the shade: planting there first soon gives a shed. */
const BED = ['c5', 'c6', 'd7', 'e6', 'e5', 'd5'];

export const people = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `player ${seat}` }));

export const newTable = (
  game: GameId,
  seats: number,
  seed: string,
  rules: Game = GAMES.current(game),
): Table =>
  expectOk(
    Table.create(rules, {
      seats: people(seats),
      mode: 'local',
      chance: k => new SeededRandom(`${seed}/chance ${k}`),
    }),
  );

/** A player who moves at random, with some bias: short steps, a bed planted first, cards kept while possible. */
export function choose(moves: readonly GameMove[], random: SeededRandom): GameMove {
  const kept = moves.filter(move => move.move !== 'return' || random.below(20) === 0);
  const choices = kept.length > 0 ? kept : moves;
  const bed = choices.filter(move => isInBed(move));
  const steps = choices.filter(move => move.move === 'go').slice(0, 4);
  const [found] = [bed, steps, choices]
    .filter(list => list.length > 0)
    .map(list => list[random.below(list.length)]);
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

const isInBed = (move: GameMove): boolean =>
  'hex' in move && typeof move.hex === 'string' && BED.includes(move.hex);

export function playTurn(table: Table, random: SeededRandom): Seat {
  const [seat] = table.awaited();
  if (seat === undefined) throw new Error('nobody is awaited');
  const plan = new Plan(table.game, seat, { view: table.view(seat), number: table.number(seat) });
  while (!plan.ready) expectOk(plan.push(choose(plan.legal(), random)));
  expectOk(table.commit(seat, plan.moves, plan.number));
  return seat;
}

/** All events a seat gets in a whole game. */
export function wholeGame(game: GameId, seats: number, seed: string, seat: Seat): readonly Told[] {
  const table = newTable(game, seats, seed);
  const random = new SeededRandom(seed);
  while (!table.finished) playTurn(table, random);
  return table.events(seat, 0);
}
