import type { GameId } from '@taproom/games';
import { FACES } from '../../games/faces.ts';
import { de } from '../../i18n/de/index.ts';
import { en } from '../../i18n/en/index.ts';
import type { Language } from '../../i18n/languages.ts';
import type { Messages } from '../../i18n/messages.ts';
import { ru } from '../../i18n/ru/index.ts';
import type { Tongue } from '../../text-table/reader.ts';
import { speak } from '../faces.tsx';

export const CATALOGUES: Readonly<Record<Language, Messages>> = { en, de, ru };
export const LANGUAGES = ['en', 'de', 'ru'] as const;

/** A game in each language, with the words of the client. */
export async function tonguesOf(game: GameId): Promise<Readonly<Record<Language, Tongue>>> {
  const sign = FACES.sign(game);
  if (sign === null) throw new Error(`no game ${game}`);
  const [inEn, inDe, inRu] = await Promise.all(LANGUAGES.map(language => speak(FACES, sign, language)));
  if (!inEn || !inDe || !inRu) throw new Error('three languages are spoken');
  return {
    en: { words: en, spoken: inEn },
    de: { words: de, spoken: inDe },
    ru: { words: ru, spoken: inRu },
  };
}
