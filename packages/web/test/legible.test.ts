import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickCloister } from './hands.ts';
import { misplaced } from './layout.ts';
import { addNote, boardsAt, removeNote, tooNarrow, tooSmall, unreadTurns } from './legible.ts';
import { afterTurns, keepRecord, recordOf } from './records.ts';
import { change, visits } from './visit.ts';

const SCREENS = [
  { width: 1440, height: 900, text: 12, finger: null },
  { width: 1280, height: 720, text: 12, finger: null },
  { width: 1024, height: 768, text: 12, finger: null },
  { width: 844, height: 390, text: 11, finger: 44 },
  { width: 390, height: 844, text: 11, finger: 44 },
] as const;

/** States from a whole game of four: the start, the middle, and towards the end. */
const TURNS = [1, 30, 90, 120];
/** How many clicks of a turn are looked at in each state. */
const CLICKS = 3;

const visit = visits({ oneTab: true });

const framed = (page: Page): Promise<unknown> =>
  page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))));

describe('with four players Heaven & Ale can be read and hit at every size, and its boards stay where they are', () => {
  it.each(TURNS)(
    'after %i turns',
    async turns => {
      const { page } = visit;
      await visit.to('');
      const id = await keepRecord(page, afterTurns('heaven-and-ale', turns, 4));
      const found: string[] = [];
      await visit.to(`play/${id}`);
      await page.waitForSelector('g.open');
      for (let click = 0; click <= CLICKS; click++) {
        for (const { width, height, text, finger } of SCREENS) {
          await page.setViewportSize({ width, height });
          await framed(page);
          const at = `${width} × ${height}, ${click} clicks`;
          const say = (faults: readonly string[]): void => {
            for (const fault of faults) found.push(`${at}: ${fault}`);
          };
          await page.keyboard.press('Escape');
          say(await tooSmall(page, text));
          if (finger !== null) say(await tooNarrow(page, finger));
          say(await misplaced(page));
          say(await unreadTurns(page));
          if (click === 0) {
            await addNote(page);
            await framed(page);
            const noted = [...(await tooSmall(page, text)), ...(await unreadTurns(page))];
            say(noted.map(fault => `with a note: ${fault}`));
            await removeNote(page);
            await framed(page);
          }
          const before = await boardsAt(page);
          for (const reach of (await page.locator('g.open .reach').all()).slice(0, 3)) {
            await reach.dispatchEvent('pointerover', { pointerType: 'mouse' });
            await framed(page);
            const now = await boardsAt(page);
            if (now !== before) found.push(`${at}: the boards move from ${before} to ${now}`);
            // Before it explains itself, which would cover its neighbours.
            await reach.dispatchEvent('pointerout', { pointerType: 'mouse' });
          }
        }
        await page.setViewportSize(SCREENS[0]);
        await clickCloister(page);
        await framed(page);
      }
      expect([...new Set(found)]).toEqual([]);
    },
    400_000,
  );

  it.each([
    { width: 1440, height: 900 },
    { width: 1280, height: 720 },
    { width: 390, height: 844 },
  ])('keeps the boards in place when the log opens at $width × $height', async size => {
    const { page } = visit;
    await visit.to('');
    const id = await keepRecord(page, afterTurns('heaven-and-ale', 30, 4));
    await change(page, { motion: 'off' });
    await visit.to(`play/${id}`);
    await page.waitForSelector('g.open');
    await page.setViewportSize(size);
    await framed(page);
    const before = await boardsAt(page);
    await page.click('.sides .tool');
    await page.waitForSelector('.drawer');
    expect(await boardsAt(page)).toBe(before);
  });

  it('can be read at the end, too', async () => {
    const { page } = visit;
    await visit.to('');
    const id = await keepRecord(
      page,
      recordOf('heaven-and-ale', () => false, 4),
    );
    await visit.to(`play/${id}`);
    await page.waitForSelector('.score-chart text');
    const found: string[] = [];
    for (const { width, height, text } of SCREENS) {
      await page.setViewportSize({ width, height });
      await framed(page);
      for (const fault of await tooSmall(page, text)) found.push(`${width} × ${height}: ${fault}`);
    }
    expect(found).toEqual([]);
  });
});
