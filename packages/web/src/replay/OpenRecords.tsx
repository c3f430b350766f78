import { addressOf } from '@taproom/contracts/addresses';
import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { Dialog } from '../app/Dialog.tsx';
import { house } from '../app/house.ts';
import { useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import type { OpenedRecord, RecordRefusal } from '../local/record.ts';
import { RecordRefused } from './RecordRefused.tsx';
import './open-records.css';

/** Opens a file that should contain a record. */
const Opening = createContext<(file: File) => void>(() => {});

/** Everything inside can open records, and accepts dropped files anywhere. */
export function OpenRecords({ children }: { readonly children: ReactNode }): ReactNode {
  const { records } = useWords();
  const { games, levels } = useRegistries();
  const [, go] = useLocation();
  const [dragging, setDragging] = useState(false);
  const [wrong, setWrong] = useState<{ readonly file: string; readonly refusal: RecordRefusal } | null>(null);
  const open = useCallback(
    async (file: File): Promise<void> => {
      const [{ openFile }, rules] = await Promise.all([import('../local/record.ts'), games()]);
      const opened = await openFile(file, { games: rules, levels });
      if (opened.ok) go(await keep(opened.value));
      else setWrong({ file: file.name, refusal: opened.refusal });
    },
    [go, games, levels],
  );
  useEffect(() => {
    const hasFile = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
    const drag = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDragging(true);
    };
    const leave = ({ relatedTarget }: DragEvent): void => {
      if (relatedTarget === null) setDragging(false);
    };
    const drop = (event: DragEvent): void => {
      if (!hasFile(event)) return;
      event.preventDefault();
      setDragging(false);
      const [file] = event.dataTransfer?.files ?? [];
      if (file !== undefined) void open(file);
    };
    addEventListener('dragover', drag);
    addEventListener('dragleave', leave);
    addEventListener('drop', drop);
    return () => {
      removeEventListener('dragover', drag);
      removeEventListener('dragleave', leave);
      removeEventListener('drop', drop);
    };
  }, [open]);
  return (
    <Opening value={open}>
      {children}
      {dragging && <p className="drop-here">{records.dropHere}</p>}
      {wrong !== null && (
        <Dialog title={records.cantOpen(wrong.file)} onClose={() => setWrong(null)}>
          <div role="alert">
            <RecordRefused refusal={wrong.refusal} />
          </div>
          <p>{records.nothingLost}</p>
          <p className="answers">
            <button type="button" className="button main" onClick={() => setWrong(null)}>
              {records.close}
            </button>
          </p>
        </Dialog>
      )}
    </Opening>
  );
}

/** Saves an opened record among the games of this device, and returns the path of its replay. */
export const keep = async ({ setup, log }: OpenedRecord): Promise<string> =>
  addressOf({ page: 'replay', id: await house.begin(setup, log) });

/** Chooses a file with a record. */
export function OpenRecordButton(): ReactNode {
  const { records } = useWords();
  const open = useContext(Opening);
  return (
    <label className="button open-record">
      {records.open}
      <input
        type="file"
        accept=".txt,text/plain"
        className="visually-hidden"
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file !== undefined) open(file);
          target.value = '';
        }}
      />
    </label>
  );
}
