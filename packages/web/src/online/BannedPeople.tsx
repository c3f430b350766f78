import type { Person } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask, type DoorProblem } from './door.ts';
import { personName } from './person-name.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Everyone the operator has banned, with a button to unban them. */
export function BannedPeople(): ReactNode {
  const words = useWords();
  const { online } = words;
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
      // Bots are unbanned with their owner.
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
            <Link href={addressOf({ page: 'person', id })}>{personName({ name }, words)}</Link>
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
