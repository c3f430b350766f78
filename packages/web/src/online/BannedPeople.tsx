import type { Person } from '@taproom/contracts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem } from './door.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Everybody whom the operator has banned, and the way to let them in again. */
export function BannedPeople(): ReactNode {
  const { online } = useWords();
  const [people, setPeople] = useState<readonly Person[] | null>(null);
  const [missed, setMissed] = useState<DoorProblem | null>(null);
  const { trouble, doing } = useAsking();
  const look = useCallback(async (): Promise<void> => {
    const found = await ask('bans');
    if (found.ok) setPeople(found.value.people);
    setMissed(found.ok ? null : found.refusal);
  }, []);
  useEffect(() => void look(), [look]);
  const lift = (id: string): void =>
    void doing(async () => {
      const lifted = await ask('ban', { params: { id }, body: { banned: false } });
      // Bots are let in again with their owner.
      if (lifted.ok) await look();
      return lifted;
    });
  return (
    <section className="panel banned">
      <h2>{online.bansTitle}</h2>
      {people?.length === 0 && <p>{online.noBans}</p>}
      <ul className="rows">
        {people?.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/people/${id}`}>{name || online.somebody}</Link>
            <button type="button" className="button" onClick={() => lift(id)}>
              {online.unban}
            </button>
          </li>
        ))}
      </ul>
      <Trouble trouble={trouble ?? missed} />
    </section>
  );
}
