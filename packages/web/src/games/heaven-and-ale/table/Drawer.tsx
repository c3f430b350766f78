import { type ReactNode, useEffect, useRef } from 'react';
import { useCloisterWords } from '../words.ts';
import { Icon } from './icons.tsx';

interface DrawerProps {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** A panel that slides in over a board. It takes the focus when it opens and returns it when it closes. */
export function Drawer({ label, onClose, children }: DrawerProps): ReactNode {
  const { turn } = useCloisterWords();
  const sheet = useRef<HTMLElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    sheet.current?.focus();
    return () => {
      if (before instanceof HTMLElement) before.focus();
    };
  }, []);
  return (
    <aside
      ref={sheet}
      className="drawer"
      aria-label={label}
      tabIndex={-1}
      onKeyDown={event => event.key === 'Escape' && onClose()}
    >
      <header>
        <b aria-hidden="true">{label}</b>
        <button type="button" className="button tool close" aria-label={turn.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </header>
      {children}
    </aside>
  );
}
