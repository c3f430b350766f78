import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Deletes the account, after a confirmation that explains the consequences. */
export function EraseAccount({ onErased }: { readonly onErased: () => void }): ReactNode {
  const { online, places } = useWords();
  const [asked, setAsked] = useState(false);
  const { trouble, busy, doing } = useAsking();
  const erase = (): void =>
    void doing(async () => {
      setAsked(false);
      const erased = await ask('deleteMe');
      if (erased.ok) {
        onErased();
        identity.become(null);
        // It was the name of the account: the top bar must not show it any more.
        settings.set({ name: '' });
      }
      return erased;
    });
  return (
    <section className="panel danger">
      <h2>{online.erase}</h2>
      <p>{places.eraseHint}</p>
      <Consequences />
      <button type="button" className="button dangerous" aria-disabled={busy} onClick={() => setAsked(!busy)}>
        {online.erase}
      </button>
      <Trouble trouble={trouble} />
      {asked && (
        <Ask
          question={online.eraseSure}
          yes={online.erase}
          no={online.cancel}
          onYes={erase}
          onNo={() => setAsked(false)}
        >
          <Consequences />
        </Ask>
      )}
    </section>
  );
}

function Consequences(): ReactNode {
  const { erases } = useWords().places;
  return (
    <ul className="consequences">
      {Object.values(erases).map(text => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
