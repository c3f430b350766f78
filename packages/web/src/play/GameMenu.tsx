import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useWords } from '../app/words.tsx';
import { GoBack } from '../replay/GoBack.tsx';
import { RecordTools } from '../replay/RecordTools.tsx';
import { useRulesPanel } from '../rules/panel.ts';
import { RuleRef } from '../rules/RuleRef.tsx';
import { SettingsFields } from '../settings/SettingsFields.tsx';
import { settings } from '../settings.ts';
import { TableSwitch } from '../text-table/TableSwitch.tsx';
import type { PlayedGame } from './game.ts';
import { keyList } from './key-list.ts';
import '../app/dialog.css';
import './game-menu.css';

interface GameMenuProps {
  readonly game: PlayedGame;
  /** What else can be done, where the game is played. */
  readonly children?: (close: () => void) => ReactNode;
}

/** What can be done with a game besides playing it. */
export function GameMenu({ game, children }: GameMenuProps): ReactNode {
  const { around, atTable, records } = useWords();
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const panel = useRulesPanel();
  const now = useSyncExternalStore(game.subscribe, game.get);
  const [goingBack, setGoingBack] = useState(false);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button type="button" className="button quiet" popoverTarget={id}>
        {records.menu}
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        className="bar-panel game-menu"
        role="dialog"
        aria-label={records.menu}
      >
        {children?.(close)}
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
        <TableSwitch className="button" onSwitch={close} />
        {table === 'boards' && (
          <button
            type="button"
            className="button"
            aria-keyshortcuts="?"
            onClick={() => {
              close();
              keyList.set(true);
            }}
          >
            {atTable.keys.title}
          </button>
        )}
        {panel !== null && (
          <button
            type="button"
            className="button"
            onClick={() => {
              close();
              panel.open({ game: now.game, tab: 'aid' });
            }}
          >
            {around.panel.aid}
          </button>
        )}
        <RuleRef game={now.game} className="button" onClick={close}>
          {records.rules}
        </RuleRef>
        <SettingsFields of={['speed']} />
      </div>
      {goingBack && <GoBack game={game} onClose={() => setGoingBack(false)} />}
    </>
  );
}
