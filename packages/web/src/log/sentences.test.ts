import { expectOk, type GameEvent, type GameId, SeededRandom } from '@taproom/games';
import type { Event as CloisterEvent } from '@taproom/games/heaven-and-ale';
import type { Event as TavernEvent } from '@taproom/games/heros-tavern';
import type { TableEvent } from '@taproom/table';
import { describe, expect, test } from 'vitest';
import { entriesOf, happeningsOf } from './entries.ts';
import { tell } from './tell.ts';
import { newTable, playTurn, wholeGame } from './testing/games.ts';
import { CATALOGUES, expectSentence, LANGUAGES, namesIn } from './testing/languages.ts';

/** All kinds of event; the compiler knows whether one is missing. */
const CLOISTER: Readonly<Record<CloisterEvent['event'], true>> = {
  refilled: true,
  'discs-laid': true,
  'first-player': true,
  moved: true,
  entered: true,
  bought: true,
  'shed-built': true,
  'disc-placed': true,
  triggered: true,
  activated: true,
  marker: true,
  brewmaster: true,
  ducats: true,
  'pair-completed': true,
  'card-placed': true,
  'card-declined': true,
  'card-returned': true,
  barrel: true,
  turn: true,
  'round-ended': true,
  'game-over': true,
};
const TAVERN: Readonly<Record<TavernEvent['event'], true>> = {
  dealt: true,
  chose: true,
  revealed: true,
  passed: true,
  scored: true,
  awarded: true,
  decided: true,
  bought: true,
  discarded: true,
  'round-ended': true,
  'final-scored': true,
  unspent: true,
  'game-over': true,
};
const TABLE: Readonly<Record<TableEvent['event'], true>> = {
  withdrew: true,
  'taken-back': true,
  'seat-taken': true,
};

const READER = 1;
const GAMES: readonly { game: GameId; kinds: object; seats: readonly number[] }[] = [
  { game: 'heaven-and-ale', kinds: CLOISTER, seats: [2, 2, 3, 4, 4] },
  { game: 'heros-tavern', kinds: TAVERN, seats: [3, 4, 5] },
];

function expectTold(game: GameId, events: readonly GameEvent[]): void {
  for (const reader of [READER, 0, null]) {
    const happenings = happeningsOf(game, events, reader);
    for (const language of LANGUAGES)
      expectSentence(language, tell(happenings, CATALOGUES[language].log, namesIn(language, reader)));
  }
}

describe.each(GAMES)('$game', ({ game, kinds, seats }) => {
  const games = seats.map((n, i) => wholeGame(game, n, `log ${game} ${i}`, READER));

  test('every kind of event happens, and each event alone is a sentence in every language', () => {
    const met = new Set<string>();
    for (const told of games)
      for (const { event } of told) {
        if (met.has(event.event) && met.size === Object.keys(kinds).length) continue;
        met.add(event.event);
        expectTold(game, [event]);
      }
    expect([...met].sort()).toEqual(Object.keys(kinds).sort());
  });

  test('every entry of the log is text in every language', () => {
    for (const told of games) {
      const entries = entriesOf(game, told, READER);
      expect(entries.length).toBeGreaterThan(20);
      for (const language of LANGUAGES)
        for (const { happenings } of entries)
          expectSentence(language, tell(happenings, CATALOGUES[language].log, namesIn(language, READER)));
    }
  });
});

test('what happens at the table is told in every language', () => {
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
    expectTold('heros-tavern', [event]);
  }
  expect([...met].sort()).toEqual(Object.keys(TABLE).sort());
});
