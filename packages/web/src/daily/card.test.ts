import { decide, PLAYERS } from '@taproom/bots';
import { expectOk, GAMES, SeededRandom } from '@taproom/games';
import { dailySeating, secretChance, Table } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { courseOf, symbolsOf } from './card.ts';

describe('the card of a daily deal', () => {
  it('has one symbol a round: up, level or down', () => {
    expect(symbolsOf([40, 50, 50.5, 45], 45)).toBe('▲■▼■');
    expect(symbolsOf([], 45)).toBe('');
    expect(symbolsOf([0], 0)).toBe('■');
  });

  it.for(GAMES.ids)('finds one decision in each round of %s', id => {
    const game = GAMES.current(id);
    const players = expectOk(PLAYERS.find(id, game.rules));
    const { seat, bots } = dailySeating(game, players, new SeededRandom('a day'));
    const [weakest] = players.rungs;
    if (weakest === undefined) throw new Error('no bots');
    const chance = secretChance({ secret: new Uint8Array(32), nonces: [], game: 'a day' });
    const seats = bots.map(() => ({ kind: 'bot', level: weakest.level }) as const);
    const table = expectOk(Table.create(game, { seats, mode: 'shared', chance }));
    while (!table.finished)
      for (const due of table.botDue()) {
        const { moves } = decide(weakest, due.view, due.seat, { nodes: 1 }, `${table.length}`);
        expectOk(table.commit(due.seat, moves, due.number));
      }
    const course = courseOf(table.record(), seat, GAMES);
    expect(course?.score).toBe(table.outcome()?.scores[seat]);
    expect(course?.scores).toEqual(table.outcome()?.scores);
    const rounds = course?.junctures.map(({ view }) => ('round' in view ? view.round : 0));
    expect(rounds).toEqual(Array.from({ length: rounds?.length ?? 0 }, (_, i) => i + 1));
    expect(rounds?.length).toBeGreaterThan(3);
    expect(courseOf('not a record', seat, GAMES)).toBeNull();
  });
});
