import { readdirSync, readFileSync } from 'node:fs';
import type { GameId } from '@taproom/games';
import { CARDS, GOALS, MONKS, RESOURCES } from '@taproom/games/heaven-and-ale';
import { CARDS as TAVERN_CARDS } from '@taproom/games/heros-tavern';
import { describe, expect, test } from 'vitest';
import { loadWords as loadCloister } from '../games/heaven-and-ale/words.ts';
import { loadWords as loadTavern } from '../games/heros-tavern/words.ts';
import { LANGUAGES } from '../play/testing/faces.ts';
import { nameOf } from '../rules/glossary.ts';
import { glossaryOf } from '../rules/testing/load.ts';
import type { Language } from './languages.ts';

/** The glossary's names for what the catalogues name too, by the keys of both. */
const TERMS: Readonly<Record<string, string>> = {
  'six-fertility-1': 'six of fertility 1',
  'six-fertility-5': 'six of fertility 5',
  brewmaster: 'brewmaster (card)',
};
const termOf = (key: string): string =>
  TERMS[key] ?? key.replace(/^monk(\d)$/, 'monk $1').replaceAll('-', ' ');

async function names(game: GameId, language: Language): Promise<ReadonlyMap<string, string>> {
  const { entries } = await glossaryOf(game, language);
  return new Map(entries.map(entry => [entry.key, nameOf(entry).toLowerCase()]));
}

describe.each(LANGUAGES)('the words of %s follow the glossary', async language => {
  const { cloister } = await loadCloister(language);
  const { tavern } = await loadTavern(language);

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

  test('counted nouns have the forms of the glossary', () => {
    const forms = countedForms(language);
    const saysOf = (say: (n: number) => string): string[] => [
      ...new Set([1, 2, 5].map(n => say(n).replace(/^\d+ /, ''))),
    ];
    expect(saysOf(cloister.ducats)).toEqual(forms.get('ducat'));
    expect(saysOf(cloister.steps)).toEqual(forms.get('step'));
    expect(saysOf(cloister.points)).toEqual(forms.get('victory point'));
    expect(saysOf(tavern.heroes)).toEqual(forms.get('hero'));
    for (const resource of ['coins', 'storage', 'land'] as const) {
      const none = { coins: 0, storage: 0, land: 0 };
      const term = resource === 'coins' ? 'coin' : resource;
      expect(saysOf(n => tavern.tokens({ ...none, [resource]: n }))).toEqual(forms.get(term));
    }
  });
});

/** The forms of counted nouns in the glossary; English ones are regular but for two. */
function countedForms(language: Language): ReadonlyMap<string, string[]> {
  const document = readFileSync(new URL('../../../../docs/glossary.md', import.meta.url), 'utf8');
  const [, section = ''] = document.split('## Counted nouns');
  const rows = section.split('\n').filter(line => /^\| [a-z]/.test(line));
  return new Map(
    rows.map(row => {
      const [, english = '', german = '', russian = ''] = row.split('|').map(cell => cell.trim());
      const plural = english === 'hero' ? 'heroes' : `${english}s`;
      const same = english === 'storage' || english === 'land';
      const cell = { en: same ? english : `${english}, ${plural}`, de: german, ru: russian }[language];
      return [english, [...new Set(cell.split(', '))]];
    }),
  );
}

/** Words for things that the glossary calls otherwise. */
const STRANGERS: Readonly<Record<'de' | 'ru', RegExp>> = {
  de: /Sechseck|Hexfeld|Rohstofffeld|Wertungsfeld|Spielbrett|Kachel|Scheunentyp|Fruchtbarkeit|Mönch (?:III|IV)\b/,
  ru: /клетк|шестиугольник|плитк|сара[йея]|фигур|плодородн|монах[а-я]* (?:III|IV)\b/i,
};

test.each(['de', 'ru'] as const)('no text in %s calls a thing by another name', language => {
  const folder = new URL(`./${language}/`, import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(name =>
    name.endsWith('.ts'),
  );
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = readFileSync(new URL(name, folder), 'utf8');
    expect(
      text.split('\n').find(one => STRANGERS[language].test(one)),
      name,
    ).toBeUndefined();
  }
});
