import type { GameId } from '@taproom/games';
import type { Face, Sign } from '../play/face.ts';
import { Faces } from '../play/faces.tsx';

/** As much of a sign as a table needs. */
const sign = (id: GameId, title: string, face: () => Promise<object>): Sign =>
  ({ id, title, face: () => face() as Promise<Face> }) as Sign;

/** The games of this client, in the order of its lists: a line for each. */
export const FACES = new Faces([
  sign('heaven-and-ale', 'Heaven & Ale', async () => (await import('./heaven-and-ale/face.tsx')).face),
  sign('heros-tavern', 'Hero’s Tavern', async () => (await import('./heros-tavern/face.tsx')).face),
]);
