import { LONGEST_MEMO } from '@taproom/contracts';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { Dialog } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { Trouble } from './Trouble.tsx';
import { useAsking } from './useAsking.ts';

/** Private notes about a table. */
export function MemoDialog({
  table,
  onClose,
}: {
  readonly table: string;
  readonly onClose: () => void;
}): ReactNode {
  const { online, sitting } = useWords();
  const [text, setText] = useState<string | null>(null);
  const { trouble, busy, doing } = useAsking();
  useEffect(() => {
    void ask('memo', { params: { id: table } }).then(found => setText(found.ok ? found.value.text : ''));
  }, [table]);
  const save = (event: FormEvent): void => {
    event.preventDefault();
    void doing(async () => {
      const done = await ask('keepMemo', { params: { id: table }, body: { text: text?.trim() ?? '' } });
      if (done.ok) onClose();
      return done;
    });
  };
  return (
    <Dialog title={sitting.memo} onClose={onClose}>
      <form onSubmit={save}>
        <label>
          {sitting.memoHint}
          <textarea
            className="wide"
            rows={8}
            maxLength={LONGEST_MEMO}
            value={text ?? ''}
            disabled={text === null}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <Trouble trouble={trouble} />
        <p className="answers">
          <button type="button" className="button" onClick={onClose}>
            {online.cancel}
          </button>
          <button type="submit" className="button main" disabled={busy || text === null}>
            {online.save}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
