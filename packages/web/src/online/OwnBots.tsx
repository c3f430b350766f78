import type { AnswerOf, Api } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

type OwnTokens = AnswerOf<Api['tokens']>['tokens'];

/** The user's bots: programs that play under their own names, each with a token. */
export function OwnBots(): ReactNode {
  const { online } = useWords();
  const [tokens, setTokens] = useState<OwnTokens>([]);
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
      if (made.ok) {
        setSecret(made.value.secret);
        setName('');
      }
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
    <form className="own-bots" onSubmit={make}>
      <h3>{online.tokensTitle}</h3>
      <p>{online.tokensHint}</p>
      <ul className="rows">
        {tokens.map(token => (
          <li key={token.id}>
            <span>{token.name}</span>
            <button
              type="button"
              className="button"
              aria-label={`${online.tokenEnd}: ${token.name}`}
              onClick={() => end(token.id)}
            >
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
      <p role="status">
        {secret !== null && (
          <>
            {online.tokenOnce} <code>{secret}</code>
          </>
        )}
      </p>
      <Trouble trouble={trouble} />
    </form>
  );
}
