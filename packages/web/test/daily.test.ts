import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { clickTavern } from './hands.ts';
import { QUICK } from './site.ts';
import { change, SIZES, visits } from './visit.ts';

const visit = visits({ environment: QUICK });
const GAME = 'heros-tavern';

/** Comes as a guest. */
async function enter(page: Page, name: string): Promise<void> {
  await page.goto(`${visit.site.address}daily/${GAME}`);
  await page.fill('.daily-page .name-form input', name);
}

const play = (page: Page): Promise<void> => page.click('.daily-page .button:has-text("Play today")');
const tableOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) ?? '';

/** Plays a game to its end by the API, as a program would: the last of the legal moves each time. */
const playOut = (page: Page, table: string): Promise<void> =>
  page.evaluate(async id => {
    const ask = async (path: string, body?: object) => {
      const post = {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      };
      return (await fetch(`/api/v1/tables/${id}${path}`, body && post)).json();
    };
    for (let turn = 0; ; ) {
      const { table: info, seat, awaited } = await ask('');
      if (info.status !== 'playing') return;
      // A bot has to move.
      if (!awaited.includes(seat)) {
        await new Promise(resolve => setTimeout(resolve, 20));
        continue;
      }
      const moves: string[] = [];
      let plan = await ask('/plan', { moves });
      while (!plan.ready) {
        moves.push(plan.legal.at(-1));
        plan = await ask('/plan', { moves });
      }
      await ask('/turns', { key: `turn-${String(turn++).padStart(8, '0')}`, seen: plan.seen, moves });
    }
  }, table);

