import { byLanguage } from '../by-language.ts';
import { counted } from '../en/testing/counted.ts';
import type { Language } from '../languages.ts';

type Noun = keyof typeof counted;

/** The forms of the nouns that messages count. English is the pattern. */
export type CountedNouns = Readonly<Record<Noun, string>>;

export const NOUNS = Object.keys(counted) as Noun[];

/** Tests compare the catalogues with these forms, and docs/glossary.md shows them. */
export const countedIn: (language: Language) => CountedNouns = byLanguage(
  import.meta.glob<CountedNouns>('../*/testing/counted.ts', { eager: true, import: 'counted' }),
);
