import type { ReactNode } from 'react';
import { useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useLevels } from '../play/signs.ts';
import { levelsAt } from './climb.ts';
import { useQuickStart } from './useQuickStart.tsx';

interface NextStepProps {
  readonly sign: Sign;
  readonly step: number;
  /** How many bots sat at the last table, and will at the next. */
  readonly bots: number;
}

/** Starts a game against the bots of another step. */
export function NextStep({ sign, step, bots }: NextStepProps): ReactNode {
  const { start: words } = useWords();
  const { levels } = useRegistries().levels.current(sign.id);
  const called = useLevels(sign.id);
  const level = levels[step] ?? '';
  const table = { levels: levelsAt(step, bots, levels), options: sign.quickTable.options };
  const { start, isStarting, question } = useQuickStart(sign, table);
  return (
    <>
      <button type="button" className="button main" aria-disabled={isStarting} onClick={start}>
        {words.nextStep(called[level] ?? level)}
      </button>
      {question}
    </>
  );
}
