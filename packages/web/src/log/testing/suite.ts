import type { GameEvent, GameId } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { entriesOf, happeningsOf } from '../entries.ts';
import { tell } from '../tell.ts';
import { wholeGame } from './games.ts';
import { expectSentence, namesIn } from './languages.ts';
import { storyOf } from './told.ts';

const READER = 1;

/** Some events, reported together to readers of all languages. */
export async function expectTold(game: GameId, events: readonly GameEvent[]): Promise<void> {
  const tongues = await tonguesOf(game);
  for (const reader of [READER, 0, null])
    for (const language of LANGUAGE_CODES) {
      const { words, spoken } = tongues[language];
      const happenings = happeningsOf(spoken, events, reader);
      expectSentence(language, tell(happenings, words.log, namesIn(language, reader)));
    }
}

/** The tests every game's log must pass. `kinds` has all kinds of its events as keys. */
export function testLog(game: GameId, kinds: object, seats: readonly number[]): void {
  describe(game, () => {
    const games = seats.map((n, i) => wholeGame(game, n, `log ${game} ${i}`, READER));

    test('every kind of event happens, and each event alone is a sentence in every language', async () => {
      const met = new Set<string>();
      for (const told of games)
        for (const { event } of told) {
          if (met.has(event.event) && met.size === Object.keys(kinds).length) continue;
          met.add(event.event);
          await expectTold(game, [event]);
        }
      expect([...met].sort()).toEqual(Object.keys(kinds).sort());
    });

    test('every entry of the log is text in every language', async () => {
      const tongues = await tonguesOf(game);
      for (const told of games)
        for (const language of LANGUAGE_CODES) {
          const { words, spoken } = tongues[language];
          const entries = entriesOf(spoken, storyOf(game, told, READER));
          expect(entries.length).toBeGreaterThan(20);
          for (const { happenings } of entries)
            expectSentence(language, tell(happenings, words.log, namesIn(language, READER)));
        }
    });
  });
}
