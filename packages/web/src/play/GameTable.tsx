import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import { guide } from '../guide/progress.ts';
import { settings } from '../settings.ts';
import { useSounds } from '../sound/useSounds.ts';
import { TableSwitch } from '../text-table/TableSwitch.tsx';
import { useFace } from './faces.tsx';
import type { PlayedGame } from './game.ts';

const Guide = lazy(() => import('../guide/Guide.tsx'));
const TextTable = lazy(() => import('../text-table/TextTable.tsx'));

/** A game on the table that belongs to it, or as text for those who want it so. */
export function GameTable({ game }: { readonly game: PlayedGame }): ReactNode {
  useSounds(game);
  const { Table } = useFace().face;
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { id, replaying } = game.get();
  if (table === 'text' && !replaying) return <TextTable game={game} />;
  return (
    <>
      {!replaying && <TableSwitch className="visually-hidden skip" />}
      <Table game={game} />
      {guided?.id === id && !replaying && (
        <Suspense>
          <Guide game={game} />
        </Suspense>
      )}
    </>
  );
}
