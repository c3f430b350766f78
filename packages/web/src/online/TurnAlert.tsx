import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { usePage } from '../app/address.ts';
import { tabTitle } from '../app/title.ts';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { playSounds } from '../sound/sound.ts';
import { identity } from './identity.ts';
import type { OwnGameList } from './lobby.ts';
import { keepWords, notify } from './push.ts';
import { useResumedClocks } from './useResumedClocks.ts';
import { wire } from './wire.ts';

/** Notifies on every page that a game is waiting: in the top bar, in the tab's title, by sound and by notification. */
export default function TurnAlert(): ReactNode {
  const { online, sitting } = useWords();
  const faces = useFaces();
  const page = usePage();
  // Anybody with a bell has an account the settings are synced to.
  useSyncExternalStore(identity.subscribe, identity.get);
  const [games, setGames] = useState<OwnGameList | null>(null);
  /** The tables that were waiting before; null until the first update, which is not news. */
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
  /** Whether the user is at a table, by whatever address they came there. */
  const isHere = (id: string): boolean => page !== null && 'id' in page && page.id === id;
  const elsewhere = waiting.filter(({ id }) => !isHere(id));
  const resumed = useResumedClocks(games, page !== null && 'id' in page ? page.id : null);
  const [running] = elsewhere.filter(({ id }) => resumed.has(id));
  const runningId = running?.id;
  const runningGame = running?.game;
  useEffect(() => {
    if (runningId === undefined || runningGame === undefined) return;
    playSounds('bell');
    if (document.hidden) void notify(sitting.clocksRun, faces.title(runningGame), runningId);
  }, [runningId, runningGame, sitting, faces]);
  useEffect(() => {
    if (games === null) return;
    const fresh = waiting.find(({ id }) => known.current?.has(id) === false);
    known.current = new Set(waiting.map(({ id }) => id));
    if (fresh === undefined || (!document.hidden && isHere(fresh.id))) return;
    playSounds('bell');
    const title = fresh.status === 'open' ? online.readyNotice : online.turnNotice;
    if (document.hidden) void notify(title, faces.title(fresh.game), fresh.id);
  });
  useEffect(() => {
    tabTitle.alarm(waiting.length === 0 ? null : online.turnTitle(waiting.length));
    return () => tabTitle.alarm(null);
  }, [waiting.length, online]);
  useEffect(() => void keepWords({ title: online.turnNotice, games: faces.titles }), [online, faces]);
  const [first] = elsewhere;
  if (first === undefined) return null;
  return (
    <Link
      href={addressOf(elsewhere.length === 1 ? { page: 'table', id: first.id } : { page: 'online' })}
      className="button bell"
    >
      {running !== undefined ? sitting.clocksRun : online.needsYou} ({elsewhere.length})
    </Link>
  );
}
