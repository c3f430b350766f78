import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import type { Sign } from '../play/face.ts';
import { useFaces } from '../play/faces.tsx';
import { settings } from '../settings.ts';
import { guide } from './progress.ts';
import './guide.css';

interface ShowMeHowProps {
  readonly sign: Sign;
  readonly className: string;
  readonly children: ReactNode;
}

/** Begins a first game with the guide. */
export function ShowMeHow({ sign, className, children }: ShowMeHowProps): ReactNode {
  const { you } = useWords();
  const [, go] = useLocation();
  const [begun, setBegun] = useState(false);
  const begin = async (): Promise<void> => {
    if (begun) return;
    setBegun(true);
    const { levels, options } = sign.guidedTable;
    const name = settings.get().name || you;
    const bots = levels.map(level => ({ kind: 'bot', level }) as const);
    const seats = [{ kind: 'human', name } as const, ...bots];
    const id = await house.begin({ game: sign.id, seats, options, memoryAid: false });
    // The guide points at the boards.
    settings.set({ table: 'boards' });
    guide.start(id);
    go(`/play/${id}`);
  };
  return (
    <button type="button" className={className} aria-disabled={begun} onClick={begin}>
      {children}
    </button>
  );
}

/** Offers the guide on a first visit, once. */
export function GuideOffer(): ReactNode {
  const { guide: words } = useWords();
  const { signs } = useFaces();
  const { offered } = useSyncExternalStore(guide.subscribe, guide.get);
  if (offered) return null;
  return (
    <aside className="guide-offer" aria-label={words.showMe}>
      <p>{words.offer}</p>
      {signs.map(sign => (
        <ShowMeHow key={sign.id} sign={sign} className="button">
          {sign.title}
        </ShowMeHow>
      ))}
      <button type="button" className="button quiet" onClick={() => guide.end()}>
        {words.noThanks}
      </button>
    </aside>
  );
}
