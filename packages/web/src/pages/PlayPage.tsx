import { lazy, type ReactNode, useEffect, useState } from 'react';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import type { LocalGame } from '../local/game.ts';

const CloisterTable = lazy(() => import('../cloister/CloisterTable.tsx'));
const TavernTable = lazy(() => import('../tavern/TavernTable.tsx'));

type Found = LocalGame | 'looking' | 'none' | 'broken';

/** A game on this device: looks it up, and leaves the drawing to the table of its game. */
export default function PlayPage({ id }: { readonly id: string }): ReactNode {
  const { app, play } = useWords();
  const [game, setGame] = useState<Found>('looking');
  useEffect(() => {
    let here = true;
    let entered: LocalGame | null = null;
    void house.enter(id).then(found => {
      if (!here) return;
      if (found === null) return setGame('none');
      if (!found.ok) return setGame('broken');
      entered = found.value;
      entered.reopen();
      setGame(entered);
      void entered.run();
    });
    return () => {
      here = false;
      entered?.close();
    };
  }, [id]);
  if (game === 'looking') return <p className="waiting">{app.loading}</p>;
  if (game === 'none') return <p className="waiting">{play.noSuchGame}</p>;
  if (game === 'broken') return <p className="waiting">{play.cantGoOn}</p>;
  return game.get().game === 'heros-tavern' ? <TavernTable game={game} /> : <CloisterTable game={game} />;
}
