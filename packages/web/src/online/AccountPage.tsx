import type { AnswerOf, Api, Me } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Notices } from './Notices.tsx';
import { Entrance, Trouble, Unreachable, useIdentity } from './OnlinePage.tsx';
import { addPasskey, signIn } from './passkeys.ts';
import { useAsking } from './useAsking.ts';
import './online.css';

type Tokens = AnswerOf<Api['tokens']>['tokens'];

/** Who one is to the server: name, passkeys, other devices, notices, bots, and the way out. */
export default function AccountPage(): ReactNode {
  const { online } = useWords();
  const { server, me, house } = useIdentity();
  return (
    <div className="online">
      <h1>{online.account}</h1>
      {server === 'unreachable' && <Unreachable />}
      {server === 'there' && me === null && (
        <>
          <Entrance />
          <UseCode />
          <SignIn possible={house?.passkeys ?? false} />
        </>
      )}
      {me !== null && (
        <>
          <NameForm me={me} />
          <Passkeys me={me} possible={house?.passkeys ?? false} />
          <MoveCode />
          <Notices />
          <Tokens />
          <Data me={me} />
        </>
      )}
      <Link href="/online" className="button quiet">
        {online.title}
      </Link>
    </div>
  );
}

function NameForm({ me }: { readonly me: Me }): ReactNode {
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
      <button type="submit" className="button">
        {online.save}
      </button>
      <span role="status">{done ? online.saved : ''}</span>
      <Trouble trouble={trouble} />
      <p>
        <Link href={`/people/${me.id}`}>{online.history}</Link>
      </p>
    </form>
  );
}

function Passkeys({ me, possible }: { readonly me: Me; readonly possible: boolean }): ReactNode {
  const { online } = useWords();
  const { trouble, doing } = useAsking();
  return (
    <section className="panel">
      <h2>{online.passkeyTitle}</h2>
      <p>{possible ? online.passkeyHint : online.noPasskeys}</p>
      <p>{online.passkeys(me.passkeys)}</p>
      {possible && (
        <button type="button" className="button" onClick={() => void doing(addPasskey)}>
          {online.addPasskey}
        </button>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}

function SignIn({ possible }: { readonly possible: boolean }): ReactNode {
  const { online } = useWords();
  const { trouble, doing } = useAsking();
  return (
    <section className="panel">
      <h2>{online.passkeyTitle}</h2>
      {possible ? (
        <button type="button" className="button" onClick={() => void doing(signIn)}>
          {online.signIn}
        </button>
      ) : (
        <p>{online.noPasskeys}</p>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}

function MoveCode(): ReactNode {
  const { online } = useWords();
  const [code, setCode] = useState<string | null>(null);
  const { trouble, doing } = useAsking();
  const make = (): void =>
    void doing(async () => {
      const made = await ask('newMoveCode');
      if (made.ok) setCode(made.value.code);
      return made;
    });
  return (
    <section className="panel">
      <h2>{online.moveTitle}</h2>
      {code === null ? (
        <button type="button" className="button" onClick={make}>
          {online.moveMake}
        </button>
      ) : (
        <p role="status">
          {online.moveHint} <strong className="move-code">{code}</strong>
        </p>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}

function UseCode(): ReactNode {
  const { online } = useWords();
  const [code, setCode] = useState('');
  const { trouble, doing } = useAsking();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    void doing(async () => {
      const moved = await ask('useMoveCode', { body: { code: code.trim() } });
      if (moved.ok) identity.become(moved.value);
      return moved;
    });
  };
  return (
    <form className="panel" onSubmit={use}>
      <h2>{online.moveTitle}</h2>
      <label>
        {online.moveType}
        <input
          value={code}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={20}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {online.moveGo}
      </button>
      <Trouble trouble={trouble} />
    </form>
  );
}

function Tokens(): ReactNode {
  const { online } = useWords();
  const [tokens, setTokens] = useState<Tokens>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const [name, setName] = useState('');
  const { trouble, doing } = useAsking();
  const look = async (): Promise<void> => {
    const found = await ask('tokens');
    if (found.ok) setTokens(found.value.tokens);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is opened.
  useEffect(() => void look(), []);
  const make = (event: FormEvent): void => {
    event.preventDefault();
    void doing(async () => {
      const made = await ask('newToken', { body: { name: name.trim() } });
      if (made.ok) setSecret(made.value.secret);
      await look();
      return made;
    });
  };
  const end = (id: string): void =>
    void doing(async () => {
      const ended = await ask('deleteToken', { params: { id } });
      await look();
      return ended;
    });
  return (
    <form className="panel" onSubmit={make}>
      <h2>{online.tokensTitle}</h2>
      <p>{online.tokensHint}</p>
      <ul>
        {tokens.map(token => (
          <li key={token.id}>
            {token.name}{' '}
            <button type="button" className="button quiet" onClick={() => end(token.id)}>
              {online.tokenEnd}
            </button>
          </li>
        ))}
      </ul>
      <label>
        {online.tokenName}
        <input value={name} required maxLength={24} onChange={({ target }) => setName(target.value)} />
      </label>
      <button type="submit" className="button">
        {online.tokenMake}
      </button>
      {secret !== null && (
        <p role="status">
          {online.tokenOnce} <code>{secret}</code>
        </p>
      )}
      <Trouble trouble={trouble} />
    </form>
  );
}

function Data({ me }: { readonly me: Me }): ReactNode {
  const { online } = useWords();
  const [sure, setSure] = useState(false);
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
        <button type="button" className="button" onClick={() => leave('signOut')}>
          {online.signOut}
        </button>
        <button type="button" className="button" aria-expanded={sure} onClick={() => setSure(!sure)}>
          {online.erase}
        </button>
      </p>
      {sure && (
        <p>
          {online.eraseSure}{' '}
          <button type="button" className="button main" onClick={() => leave('deleteMe')}>
            {online.yes}
          </button>
          <button type="button" className="button" onClick={() => setSure(false)}>
            {online.no}
          </button>
        </p>
      )}
      <Trouble trouble={trouble} />
    </section>
  );
}
