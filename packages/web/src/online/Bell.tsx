import type { AnswerOf, Api } from '@taproom/contracts';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, useLocation } from 'wouter';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { play } from '../sound/sound.ts';
import { identity } from './identity.ts';
import { keepWords, notify } from './push.ts';
import { wire } from './wire.ts';

type OwnGames = AnswerOf<Api['myGames']>['games'];

/** Tells, wherever one is on the page, that a game waits: in the bar, in the tab's title, and by sound and notice. */
export default function Bell(): ReactNode {
  const { app, online } = useWords();
  const faces = useFaces();
  const [path] = useLocation();
  // Whoever has a bell has an account that the settings are carried to.
  useSyncExternalStore(identity.subscribe, identity.get);
  const [games, setGames] = useState<OwnGames | null>(null);
  /** The tables that waited before; null until the first news, which are none. */
  const known = useRef<ReadonlySet<string> | null>(null);
  useEffect(
    () =>
      wire.listen({
        games: true,
        hear: message => {
          if (message.tell === 'games') setGames(message.games);
        },
        changed: () => undefined,
      }),
    [],
  );
  const waiting = (games ?? []).filter(({ needsYou }) => needsYou).map(({ table }) => table);
  /** Whether one is at a table, by whatever address one came there. */
  const isHere = (id: string): boolean => path.split('/').includes(id);
  const elsewhere = waiting.filter(({ id }) => !isHere(id));
  useEffect(() => {
    if (games === null) return;
    const fresh = waiting.find(({ id }) => known.current?.has(id) === false);
    known.current = new Set(waiting.map(({ id }) => id));
    if (fresh === undefined || (!document.hidden && isHere(fresh.id))) return;
    play('bell');
    const title = fresh.status === 'open' ? online.readyNotice : online.turnNotice;
    if (document.hidden) void notify(title, faces.title(fresh.game), fresh.id);
  });
  useEffect(() => {
    document.title = waiting.length === 0 ? app.title : online.turnTitle(waiting.length);
    return () => {
      document.title = app.title;
    };
  }, [waiting.length, app, online]);
  useEffect(() => void keepWords({ title: online.turnNotice, games: faces.titles }), [online, faces]);
  const [first] = elsewhere;
  if (first === undefined) return null;
  return (
    <Link href={elsewhere.length === 1 ? `/online/${first.id}` : '/online'} className="button bell">
      {online.needsYou} ({elsewhere.length})
    </Link>
  );
}
