import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { isFair } from './fairness.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Verifies in this browser that nobody manipulated the shuffles. */
export function FairCheck({ table }: { readonly table: TableInfo }): ReactNode {
  const { online } = useWords();
  const games = useGames();
  const [found, setFound] = useState<'fair' | 'unfair' | null>(null);
  const { trouble, busy, doing } = useAsking();
  const check = (): void =>
    void doing(async () => {
      const proof = await ask('proof', { params: { id: table.id } });
      // What counts is the commitment this browser received before the game, not what the proof says about itself.
      if (proof.ok)
        setFound(isFair({ ...proof.value, commitment: table.commitment }, games) ? 'fair' : 'unfair');
      return proof;
    });
  return (
    <div className="fair-check">
      <button type="button" className="button" disabled={busy} onClick={check}>
        {online.check}
      </button>
      <span role="status">
        {found === 'fair' && online.fair}
        {found === 'unfair' && online.unfair}
      </span>
      <Trouble trouble={trouble} />
    </div>
  );
}
