import type { TableInfo } from '@taproom/contracts';
import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';

/** Marks the table of a daily deal in a list; nothing at all others. */
export function DealBadge({ deal }: Pick<TableInfo, 'deal'>): ReactNode {
  const { around, places } = useWords();
  if (deal === null) return null;
  const { daily } = around.learn;
  return <span className="badge">{deal.practice ? `${daily}, ${places.practice}` : daily}</span>;
}
