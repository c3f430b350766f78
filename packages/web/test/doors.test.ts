import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { QUICK } from './site.ts';
import { SIZES, visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';

const visit = visits({
  environment: QUICK,
});

const post = (page: Page, path: string, body: object): Promise<unknown> =>
  page.evaluate(
    async ([to, sent]) => {
      const headers = { 'content-type': 'application/json' };
      const answer = await fetch(`/api/v1/${to}`, { method: 'POST', headers, body: JSON.stringify(sent) });
      if (!answer.ok) throw new Error(`${to}: ${await answer.text()}`);
    },
    [path, body] as const,
  );

/** Where the buttons of the end page are. */
const buttons = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main button, main a.button')]
      .filter(one => one.checkVisibility())
      .map(one => {
        const { x, y, width } = one.getBoundingClientRect();
        return [x, y, width].map(Math.round).join(' ');
      }),
  );

describe('an invitation', () => {
  it('leads to the rules of its game', async () => {
    const host = await visit.stranger();
    await enter(host, visit.site.address, 'Ann');
    const { id, invite } = await openTable(host, { game: 'heros-tavern', seats: 3, bots: ['patron'] });
    const { page } = visit;
    await visit.to(`join/${id}#${invite}`);
    await page.waitForSelector('h1:has-text("Ann invites you to play Hero’s Tavern")');
    await page.click('.invitation-card a:has-text("Rules of Hero’s Tavern")');
    await page.waitForURL(/\/rules\/heros-tavern/);
  }, 60_000);

  it('to a full table does not invite any more', async () => {
    const host = await visit.stranger();
    await enter(host, visit.site.address, 'Ann');
    const { id, invite } = await openTable(host, {
      game: 'heros-tavern',
      seats: 3,
      bots: ['patron', 'patron'],
    });
    const { page } = visit;
    await visit.to(`join/${id}#${invite}`);
    await page.waitForSelector('h1:has-text("This table for Hero’s Tavern is full")');
    expect(await page.locator('text=invites you').count()).toBe(0);
    await host.goto(`${visit.site.address}online/${id}`);
    await host.waitForSelector('.waiting-room');
    expect(await host.locator('.inn-sign').count()).toBe(0);
  }, 60_000);

  it('to a closed table says so to the host and to the guest in their own words', async () => {
    const host = await visit.stranger();
    await enter(host, visit.site.address, 'Ann');
    const { id, invite } = await openTable(host, { game: 'heros-tavern', seats: 3 });
    await host.goto(`${visit.site.address}online/${id}`);
    await host.click('.host-tools .button:has-text("Close table")');
    await host.click('.house-dialog .dangerous');
    await host.waitForSelector('.table-gone:has-text("Its invitation link no longer works.")');
    await visit.to(`join/${id}#${invite}`);
    await visit.page.waitForSelector('.table-gone:has-text("The host closed it")');
  }, 60_000);
});

describe('the end page', () => {
  it('keeps its buttons where they are when a rematch opens, and says when that is closed', async () => {
    const { address } = visit.site;
    const { page: ann } = visit;
    const bob = await visit.stranger();
    await enter(ann, address, 'Ann');
    await enter(bob, address, 'Bob');
    const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: 3, bots: ['patron'] });
    await post(bob, `tables/${id}/join`, { nonce: '00'.repeat(16), invite });
    await begin(ann, id);
    await post(ann, `tables/${id}/resign`, { key: 'resigns-now' });
    await post(bob, `tables/${id}/resign`, { key: 'resigns-too' });
    for (const page of [ann, bob]) {
      await page.goto(`${address}online/${id}`);
      await page.waitForSelector('.after-game .button.main');
    }
    for (const width of [1440, 390]) {
      await bob.setViewportSize({ width, height: 900 });
      await bob.waitForTimeout(300);
      const before = await buttons(bob);
      await ann.getByRole('button', { name: 'Play again' }).click();
      await ann.waitForSelector('.waiting-room');
      await bob.waitForSelector('.note:has-text("There is a new table")');
      expect(await buttons(bob), `${width} px`).toEqual(before);
      await ann.click('.host-tools .button:has-text("Close table")');
      await ann.click('.house-dialog .dangerous');
      await ann.waitForSelector('.table-gone');
      await bob.getByRole('button', { name: 'Go to the rematch' }).click();
      await bob.waitForSelector('.note:has-text("The table for the rematch is no longer there.")');
      await bob.click('.note .button:has-text("OK")');
      await ann.goto(`${address}online/${id}`);
      await ann.waitForSelector('.after-game .button.main');
      if (width === 390) break;
      // Ann knows only that there was a rematch.
      await ann.getByRole('button', { name: 'Go to the rematch' }).click();
      await ann.waitForSelector('.note:has-text("The table for the rematch is no longer there.")');
    }
    await bob.getByRole('button', { name: 'Play again' }).click();
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 120_000);
});

describe('the hall', () => {
  it('shows the button that opens a table, however long the form is', async () => {
    const { page } = visit;
    const [size] = SIZES;
    await enter(page, visit.site.address, 'Ann');
    await page.setViewportSize(size);
    await visit.to('online');
    const edges = async (selector: string): Promise<readonly [top: number, bottom: number]> => {
      const { y, height } = (await page.locator(selector).last().boundingBox()) ?? expect.fail(selector);
      return [y, y + height];
    };
    const button = '.new-table > .button.main';
    await page.waitForSelector(button);
    expect((await edges(button))[1]).toBeLessThanOrEqual(size.height);
    // What has the focus stands above it.
    const field = '.new-table .check input';
    await page.locator(field).last().focus();
    expect((await edges(field))[1]).toBeLessThanOrEqual((await edges(button))[0]);
  }, 60_000);
});
