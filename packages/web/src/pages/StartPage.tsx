import { addressOf } from '@taproom/contracts/addresses';
import { type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { useRegistries } from '../app/registries.tsx';
import { useWords } from '../app/words.tsx';
import { CrestMark } from '../art/crests/CrestMark.tsx';
import { GuideOffer, ShowMeHow } from '../guide/ShowMeHow.tsx';
import { levelsAt, suggestedStep } from '../local/climb.ts';
import { KeptGames } from '../local/KeptGames.tsx';
import type { StoredGame } from '../local/store.ts';
import { isFinished, useKeptGames } from '../local/useKeptGames.ts';
import { useQuickStart } from '../local/useQuickStart.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { useLevels } from '../play/signs.ts';
import { HouseLinks } from './HouseLinks.tsx';
import './start.css';

const CRESTS = [0, 1, 2, 3];

export function StartPage(): ReactNode {
  const { app, online } = useWords();
  const { signs } = useFaces();
  const kept = useKeptGames();
  // Who has finished a game is not new here.
  const mayBeNew = kept !== null && !kept.some(isFinished);
  return (
    <div className="start">
      <h1>{app.tagline}</h1>
      {mayBeNew && <GuideOffer />}
      <KeptGames kept={kept}>
        <div className="rooms">
          {signs.map(sign => (
            <Room key={sign.id} sign={sign} kept={kept ?? []} />
          ))}
        </div>
        <aside className="online-door" aria-label={online.title}>
          <span className="crests">
            {CRESTS.map(seat => (
              <CrestMark key={seat} seat={seat} size={40} />
            ))}
          </span>
          <p>{online.intro}</p>
          <Link href={addressOf({ page: 'online' })} className="button">
            {online.title}
          </Link>
        </aside>
      </KeptGames>
      <HouseLinks />
    </div>
  );
}

interface RoomProps {
  readonly sign: Sign;
  readonly kept: readonly StoredGame[];
}

function Room({ sign, kept }: RoomProps): ReactNode {
  const { guide, signs, start: words } = useWords();
  const { levels } = useRegistries().levels.current(sign.id);
  const called = useLevels(sign.id);
  const [chosen, setChosen] = useState<number | null>(null);
  const opponent = useId();
  const suggested = suggestedStep(kept, sign.id, levels);
  const step = chosen ?? suggested.step;
  const { bots, options } = sign.quickTable;
  const table = { levels: levelsAt(step, bots, levels), options };
  const { start, isStarting, question } = useQuickStart(sign, table);
  return (
    <section className={`room ${sign.id}`}>
      <div className="picture">
        <sign.Picture />
      </div>
      <h2>{sign.title}</h2>
      <p>{signs[sign.id]?.pitch}</p>
      <div className="room-actions">
        <button type="button" className="button main" aria-disabled={isStarting} onClick={start}>
          {words.playNow}
        </button>
        <Link href={addressOf({ page: 'new', game: sign.id })} className="button">
          {words.setUp}
        </Link>
        <ShowMeHow sign={sign} className="button">
          {guide.showMe}
        </ShowMeHow>
      </div>
      <div className="opponent">
        <label htmlFor={opponent}>{words.opponent}</label>
        <select
          id={opponent}
          value={step}
          aria-describedby={`${opponent}why`}
          onChange={({ target }) => setChosen(Number(target.value))}
        >
          {levels.map((level, i) => (
            <option key={level} value={i}>
              {words.step(called[level] ?? level, i + 1, levels.length)}
            </option>
          ))}
        </select>
        <small id={`${opponent}why`}>
          {words.suggested[step === suggested.step ? suggested.why : 'chosen']}
        </small>
      </div>
      {question}
    </section>
  );
}
