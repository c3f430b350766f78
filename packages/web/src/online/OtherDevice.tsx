import { type FormEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { copy } from '../replay/share.ts';
import { clockText } from './clock.ts';
import { ask } from './door.ts';
import { identity } from './identity.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Shows a code that moves the account to another device, and says what comes along. */
export function MoveCode(): ReactNode {
  const { online } = useWords();
  const [shown, setShown] = useState<{ readonly code: string; readonly ends: number } | null>(null);
  const { trouble, busy, doing } = useAsking();
  const make = (): void => {
    if (busy) return;
    void doing(async () => {
      await identity.carryGames();
      const made = await ask('newMoveCode');
      // The clocks of server and device may differ; this one goes on while the device sleeps.
      if (made.ok) setShown({ code: made.value.code, ends: Date.now() + made.value.lasts });
      return made;
    });
  };
  return (
    <section>
      <h3>{online.moveTitle}</h3>
      <p>{online.comesAlong}</p>
      <p>{online.keptForYou}</p>
      <button type="button" className="button" aria-disabled={busy} onClick={make}>
        {online.moveMake}
      </button>
      <p role="status">
        {shown !== null && (
          <>
            {online.moveHint} <strong className="move-code">{shown.code}</strong>
          </>
        )}
      </p>
      {shown !== null && <CodeTools key={shown.code} {...shown} />}
      <Trouble trouble={trouble} />
    </section>
  );
}

interface CodeToolsProps {
  readonly code: string;
  /** When it expires, by the clock of the device. */
  readonly ends: number;
}

/** How long the code is still valid, and a button that copies it. Screen readers hear only that it has expired. */
function CodeTools({ code, ends }: CodeToolsProps): ReactNode {
  const { online } = useWords();
  const [now, setNow] = useState(() => Date.now());
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const left = ends - now;
  return (
    <p className="buttons code-tools">
      <button
        type="button"
        className="button"
        aria-disabled={left <= 0}
        onClick={async () => setCopied(left > 0 && (await copy(code)).how === 'copied')}
      >
        {online.copyCode}
      </button>
      {left > 0 && <span>{online.moveLeft(clockText(left, online.times))}</span>}
      <span role="status">{left <= 0 ? online.moveOver : isCopied ? online.codeCopied : ''}</span>
    </p>
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
