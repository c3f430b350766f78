import type { Reason } from '@taproom/bots';
import { type GameId, SeededRandom } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { choose } from '../../log/testing/games.ts';
import { expectSentence } from '../../log/testing/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readCommand } from '../commands.ts';
import { Conversation } from '../conversation.ts';
import { typableLines } from '../help.ts';
import { offersOf } from '../offers.ts';
import { dictionaryOf, readerOf } from '../reader.ts';
import { SeededGame } from './seeded-game.ts';

export const linesOf = (conversation: Conversation): string[] =>
  conversation
    .get()
    .flatMap(({ passages }) => passages)
    .flatMap(({ title, lines }) => [title, ...lines.map(line => `${line.code ?? ''} ${line.text}`.trim())])
    .filter(line => line !== '');

/** Tests that a whole game can be played by typing. */
export function testTyping(game: GameId, seats: number): void {
  test.each(LANGUAGE_CODES)('a whole game can be played by typing in %s', async language => {
    const tongue = (await tonguesOf(game))[language];
    const dictionary = dictionaryOf(tongue);
    const played = new SeededGame(game, seats, `talk ${language}`);
    const conversation = new Conversation(played);
    const random = new SeededRandom(`talk ${language}`);
    const done = dictionary.sayCommand('done');
    while (played.get().outcome === null) {
      const { plan, moves, rules } = played.get();
      conversation.follow(played.get(), tongue);
      if (plan === null || plan.legal.length === 0 || plan.legal.every(move => move.move === 'done')) {
        await conversation.hear(done, tongue);
        expect(played.get().moves).toBeGreaterThan(moves);
      } else await conversation.hear(dictionary.sayMove(rules.write(choose(plan.legal, random))), tongue);
    }
    conversation.follow(played.get(), tongue);
    const { scores } = played.get().outcome ?? { scores: [] };
    for (const score of scores) expect(linesOf(conversation).at(-1)).toContain(`${score}`);
  });
}

/** Tests that a hint is given, with a reason in English. */
export function testHint(game: GameId, reason: Reason, why: string): void {
  test('a hint is told once, with its reasons', async () => {
    const { en } = await tonguesOf(game);
    const played = new SeededGame(game, 3, 'hint');
    const conversation = new Conversation(played);
    const now = played.get();
    conversation.follow(now, en);
    conversation.follow({ ...now, hint: 'thinking' }, en);
    const moves = (now.plan?.legal ?? []).slice(0, 1);
    const hint = { moves, scores: [], chances: [], visits: 1, reasons: [reason] };
    const hinted = { ...now, hint };
    conversation.follow(hinted, en);
    const said = linesOf(conversation);
    expect(said.at(-1)).toContain(now.rules.write(moves[0] ?? expect.fail()));
    expect(said.at(-1)).toContain(why);
    conversation.follow(hinted, en);
    expect(linesOf(conversation)).toEqual(said);
  });
}

/** Tests that all moves are offered and can be typed. `kinds` are all that a player can do, in alphabetical order. */
export function testOffers(game: GameId, tables: readonly number[], kinds: readonly string[]): void {
  const met = new Set<string>();
  describe.each(tables)(`${game} with %i seats`, async seats => {
    const tongues = await tonguesOf(game);

    test('every legal move of a whole game has a sentence, a group, and a notation that reads back in every language', async () => {
      const played = new SeededGame(game, seats, `offers ${seats}`);
      const random = new SeededRandom(`offers ${seats}`);
      while (played.get().outcome === null) {
        const now = played.get();
        for (const language of LANGUAGE_CODES) {
          const reader = readerOf(now, tongues[language]);
          const { dictionary } = reader;
          const groups = offersOf(now, reader);
          expect(groups.flatMap(group => group.offers.map(offer => offer.move)).length).toBe(
            now.plan?.legal.length,
          );
          for (const { title, offers } of groups) {
            expectSentence(language, `${title.replace(/^\p{Ll}/u, letter => letter.toUpperCase())}.`);
            for (const { move, notation, sentence } of offers) {
              met.add(move.move);
              expectSentence(language, sentence);
              const typed = readCommand(dictionary.sayMove(notation), dictionary);
              const read = 'notation' in typed ? now.rules.read(typed.notation) : null;
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
      for (const language of LANGUAGE_CODES) {
        const reader = readerOf(now, tongues[language]);
        const lines = typableLines(now, reader);
        expect(new Set(lines).size).toBe(lines.length);
        for (const move of now.plan?.legal ?? []) {
          const notation = now.rules.write(move);
          expect(lines).toContain(notation);
          expect(lines).toContain(reader.dictionary.sayMove(notation));
        }
      }
    });
  });

  test(`every kind of move of ${game} was met`, () => {
    expect([...met].sort()).toEqual(kinds);
  });
}
