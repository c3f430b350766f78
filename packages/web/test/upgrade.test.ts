import { rmSync } from 'node:fs';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { nextClient } from './next-client.ts';
import { serveOldClient } from './old-client.ts';
import { Site } from './site.ts';
import { skipNameQuestion } from './visit.ts';

let browser: Browser;
const opened: (() => Promise<void> | void)[] = [];
beforeAll(async () => {
  browser = await startChromium();
}, 600_000);
afterAll(() => browser?.close());
afterEach(async () => {
  for (const close of opened.splice(0).reverse()) await close();
});

async function visitor(options: { readonly serviceWorkers?: 'block' } = {}): Promise<BrowserContext> {
  const context = await browser.newContext({ locale: 'en', ...options });
  await skipNameQuestion(context);
  context.setDefaultTimeout(60_000);
  opened.push(() => context.close());
  return context;
}

/** How often a page was loaded, not counting moves within it. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('domcontentloaded', () => loads++);
  return () => loads;
}

/** Addresses that 0.2 answered with its start page, or with nothing, and what belongs there. */
const ADDRESSES = [
  { path: '/feeds/x.atom', leads: '/feeds/x.atom', shows: 'no-such-thing' },
  { path: '/online/abc', leads: '/online/abc', shows: 'Skip to content' },
  { path: '/about', leads: '/about', shows: 'About Taproom' },
  // What follows the # must not get lost.
  { path: '/rules/heaven-and-ale#6.1', leads: '/rules/heaven-and-ale#6.1', shows: 'Heaven & Ale rules' },
  { path: '/join/AbCdEfGh1234#Secret', leads: '/join/AbCdEfGh1234#Secret', shows: 'Table not found' },
  { path: '/metrics', leads: '/metrics', shows: 'taproom_requests_total' },
  { path: '/healthz', leads: '/healthz', shows: '"ok":true' },
  { path: '/api/docs', leads: '/api/docs', shows: 'Taproom API' },
];

describe.each(['', '/taproom'])('below %j, a browser that has version 0.2', base => {
  it('shows the right thing at every address after one reload, and tabs of 0.2 go on', async () => {
    const old = await serveOldClient(base);
    const home = `http://localhost:${old.port}${base}`;
    const installed = await Promise.all(
      ADDRESSES.map(async address => {
        const tab = await (await visitor()).newPage();
        await tab.goto(`${home}/`);
        await tab.evaluate(() => navigator.serviceWorker.ready);
        await tab.reload();
        await tab.waitForFunction(() => navigator.serviceWorker.controller !== null);
        return { ...address, tab };
      }),
    );
    await old.close();
    const site = await Site.open({ PORT: String(old.port), BASE_PATH: base, METRICS: 'open' });
    opened.push(() => site.close());

    await Promise.all(
      installed.map(async ({ path, leads, shows, tab }) => {
        const page = await tab.context().newPage();
        const loads = countLoads(page);
        await page.goto(`${home}${path}`);
        await page.waitForFunction(text => document.documentElement.textContent?.includes(text), shows);
        expect(page.url()).toBe(`${home}${leads}`);
        expect(loads(), path).toBeLessThanOrEqual(2);

        // From now on it is right at once.
        const next = await tab.context().newPage();
        const nextLoads = countLoads(next);
        await next.goto(`${home}${path}`);
        await next.waitForFunction(text => document.documentElement.textContent?.includes(text), shows);
        expect(next.url()).toBe(`${home}${leads}`);
        expect(nextLoads(), path).toBe(1);

        // The tab of 0.2 that was open all the time still finds its files.
        const lazy = await tab.evaluate(async () => {
          const name = (await caches.keys()).find(key => /^taproom-\w+$/.test(key));
          const kept = await (await caches.open(name ?? '')).keys();
          const file = kept.find(({ url }) => url.includes('/RulesPage-'));
          return file && (await (await fetch(file.url)).text());
        });
        expect(lazy).toBe('/* version 0.2 */');

        // They go with the first page that is opened when all others are closed; closing may take a moment.
        for (const one of [page, next]) await one.close();
        const namesAfterReload = async () => {
          await tab.goto(`${home}/`);
          // What is remembered besides, such as the chosen languages, is no version.
          return tab.evaluate(async () => (await caches.keys()).filter(name => name.startsWith('taproom-')));
        };
        await expect
          .poll(namesAfterReload, { timeout: 60_000, interval: 1000 })
          .toEqual([expect.stringMatching(/^taproom-client-\w+$/)]);
      }),
    );
  }, 240_000);
});

describe('a tab that stays open over an upgrade', () => {
  it('loads the new version when a part of the old one is gone, once, and the game is still there', async () => {
    const site = await Site.open();
    opened.push(() => site.close());
    const context = await visitor({ serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto(site.address);
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('.main-board');
    const game = page.url();
    await page.click('.house-name');
    await page.waitForSelector('.kept .open-game');

    // While the server can't be reached a reload would only lose the page.
    await site.stop();
    const loads = countLoads(page);
    await page.click('.house-links a[href="/about"]');
    await page.waitForSelector('main [role=alert]');
    await page.click('.house-name');
    await page.waitForSelector('.kept .open-game');
    expect(loads()).toBe(0);

    const files = nextClient(site.files);
    opened.push(() => rmSync(files, { recursive: true, force: true }));
    const next = await Site.serve(files, { PORT: new URL(site.address).port });
    opened.push(() => next.close());
    await page.click('.house-links a[href="/rules/heros-tavern"]');
    await page.waitForSelector('main h1:has-text("Hero’s Tavern")');
    expect(loads()).toBe(1);
    expect(page.url()).toBe(`${site.address}rules/heros-tavern`);
    await page.goto(game);
    await page.waitForSelector('.main-board');
  }, 240_000);
});
