import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useState } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { TableChange } from './TableChange.tsx';

interface HostToolsProps {
  readonly info: TableInfo;
  readonly onClose: () => void;
}

/** What a host can do with an open table besides starting it: change it, close it. */
export function HostTools({ info, onClose }: HostToolsProps): ReactNode {
  const { sitting } = useWords();
  const [doing, setDoing] = useState<'change' | 'close' | null>(null);
  return (
    <div className="host-tools">
      <button type="button" className="button" onClick={() => setDoing('change')}>
        {sitting.change}
      </button>
      <button type="button" className="button quiet" onClick={() => setDoing('close')}>
        {sitting.closeTable}
      </button>
      {doing === 'change' && <TableChange info={info} onClose={() => setDoing(null)} />}
      {doing === 'close' && (
        <Ask
          question={sitting.closeTitle}
          yes={sitting.closeTable}
          no={sitting.keepOpen}
          onYes={() => {
            setDoing(null);
            onClose();
          }}
          onNo={() => setDoing(null)}
        >
          <p>{sitting.closeText}</p>
        </Ask>
      )}
    </div>
  );
}
