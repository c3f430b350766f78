import type { SeatMove } from '@taproom/games/heaven-and-ale';
import { Plan, type Table } from '@taproom/table';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { clickCloister } from './hands.ts';
import { afterTurns, keepRecord, recordOf } from './records.ts';
import { toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });
let page: Page;

beforeEach(() => {
  page = visit.page;
});

/** As long as a pointer has to rest on a thing before that answers, and some more. */
const ANSWERS = 900;

const card = () => page.locator('.about-card');
const note = () => page.locator('.guide-note');

async function start(): Promise<void> {
  await visit.to('');
  await page.click('.guide-offer >> text=Heaven & Ale');
  await note().waitFor();
}

const middleOf = async (target: string): Promise<{ readonly x: number; readonly y: number }> => {
  const box = (await page.locator(target).first().boundingBox()) ?? expect.fail(target);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

describe('the guide through Heaven & Ale', () => {
  it('is not disturbed by what comes to lie under a mouse that rests', async () => {
    await start();
    const next = await middleOf('.guide-note .main');
    await page.mouse.move(next.x, next.y);
    // The note goes elsewhere, and the mouse is over the boards.
    await page.mouse.down();
    await page.mouse.up();
    await page.waitForSelector('text=Step 2 of 16');
    await page.waitForTimeout(ANSWERS);
    expect(await card().count()).toBe(0);
    const { x, y } = await middleOf('[data-about="slot:ducats"]');
    await page.mouse.move(x, y, { steps: 5 });
    await card().waitFor();
    expect(await card().innerText()).toContain('first round');
    // Two bubbles never lie on each other.
    const [one, other] = [await card().boundingBox(), await note().boundingBox()];
    if (one === null || other === null) expect.fail('something is hidden');
    const wide = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x);
    const high = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y);
    expect(Math.min(wide, high)).toBeLessThanOrEqual(0);
    // What moves under the mouse while that rests says nothing, until the mouse moves.
    await page.mouse.move(3, 400);
    await card().waitFor({ state: 'detached' });
    await page.mouse.move(x, y - 200);
    await page.waitForTimeout(ANSWERS);
    await page.keyboard.press('Escape');
    await card().waitFor({ state: 'detached' });
    await page.locator('.cloister-frame').evaluate((frame: HTMLElement) => {
      frame.style.translate = '0 60px';
    });
    await page.waitForTimeout(ANSWERS);
    expect(await card().count()).toBe(0);
  });

  it('follows the question which marker moves', async () => {
    await start();
    await page.click('.guide-note >> text=Next');
    await note().getByText('choose a starting space').waitFor();
    await page.locator('[data-piece="slot-marker"] .reach').click();
    await note().getByText('A marker shows').waitFor();
    const [ring, question] = [await middleOf('.guide-ring'), await middleOf('.action-bar .choices')];
    expect(Math.hypot(ring.x - question.x, ring.y - question.y)).toBeLessThan(2);
    await page.keyboard.press('Escape');
    await note().getByText('choose a starting space').waitFor();
  });

  it('lets hints wait while it waits, and says so', async () => {
    await start();
    await page.click('.action-bar .tool:has-text("Hint")');
    await page.waitForSelector('.action-bar .hint:has-text("strongest bot")');
    await page.click('.action-bar .hint [aria-label="No, thanks"]');
    await page.click('.guide-note >> text=Next');
    await page.click('.action-bar .tool:has-text("Hint")');
    await page.waitForSelector('.action-bar .hint:has-text("The guide is showing")');
    expect(await page.locator('.action-bar .hint >> text=strongest bot').count()).toBe(0);
  });

  it('folds away, and unfolds with the next step', async () => {
    await start();
    const height = async (): Promise<number> => (await note().boundingBox())?.height ?? 0;
    const before = await height();
    await page.click('.guide-fold');
    await expect.poll(height).toBeLessThan(before / 2);
    await page.click('.guide-fold');
    await expect.poll(height).toBe(before);
    await page.click('.guide-note >> text=Next');
    await page.click('.guide-fold');
    await page.locator('[data-piece="slot-ducats"] .reach').click();
    await page.waitForSelector('.guide-note:not(.folded) >> text=Step 3 of 16');
  });

  it('can be put away where it speaks of barrels, and leaves the barrel spaces free', async () => {
    await start();
    await page.evaluate(() => {
      const { guided } = JSON.parse(localStorage.getItem('taproom.guide') ?? '{}');
      localStorage.setItem('taproom.guide', JSON.stringify({ guided: { ...guided, step: 12 } }));
    });
    await page.reload();
    await page.waitForSelector('.guide-note >> text=Step 13 of 16');
    await page.click('.guide-note .main');
    await note().waitFor({ state: 'detached' });
    await clickCloister(page);
    expect(await note().count()).toBe(0);
  });
});

