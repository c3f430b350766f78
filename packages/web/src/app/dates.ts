import type { Language } from '../i18n/languages.ts';

/** A day as the reader's language writes it. All days and times in the client are written by these two. */
export const dayText = (language: Language, moment: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(moment);

/** A day with the time of day. */
export const momentText = (language: Language, moment: number): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(moment);
