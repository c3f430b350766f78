import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../../src/store/store.ts';
import { capsContract } from './caps-contract.ts';
import { credentialsContract } from './credentials-contract.ts';
import { dealsContract } from './deals-contract.ts';
import { gamesContract } from './games-contract.ts';
import { leasesContract } from './leases-contract.ts';
import { lobbyContract } from './lobby-contract.ts';
import { noticesContract } from './notices-contract.ts';
import { peopleContract } from './people-contract.ts';
import { ratingsContract } from './ratings-contract.ts';
import { someTable } from './rows.ts';
import { tablesContract } from './tables-contract.ts';
import { talkContract } from './talk-contract.ts';

/** Two stores on the same data, as two nodes have them. */
export interface Stores {
  readonly store: Store;
  readonly other: Store;
}

/** What every kind of store does. `open` gives one more store on the same data at each call. */
export function storeContract(kind: string, open: () => Promise<Store>): void {
  describe(kind, () => {
    let stores: Stores | null = null;
    const get = (): Stores => {
      if (stores === null) throw new Error('not open yet');
      return stores;
    };

    beforeAll(async () => {
      stores = { store: await open(), other: await open() };
    });
    afterAll(async () => {
      await stores?.store.close();
      await stores?.other.close();
    });

    describe('people', () => peopleContract(get));
    describe('credentials', () => credentialsContract(get));
    describe('notices', () => noticesContract(get));
    describe('tables', () => tablesContract(get));
    describe('lobby', () => lobbyContract(get));
    describe('leases', () => leasesContract(get));
    describe('caps', () => capsContract(get));
    describe('games', () => gamesContract(get));
    describe('talk', () => talkContract(get));
    describe('ratings', () => ratingsContract(get));
    describe('daily deals', () => dealsContract(get));

    it('notes when no node was working: once, whoever finds it', async () => {
      const { store, other } = get();
      expect(await store.beat(1000, 100, 0)).toEqual([]);
      expect(await other.beat(1100, 100, 0)).toEqual([]);
      const pause = { since: 1100, until: 1201 };
      const found = await Promise.all([store.beat(1201, 100, 0), other.beat(1201, 100, 0)]);
      expect(found).toEqual([[pause], [pause]]);
      // A node whose clock is behind changes nothing.
      expect(await other.beat(900, 100, 0)).toEqual([pause]);
      expect(await store.beat(1300, 100, 1201)).toEqual([]);
      expect(await store.beat(1500, 100, 1201)).toEqual([{ since: 1300, until: 1500 }]);
    });

    it('is ready', async () => {
      expect(await get().store.ready()).toBeNull();
    });

    it('finishes what was asked for before it closes, and then refuses', async () => {
      const third = await open();
      const { id } = await someTable(third);
      const changed = third.tables.change(id, 1, { rules: 7 });
      await third.close();
      await third.close();
      expect(await changed).toMatchObject({ id, rules: 7, version: 2 });
      await expect(third.tables.change(id, 2, { rules: 8 })).rejects.toMatchObject({ code: 'not-stored' });
      await expect(third.tables.get(id)).rejects.toMatchObject({ code: 'not-stored' });
      expect(await third.ready()).toContain('closed');
      expect(await get().store.tables.get(id)).toMatchObject({ rules: 7 });
    });
  });
}
