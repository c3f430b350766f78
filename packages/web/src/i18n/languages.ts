/** The languages of the client, by their own names. */
export const LANGUAGES = { en: 'English', de: 'Deutsch', ru: 'Русский' } as const;
export type Language = keyof typeof LANGUAGES;

export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(LANGUAGES, value);

/** The first of a browser's languages that we speak. */
export const preferred = (languages: readonly string[]): Language =>
  languages.map(tag => tag.slice(0, 2)).find(isLanguage) ?? 'en';
