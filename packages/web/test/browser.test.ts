import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { clickCloister, clickTavern, clickUntil } from './hands.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });

/** Sits down to a game of Heaven & Ale from the start page. */
async function playCloister(page = visit.page): Promise<void> {
  await page.goto(visit.site.address);
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
}

const says = async (): Promise<string> => (await visit.page.textContent('.action-bar p')) ?? '';

const sideways = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

describe('the client in a real Chromium', () => {
  it('plays a whole game of Heaven & Ale by clicks, to the final score', async () => {
    await playCloister();
    await clickUntil(visit.page, '.action-bar p:has-text("The game is over")', clickCloister);
    expect(await says()).toMatch(/The game is over: \d+ : \d+ : \d+/);
  }, 180_000);

  it('plays a whole game of Hero’s Tavern by clicks, to the final score', async () => {
    const { page } = visit;
    await visit.to('');
    await page.click('.room.heros-tavern .button.main');
    await clickUntil(page, '.tavern-ending', clickTavern);
    expect(await page.textContent('.tavern-ending tfoot')).toMatch(/\d+/);
    expect(await sideways(page)).toBeLessThanOrEqual(0);
  }, 180_000);

  it('gives a hint by a bot that rests while somebody presses something, and answers all the same', async () => {
    // In a tab of its own, whose workers can be listened to.
    const page = await visit.stranger();
    await page.addInitScript(() => {
      const asked: string[] = [];
      Object.assign(window, { asked });
      window.Worker = class extends Worker {
        override postMessage(question: { readonly ask: string }): void {
          asked.push(question.ask);
          super.postMessage(question);
        }
      };
    });
    const lastAsked = (ask: string): Promise<unknown> =>
      page.waitForFunction(
        last => (window as unknown as { asked: readonly string[] }).asked.at(-1) === last,
        ask,
      );
    await playCloister(page);
    await clickUntil(page, '.action-bar p:has-text("Move your player figure")', clickCloister);
    await page.click('.action-bar .tool:has-text("Hint")');
    await lastAsked('think');
    await page.mouse.down();
    await lastAsked('rest');
    await page.mouse.up();
    await page.waitForSelector('g.hinted');
    expect(await page.textContent('div.hint')).toMatch(/\d+/);
  });

  it('resumes after a reload in the middle of a turn', async () => {
    const { page } = visit;
    await visit.to('');
    // Expected scores come when they are computed, and would be compared with none.
    await change(page, { projection: 'off' });
    await playCloister();
    await clickUntil(page, '.action-bar p:has-text("Move your player figure")', clickCloister);
    const before = await page.textContent('.players');
    await page.reload();
    await page.waitForSelector('g.open');
    expect(await page.textContent('.players')).toBe(before);
    expect(await says()).toMatch(/Move your player figure/);
  });

  it('goes on with games that its first version kept', async () => {
    const { page, site } = visit;
    await playCloister();
    await page.waitForSelector('g.open');
    const id = /play\/(.*)$/.exec(page.url())?.[1] ?? '';
    // A page of the same site that opens no games.
    await page.goto(`${site.address}api/docs`);
    await page.evaluate(async game => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const now = await done(indexedDB.open('taproom'));
      const kept = await done(now.transaction('games').objectStore('games').get(game));
      now.close();
      await done(indexedDB.deleteDatabase('taproom'));
      for (const later of ['revision', 'plan', 'standing']) delete kept[later];
      const before = indexedDB.open('taproom', 1);
      before.onupgradeneeded = () =>
        before.result.createObjectStore('games', { keyPath: 'id' }).put({ ...kept, finished: false });
      (await done(before)).close();
    }, id);
    await visit.to('');
    await page.click('.kept .open-game');
    await page.waitForSelector('.main-board');
    expect(page.url()).toContain(id);
  });

  it.each(LANGUAGE_CODES)('speaks %s, switched at any time', async language => {
    const { page } = visit;
    const { start } = await loadMessages(language);
    await visit.to('');
    await page.selectOption('.language select', language);
    await page.waitForSelector(`text=${start.playNow}`);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [320, 640],
  ])('never scrolls sideways at %i × %i', async (width, height) => {
    const { page } = visit;
    await page.setViewportSize({ width, height });
    for (const path of ['', 'new/heaven-and-ale', 'new/heros-tavern']) {
      await visit.to(path);
      await page.waitForSelector('main h1');
      expect(await sideways(page), path).toBeLessThanOrEqual(0);
    }
    await playCloister();
    expect(await sideways(page), 'the table').toBeLessThanOrEqual(0);
  });
});
