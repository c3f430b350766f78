import { isMainThread } from 'node:worker_threads';

// Each of the two loads only what it needs: a bot thread has no use for a server.
if (isMainThread) {
  const [{ start }, { RELEASED }] = await Promise.all([
    import('./operate/start.ts'),
    import('./released.ts'),
  ]);
  await start(new URL(import.meta.url), RELEASED);
} else {
  const [{ serveThinker }, { PLAYERS }] = await Promise.all([
    import('./play/thinker.ts'),
    import('@taproom/bots'),
  ]);
  serveThinker(PLAYERS);
}
