import { type ReactNode, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useWords } from '../app/words.tsx';
import type { PlayedGame } from '../play/game.ts';
import { SaveButton, ShareButton } from './ShareButton.tsx';

/** What can be done with the record of a game: view, save, share. */
export function RecordTools({ game }: { readonly game: PlayedGame }): ReactNode {
  const { records } = useWords();
  const { replayPath, reviewPath, hasRecord } = useSyncExternalStore(game.subscribe, game.get);
  return (
    <>
      {replayPath !== null && (
        <Link href={replayPath} className="button">
          {records.replay}
        </Link>
      )}
      {reviewPath !== null && (
        <Link href={reviewPath} className="button">
          {records.review}
        </Link>
      )}
      {hasRecord && (
        <>
          <SaveButton game={game} />
          <ShareButton game={game} />
        </>
      )}
    </>
  );
}
