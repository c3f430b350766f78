import type { ReactNode } from 'react';
import { useWords } from '../../../app/words.tsx';

interface ActionBarProps {
  /** What is awaited, or what the last click led to. */
  readonly say: ReactNode;
  readonly children?: ReactNode;
}

/** The bar at the thumb: what is awaited, and the buttons for it. */
export function ActionBar({ say, children }: ActionBarProps): ReactNode {
  const { play } = useWords();
  return (
    <section className="tavern-bar" aria-label={play.actions} data-guide="bar">
      <p aria-live="polite">{say}</p>
      {children}
    </section>
  );
}
