import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import type { LineState } from './line.ts';

/** A line that is taken up again at once is not worth a word; this many milliseconds are. */
const A_MOMENT = 1500;

/** Says plainly that the server is out of reach. */
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
