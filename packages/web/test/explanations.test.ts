import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterTurns, keepRecord, recordOf } from './records.ts';
import { recordAt } from './tavern-states.ts';
import { pointAt, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

/** What someone chooses from, and the button that comes next. */
const CHOICES = [
  '.target.open .reach',
  '.cloister .target.quiet .reach',
  '.tavern-hand button',
  '.action-bar .confirm',
  '.tavern-bar .button.main',
].join(', ');

async function play(page: Page, record: string, shows: string): Promise<void> {
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(page, record);
  await visit.to(`play/${id}`);
  await page.waitForSelector(shows);
}

/** Asks everything on the table what it is; gives the things whose answer covers a choice, and how many answered. */
const covering = (page: Page): Promise<{ readonly asked: number; readonly covering: string[] }> =>
  page.evaluate(async choices => {
    const frame = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));
    const found = new Set<string>();
    const things = document.querySelectorAll('[data-about]').length;
    let asked = 0;
    for (let i = 0; i < things; i++) {
      dispatchEvent(new KeyboardEvent('keydown', { key: 'i', code: 'KeyI' }));
      await frame();
      const card = document.querySelector('.about-card');
      if (card === null) continue;
      asked++;
      const box = card.getBoundingClientRect();
      const thing = document.querySelector('[aria-describedby~="about-card"]');
      for (const choice of document.querySelectorAll(choices)) {
        const { left, right, top, bottom, width } = choice.getBoundingClientRect();
        const wide = Math.min(right, box.right) - Math.max(left, box.left);
        const high = Math.min(bottom, box.bottom) - Math.max(top, box.top);
        if (width > 0 && wide > 2 && high > 2)
          found.add(`${thing?.getAttribute('data-about')} covers ${choice.getAttribute('data-about')}`);
      }
    }
    return { asked, covering: [...found] };
  }, CHOICES);

describe.each([
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
])('an explanation at $width × $height', size => {
  it.each([
    ['a start', recordOf('heaven-and-ale', () => true), null],
    ['a move', afterTurns('heaven-and-ale', 30), null],
    ['a purchase', afterTurns('heaven-and-ale', 30), '[data-piece="space-8"] .reach'],
    ['a scoring', afterTurns('heaven-and-ale', 30), '[data-piece="space-16"] .reach'],
  ])('covers nothing that can be chosen for %s of Heaven & Ale', async (_, record, first) => {
    const { page } = visit;
    await page.setViewportSize(size);
    await play(page, record, 'g.open');
    if (first !== null) {
      await page.locator(first).dispatchEvent('click');
      await page.waitForSelector('.cloister g.open');
    }
    const answered = await covering(page);
    expect(answered.covering).toEqual([]);
    expect(answered.asked).toBeGreaterThan(80);
  });

  it.each([
    ['draft', 1, 0],
    ['draft', 3, 2],
    ['purchase', 4, 7],
  ] as const)(
    'covers no card that can be chosen in Hero’s Tavern: %s of round %i',
    async (stage, round, step) => {
      const { page } = visit;
      await page.setViewportSize(size);
      await play(page, recordAt({ seats: 4, round, stage, step }), '.tavern-room');
      if (stage === 'purchase') await page.locator('.tavern-bar .button.main').click();
      await page.waitForSelector('.tavern-hand button');
      const answered = await covering(page);
      expect(answered.covering).toEqual([]);
      expect(answered.asked).toBeGreaterThan(10);
    },
  );
});

it('stays on the screen when that changes its size, and goes if nobody asked for it by a press', async () => {
  const { page } = visit;
  await play(page, recordAt({ seats: 4, round: 3, stage: 'draft', step: 2 }), '.tavern-hand button');
  const card = page.locator('.about-card');
  await pointAt(page, page.locator('.tavern-hand button').nth(2));
  await card.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await card.waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 1440, height: 900 });
  // The things on the wall are far to the right: on a phone there is nothing there.
  await page.keyboard.press('Shift+I');
  await card.waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.waitForTimeout(1000);
  const box = (await card.count()) === 0 ? null : await card.boundingBox();
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(390);
});

it('comes by pointing too, and leaves the other cards of the hand free', async () => {
  const { page } = visit;
  await play(page, recordAt({ seats: 4, round: 3, stage: 'draft', step: 2 }), '.tavern-hand button');
  await pointAt(page, page.locator('.tavern-hand button').nth(2));
  const card = page.locator('.about-card');
  await card.waitFor();
  const note = (await card.boundingBox()) ?? expect.fail();
  const hand = (await page.locator('.tavern-hand').boundingBox()) ?? expect.fail();
  expect(note.y + note.height).toBeLessThanOrEqual(hand.y);
});

it('goes when the card is chosen, and does not come back while the mouse stays there', async () => {
  const { page } = visit;
  await play(page, recordAt({ seats: 4, round: 3, stage: 'draft', step: 2 }), '.tavern-hand button');
  const chosen = page.locator('.tavern-hand button').nth(2);
  const card = page.locator('.about-card');
  await pointAt(page, chosen);
  await card.waitFor();
  const { x, y, width, height } = (await chosen.boundingBox()) ?? expect.fail();
  const middle = { x: x + width / 2, y: y + height / 2 };
  await page.mouse.click(middle.x, middle.y);
  await card.waitFor({ state: 'detached' });
  // A hand is never quite still.
  for (let by = 1; by < 16; by++) await page.mouse.move(middle.x, middle.y - by * 3);
  await page.waitForTimeout(1200);
  expect(await card.count()).toBe(0);
  await page.locator('.tavern-hand button').nth(4).hover();
  await card.waitFor();
});
