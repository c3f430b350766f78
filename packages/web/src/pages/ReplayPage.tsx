import type { ReactNode } from 'react';
import { GameTable } from '../play/GameTable.tsx';
import { Transport } from '../replay/Transport.tsx';
import type { ReplayedPage } from '../replay/useMoveInAddress.ts';
import { WithReplay } from '../replay/WithReplay.tsx';
import './replay.css';

/** Any finished, running or shared game, to view move by move. */
export default function ReplayPage({ page }: { readonly page: ReplayedPage }): ReactNode {
  return (
    <WithReplay page={page}>
      {(game, unkept) => (
        <div className="replay">
          <div className="replay-table">
            <GameTable game={game} />
          </div>
          <Transport game={game} unkept={unkept} page={page} />
        </div>
      )}
    </WithReplay>
  );
}
