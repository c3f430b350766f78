import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { AidView } from '../rules/AidView.tsx';
import '../pages/paper.css';
import './print.css';

interface PrintFrameProps {
  readonly sign: Sign;
  /** The titles of the two sheets. */
  readonly aidTitle: string;
  readonly padTitle: string;
  readonly hint: string;
  /** Whether the player aid only fits on a page in small print. */
  readonly dense?: boolean;
  /** The table of the score pad. */
  readonly children: ReactNode;
}

/** What a game has to print: its player aid and its score pad, a sheet of paper each. */
export function PrintFrame({
  sign,
  aidTitle,
  padTitle,
  hint,
  dense = false,
  children,
}: PrintFrameProps): ReactNode {
  const { pages } = useWords();
  return (
    <div className="print-page">
      <header>
        <p>{hint}</p>
        <button type="button" className="button main" onClick={() => print()}>
          {pages.print}
        </button>
      </header>
      <article className={dense ? 'paper aid-sheet dense' : 'paper aid-sheet'}>
        <h1>
          {sign.title}: {aidTitle}
        </h1>
        <AidView sign={sign} />
      </article>
      <article className="paper score-pad">
        <h1>
          {sign.title}: {padTitle}
        </h1>
        {children}
      </article>
    </div>
  );
}
