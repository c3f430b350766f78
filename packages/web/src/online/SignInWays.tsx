import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useIdentity } from './identity.ts';
import { UseCode } from './OtherDevice.tsx';
import { PasskeyWait } from './PasskeyWait.tsx';
import { signIn } from './passkeys.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** For people who have played here before: their passkey, or a code from another device of theirs. */
export function SignInWays(): ReactNode {
  const { online, places } = useWords();
  const { house } = useIdentity();
  const { trouble, busy, doing } = useAsking();
  return (
    <div className="sign-in-ways">
      <p>{places.signInHint}</p>
      {house?.passkeys ? (
        <button
          type="button"
          className="button"
          aria-disabled={busy}
          onClick={() => {
            if (!busy) void doing(signIn);
          }}
        >
          {online.signIn}
        </button>
      ) : (
        <p>{online.noPasskeys}</p>
      )}
      <PasskeyWait isWaiting={busy} />
      <Trouble trouble={trouble} />
      <UseCode />
    </div>
  );
}

/** The same, folded until someone wants it. */
export function PlayedBefore(): ReactNode {
  const { online } = useWords();
  return (
    <details className="played-before">
      <summary>{online.knownElsewhere}</summary>
      <SignInWays />
    </details>
  );
}
