import { lazy, type ReactNode, Suspense, useEffect, useMemo, useSyncExternalStore } from 'react';
import { BotSeatsProvider } from '../art/crests/BotSign.tsx';
import { guide } from '../guide/progress.ts';
import { Projecting } from '../projection/projected-scores.tsx';
import { useRulesPanel } from '../rules/panel.ts';
import { settings } from '../settings.ts';
import { useSounds } from '../sound/useSounds.ts';
import { TableSwitch } from '../text-table/TableSwitch.tsx';
import { Answering } from './AboutCard.tsx';
import { useFace } from './faces.tsx';
import type { PlayedGame } from './game.ts';
import { LookBackProvider } from './look-back.tsx';
import { TableKeys } from './TableKeys.tsx';

const Guide = lazy(() => import('../guide/Guide.tsx'));
const TextTable = lazy(() => import('../text-table/TextTable.tsx'));

/** The player aid opens at the current step of the game on the table. */
function useAidBeside(game: PlayedGame): void {
  const panel = useRulesPanel();
  useEffect(() => {
    panel?.lieBeside(game);
    return () => panel?.lieBeside(null);
  }, [panel, game]);
}

/** A game on its board, or as text for those who prefer it. */
export function GameTable({ game }: { readonly game: PlayedGame }): ReactNode {
  useSounds(game);
  useAidBeside(game);
  const { Table } = useFace().face;
  const { table } = useSyncExternalStore(settings.subscribe, settings.get);
  const { guided } = useSyncExternalStore(guide.subscribe, guide.get);
  const { id, replaying, sitters } = game.get();
  // biome-ignore lint/correctness/useExhaustiveDependencies: bots and people don't change their seats.
  const bots = useMemo(
    () => new Set([...sitters.keys()].filter(seat => sitters[seat]?.kind === 'bot')),
    [id, sitters.length],
  );
  if (table === 'text' && !replaying)
    return (
      <Projecting game={game}>
        <TextTable game={game} />
      </Projecting>
    );
  return (
    <LookBackProvider game={game}>
      {!replaying && <TableSwitch className="visually-hidden skip" />}
      <TableKeys game={game} />
      <BotSeatsProvider value={bots}>
        <Projecting game={game}>
          <Answering game={game}>
            <Table game={game} />
          </Answering>
        </Projecting>
      </BotSeatsProvider>
      {guided?.id === id && !replaying && (
        <Suspense>
          <Guide game={game} />
        </Suspense>
      )}
    </LookBackProvider>
  );
}
