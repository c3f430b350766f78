import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { Site } from './site.ts';

let site: Site;
let browser: Browser;
let context: BrowserContext;
let page: Page;
const faults: string[] = [];

beforeAll(async () => {
  [site, browser] = await Promise.all([Site.open(), startChromium()]);
}, 600_000); // a new machine may have to install Chromium first

afterAll(async () => {
  await browser?.close();
  site?.close();
});

beforeEach(async () => {
  context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  await context.addInitScript(() => {
    if (localStorage.getItem('taproom.settings') === null)
      localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' }));
  });
  page = await context.newPage();
  page.on('pageerror', error => faults.push(error.message));
});

afterEach(async () => {
  await context.close();
  expect(faults.splice(0), 'errors on the page').toEqual([]);
});

/** Sits down to a game of Heaven & Ale from the start page. */
async function playCloister(): Promise<void> {
  await page.goto(site.address);
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
}

const says = async (): Promise<string> => (await page.textContent('.action-bar p')) ?? '';

/** One click of a patient person: the first thing that glows, a question's first answer, or the confirmation. */
async function click(): Promise<void> {
  await page.evaluate(() => {
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)];
    const press = (element: Element | undefined): boolean =>
      element?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ?? false;
    const [confirm] = all('.action-bar .confirm:not([aria-disabled="true"])');
    const [glowing] = all('g.open:not(:has(.chosen)) .reach');
    const [answer] = all('.action-bar .answer');
    const [card] = all('g.quiet .reach');
    if (press(answer) || press(confirm) || press(glowing)) return;
    press(card);
  });
  await page.waitForTimeout(20);
}

describe('the client in a real Chromium', () => {
  it('plays a whole game of Heaven & Ale by clicks, to the final score', async () => {
    await playCloister();
    const end = Date.now() + 150_000;
    while (!/over/.test(await says()) && Date.now() < end) await click();
    expect(await says()).toMatch(/The game is over: \d+ : \d+ : \d+/);
  }, 180_000);

  it('plays a whole game of Hero’s Tavern by clicks, to the final score', async () => {
    await page.goto(site.address);
    await page.click('.room.heros-tavern .button.main');
    const end = Date.now() + 150_000;
    while ((await page.locator('.tavern-ending').count()) === 0 && Date.now() < end) {
      await page.evaluate(() => {
        const press = (selector: string): boolean =>
          document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ??
          false;
        // A card that can be had, if none of the hand is chosen yet; all that can be bought; then the confirmation.
        const fan = document.querySelector('.tavern-hand.fan');
        const chosen = fan?.querySelector('[aria-pressed="true"]') ?? null;
        const free = '.tavern-hand button[aria-pressed="false"]:not([aria-disabled="true"])';
        if (chosen === null && press(free)) return;
        press('.tavern-bar .button.main');
      });
      await page.waitForTimeout(20);
    }
    const totals = await page.textContent('.tavern-ending tfoot');
    expect(totals).toMatch(/\d+/);
    expect(await sideways()).toBeLessThanOrEqual(0);
  }, 180_000);

  it('keeps the focus when a key leads to another page', async () => {
    await page.goto(site.address);
    await page.focus('.room.heaven-and-ale .button.main');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.main-board');
    await page.waitForFunction(() => document.activeElement !== document.body);
  });

  it('resumes after a reload in the middle of a turn', async () => {
    await playCloister();
    await page.waitForSelector('g.open');
    while (!/Move your figure/.test(await says())) await click();
    const before = await page.textContent('.players');
    await page.reload();
    await page.waitForSelector('g.open');
    expect(await page.textContent('.players')).toBe(before);
    expect(await says()).toMatch(/Move your figure/);
  }, 60_000);

  it('goes on with games that its first version kept', async () => {
    await playCloister();
    await page.waitForSelector('g.open');
    const id = /play\/(.*)$/.exec(page.url())?.[1] ?? '';
    // A page of the same house that opens no games.
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
    await page.goto(site.address);
    await page.click('.kept .open-game');
    await page.waitForSelector('.main-board');
    expect(page.url()).toContain(id);
  }, 60_000);

  it('works with the network off after the first visit', async () => {
    await page.goto(site.address);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await playFromHere();
    expect(await page.locator('.main-board').count()).toBe(1);
  }, 60_000);

  it.each([
    ['en', 'Play now'],
    ['de', 'Sofort spielen'],
    ['ru', 'Играть сразу'],
  ])('speaks %s, switched at any time', async (language, words) => {
    await page.goto(site.address);
    await page.selectOption('.language select', language);
    await page.waitForSelector(`text=${words}`);
    expect(await page.getAttribute('html', 'lang')).toBe(language);
  });

  it.each([
    [1440, 900],
    [1024, 768],
    [390, 844],
    [320, 640],
  ])('never scrolls sideways at %i × %i', async (width, height) => {
    await page.setViewportSize({ width, height });
    for (const path of ['', '#/new/heaven-and-ale', '#/new/heros-tavern']) {
      await page.goto(`${site.address}${path}`);
      await page.waitForSelector('main h1');
      expect(await sideways(), path).toBeLessThanOrEqual(0);
    }
    await playCloister();
    expect(await sideways(), 'the table').toBeLessThanOrEqual(0);
  });

  it('has nothing that axe finds fault with', async () => {
    const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
    const check = async (): Promise<string[]> => {
      await page.evaluate(axe);
      return page.evaluate(async () => {
        const { axe } = window as unknown as {
          axe: { run(): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
        };
        const { violations } = await axe.run();
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(node => node.html).join(' | ')}`);
      });
    };
    await page.goto(site.address);
    await page.waitForSelector('.room');
    expect(await check()).toEqual([]);
    await page.goto(`${site.address}#/new/heaven-and-ale`);
    await page.waitForSelector('.new-game');
    expect(await check()).toEqual([]);
    await playCloister();
    for (const stage of [/Move your figure/, /Buy a tile/]) {
      while (!stage.test(await says())) await click();
      expect(await check(), String(stage)).toEqual([]);
    }
    await page.goto(site.address);
    await page.click('.room.heros-tavern .button.main');
    await page.waitForSelector('.tavern-hand');
    expect(await check()).toEqual([]);
    for (const path of [
      'rules/heaven-and-ale',
      'score/heaven-and-ale',
      'score/heros-tavern',
      'print/heros-tavern',
      'about',
    ]) {
      await page.goto(`${site.address}#/${path}`);
      await page.waitForSelector('main h1');
      expect(await check(), path).toEqual([]);
    }
  }, 120_000);
});

async function playFromHere(): Promise<void> {
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
}

const sideways = (): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
