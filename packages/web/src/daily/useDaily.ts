import type { DailyDeal } from '@taproom/contracts';
import { useCallback, useEffect, useState } from 'react';
import { ask, type DoorProblem } from '../online/door.ts';

interface Daily {
  readonly deal: DailyDeal | null;
  /** By how much the server's clock is ahead of the device's, in milliseconds. */
  readonly ahead: number;
  readonly trouble: DoorProblem | null;
}

/** How soon it is asked again, in milliseconds: for a result that is being settled, and while bots still set par. */
const SOON = 1000;
const LATER = 20_000;

/** The deal of a game, today's if no day is given, as the person who is signed in may see it. */
export function useDaily(game: string, day: string | undefined, person: string | null): Daily {
  const [daily, setDaily] = useState<Daily>({ deal: null, ahead: 0, trouble: null });
  const read = useCallback(async (): Promise<Daily> => {
    const found = await ask('daily', { params: { game }, query: day === undefined ? {} : { day } });
    return found.ok
      ? { deal: found.value, ahead: found.value.now - Date.now(), trouble: null }
      : { deal: null, ahead: 0, trouble: found.refusal };
  }, [game, day]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what may be seen depends on who asks.
  useEffect(() => {
    let wanted = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = async (): Promise<void> => {
      const now = await read();
      if (!wanted) return;
      setDaily(now);
      const wait = waitFor(now);
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

function waitFor({ deal, ahead }: Daily): number | null {
  const mine = deal?.mine ?? null;
  if (deal === null || mine === null) return null;
  if (mine.status === 'finished' && mine.score === null && deal.closes > Date.now() + ahead) return SOON;
  return deal.par?.isDone === false ? LATER : null;
}
