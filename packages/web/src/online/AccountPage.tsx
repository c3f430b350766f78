import type { Me } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { beside } from '../app/base.ts';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { Entrance } from './Entrance.tsx';
import { EraseAccount } from './EraseAccount.tsx';
import { HousePlace } from './HousePlace.tsx';
import { InkPicture } from './InkPicture.tsx';
import { identity, useIdentity } from './identity.ts';
import { NoticeSettings } from './NoticeSettings.tsx';
import { MoveCode } from './OtherDevice.tsx';
import { OwnBots } from './OwnBots.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys } from './PasskeyPanels.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInWays } from './SignInWays.tsx';
import { PlainAddress, Trouble, Unreachable } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';
import { useFocusKept } from './useFocusKept.ts';
import './account.css';

/** The account page, in the order people need it: who one is, how one signs in, notifications, one's games and data. */
export default function AccountPage(): ReactNode {
  const { online, places, app } = useWords();
  const { server, me, house } = useIdentity();
  const [isErased, setErased] = useState(false);
  const passkeys = house?.passkeys ?? false;
  useFocusKept();
  return (
    <HousePlace>
      <div className="online">
        <header className="online-head">
          <h1>{online.account}</h1>
          <Link href={addressOf({ page: 'online' })} className="button">
            {online.title}
          </Link>
        </header>
        {server === 'looking' && <p>{app.loading}</p>}
        {server === 'unreachable' && <Unreachable />}
        {server === 'there' && (
          <>
            <PlainAddress />
            <div role="status">
              {me === null && isErased && (
                <p className="note">
                  <span className="note-text">{places.erased}</span>
                </p>
              )}
            </div>
            {me === null ? (
              <div className="columns">
                <section className="panel">
                  <h2>{online.knownElsewhere}</h2>
                  <SignInWays />
                </section>
                <Entrance />
              </div>
            ) : (
              <div className="columns account">
                <Name me={me} />
                <section className="panel">
                  <h2>{places.signInTitle}</h2>
                  <Passkeys me={me} possible={passkeys} />
                  <MoveCode />
                  <Sessions />
                </section>
                <NoticeSettings />
                <OwnData me={me} />
                <ForPrograms me={me} />
                <EraseAccount onErased={() => setErased(true)} />
              </div>
            )}
          </>
        )}
      </div>
    </HousePlace>
  );
}

function Name({ me }: { readonly me: Me }): ReactNode {
  const { online } = useWords();
  const [name, setName] = useState(me.name);
  const { trouble, doing, done } = useAsking();
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void doing(async () => {
      const changed = await ask('changeMe', { body: { name: name.trim() } });
      if (changed.ok) identity.become(changed.value);
      return changed;
    });
  };
  return (
    <form className="panel own-name" onSubmit={save}>
      <InkPicture name="key" />
      <h2>{online.hello(me.name)}</h2>
      <label>
        {online.name}
        <input value={name} required maxLength={24} onChange={({ target }) => setName(target.value)} />
      </label>
      <p className="buttons">
        <button type="submit" className="button">
          {online.save}
        </button>
        {me.operator && (
          <Link href={addressOf({ page: 'operator' })} className="button">
            {online.operator}
          </Link>
        )}
        <span role="status">{done ? online.saved : ''}</span>
      </p>
      <Trouble trouble={trouble} />
    </form>
  );
}

/** What only programs and operators need: folded. */
function ForPrograms({ me }: { readonly me: Me }): ReactNode {
  const { online, places } = useWords();
  return (
    <details className="panel for-programs">
      <summary>{places.programsTitle}</summary>
      <OwnBots />
      <p>
        <a href={beside('api/docs')}>{places.apiDocs}</a>
      </p>
      <small>
        {online.idIs} <code>{me.id}</code>
      </small>
    </details>
  );
}
