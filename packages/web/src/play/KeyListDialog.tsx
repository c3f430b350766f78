import { type ReactNode, useSyncExternalStore } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';
import { useFace } from './faces.tsx';
import './key-list.css';

/** All keys at the table: those of the game first. */
export function KeyListDialog({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { atTable, records } = useWords();
  const { speech } = useFace();
  const { keys } = atTable;
  const isOff = useSyncExternalStore(settings.subscribe, settings.get).keys === 'off';
  return (
    <Dialog title={keys.title} onClose={onClose}>
      {isOff && <p>{keys.off}</p>}
      <dl className="key-list">
        {[...speech.keys, ...keys.list].map(line => (
          <div key={line.does}>
            <dt>
              {line.keys.map(key => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{line.does}</dd>
          </div>
        ))}
      </dl>
      <p className="answers">
        <button type="button" className="button main" onClick={onClose}>
          {records.close}
        </button>
      </p>
    </Dialog>
  );
}
