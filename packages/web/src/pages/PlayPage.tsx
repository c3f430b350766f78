import type { ReactNode } from 'react';
import { BarTools } from '../app/Frame.tsx';
import { useWords } from '../app/words.tsx';
import { useLocalGame } from '../local/useLocalGame.ts';
import { WithFace } from '../play/faces.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { StalledBotNote } from '../play/StalledBotNote.tsx';
import { Unsaved } from '../play/Unsaved.tsx';

/** A game on this device: looks it up, and leaves the drawing to the table of its game. */
export default function PlayPage({ id }: { readonly id: string }): ReactNode {
  const { app, play, records } = useWords();
  const now = useLocalGame(id);
  switch (now.found) {
    case 'looking':
      return <p className="waiting">{app.loading}</p>;
    case 'none':
      return <p className="waiting">{play.noSuchGame}</p>;
    case 'broken':
      return <p className="waiting">{play.cantGoOn}</p>;
    case 'elsewhere':
      return (
        <div className="waiting" role="status">
          <h1>{records.elsewhere}</h1>
          <p>{records.elsewhereHint}</p>
          <button type="button" className="button main" onClick={now.takeOver}>
            {records.takeOver}
          </button>
        </div>
      );
    case 'here':
      return (
        <WithFace game={now.game.get().game}>
          <BarTools>
            <GameMenu game={now.game} />
          </BarTools>
          <Unsaved game={now.game} />
          <StalledBotNote game={now.game} />
          <GameTable game={now.game} />
        </WithFace>
      );
  }
}
