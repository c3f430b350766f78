import {
  expectOk,
  GAMES,
  type GameId,
  type GameMove,
  type Seat,
  SeededRandom,
  type Viewer,
} from '@taproom/games';
import { type ChanceSource, Plan, type Sitter, Table, type TableSetup } from '../src/index.ts';

export const seededChance =
  (seed: string): ChanceSource =>
  k =>
    new SeededRandom(`${seed}/chance ${k}`);

export const people = (seats: number): Sitter[] =>
  Array.from({ length: seats }, (_, seat) => ({ kind: 'human', name: `player ${seat}` }));

/** Who sits down; all else is as usual. */
export const setupOf = (seats: number, seed: string, more: Partial<TableSetup> = {}): TableSetup => ({
  seats: people(seats),
  mode: 'local',
  chance: seededChance(seed),
  ...more,
});

export const newTable = (game: GameId, seats: number, seed: string, more: Partial<TableSetup> = {}): Table =>
  expectOk(Table.create(GAMES.current(game), setupOf(seats, seed, more)));

/** All games at every number of seats. */
export const TABLES: [game: GameId, seats: number][] = GAMES.ids.flatMap(id => {
  const { min, max } = GAMES.current(id).seats;
  return Array.from({ length: max - min + 1 }, (_, i): [GameId, number] => [id, min + i]);
});

export const viewersOf = (table: Table): Viewer[] => [...table.sitters.keys(), 'spectator', 'host'];

export function one<T>(list: readonly T[], random: SeededRandom): T {
  const [found] = list.slice(random.below(Math.max(1, list.length)));
  if (found === undefined) throw new Error('nothing to choose from');
  return found;
}

/** A plan of a seat on what it knows now. */
export const planOf = (table: Table, seat: Seat): Plan =>
  new Plan(table.game, seat, { view: table.view(seat), number: table.number(seat) });

/** Any whole turn of a seat, planned from what it knows. */
export function anyTurn(table: Table, seat: Seat, random: SeededRandom): GameMove[] {
  const plan = planOf(table, seat);
  while (!plan.ready) expectOk(plan.push(one(plan.legal(), random)));
  return plan.moves;
}

/** The first seat that has to move. */
export function awaitedFirst(table: Table): Seat {
  const [seat] = table.awaited();
  if (seat === undefined) throw new Error('nobody is awaited');
  return seat;
}

/** Plays one turn of the first seat that has to move. */
export function playTurn(table: Table, random: SeededRandom): Seat {
  const seat = awaitedFirst(table);
  expectOk(table.commit(seat, anyTurn(table, seat, random), table.number(seat)));
  return seat;
}

export function playTurns(table: Table, turns: number, random: SeededRandom): void {
  for (let turn = 0; turn < turns; turn++) playTurn(table, random);
}

/** All that can be known of a table, as text. */
export function known(table: Table): string {
  const seats = [...table.sitters.keys()];
  return JSON.stringify({
    log: table.log,
    sitters: table.sitters,
    length: table.length,
    awaited: table.awaited(),
    turns: table.turns(),
    record: table.record(),
    outcome: table.outcome(),
    bots: table.botDue(),
    viewers: viewersOf(table).map(viewer => bytesFor(table, viewer)),
    undo: seats.map(seat => table.judge({ do: 'undo', seat })),
  });
}

/** All that a viewer is ever sent. */
export const bytesFor = (table: Table, viewer: Viewer): string =>
  JSON.stringify({ events: table.events(viewer, 0), number: table.number(viewer), view: table.view(viewer) });
