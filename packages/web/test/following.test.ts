import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { openCloister } from './cloister-opening.ts';
import { clickCloister } from './hands.ts';
import { afterTurns, keepRecord } from './records.ts';
import { change, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

/** A game of Anna against two bots, in which it is her turn. */
async function play(page: Page): Promise<void> {
  const id = await keepRecord(page, afterTurns('heaven-and-ale', 8));
  await visit.to(`play/${id}`);
  await page.waitForSelector('g.open');
}

/** Plays a turn by clicks, up to its confirmation. */
async function confirmTurn(page: Page): Promise<void> {
  const ready = '.action-bar .confirm:not([aria-disabled="true"])';
  while ((await page.locator(ready).count()) === 0) {
    await clickCloister(page);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
  await page.click(ready);
}

it('asks for the next turn only when the pieces of the others have landed', async () => {
  const { page } = visit;
  await visit.to('');
  await change(page, { motion: 'on', speed: 'normal' });
  await page.reload();
  await play(page);
  // Notes every moment at which something could be chosen while a rival's piece was in the air.
  await page.evaluate(() => {
    const seen = { flights: 0, early: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      const isFlying = [...document.querySelectorAll('.sky > svg')].some(picture =>
        picture.getAnimations().some(({ effect }) => (effect?.getComputedTiming().progress ?? 1) < 0.9),
      );
      const isThinking = document.querySelector('.action-bar .confirm') === null;
      if (isFlying && isThinking) seen.flights++;
      if (isFlying && !isThinking && seen.flights > 0) seen.early++;
      requestAnimationFrame(look);
    };
    look();
  });
  await confirmTurn(page);
  await page.waitForSelector('.action-bar .confirm', { state: 'detached' });
  await page.waitForSelector('.action-bar .confirm');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as { flights: number; early: number });
  expect(seen.flights).toBeGreaterThan(0);
  expect(seen.early).toBe(0);
});

it('lets what rivals get fly to them at a size one can follow, and shows it and their gains at every size', async () => {
  const { page } = visit;
  await visit.to('');
  await change(page, { motion: 'on', speed: 'normal' });
  await page.reload();
  await play(page);
  await page.evaluate(() => {
    const seen = { widest: 0 };
    Object.assign(window, { seen });
    const look = (): void => {
      for (const picture of document.querySelectorAll('.strip .sky > svg'))
        seen.widest = Math.max(seen.widest, picture.getBoundingClientRect().width);
      requestAnimationFrame(look);
    };
    look();
  });
  await confirmTurn(page);
  await page.waitForSelector('.action-bar .confirm', { state: 'detached' });
  await page.waitForSelector('.action-bar .confirm');
  expect(await page.evaluate(() => Reflect.get(window, 'seen').widest)).toBeGreaterThan(40);
  const visible = (what: string): Promise<number> =>
    page.evaluate(
      selector =>
        [...document.querySelectorAll(selector)].filter(one => {
          const { width, left, right } = one.getBoundingClientRect();
          return one.checkVisibility() && width > 8 && left >= 0 && right <= innerWidth;
        }).length,
      what,
    );
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
    [1024, 768],
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    expect(await visible('.players .got svg'), `what they got at ${width}`).toBeGreaterThan(0);
    expect(await visible('.players .change'), `their ducats at ${width}`).toBeGreaterThan(0);
  }
});

it('lights up the hexes that the log and the turns of the others name, on the board they are on', async () => {
  const { page } = visit;
  await openCloister(visit, afterTurns('heaven-and-ale', 60, 4));
  const rival = page.locator('.rival-turns.beside .names-hex').first();
  const hex = await rival.innerText();
  await rival.hover();
  await expect.poll(() => page.locator('.peek .lit text').allTextContents()).toEqual([hex]);
  expect(await page.locator('.boards .lit').count(), 'on one’s own board').toBe(0);
  await page.click('.sides .tool');
  const own = page.locator('.log li.seat-0 .names-hex').first();
  const planted = await own.innerText();
  await own.hover();
  await expect.poll(() => page.locator('.boards .lit text').allTextContents()).toEqual([planted]);
  await page.mouse.move(5, 5);
  await expect.poll(() => page.locator('.lit').count()).toBe(0);
  await page.locator('.log li.seat-0:has(.names-hex) button').first().focus();
  await expect.poll(() => page.locator('.boards .lit text').allTextContents()).toEqual([planted]);
});

