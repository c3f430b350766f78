/** The languages of the client, by their own names. Each has a folder beside this file: docs/adding-a-language.md. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** Their codes. English is the pattern for all others. */
export const LANGUAGE_CODES: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);
export const TRANSLATIONS: readonly Language[] = LANGUAGE_CODES.filter(code => code !== 'en');

/** The first of a browser's languages that we speak. */
export const preferred = (languages: readonly string[]): Language =>
  languages.map(tag => tag.slice(0, 2)).find(isLanguage) ?? 'en';
