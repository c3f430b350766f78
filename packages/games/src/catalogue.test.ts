import { describe, expect, it } from 'vitest';
import { Catalogue } from './catalogue.ts';
import { GAMES } from './games.ts';
import { heavenAndAle } from './heaven-and-ale/index.ts';
import { herosTavern } from './heros-tavern/index.ts';

const edition = (rules: number) => ({ ...heavenAndAle, rules });
const [first, second, third] = [edition(1), edition(2), edition(3)];

describe('a catalogue', () => {
  // Passed in out of order, because nobody keeps lists in order forever.
  const games = new Catalogue([second, herosTavern, third, first]);

  it('holds several editions of a game, and the newest is the current one', () => {
    expect(games.ids).toEqual(['heaven-and-ale', 'heros-tavern']);
    expect(games.current('heaven-and-ale')).toBe(third);
    expect(games.editions('heaven-and-ale')).toEqual([first, second, third]);
    expect(games.all).toEqual([third, herosTavern]);
  });

  it('finds an edition by its rules, or the newest', () => {
    for (const game of [first, second, third, herosTavern])
      expect(games.find(game.id, game.rules)).toEqual({ ok: true, value: game });
    expect(games.find('heaven-and-ale')).toEqual({ ok: true, value: third });
  });

  it('names what it knows if it does not know something', () => {
    expect(games.find('heaven-and-ale', 4)).toEqual({
      ok: false,
      refusal: { code: 'unknown-rules', rules: 4, known: [1, 2, 3] },
    });
    for (const id of ['chess', 'constructor', '', null, undefined, 3, {}]) {
      expect(games.has(id)).toBe(false);
      expect(games.find(id, 1)).toEqual({
        ok: false,
        refusal: { code: 'unknown-game', known: ['heaven-and-ale', 'heros-tavern'] },
      });
    }
    expect(games.editions('chess')).toEqual([]);
    expect(() => games.current('chess')).toThrow('chess');
  });

  it('can not hold the same edition twice', () => {
    expect(() => new Catalogue([first, herosTavern, edition(1)])).toThrow('rules 1 of heaven-and-ale');
  });
});

describe.each(GAMES.ids.flatMap(id => GAMES.editions(id)))('$title, rules $rules', game => {
  it('scores its own example of a sheet', () => {
    expect(game.scoreSheet(game.sheetExample)).toMatchObject({ ok: true });
    expect(game.scoreSheet(null).ok).toBe(false);
  });

  it('has numbers that are plain data', () => {
    const numbers = { ...game.numbers };
    expect(Object.keys(numbers).length).toBeGreaterThan(10);
    expect(JSON.parse(JSON.stringify(numbers))).toEqual(numbers);
  });
});
