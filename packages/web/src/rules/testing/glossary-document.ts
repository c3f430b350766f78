import type { GameId } from '@taproom/games';
import { FACES } from '../../games/faces.ts';
import { LANGUAGE_CODES, LANGUAGES } from '../../i18n/languages.ts';
import { MEANINGS, TERMS, termsIn } from '../../i18n/testing/client-terms.ts';
import { countedIn, NOUNS } from '../../i18n/testing/counted-nouns.ts';
import { tableOf } from './document.ts';
import { glossaryOf } from './load.ts';

const NAMES = LANGUAGE_CODES.map(code => LANGUAGES[code]);

/** The words of both games and of the client in all languages as Markdown, for writers and translators: docs/glossary.md. */
export async function glossaryDocument(): Promise<string> {
  const games = await Promise.all(
    FACES.signs.map(async ({ id, title }) => [`## ${title}`, await termsOf(id)]),
  );
  const parts = [
    '# Glossary',
    'One term for each thing: rules, messages and documentation use these terms and no others. German nouns are listed with article and plural. Terms come from the games’ boxes in each language, where the box has one.',
    'This page is generated from the client’s glossaries (`packages/web/src/i18n/<language>/<game>/glossary.ts`) by `npm run docs`.',
    ...games.flat(),
    '## Taproom itself',
    'The terms of the client itself, for any game (`packages/web/src/i18n/<language>/testing/terms.ts`).',
    tableOf({
      head: [...NAMES, 'Meaning'],
      rows: TERMS.map(term => [...LANGUAGE_CODES.map(code => termsIn(code)[term]), MEANINGS[term]]),
    }),
    '## Counted nouns',
    'The forms that messages need for 1, 2 and 5 of a thing; a form that is the same is left out (`packages/web/src/i18n/<language>/testing/counted.ts`).',
    tableOf({ head: NAMES, rows: NOUNS.map(noun => LANGUAGE_CODES.map(code => countedIn(code)[noun])) }),
  ];
  return `${parts.join('\n\n')}\n`;
}

async function termsOf(game: GameId): Promise<string> {
  const glossaries = await Promise.all(LANGUAGE_CODES.map(code => glossaryOf(game, code)));
  const [english] = glossaries;
  const rows = (english?.entries ?? []).map(({ meaning }, i) => [
    ...glossaries.map(({ entries }) => entries[i]?.term ?? ''),
    meaning,
  ]);
  return tableOf({ head: [...NAMES, 'Meaning'], rows });
}
