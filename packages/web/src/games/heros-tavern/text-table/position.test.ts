import { herosTavern, type View } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { tonguesOf } from '../../../play/testing/faces.ts';
import { lookAt, topicsOf, wholePosition } from '../../../text-table/position.ts';
import { readerOf } from '../../../text-table/reader.ts';
import { SeededGame } from '../../../text-table/testing/seeded-game.ts';
import { expectClean, snapshots, textOf } from '../../../text-table/testing/snapshots.ts';
import { keptBadge, spokenBadge, spokenProspect } from '../table/badges.ts';
import type { Tavern, TavernNow } from '../types.ts';
import { loadWords } from '../words.ts';
import { describe as describeMove } from './offers.ts';

const tongues = await tonguesOf('heros-tavern');

describe('Hero’s Tavern', async () => {
  const all = await snapshots<Tavern>('heros-tavern', 4, 'position');

  test.each(LANGUAGE_CODES)('the text in %s holds the hand, the taverns and the pad', async language => {
    const { tavern, text } = await loadWords(language, herosTavern);
    for (const now of all) {
      const reader = readerOf(now, tongues[language]);
      const view = now.view;
      expectClean(textOf(wholePosition(now, reader)));
      const hand = textOf(lookAt('hand', now, reader));
      for (const card of view.players[0]?.hand ?? []) {
        expect(hand).toContain(tavern.name[card]);
        expect(hand).toContain(spokenProspect(card, view, 0, { rules: herosTavern, words: tavern }));
      }
      for (const [seat, player] of view.players.entries()) {
        const told = textOf(lookAt({ seat }, now, reader));
        expect(told).toContain(text.heroes(player.heroes));
        expect(told).toContain(tavern.tokens(player.tokens));
        for (const card of [...player.bought, ...player.drafted]) expect(told).toContain(tavern.name[card]);
      }
      const score = textOf(lookAt('score', now, reader));
      for (const { heroes, pad } of view.players) {
        expect(score).toContain(tavern.heroes(heroes));
        if (pad.length > 0) expect(score).toContain(text.padRow(1, pad[0] ?? expect.fail()));
      }
    }
  });

  test('HT 2.2 nothing hidden is told: with all hands open in the view the text stays the same', () => {
    let differed = 0;
    for (const now of all) {
      const view = now.view;
      const open: View = {
        ...view,
        players: view.players.map((player, seat) =>
          seat === now.seat
            ? player
            : { ...player, hand: ['cook', 'maid'], chosen: 'jester', purchase: ['food'] },
        ),
      };
      for (const language of LANGUAGE_CODES) {
        const reader = readerOf(now, tongues[language]);
        const told = textOf(wholePosition(now, reader));
        expect(textOf(wholePosition({ ...now, view: open }, reader))).toBe(told);
        if (textOf(wholePosition({ ...now, view: open, memoryAid: true }, reader)) !== told) differed++;
      }
    }
    expect(differed, 'the memory aid tells the hands that the view holds').toBe(
      LANGUAGE_CODES.length * all.length,
    );
  });

  test('behind the curtain there is no hand and no tavern to look at', () => {
    const now: TavernNow = {
      ...(all[0] ?? expect.fail()),
      seat: null,
      curtain: 0,
      mayAct: false,
      plan: null,
    };
    const reader = readerOf(now, tongues.en);
    expect(textOf(lookAt('hand', now, reader)).trim()).toBe(tongues.en.words.text.hidden);
    expect(textOf(lookAt('now', now, reader))).toContain('Pass the screen to player 0');
  });
});

test('what a game does not have, and a seat that nobody has, can’t be looked at', async () => {
  const now = new SeededGame('heros-tavern', 3, 'nowhere').get();
  const reader = readerOf(now, tongues.en);
  expect(textOf(lookAt('garden', now, reader))).toContain('There is no “garden” to look at.');
  expect(textOf(lookAt({ seat: 3 }, now, reader))).toContain('Seats are numbered 1 to 3.');
  for (const topic of topicsOf(reader)) expect(lookAt(topic, now, reader).length).toBeGreaterThan(0);
});

test.each(LANGUAGE_CODES)('a purchase says in %s what it would bring each round', async language => {
  const all = await snapshots<Tavern>('heros-tavern', 3, 'bring');
  const now = all.find(({ view }) => view.stage === 'purchase') ?? expect.fail('no purchase');
  const own = await loadWords(language, herosTavern);
  const reader = { ...readerOf(now, tongues[language]), own, rules: herosTavern };
  const { sentence } = describeMove({ move: 'buy', cards: ['lodging'] }, now.view, 0, reader);
  const badge = keptBadge(
    'lodging',
    { view: now.view, seat: 0, besides: [] },
    { rules: herosTavern, words: own.tavern },
  );
  expect(sentence).toContain(spokenBadge(badge));
  expectClean(sentence);
});
