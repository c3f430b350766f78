import { describe, expect, it } from 'vitest';
import {
  cleanName,
  expectOk,
  GAMES,
  type Game,
  RECORD_LIMITS,
  readRecord,
  recordOf,
  replayRecord,
  writeRecord,
} from '../../src/index.ts';
import { check, randomGame, recordText, withoutLines } from './played.ts';

const HEAVEN_AND_ALE: Game = GAMES.current('heaven-and-ale');
const HEROS_TAVERN: Game = GAMES.current('heros-tavern');

describe('writing', () => {
  it('puts the head, an empty line, one line a turn, and the end', () => {
    const moves = ['start ducats', 'go 1', 'buy water1 a1', 'done'].map((text, i) => ({
      actor: i === 0 ? 1 : 0,
      move: expectOk(HEAVEN_AND_ALE.read(text)),
    }));
    const refill = HEAVEN_AND_ALE.read(
      'refill water1 wood3 wood5 barley2 barley5 barley5 wood4 hops3 hops1 water3 water3 wood2 hops5 yeast3 hops1 monk4 monk2 monk1 monk4',
    );
    const record = recordOf({
      game: HEAVEN_AND_ALE,
      seats: 2,
      options: { first: 0 },
      names: ['Anna', null],
      date: '2026-01-31',
      moves: [{ actor: 'chance', move: expectOk(refill) }, ...moves],
    });
    expect(writeRecord(expectOk(record))).toBe(`Taproom record 1
game: heaven-and-ale
rules: 1
seats: 2
options: {"first":0}
name 0: Anna
date: 2026-01-31

chance: refill water1 wood3 wood5 barley2 barley5 barley5 wood4 hops3 hops1 water3 water3 wood2 hops5 yeast3 hops1 monk4 monk2 monk1 monk4
1: start ducats
0: go 1, buy water1 a1, done
end: unfinished
`);
  });

  it('leaves out options that change nothing', () => {
    const usual = { game: HEAVEN_AND_ALE, seats: 2, moves: [] };
    expect(expectOk(recordOf({ ...usual, options: { first: null } })).options).toEqual({});
    expect(expectOk(recordOf({ ...usual, options: { first: 1 } })).options).toEqual({ first: 1 });
  });

  it('gives each hidden choice a line of its own, replaced ones too', () => {
    const { seats, moves } = randomGame('heros-tavern', { seats: 3, seed: 'lines', most: 1 });
    const state = expectOk(HEROS_TAVERN.setup(seats));
    const [deal] = moves;
    expectOk(HEROS_TAVERN.apply(state, 'chance', deal.move));
    const [pick] = HEROS_TAVERN.moves(state, 1);
    const picks = [1, 1, 0].map(actor => ({
      actor,
      move: actor === 1 ? pick : HEROS_TAVERN.moves(state, 0)[0],
    }));
    const record = expectOk(recordOf({ game: HEROS_TAVERN, seats, moves: [deal, ...picks] }));
    expect(record.entries.map(({ actor, moves }) => [actor, moves.length])).toEqual([
      ['chance', 1],
      [1, 1],
      [1, 1],
      [0, 1],
    ]);
  });

  it('begins a line for a choice of all, also if the same seat chose last', () => {
    const state = expectOk(HEROS_TAVERN.setup(3));
    const [deal] = randomGame('heros-tavern', { seats: 3, seed: 'lines', most: 1 }).moves;
    const moves = [deal, ...[1, 2, 0, 0].map(actor => ({ actor, move: deal.move }))];
    for (const [i, { actor }] of moves.entries()) {
      if (actor !== 'chance') moves[i] = { actor, move: HEROS_TAVERN.moves(state, actor)[0] };
      expectOk(HEROS_TAVERN.apply(state, actor, moves[i].move));
    }
    const record = expectOk(recordOf({ game: HEROS_TAVERN, seats: 3, moves }));
    expect(record.entries.map(({ actor }) => actor)).toEqual(['chance', 1, 2, 0, 0]);
  });

  it('passes on the refusal of a setup or of a move', () => {
    expect(recordOf({ game: HEAVEN_AND_ALE, seats: 9, moves: [] })).toMatchObject({
      refusal: { code: 'wrong-seat-count' },
    });
    const moves = [{ actor: 0, move: { move: 'done' } }];
    expect(recordOf({ game: HEAVEN_AND_ALE, seats: 2, moves })).toMatchObject({
      refusal: { code: 'chance-awaited' },
    });
  });

  it('keeps a name on its line', () => {
    expect(cleanName(' Anna\r\nend: 9 9\u2028\ud800 ')).toBe('Anna end: 9 9');
    expect(cleanName('😀'.repeat(70))).toBe('😀'.repeat(RECORD_LIMITS.name));
    const names = ['Анна\nend: unfinished', '\n'];
    const record = expectOk(recordOf({ game: HEAVEN_AND_ALE, seats: 2, names, moves: [] }));
    expect(expectOk(readRecord(writeRecord(record))).names).toEqual(['Анна end: unfinished', null]);
  });
});

describe('a random game of', () => {
  for (const id of GAMES.ids) {
    const { min, max } = GAMES.current(id).seats;
    for (let seats = min; seats <= max; seats++) {
      it(`${id} with ${seats} seats comes back from its record, move by move`, () => {
        for (const most of [0, 1, 5, 40, undefined]) {
          const played = randomGame(id, {
            seats,
            seed: `${id}${seats}`,
            ...(most === undefined ? {} : { most }),
          });
          const record = expectOk(recordOf(played));
          const text = writeRecord(record);
          const read = expectOk(readRecord(text));
          expect(withoutLines(read)).toEqual(record);
          expect(writeRecord(read)).toBe(text);
          const replay = expectOk(replayRecord(read, GAMES));
          expect(replay.steps.map(({ actor, move }) => ({ actor, move }))).toEqual(played.moves);
          expect(replay.outcome?.scores ?? null).toEqual(record.scores);
          expect(record.scores === null).toBe(most !== undefined);
          expect(
            replay.steps.every(({ line, actor }) => text.split('\n')[line - 1].startsWith(`${actor}: `)),
          ).toBe(true);
        }
      });
    }
  }

  it("Hero's Tavern keeps the prices that were agreed on", () => {
    const options = { prices: { food: { coins: 2 } } };
    const text = recordText('heros-tavern', { seats: 4, seed: 'prices', options });
    expect(text).toContain('\noptions: {"prices":{"food":{"coins":2}}}\n');
    expect(check(text)).toEqual({ code: 'fine' });
  });
});
