import { type ReactNode, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';

interface TableSwitchProps {
  readonly className: string;
  readonly onSwitch?: () => void;
}

/** Switches between text and boards; the choice is remembered. */
export function TableSwitch({ className, onSwitch }: TableSwitchProps): ReactNode {
  const { settings: words } = useWords();
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const other = table === 'text' ? 'boards' : 'text';
  const press = (): void => {
    onSwitch?.();
    settings.set({ table: other });
  };
  return (
    <button type="button" className={className} onClick={press}>
      {words.tables[other]}
    </button>
  );
}
