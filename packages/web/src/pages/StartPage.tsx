import type { GameId } from '@taproom/games';
import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { Picture, VIGNETTE_BOX, Vignette } from '../games/heaven-and-ale/art/index.ts';
import { Drawing, SIGN, TavernSign } from '../games/heros-tavern/art/index.ts';
import { GuideOffer, ShowMeHow } from '../guide/ShowMeHow.tsx';
import { KeptGames } from '../local/KeptGames.tsx';
import { settings } from '../settings.ts';
import '../games/heaven-and-ale/art/colours.css';
import '../games/heros-tavern/art/colours.css';
import { HouseLinks } from './HouseLinks.tsx';
import './start.css';

/** The table that "play now" sets: one person against bots that a beginner can beat. */
const QUICK: Readonly<Record<GameId, readonly string[]>> = {
  'heaven-and-ale': ['novice', 'gardener'],
  'heros-tavern': ['patron', 'patron', 'barkeep'],
};

const CRESTS = [0, 1, 2, 3];

export function StartPage(): ReactNode {
  const { app, online } = useWords();
  return (
    <div className="start">
      <h1>{app.tagline}</h1>
      <GuideOffer />
      <KeptGames>
        <div className="rooms">
          <Room game="heaven-and-ale" />
          <Room game="heros-tavern" />
        </div>
        <aside className="online-door" aria-label={online.title}>
          <span className="crests">
            {CRESTS.map(seat => (
              <CrestMark key={seat} seat={seat} size={40} />
            ))}
          </span>
          <p>{online.intro}</p>
          <Link href="/online" className="button">
            {online.title}
          </Link>
        </aside>
      </KeptGames>
      <HouseLinks />
    </div>
  );
}

function Room({ game }: { readonly game: GameId }): ReactNode {
  const { games, guide, start, you } = useWords();
  const [, go] = useLocation();
  const [begun, setBegun] = useState(false);
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
    if (begun) return;
    const name = settings.get().name || you;
    const bots = QUICK[game].map(level => ({ kind: 'bot', level }) as const);
    setBegun(true);
    const seats = [{ kind: 'human', name } as const, ...bots];
    go(`/play/${await house.begin({ game, seats, options: {}, memoryAid: false })}`);
  };
  return (
    <section className={`room ${game}`}>
      <div className="picture">{picture}</div>
      <h2>{games[game]}</h2>
      <p>{pitch}</p>
      <div className="room-actions">
        <button type="button" className="button main" aria-disabled={begun} onClick={playNow}>
          {start.playNow}
        </button>
        <Link href={`/new/${game}`} className="button">
          {start.setUp}
        </Link>
        <ShowMeHow game={game} className="button">
          {guide.showMe}
        </ShowMeHow>
      </div>
      <p>{start.playNowHint}</p>
    </section>
  );
}
