import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';

interface RemovalProps {
  readonly name: string;
  readonly onRemove: (keepOut: boolean) => void;
}

/** Removes someone from a table before the game, after a confirmation; keeping them out is a separate option. */
export function Removal({ name, onRemove }: RemovalProps): ReactNode {
  const { online, sitting } = useWords();
  const [isAsking, setAsking] = useState(false);
  const [keepOut, setKeepOut] = useState(false);
  return (
    <>
      <button type="button" className="button quiet" onClick={() => setAsking(true)}>
        {online.kick}
      </button>
      {isAsking && (
        <Ask
          question={sitting.kickTitle(name)}
          yes={sitting.kickYes}
          no={online.cancel}
          onYes={() => {
            setAsking(false);
            onRemove(keepOut);
          }}
          onNo={() => setAsking(false)}
        >
          <p>{sitting.kickText}</p>
          <label className="check">
            <input type="checkbox" checked={keepOut} onChange={({ target }) => setKeepOut(target.checked)} />
            <span>{sitting.keepOut}</span>
          </label>
        </Ask>
      )}
    </>
  );
}
