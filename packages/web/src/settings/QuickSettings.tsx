import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useId, useRef } from 'react';
import { Link } from 'wouter';
import { StrokeIcon } from '../app/StrokeIcon.tsx';
import { useWords } from '../app/words.tsx';
import { SettingsFields } from './SettingsFields.tsx';
import '../app/dialog.css';

/** The settings people change in the middle of a game, one tap away on every page. */
export function QuickSettings(): ReactNode {
  const { app, settings: words } = useWords();
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  return (
    <>
      <button type="button" className="button quiet gear" popoverTarget={id} aria-label={app.settings}>
        <StrokeIcon
          d="M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0"
          size={24}
        />
      </button>
      <div id={id} ref={panel} popover="auto" className="bar-panel" role="dialog" aria-label={app.settings}>
        <SettingsFields of={['language', 'theme', 'speed', 'motion', 'sound', 'volume']} />
        <p>
          <Link href={addressOf({ page: 'settings' })} onClick={() => panel.current?.hidePopover()}>
            {words.all}
          </Link>
        </p>
      </div>
    </>
  );
}
