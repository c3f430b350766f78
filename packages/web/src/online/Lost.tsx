import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { LineState } from './event-stream.ts';

/** A connection that is restored at once is not worth mentioning; after this many milliseconds it is. */
const A_MOMENT = 1500;

/** Says plainly that the server can't be reached. */
export function Lost({ line }: { readonly line: LineState }): ReactNode {
  const { online } = useWords();
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (line !== 'lost') return;
    const timer = setTimeout(() => setLate(true), A_MOMENT);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [line]);
  return (
    <div role="status">
      {late && (
        <p className="note lost">
          <span className="note-text">{online.lost}</span>
        </p>
      )}
    </div>
  );
}
