import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterTurns, keepRecord } from './records.ts';
import { toQuietPage, visits } from './visit.ts';

const visit = visits();

/** Keeps a running game on the device of the visitor, and gives its address. */
async function keptGame(game: string): Promise<string> {
  await toQuietPage(visit.page, visit.site.address);
  return `${visit.site.address}play/${await keepRecord(visit.page, afterTurns(game, 4))}`;
}

/** As on a slow phone. */
async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** What one of the functions below has noted in a page. */
async function drawnIn<Noted>(page: Page): Promise<Noted> {
  const noted = await page.waitForFunction(() => 'drawn' in window && window.drawn);
  return (await noted.jsonValue()) as Noted;
}

/**
 * Runs inside the page: counts how often React has let the browser do something else since the page last changed, until
 * there is a board. React sends itself a message each time.
 */
function countPauses(board: string): void {
  let pauses = 0;
  const { postMessage } = MessagePort.prototype;
  MessagePort.prototype.postMessage = function (this: MessagePort, message: unknown) {
    pauses++;
    postMessage.call(this, message);
  };
  const observer = new MutationObserver(() => {
    if (document.querySelector(board) !== null) {
      observer.disconnect();
      Object.assign(window, { drawn: { pauses } });
    }
    pauses = 0;
  });
  observer.observe(document, { childList: true, subtree: true });
}

describe.each([
  { game: 'heaven-and-ale', board: '.main-board', file: /\/CloisterTable-[^/]*\.js$/ },
  { game: 'heros-tavern', board: '.tavern-hand', file: /\/TavernTable-[^/]*\.js$/ },
])('the first board of $game', ({ game, board, file }) => {
  it('is drawn in one go', async () => {
    const { page } = visit;
    const address = await keptGame(game);
    await slowDown(page);
    await page.addInitScript(countPauses, board);
    await page.goto(address);
    const { pauses } = await drawnIn<{ readonly pauses: number }>(page);
    expect(pauses).toBeLessThan(8);
  });

  it('is fetched before there are words to show anything with', async () => {
    const { page } = visit;
    const address = await keptGame(game);
    await page.route(/\/words-en-[^/]*\.js$/, () => {});
    const fetched = page.waitForRequest(file);
    await page.goto(address, { waitUntil: 'commit' });
    await fetched;
    expect(await page.locator('main').count()).toBe(0);
  });
});

/** Runs inside the page: notes whether the cloister is there when the main board comes. */
function watchBoards(): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector('.main-board') === null) return;
    observer.disconnect();
    Object.assign(window, { drawn: { cloister: document.querySelector('.pane .cloister') !== null } });
  });
  observer.observe(document, { childList: true, subtree: true });
}

it.each([
  { screen: 'a phone', size: { width: 390, height: 844 }, cloister: false },
  { screen: 'a wide screen', size: { width: 1440, height: 900 }, cloister: true },
])('draws the cloister with the main board where both are seen: $screen', async ({ size, cloister }) => {
  const { page } = visit;
  await page.setViewportSize(size);
  const address = await keptGame('heaven-and-ale');
  await page.addInitScript(watchBoards);
  await page.goto(address);
  expect(await drawnIn(page)).toEqual({ cloister });
  await page.waitForSelector('.pane .cloister', { state: 'attached' });
});
