import { createContext, type ReactNode, useContext } from 'react';
import { useLoaded } from '../app/useLoaded.ts';
import { Waiting } from '../app/Waiting.tsx';
import { loadByLanguage } from '../i18n/by-language.ts';
import type { reviewPageWords } from '../i18n/en/review-page.ts';
import type { Widen } from '../i18n/messages.ts';

/** The words of the review and of the deck of mistakes: only these pages load them. */
export type ReviewWords = Widen<typeof reviewPageWords>;

const load = loadByLanguage(
  import.meta.glob<ReviewWords>('../i18n/*/review-page.ts', { import: 'reviewPageWords' }),
);

const Spoken = createContext<ReviewWords | null>(null);

export function WithReviewWords({ children }: { readonly children: ReactNode }): ReactNode {
  const words = useLoaded(load);
  return words === null ? <Waiting /> : <Spoken value={words}>{children}</Spoken>;
}

export function useReviewWords(): ReviewWords {
  const words = useContext(Spoken);
  if (words === null) throw new Error('no words outside of <WithReviewWords>');
  return words;
}
