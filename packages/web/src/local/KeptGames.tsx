import type { ReactNode } from 'react';
import { useWords } from '../app/words.tsx';
import { HouseScene } from '../art/scenes.tsx';
import { OpenRecordButton } from '../replay/OpenRecords.tsx';
import { KeptGame } from './KeptGame.tsx';
import type { StoredGame } from './store.ts';
import { isFinished } from './useKeptGames.ts';
import './kept-games.css';

interface KeptGamesProps {
  /** The games on this device; null until they are known. */
  readonly kept: readonly StoredGame[] | null;
  readonly children: ReactNode;
}

/**
 * The games on this device: running ones first, then, after the content in between, finished ones and a way to import
 * others.
 */
export function KeptGames({ kept, children }: KeptGamesProps): ReactNode {
  const { records, start } = useWords();
  const running = kept?.filter(game => !isFinished(game)) ?? [];
  const finished = kept?.filter(isFinished) ?? [];
  const isEmpty = kept?.length === 0;
  return (
    <>
      <GameList title={start.unfinished} games={running} />
      {children}
      <div className="kept-others">
        {isEmpty && (
          <div className="no-games">
            <HouseScene name="empty" size={84} />
            <p>{start.noGames}</p>
          </div>
        )}
        <GameList title={start.finished} games={finished} />
        <p className={isEmpty ? 'kept-open alone' : 'kept-open'}>
          <OpenRecordButton />
          <span className="kept-hint">{records.openHint}</span>
        </p>
      </div>
    </>
  );
}

interface GameListProps {
  readonly title: string;
  readonly games: readonly StoredGame[];
}

export function GameList({ title, games }: GameListProps): ReactNode {
  if (games.length === 0) return null;
  return (
    <section className="kept">
      <h2>{title}</h2>
      <ul>
        {games.map((game, i) => (
          <KeptGame key={game.id} kept={game} isNext={i === 0} />
        ))}
      </ul>
    </section>
  );
}
