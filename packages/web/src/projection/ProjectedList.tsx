import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { useProjectedScores } from './projected-scores.tsx';

/** The expected final scores as text. */
export function ProjectedList({ names }: { readonly names: readonly string[] }): ReactNode {
  const { atTable } = useWords();
  const scores = useProjectedScores();
  if (scores === null) return null;
  return (
    <section>
      <h2>{atTable.projection}</h2>
      <ul>
        {scores.map((score, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: seats never change their order.
          <li key={seat}>
            {names[seat]}: {atTable.roughly(Math.round(score))}
          </li>
        ))}
      </ul>
    </section>
  );
}
