import { readdirSync, readFileSync } from 'node:fs';
import type { GameId } from '@taproom/games';
import { CARDS, GOALS, heavenAndAle, MONKS, RESOURCES } from '@taproom/games/heaven-and-ale';
import { herosTavern, CARDS as TAVERN_CARDS } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { loadWords as loadCloister } from '../games/heaven-and-ale/words.ts';
import { loadWords as loadTavern } from '../games/heros-tavern/words.ts';
import { CATALOGUES } from '../play/testing/faces.ts';
import { termName } from '../rules/glossary.ts';
import { glossaryOf } from '../rules/testing/load.ts';
import { LANGUAGE_CODES, type Language } from './languages.ts';
import { TERMS, termsIn } from './testing/client-terms.ts';
import { countedIn } from './testing/counted-nouns.ts';

/** The glossary's names for what the catalogues name too, by the keys of both. */
const KEYS: Readonly<Record<string, string>> = {
  'six-fertility-1': 'six of fertility 1',
  'six-fertility-5': 'six of fertility 5',
  brewmaster: 'brewmaster (card)',
};
const termOf = (key: string): string =>
  KEYS[key] ?? key.replace(/^monk(\d)$/, 'monk $1').replaceAll('-', ' ');

async function names(game: GameId, language: Language): Promise<ReadonlyMap<string, string>> {
  const glossary = await glossaryOf(game, language);
  return new Map(glossary.entries.map(entry => [entry.key, termName(entry, glossary).toLowerCase()]));
}

describe.each(LANGUAGE_CODES)('the words of %s follow the glossary', async language => {
  const { cloister, board } = await loadCloister(language, heavenAndAle);
  const { tavern } = await loadTavern(language, herosTavern);

  test('Heaven & Ale: resources, monks, cards and goals', async () => {
    const glossary = await names('heaven-and-ale', language);
    const words: Readonly<Record<string, string>> = {
      ...cloister.resource,
      ...cloister.monk,
      ...cloister.goal,
      ...cloister.card,
    };
    for (const key of [...RESOURCES, ...MONKS, ...CARDS, ...GOALS])
      expect(words[key]?.toLowerCase(), key).toBe(glossary.get(termOf(key)));
  });

  test('Hero’s Tavern: cards', async () => {
    const glossary = await names('heros-tavern', language);
    for (const card of TAVERN_CARDS) {
      // A German adjective has another ending without its article: das helle Ale, helles Ale.
      const name = tavern.name[card].toLowerCase().replace('es ale', 'e ale');
      expect(name, card).toBe(glossary.get(termOf(card)));
    }
  });

  test('Heaven & Ale: a turn ends with the word on its button', async () => {
    const { confirm } = CATALOGUES[language].play;
    expect(board.move({ move: 'done' })).toBe(confirm);
    expect(confirm.toLowerCase()).toContain((await names('heaven-and-ale', language)).get('done'));
  });

  test('counted nouns have the forms of the glossary', () => {
    const nouns = countedIn(language);
    const forms = (noun: keyof typeof nouns): string[] => nouns[noun].split(', ');
    const saysOf = (say: (n: number) => string): string[] => [
      ...new Set([1, 2, 5].map(n => say(n).replace(/^\d+ /, ''))),
    ];
    expect(saysOf(cloister.ducats)).toEqual(forms('ducat'));
    expect(saysOf(cloister.steps)).toEqual(forms('step'));
    expect(saysOf(cloister.points)).toEqual(forms('victory point'));
    expect(saysOf(tavern.heroes)).toEqual(forms('hero'));
    for (const resource of ['coins', 'storage', 'land'] as const) {
      const none = { coins: 0, storage: 0, land: 0 };
      const term = resource === 'coins' ? 'coin' : resource;
      expect(saysOf(n => tavern.tokens({ ...none, [resource]: n }))).toEqual(forms(term));
    }
  });
});

/** The beginning of the longest word of a term, without article, plural and ending. */
const stemOf = (term: string): string => {
  const [name = ''] = term.split(',');
  const words = name.replace(/^(?:der|die|das) /, '').split(' ');
  const [longest = ''] = words.sort((one, other) => other.length - one.length);
  return longest.length > 4 ? longest.slice(0, -2) : longest;
};

describe.each(LANGUAGE_CODES)('the words for playing in %s', language => {
  const folder = new URL(`./${language}/`, import.meta.url);
  const text = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && !/\.test\.ts$|\btesting\b/.test(name))
    .map(name => readFileSync(new URL(name, folder), 'utf8'))
    .join('\n')
    .toLowerCase();

  test.each(TERMS)('%s', term => {
    const stem = stemOf(termsIn(language)[term]);
    expect(stem).toMatch(/\p{L}{3}/u);
    expect(text).toContain(stem.toLowerCase());
  });
});
