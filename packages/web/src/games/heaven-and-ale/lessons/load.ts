import { loadByLanguage } from '../../../i18n/by-language.ts';
import type { Language } from '../../../i18n/languages.ts';
import type { Lessons } from '../../../lessons/lesson.ts';
import { type CloisterLessonsWords, LESSONS } from './lessons.ts';
import { SLIP_LESSONS } from './slips.ts';

const wordsIn = loadByLanguage(
  import.meta.glob<CloisterLessonsWords>('../../../i18n/*/heaven-and-ale/lessons.ts', { import: 'words' }),
);

/** The lessons of Heaven & Ale in a language. */
export const lessonsIn = async (language: Language): Promise<Lessons> => ({
  list: LESSONS,
  words: await wordsIn(language),
  about: SLIP_LESSONS,
});