it('lights up the hex that a hint names', async () => {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  const named = page.locator('.hint .names-hex').first();
  // Not every hint is to buy something, and what the bot finds best depends on how fast the machine is.
  for (const turns of [60, 20, 28, 36, 44]) {
    const id = await keepRecord(page, afterTurns('heaven-and-ale', turns, 4));
    await visit.to(`play/${id}`);
    await page.waitForSelector('g.open');
    await page.keyboard.press('h');
    await page.waitForSelector('.action-bar div.hint');
    if ((await named.count()) > 0) break;
  }
  const hex = await named.innerText();
  await named.hover();
  await expect.poll(() => page.locator('.boards .lit text').allTextContents()).toEqual([hex]);
});

it('takes back, asks for a hint and steps through the turns of the others by keys', async () => {
  const { page } = visit;
  await visit.to('');
  await play(page);
  const plan = (): Promise<number> =>
    page.locator('.action-bar .tool:has-text("Undo"):not([aria-disabled="true"])').count();
  await page.locator('g.open .reach').first().dispatchEvent('click');
  await expect.poll(plan).toBe(1);
  await page.keyboard.press('Control+z');
  await expect.poll(plan).toBe(0);
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(plan).toBe(1);
  await page.keyboard.press('Control+z');
  await page.keyboard.press('h');
  await page.waitForSelector('.action-bar .hint');
  await page.keyboard.press('Escape');
  await page.waitForSelector('.action-bar .hint', { state: 'detached' });
  const back = page.locator('text=Looking back at move');
  const moves: string[] = [];
  for (let step = 0; step < 9; step++) {
    await page.keyboard.press('l');
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
    if ((await back.count()) === 0) break;
    moves.push(await back.innerText());
  }
  // Before the first of their turns, and after each but the last, which is now.
  expect(new Set(moves).size).toBe(moves.length);
  expect(moves.length).toBeGreaterThan(1);
  expect(await back.count()).toBe(0);
  await page.keyboard.press(',');
  await back.waitFor();
  await page.keyboard.press('.');
  await back.waitFor({ state: 'detached' });
});

it('rims what rivals have just done on their boards, and covers none of their pieces', async () => {
  const { page } = visit;
  await openCloister(visit, afterTurns('heaven-and-ale', 60, 4));
  const found: string[] = [];
  let rims = 0;
  for (const rival of [1, 2, 3]) {
    await page.locator('.players button').nth(rival).click();
    await page.waitForSelector('.closeup[open] .cloister');
    found.push(...(await coveredPieces(page)));
    rims += await page.locator('.closeup .fresh').count();
    await page.keyboard.press('Escape');
    await page.waitForSelector('.closeup', { state: 'detached' });
  }
  expect(found).toEqual([]);
  expect(rims).toBeGreaterThan(2);
});

/** The pieces of a board seen close up that a mark of the last turns covers: it paints something of their middle. */
const coveredPieces = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shapes = [
      ...document.querySelectorAll<SVGGeometryElement>('.closeup :is(.marks, .fresh) *'),
    ].filter(one => one instanceof SVGGeometryElement);
    const paints = (shape: SVGGeometryElement, x: number, y: number): boolean => {
      const at = new DOMPoint(x, y).matrixTransform(shape.getScreenCTM()?.inverse());
      const { fill, stroke } = getComputedStyle(shape);
      return (fill !== 'none' && shape.isPointInFill(at)) || (stroke !== 'none' && shape.isPointInStroke(at));
    };
    const pieces = ['tile', 'shed', 'marker', 'disc', 'placed'].map(
      kind => `.closeup [data-piece^="${kind}-"]`,
    );
    return [...document.querySelectorAll(pieces.join())].flatMap(piece => {
      const { left, top, width, height } = piece.getBoundingClientRect();
      const middle = [0.25, 0.5, 0.75].flatMap(x => [0.25, 0.5, 0.75].map(y => [x, y] as const));
      const isCovered = shapes.some(shape =>
        middle.some(([x, y]) => paints(shape, left + x * width, top + y * height)),
      );
      return isCovered ? [piece.getAttribute('data-piece') ?? ''] : [];
    });
  });
