import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ExploreBook } from '@taproom/bots/explore/book';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { change, SIZES, visits } from './visit.ts';

const visit = visits();
const GAME = 'heros-tavern';

const file = join(import.meta.dirname, `../public/explore/${GAME}.json`);
const book: ExploreBook = JSON.parse(readFileSync(file, 'utf8'));
/** What the page begins with, but in the last round, which is known best: its games are the shortest to play on. */
const { seats, kind } = book.cells.find(({ points }) => points !== null) ?? {};
const last = Math.max(...book.cells.filter(cell => cell.kind === kind).map(({ round }) => round));
const shown = book.cells.filter(
  cell => cell.seats === seats && cell.kind === kind && cell.round === last && cell.points !== null,
);

describe('what choices change', () => {
  it('is shown best first with its numbers, and leads to games', async () => {
    const { page } = visit;
    await visit.to('learn');
    await page.locator(`.room.${GAME} a[href$="explore/${GAME}"]`).click();
    await page.waitForSelector('.explore-page .explore-filters');
    await page.locator('.explore-filters fieldset').nth(2).locator('input').last().check();
    const rows = page.locator('.explore-table tbody tr');
    expect(await rows.count()).toBe(shown.length);
    const means = (await rows.locator('td strong').allTextContents()).map(text =>
      Number(text.replace('−', '-')),
    );
    expect(means).toEqual([...means].sort((a, b) => b - a));
    await page.locator('.explore-page button:has-text("sample games")').click();
    await page.locator('.explore-games a').first().click();
    await page.waitForSelector('.transport');
    expect(new URL(page.url()).pathname).toMatch(/\/replay$/);
  });

  it('can be read in all languages, sizes and themes, and downloaded', async () => {
    const { page } = visit;
    await visit.to(`explore/${GAME}`);
    for (const language of LANGUAGE_CODES) {
      await change(page, { language, theme: language === 'de' ? 'dark' : 'light' });
      await page.reload();
      await page.waitForSelector('.explore-filters');
      await page.locator('.explore-filters fieldset').nth(2).locator('input').last().check();
      await page.locator('.explore-page table + p .button').click();
      await page.waitForSelector('.explore-games a');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(wide, `${language} ${size.width}`).toBeLessThanOrEqual(0);
      }
      expect(await faultsByAxe(page, '.explore-page'), language).toEqual([]);
    }
    const href = await page.locator('.explore-page a[download]').getAttribute('href');
    expect(await page.evaluate(async url => (await fetch(url)).json(), href ?? '')).toEqual(book);
  });

  it('offers only decisions about which something is known, and says how many are', async () => {
    const { page } = visit;
    await visit.to('explore/heaven-and-ale');
    const fields = page.locator('.explore-filters fieldset');
    await fields.first().waitFor();
    const seats = await fields.nth(0).locator('input').count();
    for (let table = 0; table < seats; table++) {
      await fields.nth(0).locator('input').nth(table).check();
      const kinds = await fields.nth(1).locator('input').count();
      for (let one = 0; one < kinds; one++) {
        await fields.nth(1).locator('input').nth(one).check();
        expect(await page.locator('.explore-table tbody tr').count()).toBeGreaterThan(0);
      }
    }
    expect(await page.innerText('.explore-page')).toMatch(/\d+ of \d+ choices are known/);
    // Large numbers look alike everywhere.
    await visit.to(`explore/${GAME}`);
    await page.waitForSelector('.explore-filters');
    expect(await page.innerText('.explore-page')).not.toMatch(/\d{5}/);
  });

  it('says so where nothing was measured', async () => {
    const { page } = visit;
    await visit.to('explore/no-such-game');
    await page.waitForSelector('.not-found');
  });
});
