import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { ask } from './door.ts';
import { useKnownNotices, useNotices } from './useNotices.ts';

/** Whether a game that is not played in real time sends notifications, at its own table: the account page has the same for all. */
export function TableNotices({ table }: { readonly table: string }): ReactNode {
  const { notices } = useWords();
  const state = useNotices(...useKnownNotices());
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={state.known !== null && !state.known.mutedTables.includes(table)}
        disabled={state.known === null || state.busy}
        onChange={({ target }) =>
          state.change(() => ask('muteTable', { params: { id: table }, body: { muted: !target.checked } }))
        }
      />
      <span>{notices.thisTable}</span>
    </label>
  );
}
