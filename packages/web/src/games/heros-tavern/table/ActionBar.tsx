import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';
import { markMoreBelow } from '../../../play/more-below.ts';
import type { TavernNow } from '../types.ts';
import { Lately, StepButton } from './Lately.tsx';

interface ActionBarProps {
  /** What to do next, or the result of the last click. */
  readonly say: ReactNode;
  /** With it, what the others just did stands beside the prompt. */
  readonly now?: TavernNow;
  readonly children?: ReactNode;
}

/**
 * The action bar within thumb's reach: what to do next, and the buttons for it. The last button has the same place at
 * all times, and what replaces it there never undoes or skips anything: a second click must not do what nobody meant.
 */
export function ActionBar({ say, now, children }: ActionBarProps): ReactNode {
  const { play } = useWords();
  return (
    <section className="tavern-bar" aria-label={play.actions} data-guide="bar">
      <div ref={markMoreBelow} className="tavern-say">
        <p aria-live="polite">{say}</p>
        {now !== undefined && <Lately now={now} />}
      </div>
      <div className="tavern-buttons">
        {now !== undefined && <StepButton now={now} />}
        {children}
      </div>
    </section>
  );
}
