import type { ReactNode } from 'react';
import { useGames } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { RecordRefusal } from '../local/record.ts';
import { explain } from '../log/explain.ts';
import { useFace } from '../play/faces.tsx';
import { WithFace } from '../play/WithFace.tsx';

interface RecordRefusedProps {
  readonly refusal: RecordRefusal;
}

/** Why a record can't be opened. Objections by the rules of its game are in that game's words. */
export function RecordRefused({ refusal }: RecordRefusedProps): ReactNode {
  const { refusals } = useWords();
  const games = useGames();
  if (refusal.of === null || !('reason' in refusal)) return explain(refusals, 'record', refusal, null);
  return (
    // A refusal brings its own numbers: the words may be those of any version.
    <WithFace rules={games.current(refusal.of)}>
      <ByTheRules refusal={refusal} />
    </WithFace>
  );
}

function ByTheRules({ refusal }: RecordRefusedProps): ReactNode {
  const { refusals } = useWords();
  return explain(refusals, 'record', refusal, useFace().speech);
}
