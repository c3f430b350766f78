import type { Me } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { Entrance } from './Entrance.tsx';
import { identity, useIdentity } from './identity.ts';
import { MutedPeople } from './MutedPeople.tsx';
import { Notices } from './Notices.tsx';
import { MoveCode, UseCode } from './OtherDevice.tsx';
import { OwnBots } from './OwnBots.tsx';
import { OwnData } from './OwnData.tsx';
import { Passkeys, SignIn } from './PasskeyPanels.tsx';
import { PlainAddress, Trouble, Unreachable } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';
import './online.css';
import './account.css';

/** Who one is to the server: name, passkeys, other devices, notices, bots, and the way out. */
export default function AccountPage(): ReactNode {
  const { online, app } = useWords();
  const { server, me, house } = useIdentity();
  const passkeys = house?.passkeys ?? false;
  return (
    <div className="online">
      <header className="online-head">
        <h1>{online.account}</h1>
        <Link href="/online" className="button">
          {online.title}
        </Link>
      </header>
      {server === 'looking' && <p>{app.loading}</p>}
      {server === 'unreachable' && <Unreachable />}
      {server === 'there' && (
        <>
          <PlainAddress />
          {me === null ? (
            <div className="columns">
              <Entrance />
              <div className="panels">
                <SignIn possible={passkeys} />
                <UseCode />
              </div>
            </div>
          ) : (
            <div className="columns flow">
              <Name me={me} />
              <Passkeys me={me} possible={passkeys} />
              <MoveCode />
              <Notices />
              <MutedPeople />
              <OwnBots />
              <OwnData me={me} />
            </div>
          )}
        </>
      )}
    </div>
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
    <form className="panel" onSubmit={save}>
      <label>
        {online.name}
        <input value={name} required maxLength={24} onChange={({ target }) => setName(target.value)} />
      </label>
      <p className="buttons">
        <button type="submit" className="button">
          {online.save}
        </button>
        <Link href={`/people/${me.id}`} className="button quiet">
          {online.history}
        </Link>
        {me.operator && (
          <Link href="/operator" className="button">
            {online.operator}
          </Link>
        )}
        <span role="status">{done ? online.saved : ''}</span>
      </p>
      <Trouble trouble={trouble} />
      <small>
        {online.idIs} <code>{me.id}</code>
      </small>
    </form>
  );
}
