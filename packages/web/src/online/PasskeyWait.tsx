import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { cancelPasskey } from './passkeys.ts';

/**
 * What to do while the device asks for a passkey, and a way out: some devices never answer. The button is the last one,
 * so nothing moves when it comes.
 */
export function PasskeyWait({ isWaiting }: { readonly isWaiting: boolean }): ReactNode {
  const { online, places } = useWords();
  return (
    <div role="status" className="passkey-wait">
      {isWaiting && (
        <p className="note">
          <span className="note-text">{places.passkeyWaits}</span>
          <button type="button" className="button" onClick={cancelPasskey}>
            {online.cancel}
          </button>
        </p>
      )}
    </div>
  );
}
