/** After this long, in milliseconds, it is looked at who keeps a lock: another page of this tab may just be letting go. */
const PATIENCE = 1500;

/**
 * A lock between tabs: the lock on a game of this device, held by one tab at a time (Web Locks). Requesting it gives null
 * if another tab has it; seizing takes it from there. The returned function releases it. Without HTTPS there are no
 * locks: then all may play, and the store makes sure that nothing is overwritten.
 */
export function holdGame(id: string, how: 'ask' | 'seize', onLost: () => void): Promise<(() => void) | null> {
  if (!('locks' in navigator)) return Promise.resolve(() => {});
  const name = `taproom.game.${id}`;
  return new Promise(resolve => {
    let granted = false;
    const keep = (): Promise<void> =>
      new Promise(letGo => {
        granted = true;
        resolve(letGo);
      });
    const patience = new AbortController();
    const look = async (): Promise<void> => {
      if (granted) return;
      const { held = [] } = await navigator.locks.query();
      if (held.some(lock => lock.name === name)) patience.abort();
      // Nobody has it: the browser is busy, and it will come.
      else setTimeout(look, PATIENCE);
    };
    if (how === 'ask') setTimeout(look, PATIENCE);
    navigator.locks
      .request(name, how === 'seize' ? { steal: true } : { signal: patience.signal }, keep)
      .catch(() => (granted ? onLost() : resolve(null)));
  });
}
