import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BarTools } from '../app/Frame.tsx';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { ChatDrawer } from './ChatDrawer.tsx';
import { clockText, leftOn } from './clock.ts';
import type { Delivery, OnlineGame } from './game.ts';
import { TableMenu } from './TableMenu.tsx';
import type { OnlineTable, TableSnapshot } from './table.ts';
import './strip.css';

interface OnlineStripProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

/** What an online table has in the house bar: clocks, the way of the own turn, the chat, and what can be asked. */
export function OnlineStrip({ table, info, game }: OnlineStripProps): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  return (
    <BarTools>
      <div className="online-strip">
        {info.status === 'playing' && <Clocks now={now} info={info} />}
        {now.seat === null ? (
          <span className="badge">{online.watching}</span>
        ) : (
          info.status === 'playing' && <DeliveryMarks delivery={now.delivery} />
        )}
        {info.chat && <ChatDrawer table={table} />}
        <TableMenu table={table} info={info} game={game} />
      </div>
      <GameMenu game={game} />
    </BarTools>
  );
}

/** Below so many milliseconds a running clock is told from the others. */
const SHORT = 60_000;

/** The clocks of all people. */
function Clocks({ now, info }: { readonly now: TableSnapshot; readonly info: TableInfo }): ReactNode {
  const { online } = useWords();
  const [at, setAt] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul className="clocks">
      {info.seats.map(({ person, present, level }, seat) => {
        const clock = now.clocks[seat];
        if (person === null || clock === null || clock === undefined) return null;
        const left = leftOn(clock, at - now.clocksAt);
        const name = person.name || online.somebody;
        const isAway = !present && level === null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={seat}
            className={[
              'clock',
              clock.runs && 'runs',
              clock.runs && left < SHORT && 'short',
              isAway && 'away',
            ]
              .filter(part => part !== false)
              .join(' ')}
          >
            <CrestMark seat={seat} size={20} />
            <span className="clock-name">{name}</span>
            {isAway && <span className="visually-hidden">({online.away})</span>}
            <time>
              <span className="visually-hidden">{online.clock(name)}: </span>
              {clockText(left, online.times)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

const MARKS = ['sending', 'stored', 'seen'] as const;

/** How far the own turn has come: a mark for each step, and the words for it. */
function DeliveryMarks({ delivery }: { readonly delivery: Delivery }): ReactNode {
  const { online } = useWords();
  const reached = delivery === 'none' ? -1 : MARKS.indexOf(delivery);
  return (
    <span role="status" className="delivery">
      {delivery !== 'none' && (
        <>
          <span aria-hidden="true" className="delivery-marks">
            {MARKS.map((mark, i) => (
              <i key={mark} className={i <= reached ? 'reached' : ''} />
            ))}
          </span>
          <span aria-hidden="true" className="delivery-word">
            {online.marks[delivery]}
          </span>
          <span className="visually-hidden">{online.delivery[delivery]}</span>
        </>
      )}
    </span>
  );
}
