/** How long to wait for another page of this tab that may be about to release the lock, in milliseconds. */
const PATIENCE = 400;

/**
 * A lock between tabs: the lock on a game of this device, held by one tab at a time (Web Locks). Requesting it gives null
 * if another tab has it; seizing takes it from there. The returned function releases it. Without HTTPS there are no
 * locks: then all may play, and the store makes sure that nothing is overwritten.
 */
export function holdGame(id: string, how: 'ask' | 'seize', onLost: () => void): Promise<(() => void) | null> {
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
