import type { Part } from '@taproom/bots/coach';
import type { ReactNode } from 'react';
import { useFigures } from './figures.ts';
import { shownParts } from './shown-parts.ts';

interface PartListProps {
  readonly parts: readonly Part[];
  /** What a part is called; one without a name is left out. */
  readonly nameOf: (part: string) => string | null | undefined;
}

/** What one turn brings more and less of than another. */
export function PartList({ parts, nameOf }: PartListProps): ReactNode {
  const figures = useFigures();
  return (
    <ul>
      {shownParts(parts).map(({ part, more }) => {
        const name = nameOf(part);
        return (
          name != null && (
            <li key={part}>
              {name}: <b>{figures.pointsOff(more)}</b>
            </li>
          )
        );
      })}
    </ul>
  );
}
