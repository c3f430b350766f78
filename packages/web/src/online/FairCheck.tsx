import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { isFair } from './fairness.ts';
import { Trouble } from './OnlinePage.tsx';

/** Checks in this browser that nobody had a hand in the shuffles. */
export function FairCheck({ table }: { readonly table: TableInfo }): ReactNode {
  const { online } = useWords();
  const [found, setFound] = useState<'fair' | 'unfair' | null>(null);
  const [unreachable, setUnreachable] = useState(false);
  const check = async (): Promise<void> => {
    const proof = await ask('proof', { params: { id: table.id } });
    setUnreachable(!proof.ok);
    // What counts is what this browser was told before the game, not what the proof says of itself.
    if (proof.ok) setFound(isFair({ ...proof.value, commitment: table.commitment }) ? 'fair' : 'unfair');
  };
  return (
    <p className="fair-check">
      <button type="button" className="button" onClick={check}>
        {online.check}
      </button>{' '}
      <span role="status">{found === null ? '' : online[found]}</span>
      {unreachable && <Trouble trouble={{ code: 'unreachable' }} />}
    </p>
  );
}
