import type { GameId } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { fold } from '../vocabulary.ts';

/** Tests that no word of a game's command line can be mistaken for another one. */
export function testVocabulary(game: GameId): void {
  describe.each(LANGUAGE_CODES)(`the words of ${game} in %s`, async language => {
    const { words, spoken } = (await tonguesOf(game))[language];
    const { command, topic } = words.text.vocabulary;
    const { vocabulary } = spoken.speech.text;
    const kinds: [string, Readonly<Record<string, string>>][] = [
      ['commands', { ...command, ...vocabulary.verb }],
      ['topics', { ...topic, ...vocabulary.topic }],
      ['nouns', vocabulary.noun],
    ];
    test.each(kinds)('no two %s are written the same way', (_, local) => {
      const aliases = Object.entries(local).flatMap(([word, all]) => [
        ...new Set([word, ...all.split(' ').map(fold)]),
      ]);
      expect(aliases.filter((alias, i) => aliases.indexOf(alias) < i)).toEqual([]);
    });

    test('every topic of the game has its words', () => {
      expect(Object.keys(vocabulary.topic)).toEqual(spoken.speech.text.topics.map(({ name }) => name));
    });
  });
}
