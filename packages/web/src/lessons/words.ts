import { loadByLanguage } from '../i18n/by-language.ts';
import type { words } from '../i18n/en/lessons.ts';
import type { Widen } from '../i18n/messages.ts';

/** The words of the pages of lessons. */
export type LessonPageWords = Widen<typeof words>;

export const loadLessonWords = loadByLanguage(
  import.meta.glob<LessonPageWords>('../i18n/*/lessons.ts', { import: 'words' }),
);
