import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Shows a code that moves the account to another device, and says what comes along. */
export function MoveCode(): ReactNode {
  const { online } = useWords();
  const [code, setCode] = useState<string | null>(null);
  const { trouble, busy, doing } = useAsking();
  const make = (): void =>
    void doing(async () => {
      await identity.carryGames();
      const made = await ask('newMoveCode');
      if (made.ok) setCode(made.value.code);
      return made;
    });
  return (
    <section>
      <h3>{online.moveTitle}</h3>
      <p>{online.comesAlong}</p>
      <p>{online.keptForYou}</p>
      <button type="button" className="button" disabled={busy} onClick={make}>
        {online.moveMake}
      </button>
      <p role="status">
        {code !== null && (
          <>
            {online.moveHint} <strong className="move-code">{code}</strong>
          </>
        )}
      </p>
      <Trouble trouble={trouble} />
    </section>
  );
}

/** Signs in with a code shown on another device. */
export function UseCode(): ReactNode {
  const { online, places } = useWords();
  const hint = useId();
  const [code, setCode] = useState('');
  const { trouble, busy, doing } = useAsking();
  const use = (event: FormEvent): void => {
    event.preventDefault();
    if (busy) return;
    void doing(async () => {
      const moved = await ask('useMoveCode', { body: { code: code.trim() } });
      if (moved.ok) identity.arrive(moved.value);
      return moved;
    });
  };
  return (
    <form className="use-code" onSubmit={use}>
      <label>
        {online.moveType}
        <input
          value={code}
          required
          autoComplete="one-time-code"
          autoCapitalize="characters"
          maxLength={20}
          aria-describedby={hint}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="button" aria-disabled={busy}>
        {online.moveGo}
      </button>
      <small id={hint}>{places.codeHint}</small>
      <Trouble trouble={trouble} />
    </form>
  );
}
