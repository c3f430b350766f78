import { LEVELS } from '@taproom/bots/levels';
import type { Registries } from './app/registries.tsx';
import { FACES } from './games/faces.ts';

/** The released games, as the client is started with them. */
export const RELEASED: Registries = {
  faces: FACES,
  levels: LEVELS,
  games: async () => (await import('./rules.ts')).GAMES,
  startBots: () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
};
