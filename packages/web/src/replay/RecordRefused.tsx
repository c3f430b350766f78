import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import type { RecordRefusal } from '../local/record.ts';
import { explain } from '../log/explain.ts';
import { useFace, WithFace } from '../play/faces.tsx';

interface RecordRefusedProps {
  readonly refusal: RecordRefusal;
}

/** Why a record can't be opened. What the rules of its game have against it is told in the words of that game. */
export function RecordRefused({ refusal }: RecordRefusedProps): ReactNode {
  const { refusals } = useWords();
  if (refusal.of === null || !('reason' in refusal)) return explain(refusals, 'record', refusal, null);
  return (
    <WithFace game={refusal.of}>
      <ByTheRules refusal={refusal} />
    </WithFace>
  );
}

function ByTheRules({ refusal }: RecordRefusedProps): ReactNode {
  const { refusals } = useWords();
  return explain(refusals, 'record', refusal, useFace().speech);
}
