import { type GameId, SeededRandom } from '@taproom/games';
import { expect } from 'vitest';
import { choose } from '../../log/testing/games.ts';
import type { GameTypes, Snapshot } from '../../play/game.ts';
import type { Passage } from '../passage.ts';
import { SeededGame } from './seeded-game.ts';

/** Snapshots of a game, one before each turn of the person, and the last one. */
export async function snapshots<Of extends GameTypes>(
  game: GameId,
  seats: number,
  seed: string,
): Promise<Snapshot<Of>[]> {
  const played = new SeededGame<Of>(game, seats, seed);
  const random = new SeededRandom(seed);
  const all: Snapshot<Of>[] = [];
  while (played.get().outcome === null) {
    const { plan } = played.get();
    if (plan?.moves.length === 0) all.push(played.get());
    const legal = plan?.legal ?? [];
    if (legal.length === 0) await played.confirm();
    else played.act(choose(legal, random));
  }
  return [...all, played.get()];
}

export const textOf = (passages: readonly Passage[]): string =>
  passages.flatMap(({ title, lines }) => [title, ...lines.map(line => line.text)]).join('\n');

export function expectClean(text: string): void {
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\$\{|\n\n/);
}
