import { isMainThread } from 'node:worker_threads';

// Each of the two loads only what it needs: a thread of a bot has no use for a server.
if (isMainThread) {
  const { start } = await import('./operate/start.ts');
  await start(new URL(import.meta.url));
} else {
  const { serveThinker } = await import('./play/thinker.ts');
  serveThinker();
}
