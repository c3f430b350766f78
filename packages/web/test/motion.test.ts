import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterTurns, keepRecord } from './records.ts';
import { change, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

/** Opens a game in which a tile of space 9 can be bought, with everything in motion that can be. */
async function playMoving(): Promise<Page> {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  await change(page, { motion: 'on' });
  await page.reload();
  const id = await keepRecord(page, afterTurns('heaven-and-ale', 4));
  await visit.to(`play/${id}`);
  await page.waitForSelector('g.open');
  return page;
}

const press = (page: Page, target: string): Promise<void> =>
  page.locator(target).first().dispatchEvent('click');

/** Waits until a piece is on its way, and holds everything in the air there. */
const holdAloft = (page: Page, piece: string): Promise<unknown> =>
  page.waitForFunction(name => {
    const flights = [...document.querySelectorAll('.sky > svg')].flatMap(picture => picture.getAnimations());
    for (const flight of flights) flight.pause();
    const isAloft = document.querySelector(`[data-piece^="${name}"][data-aloft]`) !== null;
    return isAloft && flights.length > 0;
  }, piece);

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const flight of document.getAnimations()) flight.play();
  });

/** Waits until nothing is in the air, and everything is seen where it is. */
const allLanded = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.sky > svg, [data-aloft]') === null);

/** The middle of something on the screen. */
const middle = (page: Page, selector: string): Promise<number[]> =>
  page.evaluate(what => {
    const { x, y, width, height } = document.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
    return [Math.round(x + width / 2), Math.round(y + height / 2)];
  }, selector);

describe('a piece of the boards', () => {
  it('flies from where it was to where it is', async () => {
    const page = await playMoving();
    const before = await middle(page, '[data-piece="figure-0"]');
    await press(page, '[data-piece="space-9"] .reach');
    await holdAloft(page, 'figure-0');
    await page.evaluate(() => {
      for (const flight of document.getAnimations()) flight.currentTime = 0;
    });
    expect(await middle(page, '.sky > svg')).toEqual(before);
    expect(await middle(page, '[data-piece="figure-0"]')).not.toEqual(before);
    await letGo(page);
    await allLanded(page);
  });

  it('turns round in the air when its move is taken back', async () => {
    const page = await playMoving();
    await press(page, '[data-piece="space-9"] .reach');
    await holdAloft(page, 'figure-0');
    await press(page, '.action-bar .tool:has-text("Undo")');
    await holdAloft(page, 'figure-0');
    expect(await page.locator('.sky > svg').count()).toBe(1);
    await letGo(page);
    await allLanded(page);
  });

  it('is gone from the air once it is gone from the board', async () => {
    const page = await playMoving();
    await press(page, '[data-piece="space-9"] .reach');
    await press(page, '.cloister g.open .reach');
    await holdAloft(page, 'tile-');
    await press(page, '.action-bar .tool:has-text("Undo")');
    await page.waitForFunction(() => document.querySelector('[data-piece^="tile-"][data-aloft]') === null);
    await letGo(page);
    await allLanded(page);
  });

  it('lands even if its animation never ends', async () => {
    const page = await playMoving();
    await press(page, '[data-piece="space-9"] .reach');
    await holdAloft(page, 'figure-0');
    await allLanded(page);
  });

  it('lands at once when the window changes its size', async () => {
    const page = await playMoving();
    await press(page, '[data-piece="space-9"] .reach');
    await holdAloft(page, 'figure-0');
    await page.setViewportSize({ width: 1200, height: 800 });
    await allLanded(page);
  });
});
