import { type ReactNode, useState } from 'react';
import { reloadNewest } from '../app/version.ts';
import { useWords } from '../app/words.tsx';
import type { Lacking } from './playable.ts';

interface UnplayableProps {
  readonly lacking: Lacking;
  /** Where else to go. */
  readonly children?: ReactNode;
}

/** In place of a game that can't be played here: what is wrong, that nothing is lost, and what to do. */
export function Unplayable({ lacking, children }: UnplayableProps): ReactNode {
  const { unplayable } = useWords();
  const [reloading, setReloading] = useState(false);
  const reload = (): void => {
    setReloading(true);
    void reloadNewest();
  };
  return (
    <div className="waiting unplayable" role="alert">
      <h1>{unplayable.title}</h1>
      <p>{unplayable.why[lacking]}</p>
      <p>{unplayable.safe}</p>
      <p>{unplayable.fix[lacking]}</p>
      {lacking === 'client' && (
        <button type="button" className="button main" disabled={reloading} onClick={reload}>
          {unplayable.reload}
        </button>
      )}{' '}
      {children}
    </div>
  );
}
