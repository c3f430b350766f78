import { addressOf } from '@taproom/contracts/addresses';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { momentText } from '../app/dates.ts';
import { useLanguage, useWords } from '../app/words.tsx';
import { HouseScene } from '../art/scenes.tsx';
import { useFaces } from '../play/faces.tsx';
import { OpenRecordButton } from '../replay/OpenRecords.tsx';
import { isFinished, useKeptGames } from './useKeptGames.ts';
import './kept-games.css';

/** How many finished games are offered to learn from; the start page has all of them. */
const SHOWN = 6;

/** The last finished games, to watch again. */
export function Replays(): ReactNode {
  const { around, records } = useWords();
  const faces = useFaces();
  const language = useLanguage();
  const kept = useKeptGames();
  const finished = kept?.filter(isFinished).slice(0, SHOWN) ?? [];
  return (
    <div className="replays">
      {kept !== null && finished.length === 0 && (
        <div className="no-games">
          <HouseScene name="empty" size={84} />
          <p>{around.learn.noReplays}</p>
        </div>
      )}
      <ul>
        {finished.map(({ id, game, played }) => (
          <li key={id}>
            <Link href={addressOf({ page: 'replay', id })} className="button">
              {faces.title(game)},{' '}
              <time dateTime={new Date(played).toISOString()}>{momentText(language, played)}</time>
            </Link>{' '}
            <Link href={addressOf({ page: 'review', id })} className="button quiet">
              {records.review}
            </Link>
          </li>
        ))}
      </ul>
      <p>
        <OpenRecordButton />
      </p>
    </div>
  );
}
