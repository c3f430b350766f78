import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { play } from '../sound/sound.ts';
import { wire } from './wire.ts';

/** Tells, wherever one is on the page, that a game waits: in the bar, in the tab's title, and by sound and notice. */
export default function Bell(): ReactNode {
  const { app, games: names, online } = useWords();
  const [waiting, setWaiting] = useState<readonly string[]>([]);
  const [first, setFirst] = useState<string>('');
  const known = useRef(new Set<string>());
  useEffect(
    () =>
      wire.listen({
        games: true,
        hear: message => {
          if (message.tell !== 'games') return;
          const needed = message.games.filter(({ needsYou }) => needsYou);
          const fresh = needed.filter(({ table }) => !known.current.has(table.id));
          known.current = new Set(needed.map(({ table }) => table.id));
          setWaiting([...known.current]);
          const [game] = fresh;
          if (game === undefined) return;
          setFirst(names[game.table.game]);
          if (!document.hidden) return;
          play('bell');
          notify(online.turnNotice, names[game.table.game], game.table.id);
        },
        changed: () => undefined,
      }),
    [names, online],
  );
  useEffect(() => {
    document.title = waiting.length === 0 ? app.title : online.turnTitle(waiting.length);
  }, [waiting, app, online]);
  if (waiting.length === 0) return null;
  return (
    <Link
      href={waiting.length === 1 ? `/online/${waiting[0]}` : '/online'}
      className="button bell"
      title={first}
    >
      {online.needsYou} ({waiting.length})
    </Link>
  );
}

/** A notice of the browser, if the person has allowed it. A click leads to the table. */
function notify(title: string, body: string, table: string): void {
  if (!('Notification' in window) || Notification.permission !== 'granted') return;
  const notice = new Notification(title, { body, tag: table });
  notice.onclick = () => {
    window.focus();
    location.hash = `#/online/${table}`;
    notice.close();
  };
}
