import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { identity } from './identity.ts';

/** Says that this browser was signed out elsewhere, with the ways to sign in again. */
export function SignedOut(): ReactNode {
  const { online } = useWords();
  const { isSignedOut } = useSyncExternalStore(identity.subscribe, identity.get);
  return (
    <div role="alert">
      {isSignedOut && (
        <p className="note trouble">
          <span className="note-text">{online.signedOut}</span>
          <Link href={addressOf({ page: 'account' })} className="button main">
            {online.signInAgain}
          </Link>
        </p>
      )}
    </div>
  );
}
