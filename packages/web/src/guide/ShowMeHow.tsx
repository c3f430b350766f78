import type { GameId } from '@taproom/games';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useWords } from '../app/words.tsx';
import { settings } from '../settings.ts';
import { guide } from './progress.ts';
import './guide.css';

/** The table of a first game: the first rung, and at Heaven & Ale a bot that begins, so that there is a slot to choose. */
const TABLE: Readonly<Record<GameId, { readonly levels: readonly string[]; readonly options: object }>> = {
  'heaven-and-ale': { levels: ['novice'], options: { first: 1 } },
  'heros-tavern': { levels: ['patron', 'patron'], options: {} },
};

interface ShowMeHowProps {
  readonly game: GameId;
  readonly className: string;
  readonly children: ReactNode;
}

/** Begins a first game with the guide. */
export function ShowMeHow({ game, className, children }: ShowMeHowProps): ReactNode {
  const { you } = useWords();
  const [, go] = useLocation();
  const [begun, setBegun] = useState(false);
  const begin = async (): Promise<void> => {
    if (begun) return;
    setBegun(true);
    const { levels, options } = TABLE[game];
    const name = settings.get().name || you;
    const bots = levels.map(level => ({ kind: 'bot', level }) as const);
    const seats = [{ kind: 'human', name } as const, ...bots];
    const id = await house.begin({ game, seats, options, memoryAid: false });
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
  const { games, guide: words } = useWords();
  const { offered } = useSyncExternalStore(guide.subscribe, guide.get);
  if (offered) return null;
  return (
    <aside className="guide-offer" aria-label={words.showMe}>
      <p>{words.offer}</p>
      {(['heaven-and-ale', 'heros-tavern'] as const).map(game => (
        <ShowMeHow key={game} game={game} className="button">
          {games[game]}
        </ShowMeHow>
      ))}
      <button type="button" className="button quiet" onClick={() => guide.end()}>
        {words.noThanks}
      </button>
    </aside>
  );
}
