import { accept, expectOk } from '@taproom/games';
import { type HerosTavern, herosTavern, tables } from '@taproom/games/heros-tavern';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../../i18n/languages.ts';
import { tonguesOf } from '../../play/testing/faces.ts';
import { readerOf } from '../../text-table/reader.ts';
import { SeededGame } from '../../text-table/testing/seeded-game.ts';
import { textOf } from '../../text-table/testing/snapshots.ts';
import { gainOf } from './table/gains.ts';
import { Reference } from './table/Reference.tsx';
import { Slate } from './table/Slate.tsx';
import type { Tavern } from './types.ts';

/** Rules under which a lodging attracts 5 heroes, a hand has 8 cards, and a game 4 rounds. */
const OTHER: HerosTavern = {
  ...herosTavern,
  rules: herosTavern.rules + 1,
  numbers: { ...tables, LODGING_HEROES: 5, HAND: 8, ROUNDS: 4, COPIES: tables.COPIES.map(() => 11) },
  scoreSheet: sheet => {
    const { taverns } = expectOk(herosTavern.scoreSheet(sheet));
    return accept({ taverns: taverns.map(one => ({ ...one, total: one.total + (one.lodging / 2) * 3 })) });
  },
};

const { view } = new SeededGame<Tavern>('heros-tavern', 3, 'editions').get();

it.each([
  { name: 'present', rules: herosTavern, heroes: 2, rounds: 5, copies: 12 },
  { name: 'other', rules: OTHER, heroes: 5, rounds: 4, copies: 11 },
])('a table is shown and scored by the $name rules', async ({ rules, heroes, rounds, copies }) => {
  expect(gainOf(rules, view.players, 0, 'lodging').heroes).toBe(heroes);
  const tongues = await tonguesOf('heros-tavern', rules);
  const html = renderToStaticMarkup(
    tongues.en.spoken.speech.provide([
      createElement(Slate, {
        key: 'slate',
        view,
        seat: 0,
        names: ['Ann', 'Bob', 'Cid'],
        isLastRowUntold: false,
      }),
      createElement(Reference, { key: 'reference', prices: view.options.prices }),
    ]),
  );
  expect(html.match(/data-about="row:/g)).toHaveLength(rounds + 1);
  expect(html).toContain(`<p>${heroes} heroes each.</p>`);
  expect(html).toContain(`${copies} cards</small>`);
  const now = { ...new SeededGame<Tavern>('heros-tavern', 3, 'editions', 0, rules).get(), view };
  for (const language of LANGUAGE_CODES) {
    const tongue = tongues[language];
    const { speech } = tongue.spoken;
    const reader = readerOf(now, tongue);
    expect(speech.about('card:lodging', now, reader)?.lines[0], language).toMatch(
      new RegExp(`\\b${heroes}\\b`),
    );
    expect(speech.about('round', now, reader)?.lines[0], language).toMatch(
      new RegExp(`\\b${rounds}\\b.*\\b${rules.numbers.HAND}\\b`),
    );
    expect(speech.text.standing(now, reader)[0], language).toMatch(new RegExp(`\\b${rounds}\\b`));
    const [hand] = speech.text.topics.flatMap(topic =>
      topic.name === 'hand' ? topic.show(now, reader) : [],
    );
    expect(textOf(hand === undefined ? [] : [hand]), language).not.toBe('');
  }
});
