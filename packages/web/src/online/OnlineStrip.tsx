import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { BarTools } from '../app/Frame.tsx';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { ChatDrawer } from './ChatDrawer.tsx';
import { clockText, leftOn } from './clock.ts';
import { DealBadge } from './DealBadge.tsx';
import type { OnlineGame } from './game.ts';
import { TableMenu } from './TableMenu.tsx';
import type { OnlineTable, TableSnapshot } from './table.ts';
import './strip.css';
import { personName, shortName } from './person-name.ts';

interface OnlineStripProps {
  readonly table: OnlineTable;
  readonly info: TableInfo;
  readonly game: OnlineGame;
}

/** The top bar of an online table: clocks, the status of the user's turn, the chat, and proposals. */
export function OnlineStrip({ table, info, game }: OnlineStripProps): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  return (
    <BarTools>
      <div className="online-strip">
        {info.status === 'playing' && <Clocks now={now} info={info} />}
        <DealBadge deal={info.deal} />
        {now.seat === null ? (
          <span className="badge">{online.watching}</span>
        ) : (
          info.status === 'playing' && <Delivery delivery={now.delivery} line={now.line} />
        )}
        {info.chat && <ChatDrawer table={table} />}
        <TableMenu table={table} info={info} game={game} />
      </div>
    </BarTools>
  );
}

/** Below this many milliseconds a running clock is highlighted. */
const SHORT = 60_000;

/** All people: who has to move, who is away, for whom a bot plays; and their clocks. */
function Clocks({ now, info }: { readonly now: TableSnapshot; readonly info: TableInfo }): ReactNode {
  const words = useWords();
  const { online, sitting } = words;
  const [at, setAt] = useState(() => performance.now());
  useEffect(() => {
    const timer = setInterval(() => setAt(performance.now()), 500);
    return () => clearInterval(timer);
  }, []);
  return (
    <ul className="clocks">
      {info.seats.map(({ person, present, level }, seat) => {
        if (person === null) return null;
        const clock = now.clocks[seat] ?? null;
        const left = clock === null ? null : leftOn(clock, at - now.clocksAt);
        const name = personName(person, words);
        const isAway = !present && level === null;
        const isAwaited = now.awaited.includes(seat);
        const state = level !== null ? sitting.botPlays : isAway ? online.away : null;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={seat}
            className={[
              'clock',
              isAwaited && level === null && 'runs',
              clock?.runs && left !== null && left < SHORT && 'short',
              isAway && 'away',
            ]
              .filter(part => part !== false && part !== undefined)
              .join(' ')}
          >
            <CrestMark seat={seat} size={20} />
            <span className="clock-name">{name}</span>
            <span className="clock-short" aria-hidden="true">
              {shortName(name)}
            </span>
            {state !== null && <span className="clock-state">{state}</span>}
            {level === null && isAwaited && <span className="clock-state turn">{sitting.choosing}</span>}
            {left !== null && (
              <time>
                <span className="visually-hidden">{online.clock(name)}: </span>
                {clockText(left, online.times)}
              </time>
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Says that the user's turn is on its way, and after that nothing: then it is on the board. */
function Delivery({ delivery, line }: Pick<TableSnapshot, 'delivery' | 'line'>): ReactNode {
  const { sitting } = useWords();
  return (
    <span role="status" className="delivery">
      {delivery === 'sending' && line !== 'lost' && sitting.sending}
    </span>
  );
}
