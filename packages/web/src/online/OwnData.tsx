import type { Me } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { MutedPeople } from './MutedPeople.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** The games of the account, everything the server has about it to download, and the way out. */
export function OwnData({ me }: { readonly me: Me }): ReactNode {
  const { online, places } = useWords();
  const [leaving, setLeaving] = useState(false);
  const { trouble, doing } = useAsking();
  const download = (): void =>
    void doing(async () => {
      const data = await ask('myData');
      if (data.ok) {
        const file = new Blob([JSON.stringify(data.value, null, 2)], { type: 'application/json' });
        const link = document.createElement('a');
        link.href = URL.createObjectURL(file);
        link.download = `taproom-${me.id}.json`;
        link.click();
        URL.revokeObjectURL(link.href);
      }
      return data;
    });
  const signOut = (): void =>
    void doing(async () => {
      setLeaving(false);
      const left = await ask('signOut');
      if (left.ok) identity.become(null);
      return left;
    });
  return (
    <section className="panel">
      <h2>{places.gamesTitle}</h2>
      <p className="buttons">
        <Link href={addressOf({ page: 'person', id: me.id })} className="button">
          {online.history}
        </Link>
        <button type="button" className="button" onClick={download}>
          {online.download}
        </button>
        {/* A guest who signs out has no way back: that needs confirmation. */}
        <button
          type="button"
          className="button"
          onClick={() => (me.passkeys === 0 ? setLeaving(true) : signOut())}
        >
          {online.signOut}
        </button>
      </p>
      <Trouble trouble={trouble} />
      <MutedPeople />
      {leaving && (
        <Ask
          question={online.signOutSure}
          yes={online.signOut}
          no={online.cancel}
          onYes={signOut}
          onNo={() => setLeaving(false)}
        />
      )}
    </section>
  );
}
