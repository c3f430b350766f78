import type { en } from './en/index.ts';
import type { Language } from './languages.ts';

/** All words of the client. English is the pattern: another language has the same keys with the same arguments. */
export type Messages = Widen<typeof en>;

/** The same tree with any text at its leaves. */
export type Widen<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Loads a language; each is a file of its own that is fetched once. */
export async function loadMessages(language: Language): Promise<Messages> {
  switch (language) {
    case 'de':
      return (await import('./de/index.ts')).de;
    case 'ru':
      return (await import('./ru/index.ts')).ru;
    default:
      return (await import('./en/index.ts')).en;
  }
}
