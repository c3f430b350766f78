import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react';
import { Ask } from '../app/Dialog.tsx';
import { useWords } from '../app/words.tsx';
import { CopyLink } from './CopyLink.tsx';
import { ask, newKey } from './door.ts';
import type { OnlineGame } from './game.ts';
import { endsByResigning } from './resigned.ts';
import { PaceText } from './TableFacts.tsx';
import type { OnlineTable } from './table.ts';
import type { Done } from './useAsking.ts';

interface TableMenuProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

/** What can be done at a shared table besides playing: show it to others, ask the others, give up. */
export function TableMenu({ table, info, game }: TableMenuProps): ReactNode {
  const { online } = useWords();
  const { seat } = useSyncExternalStore(table.subscribe, table.get);
  const { turns, moves } = useSyncExternalStore(game.subscribe, game.get);
  const [resigning, setResigning] = useState(false);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const params = { id: info.id };
  const own = seat === null ? null : info.seats[seat];
  const plays = info.status === 'playing' && own != null && own.replaced !== 'resigned';
  const last = turns.findLast(turn => seat !== null && turn.seats.includes(seat) && turn.at < moves);
  const doing = async (task: Promise<Done>): Promise<void> => {
    panel.current?.hidePopover();
    const done = await task;
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <>
      <button type="button" className="button quiet strip-tool" popoverTarget={id}>
        <svg viewBox="0 0 24 24" width="22" height="22" aria-hidden="true">
          <path
            d="M3 8.5h18M5.5 8.5V19m13-10.5V19M8 8.5 9.5 4h5L16 8.5"
            fill="none"
            stroke="currentColor"
            strokeWidth="2"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </svg>
        <span className="tool-name">{online.menu}</span>
      </button>
      <div
        id={id}
        ref={panel}
        popover="auto"
        className="bar-panel table-menu"
        role="dialog"
        aria-label={online.menu}
      >
        <p>
          <PaceText pace={info.pace} />
          {info.rated && ` · ${online.rated}`}
        </p>
        <CopyLink name={online.spectate} path={`/online/${info.id}`} />
        {plays && (
          <>
            {!info.rated && last !== undefined && (
              <button
                type="button"
                className="button"
                onClick={() =>
                  doing(ask('propose', { params, body: { key: newKey(), kind: 'back', to: last.at } }))
                }
              >
                {online.takeBack}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={() => doing(ask('propose', { params, body: { key: newKey(), kind: 'abandon' } }))}
            >
              {online.abandon}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                panel.current?.hidePopover();
                setResigning(true);
              }}
            >
              {online.resign}
            </button>
          </>
        )}
      </div>
      {resigning && (
        <Ask
          question={endsByResigning(info) ? online.resignEnds : online.resignSure}
          yes={online.resign}
          no={online.playOn}
          onYes={() => {
            setResigning(false);
            void doing(ask('resign', { params, body: { key: newKey() } }));
          }}
          onNo={() => setResigning(false)}
        />
      )}
    </>
  );
}
