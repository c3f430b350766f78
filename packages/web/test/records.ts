import { LEVELS } from '@taproom/bots/levels';
import { expectOk, GAMES, type GameId, SeededRandom } from '@taproom/games';
import type { Table } from '@taproom/table';
import type { Page } from 'playwright-core';
import { freshId } from '../src/local/id.ts';
import { openRecord as readGame, storedOf } from '../src/local/record.ts';
import { newTable, playTurn } from '../src/log/testing/games.ts';

const BOTS: Readonly<Record<GameId, string>> = { 'heaven-and-ale': 'gardener', 'heros-tavern': 'patron' };

/** The record of a game of Anna against bots, up to where `until` is true and Anna has to move, or to the end. */
export function recordOf(game: GameId, until: (table: Table) => boolean, seats = 3): string {
  const table = newTable(game, seats, 'browser');
  const random = new SeededRandom('browser');
  const isThere = (): boolean => table.awaited()[0] === 0 && until(table);
  while (!table.finished && !isThere()) playTurn(table, random);
  return table
    .record()
    .replace('name 0: player 0', 'name 0: Anna')
    .replaceAll(/(?<=name [1-4]: ).*/g, BOTS[game] ?? '');
}

export const wholeRecord = (game: GameId): string => recordOf(game, () => false);

export const afterTurns = (game: GameId, turns: number, seats = 3): string =>
  recordOf(game, table => table.turns().length >= turns, seats);

/** Whether a round of Hero's Tavern was scored, and cards can be bought. */
export const isPurchase = (table: Table): boolean =>
  (table.view('spectator') as { readonly stage: string }).stage === 'purchase';

/** Opens a record as a file, on the start page. */
export const openRecord = (page: Page, record: string): Promise<void> =>
  page.setInputFiles('.open-record input', {
    name: 'game.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from(record),
  });

/**
 * Opens a record on the start page and waits for its replay; gives the name under which it is kept. If it is reviewed
 * later, that takes a moment only.
 */
export async function importRecord(page: Page, record: string): Promise<string> {
  await reviewQuickly(page);
  await openRecord(page, record);
  await page.waitForSelector('.transport');
  const [, id] = /replay\/([^/]+)/.exec(page.url()) ?? [];
  if (id === undefined) throw new Error(`no replay: ${page.url()}`);
  return id;
}

/**
 * Stores a record as a game on the visitor's device, as if it had been imported, and gives its id. The page may be any
 * of the site, even one without scripts: nothing is loaded or drawn for it.
 */
export async function keepRecord(page: Page, record: string): Promise<string> {
  await reviewQuickly(page);
  const id = freshId();
  const as = { id, revision: 1, played: Date.now(), memoryAid: false };
  const { secret, ...game } = storedOf(
    expectOk(readGame(record, { games: GAMES, levels: LEVELS })),
    as,
    GAMES,
  );
  await page.evaluate(
    async ([kept, bytes]) => {
      const done = <Value>(request: IDBRequest<Value>): Promise<Value> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const opening = indexedDB.open('taproom', 2);
      opening.onupgradeneeded = () => opening.result.createObjectStore('games', { keyPath: 'id' });
      const database = await done(opening);
      const games = database.transaction('games', 'readwrite').objectStore('games');
      await done(games.put({ ...kept, secret: new Uint8Array(bytes) }));
      database.close();
    },
    [game, [...secret]] as const,
  );
  return id;
}

/** Lets reviews look at few nodes. */
const reviewQuickly = (page: Page): Promise<void> =>
  page.evaluate(() =>
    localStorage.setItem('taproom.review-depth', JSON.stringify({ nodes: 8, controls: 1 })),
  );
