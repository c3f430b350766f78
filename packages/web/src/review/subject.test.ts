import { expectOk, SeededRandom } from '@taproom/games';
import type { Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { openRecord } from '../local/record.ts';
import { REPERTOIRE } from '../local/testing/home.ts';
import { newTable, playTurn } from '../log/testing/games.ts';
import { ReplayGame } from '../replay/game.ts';
import { isByStandIn, reviewSubject, seatOrder } from './subject.ts';

const opened = (record: string): ReplayGame =>
  ReplayGame.ofRecord(expectOk(openRecord(record, REPERTOIRE)), REPERTOIRE.games);

function tableAfter(turns: number): Table {
  const table = newTable('heros-tavern', 3, 'subject');
  const random = new SeededRandom('subject');
  for (let turn = 0; turn < turns && !table.finished; turn++) playTurn(table, random);
  return table;
}

const WHOLE = tableAfter(Number.POSITIVE_INFINITY).record();

describe('a game to review', () => {
  it('is none while it is running', () => {
    expect(reviewSubject(opened(tableAfter(5).record()), '')).toBeNull();
  });

  it('has a key that follows from its moves, whoever played and when', () => {
    const one = reviewSubject(opened(WHOLE), '');
    const renamed = reviewSubject(opened(WHOLE.replace('name 0: player 0', 'name 0: Anna')), '');
    expect(one?.key).toMatch(/^[0-9a-f]{24}$/);
    expect(renamed?.key).toBe(one?.key);
    const other = newTable('heros-tavern', 3, 'another');
    const random = new SeededRandom('another');
    while (!other.finished) playTurn(other, random);
    expect(reviewSubject(opened(other.record()), '')?.key).not.toBe(one?.key);
  });

  it('belongs to whoever has the name of the person at the screen, or to the only person', () => {
    expect(reviewSubject(opened(WHOLE), 'player 1')?.own).toBe(1);
    expect(reviewSubject(opened(WHOLE), 'Nobody')?.own).toBeNull();
    const withBots = WHOLE.replace('name 0: player 0', 'name 0: patron').replace(
      'name 1: player 1',
      'name 1: patron',
    );
    expect(reviewSubject(opened(withBots), '')?.own).toBe(2);
  });
});

it('one’s own seat comes first, then people, then bots', () => {
  const bot = { kind: 'bot', level: 'patron' } as const;
  const person = { kind: 'human', name: '' } as const;
  expect(seatOrder({ sitters: [bot, person, bot, person] }, 3)).toEqual([3, 1, 0, 2]);
  expect(seatOrder({ sitters: [bot, person, bot, person] }, null)).toEqual([1, 3, 0, 2]);
});

it('what a bot played on a person’s seat is no slip of the person', () => {
  const table = tableAfter(3);
  const random = new SeededRandom('stand-in');
  const from = table.length;
  expectOk(table.handOver(0, { kind: 'bot', level: 'patron' }));
  for (let turn = 0; turn < 6; turn++) playTurn(table, random);
  const back = table.length;
  expectOk(table.handOver(0, { kind: 'human', name: 'player 0' }));
  expect([0, from, back - 1, back].map(ply => isByStandIn(table, 0, ply))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  expect(isByStandIn(table, 1, from)).toBe(false);
});
