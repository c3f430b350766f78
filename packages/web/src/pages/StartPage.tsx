import { type ReactNode, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { GuideOffer, ShowMeHow } from '../guide/ShowMeHow.tsx';
import { KeptGames } from '../local/KeptGames.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { HouseLinks } from './HouseLinks.tsx';
import './start.css';

const CRESTS = [0, 1, 2, 3];

export function StartPage(): ReactNode {
  const { app, online } = useWords();
  const { signs } = useFaces();
  return (
    <div className="start">
      <h1>{app.tagline}</h1>
      <GuideOffer />
      <KeptGames>
        <div className="rooms">
          {signs.map(sign => (
            <Room key={sign.id} sign={sign} />
          ))}
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

function Room({ sign }: { readonly sign: Sign }): ReactNode {
  const { guide, signs, start, you } = useWords();
  const [, go] = useLocation();
  const [begun, setBegun] = useState(false);
  const playNow = async (): Promise<void> => {
    if (begun) return;
    const name = settings.get().name || you;
    const { levels, options } = sign.quickTable;
    const bots = levels.map(level => ({ kind: 'bot', level }) as const);
    setBegun(true);
    const seats = [{ kind: 'human', name } as const, ...bots];
    go(`/play/${await house.begin({ game: sign.id, seats, options, memoryAid: false })}`);
  };
  return (
    <section className={`room ${sign.id}`}>
      <div className="picture">
        <sign.Picture />
      </div>
      <h2>{sign.title}</h2>
      <p>{signs[sign.id]?.pitch}</p>
      <div className="room-actions">
        <button type="button" className="button main" aria-disabled={begun} onClick={playNow}>
          {start.playNow}
        </button>
        <Link href={`/new/${sign.id}`} className="button">
          {start.setUp}
        </Link>
        <ShowMeHow sign={sign} className="button">
          {guide.showMe}
        </ShowMeHow>
      </div>
      <p>{start.playNowHint}</p>
    </section>
  );
}