/** A space from which the first player can score several fertilities; 0 if there is none. */
function fertilityWay(table: Table): number {
  const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
  const legal = (): readonly SeatMove[] => plan.legal() as readonly SeatMove[];
  for (const go of legal()) {
    if (go.move !== 'go') continue;
    plan.push(go);
    const ways = legal().filter(move => move.move === 'score' && move.spot === 'fertility').length;
    plan.undo();
    if (ways > 1) return go.space;
  }
  return 0;
}

describe('the table of Heaven & Ale', () => {
  const play = async (record: string): Promise<void> => {
    await toQuietPage(page, visit.site.address);
    const id = await keepRecord(page, record);
    await visit.to(`play/${id}`);
    await page.waitForSelector('g.open');
  };

  it('says what the expected score is, by a word and to whoever points at it or focuses it', async () => {
    await play(afterTurns('heaven-and-ale', 30));
    await page.waitForSelector('.players .expected');
    expect(await page.locator('.players .expected').first().innerText()).toMatch(/^final ≈ -?\d+/);
    await page.mouse.move(3, 300);
    const { x, y } = await middleOf('.players .expected');
    await page.mouse.move(x, y, { steps: 5 });
    await card().getByText('Expected final score: about').waitFor();
    await card().getByText('strong bot').waitFor();
    await page.mouse.move(3, 300);
    await card().waitFor({ state: 'detached' });
    await page.keyboard.press('Tab');
    await page.locator('.players button').first().focus();
    await card().getByText('Expected final score: about').waitFor();
    // A tap opens the board, which says it, too.
    await page.keyboard.press('Enter');
    await page.locator('.closeup').getByText('strong bot').waitFor();
  });

  it('shows what each answer brings where a fertility is to be scored', async () => {
    let space = 0;
    const record = recordOf(
      'heaven-and-ale',
      table => {
        space = fertilityWay(table);
        return space > 0;
      },
      2,
    );
    await play(record);
    await page.locator(`[data-piece="space-${space}"] .reach`).dispatchEvent('click');
    await page.locator('.cloister .open[data-piece="spot-fertility"] .reach').dispatchEvent('click');
    await page.waitForSelector('.answer:has-text("X = ")');
    const answers = await page.locator('.answer').allInnerTexts();
    expect(answers.length).toBeGreaterThan(1);
    for (const answer of answers) expect(answer).toMatch(/X = \d\s*(\d+ steps?|\+\d+ ducats?)/);
  });

  it('puts a hint away once someone has planned all of it by hand', async () => {
    await play(afterTurns('heaven-and-ale', 30));
    await page.keyboard.press('h');
    const text = await page.locator('.action-bar .hint:has(.button)').innerText();
    expect(text).toMatch(/you should end with about/);
    // By hand: what is hinted at, one after the other, and not the button.
    const hinted = page.locator('.target.hinted .reach');
    while ((await page.locator('.action-bar .hint').count()) > 0) await hinted.first().dispatchEvent('click');
    expect(await page.locator('.action-bar .status').innerText()).toMatch(/confirm/i);
  });
});
