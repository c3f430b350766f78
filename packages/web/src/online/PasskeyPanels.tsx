import type { AnswerOf, Api, Me } from '@taproom/contracts';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { dayText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { PasskeyWait } from './PasskeyWait.tsx';
import { addPasskey } from './passkeys.ts';
import { RenameDialog } from './RenameDialog.tsx';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type OwnPasskey = AnswerOf<Api['passkeys']>['passkeys'][number];

/** The passkeys of the account: listed, named, removed, and a new one. */
export function Passkeys({ me, possible }: { readonly me: Me; readonly possible: boolean }): ReactNode {
  const { online, places } = useWords();
  const [keys, setKeys] = useState<readonly OwnPasskey[]>([]);
  const [chosen, setChosen] = useState<{ readonly key: OwnPasskey; readonly to: 'rename' | 'remove' } | null>(
    null,
  );
  const { trouble, busy, doing } = useAsking();
  const [isAdding, setAdding] = useState(false);
  const add = async (): Promise<void> => {
    if (busy) return;
    setAdding(true);
    await doing(addPasskey);
    setAdding(false);
  };
  const look = useCallback(async (): Promise<void> => {
    const found = await ask('passkeys');
    if (found.ok) setKeys(found.value.passkeys);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new passkey counts in the account.
  useEffect(() => void look(), [look, me.passkeys]);
  const remove = (id: string): void =>
    void doing(async () => {
      setChosen(null);
      const removed = await ask('deletePasskey', { params: { id } });
      if (removed.ok) await Promise.all([identity.look(), look()]);
      return removed;
    });
  return (
    <section>
      <h3>{places.passkeysTitle}</h3>
      <p>{possible ? (me.passkeys === 0 ? places.guestHint : online.passkeyHint) : online.noPasskeys}</p>
      <ul className="rows">
        {keys.map(key => (
          <PasskeyRow
            key={key.id}
            passkey={key}
            // The last one can't be removed: nothing else opens the account.
            isOnly={keys.length === 1}
            onRename={() => setChosen({ key, to: 'rename' })}
            onRemove={() => setChosen({ key, to: 'remove' })}
          />
        ))}
      </ul>
      {possible && (
        <button
          type="button"
          className={me.passkeys === 0 ? 'button main' : 'button'}
          aria-disabled={busy}
          onClick={() => void add()}
        >
          {online.addPasskey}
        </button>
      )}
      <PasskeyWait isWaiting={isAdding} />
      <Trouble trouble={trouble} />
      {chosen?.to === 'remove' && (
        <Ask
          question={places.removeSure(chosen.key.name ?? places.unnamedPasskey)}
          yes={places.remove}
          no={online.cancel}
          onYes={() => remove(chosen.key.id)}
          onNo={() => setChosen(null)}
        />
      )}
      {chosen?.to === 'rename' && (
        <RenameDialog
          title={places.renamePasskey(chosen.key.name ?? places.unnamedPasskey)}
          label={places.passkeyName}
          name={chosen.key.name ?? ''}
          save={name => ask('changePasskey', { params: { id: chosen.key.id }, body: { name } })}
          onClose={() => {
            setChosen(null);
            void look();
          }}
        />
      )}
    </section>
  );
}

interface PasskeyRowProps {
  readonly passkey: OwnPasskey;
  readonly isOnly: boolean;
  readonly onRename: () => void;
  readonly onRemove: () => void;
}

function PasskeyRow({ passkey, isOnly, onRename, onRemove }: PasskeyRowProps): ReactNode {
  const { online, places } = useWords();
  const language = useLanguage();
  const { created, used } = passkey;
  const name = passkey.name ?? places.unnamedPasskey;
  const facts = [
    places.createdOn(dayText(language, created)),
    used === null ? places.neverUsed : places.usedOn(dayText(language, used)),
  ];
  return (
    <li>
      <span className="row-name">
        {name}
        <small>{facts.join(' · ')}</small>
      </span>
      <span className="buttons">
        <button
          type="button"
          className="button quiet"
          aria-label={places.renamePasskey(name)}
          onClick={onRename}
        >
          {online.rename}
        </button>
        {!isOnly && (
          <button
            type="button"
            className="button quiet"
            aria-label={places.removePasskey(name)}
            onClick={onRemove}
          >
            {places.remove}
          </button>
        )}
      </span>
    </li>
  );
}
