import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';

/** Shows games as text, or on their boards again; the choice is remembered. */
export function TableSwitch({ className }: { readonly className: string }): ReactNode {
  const { settings: words } = useWords();
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const other = table === 'text' ? 'boards' : 'text';
  return (
    <button type="button" className={className} onClick={() => settings.set({ table: other })}>
      {words.tables[other]}
    </button>
  );
}
