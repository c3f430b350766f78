/** Another page of this tab may be about to let go: so long it is waited for, in milliseconds. */
const PATIENCE = 400;

/**
 * The right to play a game of this device, which one tab has at a time. Asking for it gives null if another tab has
 * it; seizing takes it away from there. What is given lets go of it. Without HTTPS there are no locks: then all may
 * play, and the store sees to it that nothing is overwritten.
 */
export function hold(id: string, how: 'ask' | 'seize', onLost: () => void): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  return new Promise(resolve => {
    let granted = false;
    const keep = (): Promise<void> =>
      new Promise(letGo => {
        granted = true;
        resolve(letGo);
      });
    const options = how === 'seize' ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    navigator.locks
      .request(`taproom.game.${id}`, options, keep)
      .catch(() => (granted ? onLost() : resolve(null)));
  });
}
