import { loadByLanguage } from '../i18n/by-language.ts';
import type { exploreWords } from '../i18n/en/explore.ts';
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

/** The words of the page, and those of the game that is shown there. */
export interface LoadedExploreWords {
  readonly general: ExploreWords;
  readonly own: ExploreGameWords;
}

export const loadExploreWords = loadByLanguage(
  import.meta.glob<ExploreWords>('../i18n/*/explore.ts', { import: 'exploreWords' }),
);
