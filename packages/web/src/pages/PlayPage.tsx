import type { ReactNode } from 'react';
import { DeadEnd } from '../app/DeadEnd.tsx';
import { BarTools } from '../app/Frame.tsx';
import { Waiting } from '../app/Waiting.tsx';
import { useWords } from '../app/words.tsx';
import { HouseScene } from '../art/scenes.tsx';
import { useLocalGame } from '../local/useLocalGame.ts';
import { Broken } from '../play/Broken.tsx';
import { GameMenu } from '../play/GameMenu.tsx';
import { GameTable } from '../play/GameTable.tsx';
import { StalledBotNote } from '../play/StalledBotNote.tsx';
import { Unsaved } from '../play/Unsaved.tsx';
import { WithFace } from '../play/WithFace.tsx';

/** Loads a game on this device and shows its table. */
export default function PlayPage({ id }: { readonly id: string }): ReactNode {
  const { play, records } = useWords();
  const now = useLocalGame(id);
  switch (now.found) {
    case 'looking':
      return <Waiting />;
    case 'none':
      return (
        <DeadEnd scene="lost" title={play.noSuchGame}>
          <p>{play.noSuchGameHint}</p>
        </DeadEnd>
      );
    case 'broken':
      return <Broken refusal={now.refusal} />;
    case 'elsewhere':
      return (
        <div className="waiting" role="status">
          <HouseScene name="empty" />
          <h1>{records.elsewhere}</h1>
          <p>{records.elsewhereHint}</p>
          <button type="button" className="button main" onClick={now.takeOver}>
            {records.takeOver}
          </button>
        </div>
      );
    case 'here':
      return (
        <WithFace rules={now.game.get().rules}>
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
