import type { ReactNode } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask, newKey } from './door.ts';
import type { OnlineTable } from './table.ts';

interface AskToEndProps {
  readonly id: string;
  readonly table: OnlineTable;
  readonly onClose: () => void;
}

/** Asks the only person left whether to end the game: nobody else has to agree. */
export function AskToEnd({ id, table, onClose }: AskToEndProps): ReactNode {
  const { online, sitting } = useWords();
  const end = async (): Promise<void> => {
    onClose();
    const done = await ask('propose', { params: { id }, body: { key: newKey(), kind: 'abandon' } });
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <Ask
      question={sitting.stopTitle}
      yes={sitting.stopHere}
      no={online.playOn}
      onYes={() => void end()}
      onNo={onClose}
    >
      <p>{sitting.stopText}</p>
    </Ask>
  );
}
