import type { Page } from 'playwright-core';

/** Makes all games of this device ones of another version of the rules. */
export const giveRules = (page: Page, rules: number): Promise<void> =>
  page.evaluate(
    to =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('taproom');
        opening.onerror = reject;
        opening.onsuccess = () => {
          const store = opening.result.transaction('games', 'readwrite').objectStore('games');
          const all = store.getAll();
          all.onsuccess = () => {
            for (const game of all.result) store.put({ ...game, rules: to });
            store.transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        };
      }),
    rules,
  );
