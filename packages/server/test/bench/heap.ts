// How the heap of a server grows with what is played, in a separate process: `… heap.ts TURNS`.
import { getHeapCodeStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { Streams } from '../../src/stream/streams.ts';
import { House, randomTurn } from '../play/house.ts';

setFlagsFromString('--expose_gc');
const collect = runInNewContext('gc') as () => void;

/** What is held after everything that can go has gone, in MB; and how much of it is compiled code. */
interface Heap {
  readonly all: number;
  /** It grows for long as the engine finds out what is worth being compiled, and has nothing to do with what is stored. */
  readonly code: number;
}

function heap(): Heap {
  for (let i = 0; i < 4; i++) collect();
  const { code_and_metadata_size: code, bytecode_and_metadata_size: bytecode } = getHeapCodeStatistics();
  return { all: process.memoryUsage().heapUsed / 1_000_000, code: (code + bytecode) / 1_000_000 };
}

/**
 * Plays game after game in one process, with an accelerated clock and a watcher at each table, and measures the heap
 * after a quarter of the turns and at the end, both times when a game is over and evicted. Anything that grows with
 * each game played would show.
 */
async function heapGrowth(turns: number): Promise<{ readonly quarter: Heap; readonly end: Heap }> {
  const house = await House.open();
  const streams = new Streams(house.hall, house.store, house.now, error => {
    throw error;
  });
  const people = [await house.person('Ann'), await house.person('Bob'), await house.person('Cat')];
  const random = new SeededRandom('heap');
  let quarter: Heap | null = null;
  for (let played = 0, games = 0; played < turns; games++) {
    const game = GAMES.ids[games % GAMES.ids.length] ?? 'heaven-and-ale';
    const room = await house.table(game, people);
    const leave = room.watch(() => undefined);
    while (room.row.status === 'playing' && room.game) {
      const seat = room.game.awaited()[0] ?? 0;
      const moves = randomTurn(room, seat, random).map(move => room.game?.game.write(move) ?? '');
      const me = people[seat];
      if (!me) throw new Error(`nobody sits on seat ${seat}`);
      const turn = { key: house.key(), seen: room.game.number(seat), moves };
      expectOk(await house.hall.referee.turn(room.row.id, me, turn));
      played++;
      if (played % 1000 === 0) process.stderr.write(`\r${played} of ${turns} turns `);
    }
    await house.hall.work.lookAround();
    await house.hall.work.idle();
    leave();
    house.ahead += 120_000;
    house.hall.rooms.sweep();
    if (quarter === null && played >= turns / 4) quarter = heap();
  }
  const end = heap();
  streams.close();
  await house.close();
  return { quarter: quarter ?? end, end };
}

const turns = Number(process.argv[2]);
const { quarter, end } = await heapGrowth(turns);
process.stderr.write('\n');
const grown = (from: number, to: number): string =>
  `${from.toFixed(2)} MB after ${turns / 4} turns, ${to.toFixed(2)} MB after ${turns} ` +
  `(${((100 * to) / from - 100).toFixed(2)} %)`;
console.log(`heap after collection: ${grown(quarter.all, end.all)}`);
console.log(`without compiled code: ${grown(quarter.all - quarter.code, end.all - end.code)}`);
process.exit(0);
