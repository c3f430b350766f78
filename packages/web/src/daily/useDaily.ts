import type { DailyDeal } from '@taproom/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ask, type DoorProblem } from '../online/door.ts';

interface Daily {
  readonly deal: DailyDeal | null;
  readonly trouble: DoorProblem | null;
}

/** How soon it is asked again, in milliseconds: for a result that is being settled, and while bots still set par. */
const SOON = 1000;
const LATER = 20_000;

/** Today's deal of a game, as the person who is signed in may see it. */
export function useDaily(game: string, person: string | null): Daily {
  const [daily, setDaily] = useState<Daily>({ deal: null, trouble: null });
  const read = useCallback(async (): Promise<Daily> => {
    const found = await ask('daily', { params: { game }, query: {} });
    return found.ok ? { deal: found.value, trouble: null } : { deal: null, trouble: found.refusal };
  }, [game]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be seen depends on who asks.
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const now = await read();
      if (!wanted) return;
      setDaily(now);
      const wait = waitFor(now.deal);
      if (wait !== null) timer = setTimeout(() => void look(), wait);
    };
    void look();
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [read, person]);
  return daily;
}

function waitFor(deal: DailyDeal | null): number | null {
  const mine = deal?.mine ?? null;
  if (deal === null || mine === null) return null;
  if (mine.status === 'finished' && mine.score === null && deal.closes > Date.now()) return SOON;
  return deal.par?.isDone === false ? LATER : null;
}
