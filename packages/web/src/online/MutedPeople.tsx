import type { Person } from '@taproom/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { personName } from './person-name.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Muted people, with a button to unmute them. */
export function MutedPeople(): ReactNode {
  const words = useWords();
  const { online } = words;
  const [people, setPeople] = useState<readonly Person[]>([]);
  const { trouble, doing } = useAsking();
  useEffect(() => {
    void ask('muted').then(found => {
      if (found.ok) setPeople(found.value.people);
    });
  }, []);
  const hear = (id: string): void =>
    void doing(async () => {
      const heard = await ask('mute', { params: { id }, body: { muted: false } });
      if (heard.ok) setPeople(people.filter(person => person.id !== id));
      return heard;
    });
  return (
    <section>
      <h3>{online.mutedTitle}</h3>
      {people.length === 0 && <p>{online.mutedNobody}</p>}
      <ul className="rows">
        {people.map(({ id, name }) => (
          <li key={id}>
            <span>{personName({ name }, words)}</span>
            <button type="button" className="button" onClick={() => hear(id)}>
              {online.unmute}
            </button>
          </li>
        ))}
      </ul>
      <Trouble trouble={trouble} />
    </section>
  );
}
