import { expectOk, GAMES, type GameId, type Seat, SeededRandom } from '@taproom/games';
import { Table } from '@taproom/table';
import { setupOf } from '../../src/play/room.ts';
import type { TableRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { seatRow, tableRow } from './rows.ts';

const PER_TURN = 8;

/** A game that people have played to its end at random, stored as the servers before records were stored left it. */
export async function storeGameOver(
  store: Store,
  id: string,
  game: GameId,
  people: readonly string[],
  ended: number,
): Promise<TableRow> {
  const [host = ''] = people;
  const row = tableRow(host, {
    id,
    game,
    options: {},
    seats: people.map((person, i) => ({ ...seatRow(person), nonce: i.toString(16).padStart(32, '0') })),
    pace: { pace: 'days', days: 3 },
    created: ended - 2,
    started: ended - 1,
  });
  await store.tables.add(row, `key-${id}`);
  const table = expectOk(Table.create(GAMES.current(game), setupOf(row)));
  const start = table.log.length;
  const random = new SeededRandom(id);
  while (!table.finished) playTurn(table, table.awaited()[0] ?? 0, random);
  const entries = table.log.slice(start);
  const turns = Array.from({ length: Math.ceil(entries.length / PER_TURN) }, (_, i) => ({
    table: id,
    first: 1 + start + i * PER_TURN,
    entries: entries.slice(i * PER_TURN, (i + 1) * PER_TURN),
    at: ended,
    person: host,
    key: `turn-${i}-of-${id}`,
    cause: 'turn' as const,
  }));
  const first = { table: id, first: 1, entries: table.log.slice(0, start), at: ended - 1 };
  const begin = { ...first, person: null, key: null, cause: 'start' as const };
  const done = await store.games.append([begin, ...turns], { status: 'finished', ended }, null);
  if (done.done !== 'stored') throw new Error(`${id}: ${done.done}`);
  return row;
}

function playTurn(table: Table, seat: Seat, random: SeededRandom): void {
  const { game } = table;
  const state = expectOk(game.load(table.view('host')));
  const moves = [];
  for (;;) {
    const legal = game.moves(state, seat);
    const move = legal[random.below(legal.length)];
    if (move === undefined) throw new Error(`seat ${seat} has no move`);
    moves.push(move);
    if (table.commit(seat, moves, table.number(seat)).ok) return;
    expectOk(game.apply(state, seat, move));
  }
}
