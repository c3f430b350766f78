import type { BrowserContext, ConsoleMessage, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickCloister, clickUntil } from './hands.ts';
import { visits } from './visit.ts';

const visit = visits();

const WORKER = /\/worker[^/]*\.js$/;
const STALLED = '.stalled-bot';
const YOUR_TURN = '.action-bar p:has-text("Move your player figure")';

/** Bots whose thread is something else than it should be. The service worker must not serve the real one. */
async function withWorker(context: BrowserContext, body: string): Promise<void> {
  await context.addInitScript(() => {
    ServiceWorkerContainer.prototype.register = () => new Promise(() => {});
  });
  await context.route(WORKER, route => route.fulfill({ contentType: 'text/javascript', body }));
}

/** Starts a game of Heaven & Ale, and plays until the bots can't continue. */
async function playUntilStalled(page: Page): Promise<void> {
  await visit.to('');
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
  await clickUntil(page, STALLED, clickCloister);
}

const seats = (page: Page): Promise<string> => page.locator('.strip').innerText();

describe('bots that fail in a game on this device', () => {
  it('are reported, and go on when somebody tries again', async () => {
    const { page, context } = visit;
    const logged: ConsoleMessage[] = [];
    page.on('console', message => message.type() === 'error' && logged.push(message));
    await withWorker(context, 'throw new Error("broken on purpose")');
    await playUntilStalled(page);
    expect(await page.locator(STALLED).getAttribute('role')).toBe('alert');
    expect(await page.locator(STALLED).innerText()).toContain('Nothing is lost');
    // Retried once automatically, and no more. Expected scores, if they came so far, fail on their own.
    const faults = logged.map(message => message.text()).filter(text => text.startsWith('The bot on seat'));
    expect(faults).toHaveLength(2);
    for (const fault of faults) expect(fault).toContain('broken on purpose');
    await context.unroute(WORKER);
    await page.locator(`${STALLED} .button`).first().focus();
    await page.keyboard.press('Enter');
    await page.waitForSelector(STALLED, { state: 'detached' });
    await clickUntil(page, YOUR_TURN, clickCloister);
  }, 120_000);

  it('can be replaced by others, and that is kept', async () => {
    const { page, context } = visit;
    await withWorker(context, 'throw new Error("broken on purpose")');
    await playUntilStalled(page);
    expect(await seats(page)).not.toContain('Gardener');
    await context.unroute(WORKER);
    await page.click(`${STALLED} .button:has-text("Gardener")`);
    await clickUntil(page, YOUR_TURN, clickCloister);
    expect(await seats(page)).toContain('Gardener');
    await page.reload();
    await page.waitForSelector('.main-board');
    expect(await seats(page)).toContain('Gardener');
  }, 120_000);

  it('are reported in the text table, where commands do the same', async () => {
    const { page, context } = visit;
    await withWorker(context, 'throw new Error("broken on purpose")');
    await playUntilStalled(page);
    await page.evaluate(() => {
      const now = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
      localStorage.setItem('taproom.settings', JSON.stringify({ ...now, table: 'text' }));
    });
    await page.reload();
    await page.waitForSelector('.text-answers:has-text("Type “retry” to try again")');
    await context.unroute(WORKER);
    await page.fill('.text-talk input', 'replace gardener');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.text-position:has-text("Gardener")');
    await page.waitForSelector(STALLED, { state: 'detached' });
  }, 120_000);

  it('count as failed if they never answer', async () => {
    const { page, context } = visit;
    await page.clock.install();
    await withWorker(context, 'self.onmessage = () => {}');
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('.main-board');
    while ((await page.locator(STALLED).count()) === 0) {
      await clickCloister(page);
      await page.clock.fastForward(10_000);
    }
    await context.unroute(WORKER);
    await page.clock.resume();
    await page.locator(`${STALLED} .button`).first().click();
    await page.waitForSelector(STALLED, { state: 'detached' });
  }, 120_000);
});
