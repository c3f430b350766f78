import { describe, expect, it } from 'vitest';
import { visits } from './visit.ts';

const visit = visits({ serviceWorker: true });

describe('the client in a real Chromium', () => {
  it('works with the network off after the first visit', async () => {
    const { page, context } = visit;
    await visit.to('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('.main-board');
    expect(await page.locator('.main-board').count()).toBe(1);
  });

  it('says which pages need a connection, and opens them when it is back', async () => {
    const { page, context } = visit;
    await visit.to('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await visit.to('leaders');
    await page.waitForSelector('[role=alert] >> text=needs a connection');
    await context.setOffline(false);
    await page.waitForSelector('.filters');
  });

  it('speaks offline what was chosen before, and says what it can’t speak yet', async () => {
    const { page, context } = visit;
    const language = () => page.getAttribute('html', 'lang');
    await visit.to('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await context.setOffline(true);
    await page.reload();
    await page.selectOption('.language select', 'ru');
    await page.waitForSelector('.missing-language >> text=Русский');
    expect(await language()).toBe('en');
    expect(await page.inputValue('.language select')).toBe('en');
    await context.setOffline(false);
    await page.reload();
    await page.selectOption('.language select', 'ru');
    await page.waitForFunction(async () => {
      const answers = await Promise.all((await caches.keys()).map(name => caches.open(name)));
      const kept = (await Promise.all(answers.map(cache => cache.keys()))).flat();
      return kept.filter(({ url }) => /words-ru/.test(url)).length === 1;
    });
    await context.setOffline(true);
    await visit.to('rules/heaven-and-ale');
    await page.waitForSelector('h1 >> text=Правила');
    expect(await language()).toBe('ru');
  });
});
