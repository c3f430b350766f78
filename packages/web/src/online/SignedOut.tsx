import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { identity } from './identity.ts';

/** Says that this browser was signed out elsewhere, with the ways to sign in again; or that the account was deleted. */
export function SignedOut(): ReactNode {
  const { online } = useWords();
  const { isSignedOut, isDeleted } = useSyncExternalStore(identity.subscribe, identity.get);
  return (
    <div role="alert">
      {isSignedOut && (
        <p className="note trouble">
          <span className="note-text">{isDeleted ? online.deletedElsewhere : online.signedOut}</span>
          {!isDeleted && (
            <Link href={addressOf({ page: 'account' })} className="button main">
              {online.signInAgain}
            </Link>
          )}
        </p>
      )}
    </div>
  );
}
