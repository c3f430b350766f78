import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { Ask } from '../app/Dialog.tsx';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { useFaces } from '../play/faces.tsx';
import { namesOf } from '../play/names.ts';
import { useLevels } from '../play/signs.ts';
import { OpenRecordButton } from '../replay/OpenRecords.tsx';
import { settings } from '../settings.ts';
import type { StoredGame } from './store.ts';
import './kept-games.css';

/** The games on this device: those that go on; after what stands between, those that are over, and the way for others to get in. */
export function KeptGames({ children }: { readonly children: ReactNode }): ReactNode {
  const { records, start } = useWords();
  const [kept, setKept] = useState<readonly StoredGame[]>([]);
  const [forgetting, setForgetting] = useState<string | null>(null);
  useEffect(() => {
    const look = (): void => void house.store.list().then(setKept);
    look();
    // Games of other devices may come while this is shown.
    return house.store.subscribe(look);
  }, []);
  const forget = async (id: string): Promise<void> => {
    setForgetting(null);
    await house.store.forget(id);
  };
  const running = kept.filter(({ standing }) => standing.scores === null);
  const finished = kept.filter(({ standing }) => standing.scores !== null);
  return (
    <>
      <GameList title={start.goOn} games={running} onForget={setForgetting} />
      {children}
      <div className="kept-others">
        {kept.length === 0 && <p className="no-games">{start.noGames}</p>}
        <GameList title={start.finished} games={finished} onForget={setForgetting} />
        <p className={kept.length === 0 ? 'kept-open alone' : 'kept-open'}>
          <OpenRecordButton />
          <span className="kept-hint">{records.openHint}</span>
        </p>
      </div>
      {forgetting !== null && (
        <Ask
          question={start.forgetSure}
          yes={start.forget}
          no={start.keep}
          onYes={() => void forget(forgetting)}
          onNo={() => setForgetting(null)}
        />
      )}
    </>
  );
}

interface GameListProps {
  readonly title: string;
  readonly games: readonly StoredGame[];
  readonly onForget: (id: string) => void;
}

function GameList({ title, games, onForget }: GameListProps): ReactNode {
  if (games.length === 0) return null;
  return (
    <section className="kept">
      <h2>{title}</h2>
      <ul>
        {games.map(game => (
          <KeptGame key={game.id} kept={game} onForget={() => onForget(game.id)} />
        ))}
      </ul>
    </section>
  );
}

interface KeptGameProps {
  readonly kept: StoredGame;
  readonly onForget: () => void;
}

function KeptGame({ kept, onForget }: KeptGameProps): ReactNode {
  const { records, start } = useWords();
  const faces = useFaces();
  const { language } = useSyncExternalStore(settings.subscribe, settings.get);
  const { id, game, standing, played, seats } = kept;
  const { scores, yourTurn, round } = standing;
  const names = namesOf(seats, useLevels(game));
  const best = Math.max(...(scores ?? []));
  const when = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(played);
  return (
    <li className={game}>
      <Link href={`/play/${id}`} className="open-game">
        <b>{faces.title(game)}</b>
        {scores === null && <span>{start.round(round)}</span>}
        {scores === null && yourTurn && <mark>{start.yourTurn}</mark>}
        <span className="players">
          {names.map((name, seat) => (
            <span key={name} className={scores?.[seat] === best ? 'best' : undefined}>
              {scores === null ? name : `${name} ${scores[seat]}`}
            </span>
          ))}
        </span>
        <time dateTime={new Date(played).toISOString()}>{when}</time>
      </Link>
      <Link href={`/replay/${id}`} className="button quiet">
        {records.replay}
      </Link>
      <button type="button" className="button quiet" onClick={onForget}>
        {start.forget}
      </button>
    </li>
  );
}