/** Whether the page is as wide as the window, and axe finds nothing, in all languages and sizes. */
async function lookAround(page: Page): Promise<void> {
  for (const language of LANGUAGE_CODES) {
    await change(page, { language });
    await page.reload();
    await page.waitForSelector('.share-card');
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${language} ${size.width}`).toBeLessThanOrEqual(0);
    }
    expect(await faultsByAxe(page, '.daily-page'), language).toEqual([]);
  }
}

describe('the daily deal', () => {
  it('can be played on a device whose clock is a day ahead', async () => {
    const { page } = visit;
    await page.addInitScript(() => {
      const { now } = Date;
      Date.now = () => now() + 86_400_000;
    });
    await enter(page, 'Ann');
    await page.waitForSelector('.daily-days strong:has-text("today")');
    await play(page);
    await page.waitForSelector('.tavern-hand');
  });

  it('is the same for two people, counts once, and compares them when both are through', async () => {
    const { page: ann } = visit;
    const bob = await visit.stranger();
    await ann.goto(`${visit.site.address}learn`);
    await ann.click(`.room.${GAME} a[href$="/daily/${GAME}"]`);
    await enter(ann, 'Ann');
    expect(await faultsByAxe(ann, '.daily-page')).toEqual([]);
    await play(ann);
    await ann.waitForSelector('.tavern-hand');
    // The table says what is played there.
    await ann.waitForSelector('.online-strip .badge:text-is("Daily deal")');
    await enter(bob, 'Bob');
    await play(bob);
    await bob.waitForSelector('.tavern-hand');
    const hand = (page: Page) =>
      page.locator('.tavern-hand button').evaluateAll(all => all.map(one => one.textContent));
    expect(await hand(bob)).toEqual(await hand(ann));

    // Ann plays a while at the table, as people do.
    const before = await hand(ann);
    for (let pick = 0; pick < 2; pick++) {
      await clickTavern(ann);
      await clickTavern(ann);
    }
    await expect.poll(() => hand(ann)).not.toEqual(before);
    await playOut(ann, tableOf(ann));
    await ann.click('.online-notes a.button.main');
    await ann.waitForSelector('.daily-points');
    await ann.waitForSelector('text=You’re the first to finish');
    expect(await ann.locator('.share-card').textContent()).toMatch(/\n[▲■▼]{5}\n\d+ heroes/);
    expect(await ann.locator('.share-card').textContent()).toMatch(
      new RegExp(`/daily/${GAME}/\\d{4}-\\d{2}-\\d{2}$`),
    );
    expect(await ann.innerText('.daily-table-scores')).toMatch(/Place [123] of 3 at your table: .*You \d+/);
    expect(await ann.locator('.leaders tbody tr').count()).toBe(1);

    // Bob has not finished: he sees nothing of hers, and can't open her game.
    const hers = await ann.locator('.leaders a[href*="/replay"]').getAttribute('href');
    const table = tableOf(bob);
    await bob.goto(`${visit.site.address}daily/${GAME}`);
    await bob.waitForSelector('text=Continue your attempt');
    expect(await bob.locator('.leaders').count()).toBe(0);
    const record = hers?.replace(/^.*\/online\/(\w+)\/replay.*$/, '/api/v1/tables/$1/record') ?? '';
    const status = (page: Page) => page.evaluate(async path => (await fetch(path)).status, record);
    expect(await status(bob)).toBe(403);

    await playOut(bob, table);
    await bob.reload();
    await bob.waitForSelector('.daily-points');
    await bob.waitForSelector('text=matchpoints');
    expect(await bob.locator('.leaders tbody tr').count()).toBe(2);
    expect(await status(bob)).toBe(200);
    await bob.waitForSelector('text=Play it again for practice');
    await ann.reload();
    await ann.waitForSelector('text=matchpoints');
    await lookAround(ann);

    await bob.click('text=Play it again for practice');
    await bob.waitForSelector('.tavern-hand');
    expect(tableOf(bob)).not.toBe(table);
    await bob.waitForSelector('.online-strip .badge:text-is("Daily deal, practice")');

    // Lists say which tables are deals.
    await bob.goto(`${visit.site.address}online`);
    await bob.waitForSelector('.slip .badge:has-text("Daily deal, practice")');
    // Practice that was left waits for nobody.
    expect(await bob.locator('.slip .badge').allInnerTexts()).toEqual(['Daily deal, practice']);
    expect(await bob.locator('.bell').count()).toBe(0);
    expect(await bob.locator('.slip').innerText()).not.toContain('Bob’s table');
    await bob.click('.greeting a:has-text("Finished games")');
    await bob.waitForSelector('.ledger-entry .badge:text-is("Daily deal")');
  }, 240_000);

  it('can be followed back from day to day, and practised once nothing is secret any more', async () => {
    const { page } = visit;
    await enter(page, 'Cat');
    await page.click('.daily-days a[rel="prev"]:has-text("Yesterday’s deal")');
    await page.waitForSelector('text=This deal can no longer be started.');
    expect(await page.locator('.daily-page .name-form').count()).toBe(0);
    expect(await faultsByAxe(page, '.daily-page')).toEqual([]);
    await page.click('.daily-days a[rel="prev"]');
    await page.fill('.daily-page .name-form input', 'Cat');
    await page.click('.button:has-text("Play it for practice")');
    await page.waitForSelector('.online-strip .badge:text-is("Daily deal, practice")');
    await page.goBack();
    await page.waitForSelector('text=Continue practising');
    await page.click('.daily-days a[rel="next"]');
    await page.click('.daily-days a[rel="next"]:has-text("Today’s deal")');
    await page.waitForSelector('text=Play today’s deal');
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`/daily/${GAME}$`));
  });

  it('is one for oneself where there is no server', async () => {
    const { page } = visit;
    await page.route('**/api/v1/**', route => route.abort());
    await visit.to(`daily/${GAME}`);
    await page.waitForSelector('text=just for you');
    expect(await faultsByAxe(page, '.daily-page')).toEqual([]);
    await page.click('.daily-page .button.main');
    await page.waitForSelector('.tavern-hand');
    expect(page.url()).toContain('/play/');
  });
});
