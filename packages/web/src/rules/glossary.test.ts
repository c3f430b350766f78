import type { GameId } from '@taproom/games';
import { describe, expect, test } from 'vitest';
import { FACES } from '../games/faces.ts';
import { RULES_OF_TERMS as CLOISTER_RULES } from '../games/heaven-and-ale/rules/rules-of-terms.ts';
import { RULES_OF_TERMS as TAVERN_RULES } from '../games/heros-tavern/rules/rules-of-terms.ts';
import { LANGUAGE_CODES, type Language } from '../i18n/languages.ts';
import { formsOf } from './forms.ts';
import { Glosser, type GlossPart, withPunctuation } from './gloss.ts';
import { termName, titleOf } from './glossary.ts';
import { glossaryDocument } from './testing/glossary-document.ts';
import { glossaryOf, rulesOf } from './testing/load.ts';

const RULES_OF_TERMS: Readonly<Record<GameId, Readonly<Record<string, string>>>> = {
  'heaven-and-ale': CLOISTER_RULES,
  'heros-tavern': TAVERN_RULES,
};

// After a change: npm run docs
test('the glossaries are in the documentation', async () => {
  await expect(await glossaryDocument()).toMatchFileSnapshot('../../../../docs/glossary.md');
});

describe.each(FACES.signs.map(({ id }) => id))('the glossary of %s', game => {
  test.each(LANGUAGE_CODES)('has the terms of English in %s, each with a meaning', async language => {
    const { entries } = await glossaryOf(game, language);
    const english = (await glossaryOf(game, 'en')).entries;
    expect(entries.map(({ key }) => key)).toEqual(english.map(({ key }) => key));
    for (const { key, term, meaning } of entries) expect(`${term}${meaning}`, key).toMatch(/\S/);
  });

  test('leads to rules that exist', async () => {
    const { entries } = await glossaryOf(game, 'en');
    const { sections } = await rulesOf(game, 'en');
    const numbers = sections.flatMap(section => section.rules.map(rule => rule.number));
    expect(Object.keys(RULES_OF_TERMS[game] ?? {})).toEqual(entries.map(({ key }) => key));
    for (const { rule } of entries) expect(numbers).toContain(rule);
  });

  test.each(LANGUAGE_CODES)(
    'finds each term in %s by its own title, but for everyday words',
    async language => {
      const glossary = await glossaryOf(game, language);
      const glosser = new Glosser(glossary);
      for (const entry of glossary.entries.filter(one => formsOf(one, glossary) !== null)) {
        const text = termName(entry, glossary);
        const [found, ...more] = glosser.parts(text, new Set());
        expect(found).toMatchObject({ part: 'term', text });
        expect(found?.part === 'term' && titleOf(found.entry)).toBe(titleOf(entry));
        expect(more).toEqual([]);
      }
    },
  );
});

const termsIn = (parts: readonly GlossPart[]): string[] =>
  parts.flatMap(part => (part.part === 'term' ? [`${part.text} = ${part.entry.key}`] : []));

test.each([
  [
    'heaven-and-ale',
    'en',
    'Rounded, seating. Your activated resource markers move on the production track; barrels need goals (8.1). Barrels again.',
    [
      'activated = activation (activate)',
      'resource markers = resource marker',
      'production track = production track',
      'barrels = barrel',
      'goals = goal',
    ],
  ],
  [
    'heaven-and-ale',
    'de',
    'Nimm ein großes Fass. Die Scheunen umschließen Gartenfelder mit Plättchen; der Rohstoffmarker zieht.',
    [
      'großes Fass = large barrel',
      'Scheunen = shed',
      'umschließen = enclose',
      'Gartenfelder = hex',
      'Plättchen = tile',
      'Rohstoffmarker = resource marker',
    ],
  ],
  [
    'heaven-and-ale',
    'ru',
    'Шесть бочек и фишек, четыре жетона ресурсов, деления трека производства, в стартовой зоне.',
    [
      'бочек = barrel',
      'жетона ресурсов = resource tile',
      'деления = spot (of the track)',
      'трека производства = production track',
      'стартовой зоне = starting area',
    ],
  ],
  [
    'heaven-and-ale',
    'ru',
    'Монах двигает пивовара на 1 шаг. Требование «Пивовар на 1».',
    [
      'Монах = monk',
      'пивовара = brewmaster',
      'шаг = step',
      'Требование = goal',
      'Пивовар на 1 = brewmaster on 1',
    ],
  ],
  [
    'heros-tavern',
    'ru',
    'Пары рынков, участков и героев; светлого эля.',
    ['рынков = market', 'участков = land', 'героев = hero', 'светлого эля = light ale'],
  ],
] as [GameId, Language, string, string[]][])('%s, %s: “%s”', async (game, language, text, terms) => {
  const glosser = new Glosser(await glossaryOf(game, language));
  const parts = glosser.parts(text, new Set());
  expect(termsIn(parts)).toEqual(terms);
  expect(parts.map(part => part.text).join('')).toBe(text);
});

test('a term is explained once, and rules are links', async () => {
  const glosser = new Glosser(await glossaryOf('heaven-and-ale', 'en'));
  const seen = new Set(
    glosser.parts('A shed.', new Set()).flatMap(one => (one.part === 'term' ? [one.entry] : [])),
  );
  expect(glosser.parts('A shed (6.1).', seen)).toEqual([
    { part: 'text', text: 'A shed (' },
    { part: 'rule', text: '6.1' },
    { part: 'text', text: ').' },
  ]);
});

test('punctuation that touches a term stays with it, and so does a number before a short one', async () => {
  const glosser = new Glosser(await glossaryOf('heaven-and-ale', 'ru'));
  const text = 'Ячейка «Пивовар», 2 шага, до 10 (6.1); (хмель) «дукат»«ход».';
  const shown = withPunctuation(glosser.parts(text, new Set()));
  expect(shown.flatMap(part => (part.part === 'term' ? [part.before + part.text + part.after] : []))).toEqual(
    ['«Пивовар»,', '2 шага,', '(хмель)', '«дукат»', '«ход».'],
  );
  expect(
    shown.map(part => (part.part === 'term' ? part.before + part.text + part.after : part.text)).join(''),
  ).toBe(text);
});

test('half of a word with a soft hyphen is not a term', async () => {
  const glosser = new Glosser(await glossaryOf('heaven-and-ale', 'de'));
  expect(termsIn(glosser.parts('Scheunen\u00adplätze', new Set()))).toEqual([]);
  expect(termsIn(glosser.parts('Scheunen', new Set()))).toHaveLength(1);
});
