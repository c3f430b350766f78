import type { TableInfo } from '@taproom/contracts';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { Chat } from './Chat.tsx';
import { ask, newKey } from './door.ts';
import { FairCheck } from './FairCheck.tsx';
import { Trouble } from './OnlinePage.tsx';
import { Proposals } from './Proposals.tsx';
import type { OnlineTable, TableSnapshot } from './table.ts';

/** What an online table has besides the game: clocks, the line, the way of the own turn, questions, and the chat. */
export function OnlineStrip({ table }: { readonly table: OnlineTable }): ReactNode {
  const { online } = useWords();
  const now = useSyncExternalStore(table.subscribe, table.get);
  const [open, setOpen] = useState<'chat' | null>(null);
  const info = now.table;
  if (info === null) return null;
  const own = now.seat === null ? null : info.seats[now.seat];
  const { replaced } = own ?? { replaced: null };
  const comeBack = async (): Promise<void> => {
    const done = await ask('comeBack', { params: { id: info.id }, body: { key: newKey() } });
    table.refused(done.ok ? null : done.refusal);
  };
  return (
    <aside className="online-strip">
      <div className="strip-row">
        <Clocks now={now} info={info} />
        <span role="status" className="line-state">
          {now.line === 'lost' ? online.lost : online.delivery[now.delivery]}
        </span>
        {info.chat && (
          <button
            type="button"
            className="button quiet"
            aria-expanded={open === 'chat'}
            onClick={() => setOpen(open === 'chat' ? null : 'chat')}
          >
            {online.chat}
          </button>
        )}
        <Proposals table={table} />
      </div>
      {now.seat === null && info.status === 'playing' && <p>{online.watching}</p>}
      {info.status === 'abandoned' && <p>{online.abandoned}</p>}
      {replaced !== null && info.status === 'playing' && (
        <p className="trouble">
          {online.replaced[replaced]}{' '}
          {replaced !== 'resigned' && (
            <button type="button" className="button main" onClick={comeBack}>
              {online.comeBack}
            </button>
          )}
        </p>
      )}
      <Trouble trouble={now.trouble} />
      {info.rematch !== null && (
        <Link href={`/online/${info.rematch}`} className="button">
          {online.toRematch}
        </Link>
      )}
      {(info.status === 'finished' || info.status === 'abandoned') && <FairCheck table={info} />}
      {open === 'chat' && <Chat table={table} />}
    </aside>
  );
}

/** The clocks of all people. They are counted on here; the server's word comes with every turn. */
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
        const left = clock.left - (clock.runs ? Math.max(0, at - now.clocksAt) : 0);
        const name = person.name || online.somebody;
        return (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place at the table.
            key={seat}
            className={clock.runs ? 'runs' : ''}
          >
            <span>
              {name}
              {!present && level === null && <small> ({online.away})</small>}
            </span>
            <time>
              <span className="visually-hidden">{online.clock(name)}: </span>
              {clockText(left)}
            </time>
          </li>
        );
      })}
    </ul>
  );
}

/** Minutes and seconds, or days and hours. */
export function clockText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const two = (n: number): string => String(n).padStart(2, '0');
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${two(seconds % 60)}`;
  const hours = Math.floor(seconds / 3600);
  if (hours < 48) return `${hours}:${two(Math.floor((seconds % 3600) / 60))} h`;
  return `${Math.floor(hours / 24)} d ${hours % 24} h`;
}
