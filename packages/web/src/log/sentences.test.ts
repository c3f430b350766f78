import { expectOk, SeededRandom } from '@taproom/games';
import type { TableEvent } from '@taproom/table';
import { expect, test } from 'vitest';
import { newTable, playTurn } from './testing/games.ts';
import { expectTold } from './testing/suite.ts';

/** All kinds of event; the compiler knows whether one is missing. */
const TABLE: Readonly<Record<TableEvent['event'], true>> = {
  withdrew: true,
  'taken-back': true,
  'seat-taken': true,
};

test('what happens at the table is told in every language', async () => {
  const table = newTable('heros-tavern', 3, 'table');
  const random = new SeededRandom('table');
  playTurn(table, random);
  expectOk(table.undo(0));
  for (let turn = 0; turn < 3; turn++) playTurn(table, random);
  expectOk(table.rewind(1));
  expectOk(table.handOver(2, { kind: 'bot', level: 'patron' }));
  expectOk(table.handOver(2, { kind: 'human', name: 'Кира' }));
  const other = newTable('heaven-and-ale', 2, 'table');
  const seat = playTurn(other, random);
  expectOk(other.undo(seat));

  const met = new Set<string>();
  for (const { event } of [...table.events(0, 0), ...other.events(seat, 0)]) {
    if (!Object.hasOwn(TABLE, event.event)) continue;
    met.add(event.event);
    await expectTold('heros-tavern', [event]);
  }
  expect([...met].sort()).toEqual(Object.keys(TABLE).sort());
});
