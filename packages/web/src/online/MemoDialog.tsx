import { LONGEST_MEMO } from '@taproom/contracts';
import { type ReactNode, useEffect, useState } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { FormDialog } from './FormDialog.tsx';

/** Private notes about a table. */
export function MemoDialog({
  table,
  onClose,
}: {
  readonly table: string;
  readonly onClose: () => void;
}): ReactNode {
  const { sitting } = useWords();
  const [text, setText] = useState<string | null>(null);
  useEffect(() => {
    void ask('memo', { params: { id: table } }).then(found => setText(found.ok ? found.value.text : ''));
  }, [table]);
  return (
    <FormDialog
      title={sitting.memo}
      isReady={text !== null}
      save={() => ask('keepMemo', { params: { id: table }, body: { text: text?.trim() ?? '' } })}
      onClose={onClose}
    >
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
    </FormDialog>
  );
}
