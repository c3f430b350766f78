import type { Me } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { addPasskey, signIn } from './passkeys.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** The keys that open the own account on any device. */
export function Passkeys({ me, possible }: { readonly me: Me; readonly possible: boolean }): ReactNode {
  const { online } = useWords();
  const { trouble, busy, doing } = useAsking();
  return (
    <section className="panel">
      <h2>{online.passkeyTitle}</h2>
      <p>{possible ? online.passkeyHint : online.noPasskeys}</p>
      <p>{online.passkeys(me.passkeys)}</p>
      {possible && (
        <button type="button" className="button" disabled={busy} onClick={() => void doing(addPasskey)}>
          {online.addPasskey}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}

/** Opens an account that a passkey belongs to. */
export function SignIn({ possible }: { readonly possible: boolean }): ReactNode {
  const { online } = useWords();
  const { trouble, busy, doing } = useAsking();
  return (
    <section className="panel">
      <h2>{online.passkeyTitle}</h2>
      {possible ? (
        <button type="button" className="button" disabled={busy} onClick={() => void doing(signIn)}>
          {online.signIn}
        </button>
      ) : (
        <p>{online.noPasskeys}</p>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}
