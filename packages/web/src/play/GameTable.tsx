import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { guide } from '../guide/progress.ts';
import { settings } from '../settings.ts';
import { useSounds } from '../sound/useSounds.ts';
import { TableSwitch } from '../text-table/TableSwitch.tsx';
import type { PlayedGame } from './game.ts';

const CloisterTable = lazy(() => import('../games/heaven-and-ale/table/CloisterTable.tsx'));
const TavernTable = lazy(() => import('../games/heros-tavern/table/TavernTable.tsx'));
const Guide = lazy(() => import('../guide/Guide.tsx'));
const TextTable = lazy(() => import('../text-table/TextTable.tsx'));

/** A game on the table that belongs to it, or as text for those who want it so. */
export function GameTable({ game }: { readonly game: PlayedGame }): ReactNode {
  useSounds(game);
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { id, game: name, replaying } = game.get();
  if (table === 'text' && !replaying) return <TextTable game={game} />;
  return (
    <>
      {!replaying && <TableSwitch className="visually-hidden skip" />}
      {name === 'heros-tavern' ? <TavernTable game={game} /> : <CloisterTable game={game} />}
      {guided?.id === id && !replaying && (
        <Suspense>
          <Guide game={game} />
        </Suspense>
      )}
    </>
  );
}
