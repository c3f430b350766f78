import type { Refusal } from '@taproom/games';
import type { ReactNode } from 'react';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { useWords } from '../app/words.tsx';
import { explain } from '../log/explain.ts';
import { isUnknownEdition } from './playable.ts';
import { Unplayable } from './Unplayable.tsx';

/**
 * Shown instead of a game on this device that can't be opened: its rules are missing, or the stored data is damaged.
 */
export function Broken({ refusal }: { readonly refusal: Refusal }): ReactNode {
  const { play, refusals } = useWords();
  if (isUnknownEdition(refusal)) return <Unplayable lacking="client" />;
  return (
    <DeadEnd scene="spilt" title={play.cantOpen}>
      <p>{explain(refusals, 'table', refusal, null)}</p>
    </DeadEnd>
  );
}
