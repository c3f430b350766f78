import { loadByLanguage } from '../i18n/by-language.ts';
import type { exploreWords } from '../i18n/en/explore.ts';
import type { Language } from '../i18n/languages.ts';
import type { Widen } from '../i18n/messages.ts';

export type ExploreWords = Widen<typeof exploreWords>;

/** What a game says about one kind of decision. */
export interface KindWords {
  readonly name: string;
  /** The heading of the options. */
  readonly option: string;
  /** What the numbers mean, in one sentence. */
  readonly means: string;
}

/** What a game says about its choices. */
export interface ExploreGameWords {
  /** What is counted: heroes, victory points. */
  readonly points: string;
  readonly kinds: Readonly<Record<string, KindWords>>;
  option(kind: string, option: string): string;
}

const loadWords = loadByLanguage(
  import.meta.glob<ExploreWords>('../i18n/*/explore.ts', { import: 'exploreWords' }),
);
const OF_GAMES = import.meta.glob<ExploreGameWords>('../i18n/*/*/explore.ts', { import: 'words' });

const filesOf = (game: string) => Object.entries(OF_GAMES).filter(([path]) => path.includes(`/${game}/`));

/** Whether the choices of a game were measured: it has words for them. */
export const isExplored = (game: string): boolean => filesOf(game).length > 0;

export interface LoadedExploreWords {
  readonly general: ExploreWords;
  readonly own: ExploreGameWords;
}

/** Loads the words for the choices of a game. */
export function loadExploreWords(game: string): (language: Language) => Promise<LoadedExploreWords> {
  const loadOwn = loadByLanguage(Object.fromEntries(filesOf(game)));
  return async language => {
    const [general, own] = await Promise.all([loadWords(language), loadOwn(language)]);
    return { general, own };
  };
}
