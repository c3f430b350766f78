import type { Me } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** What the server knows of one, to take along or to leave behind. */
export function OwnData({ me }: { readonly me: Me }): ReactNode {
  const { online } = useWords();
  const [leaving, setLeaving] = useState<'signOut' | 'deleteMe' | null>(null);
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
  const leave = (how: 'signOut' | 'deleteMe'): void =>
    void doing(async () => {
      setLeaving(null);
      const left = await ask(how);
      if (left.ok) identity.become(null);
      return left;
    });
  return (
    <section className="panel">
      <h2>{online.dataTitle}</h2>
      <p className="buttons">
        <button type="button" className="button" onClick={download}>
          {online.download}
        </button>
        {/* A guest who signs out has no way back: that is asked first. */}
        <button
          type="button"
          className="button"
          onClick={() => (me.passkeys === 0 ? setLeaving('signOut') : leave('signOut'))}
        >
          {online.signOut}
        </button>
        <button type="button" className="button" onClick={() => setLeaving('deleteMe')}>
          {online.erase}
        </button>
      </p>
      <Trouble trouble={trouble} />
      {leaving !== null && (
        <Ask
          question={leaving === 'signOut' ? online.signOutSure : online.eraseSure}
          yes={leaving === 'signOut' ? online.signOut : online.erase}
          no={online.cancel}
          onYes={() => leave(leaving)}
          onNo={() => setLeaving(null)}
        />
      )}
    </section>
  );
}
