import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { GoBack } from '../replay/GoBack.tsx';
import { RecordTools } from '../replay/RecordTools.tsx';
import { TableSwitch } from '../text-table/TableSwitch.tsx';
import type { PlayedGame } from './game.ts';
import '../app/dialog.css';
import './game-menu.css';

/** What can be done with a game besides playing it. */
export function GameMenu({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const [goingBack, setGoingBack] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const close = (): void => panel.current?.hidePopover();
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={id}>
        {records.menu}
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="bar-panel game-menu"
        role="dialog"
        aria-label={records.menu}
      >
        {now.rewinds.length > 0 && (
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              setGoingBack(true);
            }}
          >
            {records.goBack}
          </button>
        )}
        <RecordTools game={game} />
        <TableSwitch className="button" />
        <Link href={`/rules/${now.game}`} className="button">
          {records.rules}
        </Link>
      </div>
      {goingBack && <GoBack game={game} onClose={() => setGoingBack(false)} />}
    </>
  );
}
