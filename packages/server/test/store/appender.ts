// Appends turns until it is killed, and prints each one that was acknowledged: `PLACE`.
import { openStore } from '../../src/store/place.ts';
import { someTable, turnRow } from './rows.ts';

const store = await openStore(process.argv[2] ?? '');
const tables = await Promise.all(Array.from({ length: 20 }, () => someTable(store)));
await Promise.all(
  tables.map(async ({ id }) => {
    for (let first = 1; ; first += 2) {
      const { done } = await store.games.append([turnRow(id, first)], { due: first }, null);
      process.stdout.write(`${id} ${first} ${done}\n`);
    }
  }),
);
