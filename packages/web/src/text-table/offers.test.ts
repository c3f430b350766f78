import { GAMES, type GameId, SeededRandom } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { choose } from '../log/testing/games.ts';
import { CATALOGUES, expectSentence, LANGUAGES } from '../log/testing/languages.ts';
import { readCommand } from './commands.ts';
import { typableLines } from './help.ts';
import { offersOf } from './offers.ts';
import { readerOf } from './reader.ts';
import { SeededGame } from './testing/seeded-game.ts';
import { Dictionary } from './vocabulary.ts';

const TABLES: readonly { game: GameId; seats: number }[] = [
  { game: 'heaven-and-ale', seats: 2 },
  { game: 'heaven-and-ale', seats: 4 },
  { game: 'heros-tavern', seats: 3 },
  { game: 'heros-tavern', seats: 5 },
];

/** All that a player can do, in the order of the alphabet. */
const KINDS: Readonly<Record<GameId, readonly string[]>> = {
  'heaven-and-ale': ['activate', 'buy', 'card', 'done', 'go', 'return', 'score', 'start'],
  'heros-tavern': ['buy', 'pick'],
};
const met: Readonly<Record<GameId, Set<string>>> = {
  'heaven-and-ale': new Set(),
  'heros-tavern': new Set(),
};

describe.each(TABLES)('$game with $seats seats', ({ game, seats }) => {
  test('every legal move of a whole game has a sentence, a group, and a notation that reads back in every language', async () => {
    const played = new SeededGame(game, seats, `offers ${seats}`);
    const random = new SeededRandom(`offers ${seats}`);
    while (played.get().outcome === null) {
      const now = played.get();
      for (const language of LANGUAGES) {
        const words = CATALOGUES[language];
        const dictionary = new Dictionary(words.text.vocabulary);
        const groups = offersOf(now, readerOf(now, words));
        expect(groups.flatMap(group => group.offers.map(offer => offer.move)).length).toBe(
          now.plan?.legal.length,
        );
        for (const { title, offers } of groups) {
          expectSentence(language, `${title.replace(/^\p{Ll}/u, letter => letter.toUpperCase())}.`);
          for (const { move, notation, sentence } of offers) {
            met[game].add(move.move);
            expectSentence(language, sentence);
            const typed = readCommand(dictionary.sayMove(notation), dictionary);
            const read = 'notation' in typed ? GAMES.current(game).read(typed.notation) : null;
            if (move.move === 'done') expect(typed).toEqual({ command: 'done' });
            else expect(read).toEqual({ ok: true, value: move });
          }
        }
      }
      const legal = now.plan?.legal ?? [];
      if (legal.length === 0) await played.confirm();
      else played.act(choose(legal, random));
    }
  });

  test('completion offers every legal move, in the words of the language and in ASCII', () => {
    const now = new SeededGame(game, seats, 'typable').get();
    for (const language of LANGUAGES) {
      const words = CATALOGUES[language];
      const dictionary = new Dictionary(words.text.vocabulary);
      const lines = typableLines(now, readerOf(now, words), dictionary);
      expect(new Set(lines).size).toBe(lines.length);
      for (const move of now.plan?.legal ?? []) {
        const notation = GAMES.current(game).write(move);
        expect(lines).toContain(notation);
        expect(lines).toContain(dictionary.sayMove(notation));
      }
    }
  });
});

test.each(GAMES.ids)('every kind of move of %s was met', game => {
  expect([...met[game]].sort()).toEqual(KINDS[game]);
});
