import type { ListedTable } from '@taproom/contracts';
import { describe, expect, it } from 'vitest';
import { type LobbyMessage, merged, vacancyOf } from './lobby.ts';

const FREE = { person: null, level: null };
const BOT = { person: null, level: 'novice' as const };
const table = (id: string, change: Partial<ListedTable> = {}): ListedTable => ({
  id,
  game: 'heros-tavern',
  rules: 1,
  playable: true,
  pace: { pace: 'days', days: 3 },
  rated: false,
  status: 'open',
  host: 'abcdefgh',
  seats: [BOT, FREE, FREE],
  created: 1,
  ...change,
});
const message = (change: Partial<LobbyMessage>): LobbyMessage => ({
  tell: 'lobby',
  whole: false,
  tables: [],
  gone: [],
  order: [],
  ...change,
});

describe('a table in the lobby', () => {
  it('has free seats, or is full and has not begun, or is being played', () => {
    expect(vacancyOf(table('a'))).toEqual({ kind: 'free', seats: 2 });
    expect(vacancyOf(table('a', { seats: [BOT, BOT] }))).toEqual({ kind: 'full' });
    expect(vacancyOf(table('a', { status: 'playing', seats: [BOT, BOT] }))).toEqual({ kind: 'playing' });
  });
});

describe('the lobby', () => {
  it('takes in what changed, in the order that is told', () => {
    const [a, b, c] = [table('a'), table('b'), table('c')];
    const first = merged([c], message({ whole: true, tables: [a, b], order: ['a', 'b'] }));
    expect(first).toEqual([a, b]);
    const full = table('a', { seats: [BOT, BOT] });
    const next = merged(first, message({ tables: [c, full], order: ['c', 'b', 'a'] }));
    expect(next).toEqual([c, b, full]);
    expect(merged(next, message({ gone: ['b'], order: ['c', 'a'] }))).toEqual([c, full]);
  });
});
