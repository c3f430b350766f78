import { addressOf } from '@taproom/contracts/addresses';
import { SeededRandom } from '@taproom/games';
import { dailySeating } from '@taproom/table';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'wouter';
import { house } from '../app/house.ts';
import { useGames, useRegistries } from '../app/registries.tsx';
import type { Sign } from '../play/face.ts';
import { settings } from '../settings.ts';
import type { DailyWords } from './words.ts';

interface OwnDealProps {
  readonly sign: Sign;
  readonly words: DailyWords;
}

/** Without a server: a deal from the date, on this device, for oneself. */
export function OwnDeal({ sign, words }: OwnDealProps): ReactNode {
  const edition = useGames().current(sign.id);
  const { levels } = useRegistries();
  const [, go] = useLocation();
  const [isStarting, setStarting] = useState(false);
  const begin = async (): Promise<void> => {
    const found = levels.find(sign.id, edition.rules);
    if (isStarting || !found.ok) return;
    setStarting(true);
    const luck = `daily ${sign.id} ${new Date().toISOString().slice(0, 10)}`;
    const { bots } = dailySeating(edition, found.value, new SeededRandom(luck));
    const seats = bots.map(level =>
      level === null
        ? ({ kind: 'human', name: settings.get().name } as const)
        : ({ kind: 'bot', level } as const),
    );
    const id = await house.begin({ game: sign.id, seats, options: {}, memoryAid: false, luck });
    go(addressOf({ page: 'play', id }));
  };
  return (
    <section className="panel" aria-labelledby="daily-own">
      <h2 id="daily-own">{words.offline}</h2>
      <p>{words.offlineHint}</p>
      <button type="button" className="button main" aria-disabled={isStarting} onClick={() => void begin()}>
        {words.playOffline}
      </button>
    </section>
  );
}
