import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import '../app/dialog.css';

/** The settings that one wants to change in the middle of a game, one tap away on every page. */
export function QuickSettings(): ReactNode {
  const { app, settings: words } = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="button quiet gear" popoverTarget={id} aria-label={app.settings}>
        <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
          <path
            d="M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <div id={id} ref={panel} popover="auto" className="bar-panel" role="dialog" aria-label={app.settings}>
        <SettingsFields of={['language', 'theme', 'speed', 'motion', 'sound', 'volume']} />
        <p>
          <Link href="/settings" onClick={() => panel.current?.hidePopover()}>
            {words.all}
          </Link>
        </p>
      </div>
    </>
  );
}
