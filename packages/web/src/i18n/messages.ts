import { loadByLanguage } from './by-language.ts';
import type { words } from './en/index.ts';

/** All words of the client. English is the pattern: another language has the same keys with the same arguments. */
export type Messages = Widen<typeof words>;

/** The same tree with any text at its leaves. */
export type Widen<T> = T extends string
  ? string
  : T extends (...given: infer Given) => string
    ? (...given: Given) => string
    : { readonly [Key in keyof T]: Widen<T[Key]> };

/** Loads a language; each is a file of its own that is fetched once. */
export const loadMessages = loadByLanguage(import.meta.glob<Messages>('./*/index.ts', { import: 'words' }));
