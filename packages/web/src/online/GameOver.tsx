import type { TableInfo } from '@taproom/contracts';
import { addressOf } from '@taproom/contracts/addresses';
import type { Seat } from '@taproom/games';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import { AfterGame } from '../replay/AfterGame.tsx';
import { earlyEndText } from './early-end-text.ts';
import { FairCheck } from './FairCheck.tsx';
import type { OnlineGame } from './game.ts';
import { Publish } from './Publish.tsx';

interface GameOverProps {
  readonly info: TableInfo;
  readonly game: OnlineGame;
  readonly seat: Seat | null;
}

/** After the game: how it ended, verifying the shuffles, and a rematch. */
export function GameOver({ info, game, seat }: GameOverProps): ReactNode {
  const words = useWords();
  const { around, online } = words;
  const isSeated = seat !== null;
  return (
    <div className="note game-over">
      <span className="note-text">
        {info.status === 'finished' ? online.finished : earlyEndText(info, seat, words)}
        {info.rematch !== null && ` ${online.rematchOpen}`}
      </span>
      {info.deal === null ? (
        <>
          <FairCheck table={info} />
          {isSeated && <Publish info={info} />}
        </>
      ) : (
        <Link
          href={addressOf({ page: 'daily', game: info.game, day: info.deal.day })}
          className="button main"
        >
          {around.learn.daily}
        </Link>
      )}
      {info.status === 'abandoned' && <AfterGame game={game} />}
      {/* The last one, so that nothing moves when it comes. Players have the button that opened it. */}
      {info.rematch !== null && !isSeated && (
        <Link href={addressOf({ page: 'table', id: info.rematch })} className="button">
          {online.watch}
        </Link>
      )}
    </div>
  );
}
