import type { SeatMove } from '@taproom/games/heaven-and-ale';
import { Plan, type Table } from '@taproom/table';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { openCloister } from './cloister-opening.ts';
import { clickCloister } from './hands.ts';
import { misplaced } from './layout.ts';
import { addNote, boardsAt, removeNote, tooNarrow, tooSmall, unreadTurns, unseenAnswers } from './legible.ts';
import { afterTurns, keepRecord, recordOf } from './records.ts';
import { change, toQuietPage, visits } from './visit.ts';

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

/** Whether the first player may go to the starting space that moves a marker. */
const hasMarkerSpace = (table: Table): boolean =>
  new Plan(table.game, 0, { view: table.view(0), number: table.number(0) })
    .legal()
    .some(move => move.move === 'start' && 'resource' in move);

/** What the first player presses in this turn to be asked which resource the card Harvest is for; null if nothing is. */
function harvestWay(table: Table): readonly string[] | null {
  const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
  const legal = (): readonly SeatMove[] => plan.legal() as readonly SeatMove[];
  for (const go of legal()) {
    if (go.move !== 'go') continue;
    plan.push(go);
    for (const score of legal()) {
      if (score.move !== 'score' || score.spot === 'fertility') continue;
      plan.push(score);
      const many = legal().filter(move => move.move === 'card' && move.card === 'harvest').length;
      plan.undo();
      if (many === 5) return [`space-${go.space}`, `spot-${score.spot}`, 'card-harvest'];
    }
    plan.undo();
  }
  return null;
}

describe('with four players Heaven & Ale can be read and hit at every size, and its boards stay where they are', () => {
  it.each(TURNS)(
    'after %i turns',
    async turns => {
      const { page } = visit;
      const found: string[] = [];
      await openCloister(visit, afterTurns('heaven-and-ale', turns, 4));
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
    await toQuietPage(page, visit.site.address);
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

  describe.each(LANGUAGE_CODES)(
    'shows all five markers or resources to choose from at once, in %s',
    language => {
      async function unseen(record: string, way: readonly string[]): Promise<string[]> {
        const { page } = visit;
        await toQuietPage(page, visit.site.address);
        const id = await keepRecord(page, record);
        await change(page, { language });
        await visit.to(`play/${id}`);
        for (const piece of way)
          await page.locator(`[data-piece="${piece}"].open .reach`).first().dispatchEvent('click');
        await page.waitForSelector('.action-bar .which-resource');
        expect(await page.locator('.action-bar .answer').count()).toBeGreaterThanOrEqual(5);
        const found: string[] = [];
        for (const { width, height } of SCREENS) {
          await page.setViewportSize({ width, height });
          await framed(page);
          const faults = [...(await unseenAnswers(page, 44)), ...(await misplaced(page))];
          for (const fault of faults) found.push(`${width} × ${height}: ${fault}`);
        }
        return found;
      }

      it('of a starting space', async () => {
        const record = recordOf(
          'heaven-and-ale',
          table => table.turns().length > 20 && hasMarkerSpace(table),
          4,
        );
        expect(await unseen(record, ['slot-marker'])).toEqual([]);
      });

      it('of a card, beside the way without one', async () => {
        let way: readonly string[] | null = null;
        const record = recordOf(
          'heaven-and-ale',
          table => {
            way = harvestWay(table);
            return way !== null;
          },
          4,
        );
        expect(await unseen(record, way ?? expect.fail('nobody completes a pair'))).toEqual([]);
      });
    },
  );

  it('can be read close up', async () => {
    const { page } = visit;
    await openCloister(visit, afterTurns('heaven-and-ale', 60, 4));
    const found: string[] = [];
    await page.locator('.players button').nth(2).click();
    await page.waitForSelector('.closeup[open] .cloister');
    for (const { width, height, text } of SCREENS) {
      await page.setViewportSize({ width, height });
      await framed(page);
      for (const fault of await tooSmall(page, text)) found.push(`${width} × ${height}: ${fault}`);
    }
    expect(found).toEqual([]);
  });

  it('can be read at the end, too', async () => {
    const { page } = visit;
    await toQuietPage(page, visit.site.address);
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
