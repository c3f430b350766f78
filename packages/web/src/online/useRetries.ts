import { useEffect, useState } from 'react';
import { identity } from './identity.ts';
import { FIRST_WAIT, LONGEST_WAIT } from './insist.ts';

/**
 * Asks a server that can't be reached again and again, with backoff, as long as the page is open and looked at; at once
 * when the device is back online or the tab is shown again. Returns whether it is being asked now, and asks it at once.
 */
export function useRetries(): { readonly isAsking: boolean; readonly retry: () => void } {
  const [isAsking, setAsking] = useState(false);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const retry = (): void => {
      if (!document.hidden) setAsked(n => n + 1);
    };
    addEventListener('online', retry);
    document.addEventListener('visibilitychange', retry);
    return () => {
      removeEventListener('online', retry);
      document.removeEventListener('visibilitychange', retry);
    };
  }, []);
  useEffect(() => {
    let isClosed = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (wait: number): void => {
      timer = setTimeout(() => void again(Math.min(wait * 2, LONGEST_WAIT)), wait);
    };
    const again = async (wait: number): Promise<void> => {
      if (!document.hidden) {
        setAsking(true);
        await identity.look();
        if (isClosed) return;
        setAsking(false);
      }
      later(wait);
    };
    if (asked === 0) later(FIRST_WAIT);
    else void again(FIRST_WAIT);
    return () => {
      isClosed = true;
      clearTimeout(timer);
    };
  }, [asked]);
  return { isAsking, retry: () => setAsked(n => n + 1) };
}
