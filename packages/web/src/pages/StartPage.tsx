import type { GameId } from '@taproom/games';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { Picture, VIGNETTE_BOX, Vignette } from '../art/cloister/index.ts';
import { Drawing, SIGN, TavernSign } from '../art/tavern/index.ts';
import type { StoredGame } from '../local/store.ts';
import { settings } from '../settings.ts';
import '../art/cloister/colours.css';
import '../art/tavern/colours.css';
import { HouseLinks } from './HouseLinks.tsx';
import './start.css';

/** The table that "play now" sets: one person against bots that a beginner can beat. */
const QUICK: Readonly<Record<GameId, readonly string[]>> = {
  'heaven-and-ale': ['novice', 'gardener'],
  'heros-tavern': ['patron', 'patron', 'barkeep'],
};

export function StartPage(): ReactNode {
  const { app } = useWords();
  return (
    <div className="start">
      <h1>{app.tagline}</h1>
      <div className="rooms">
        <Room game="heaven-and-ale" />
        <Room game="heros-tavern" />
      </div>
      <Games />
      <HouseLinks />
    </div>
  );
}

function Room({ game }: { readonly game: GameId }): ReactNode {
  const { games, start, you } = useWords();
  const [, go] = useLocation();
  const pitch = game === 'heaven-and-ale' ? start.cloisterPitch : start.tavernPitch;
  const picture =
    game === 'heaven-and-ale' ? (
      <Picture of={<Vignette />} box={VIGNETTE_BOX} size="100%" />
    ) : (
      <Drawing box={SIGN} size={190}>
        <TavernSign title={games[game]} />
      </Drawing>
    );
  const playNow = async (): Promise<void> => {
    const name = settings.get().name || you;
    const bots = QUICK[game].map(level => ({ kind: 'bot', level }) as const);
    const begun = await house.begin({
      game,
      seats: [{ kind: 'human', name }, ...bots],
      options: {},
      memoryAid: false,
    });
    go(`/play/${begun.get().id}`);
  };
  return (
    <section className={`room ${game}`}>
      <div className="picture">{picture}</div>
      <h2>{games[game]}</h2>
      <p>{pitch}</p>
      <button type="button" className="button main" onClick={playNow}>
        {start.playNow}
      </button>
      <p className="hint">{start.playNowHint}</p>
      <Link href={`/new/${game}`} className="button">
        {start.setUp}
      </Link>
    </section>
  );
}

/** The games on this device, those that can go on first. */
function Games(): ReactNode {
  const { start, games } = useWords();
  const [kept, setKept] = useState<readonly StoredGame[]>([]);
  useEffect(() => {
    void house.store.list().then(setKept);
  }, []);
  const forget = async (id: string): Promise<void> => {
    if (!confirm(start.forgetSure)) return;
    await house.forget(id);
    setKept(await house.store.list());
  };
  if (kept.length === 0) return <p className="no-games">{start.noGames}</p>;
  return (
    <section className="kept">
      <h2>{start.goOn}</h2>
      <ul>
        {kept.map(({ id, game, finished, played, seats }) => (
          <li key={id}>
            <Link href={`/play/${id}`} className="button">
              {games[game]} · {seats.length} · {new Date(played).toLocaleString()}
              {finished ? ` · ${start.finished}` : ''}
            </Link>
            <button type="button" className="button quiet" onClick={() => forget(id)}>
              {start.forget}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
