import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { Keys } from './keys.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const CONFIRM = '.action-bar .confirm:not([aria-disabled="true"])';
const about = (key: string): string => `.reach[data-about="${key}"]`;

/** Clicks one thing after the other, each as soon as it is there. */
async function clickAll(page: Page, ...selectors: readonly string[]): Promise<void> {
  for (const selector of selectors) await page.click(selector);
}

const outcome = (page: Page): Promise<string> => page.innerText('.lesson-outcome');

describe('a lesson', () => {
  it('by mouse: fails with the measured difference, gives a hint, is tried again, solved and remembered', async () => {
    const { page } = visit;
    await visit.to('learn');
    await page.click('.room.heaven-and-ale a[href$="/learn/heaven-and-ale"]');
    await page.click('.lessons-page ol li:first-child a');
    await page.waitForSelector(about('space:11'));
    expect(await page.innerText('.lesson-card')).toContain('Lesson 1 of 12');
    const into = (hex: string): Promise<void> =>
      clickAll(
        page,
        about('space:11'),
        about(`hex:0:${hex}`),
        CONFIRM,
        about('space:12'),
        about('spot:0:hops'),
      );
    await into('c5');
    await page.click(CONFIRM);
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('Your result: 0 steps. Goal: 3 steps; you are 3 short.');
    // What it depends on, and the task, to read again.
    expect(await outcome(page)).toContain('In the shade it pays');
    expect(await page.innerText('.lesson-text')).toContain('Move the hops marker 3 steps.');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('lesson-outcome');
    await page.getByRole('button', { name: 'Hint' }).click();
    expect(await page.innerText('.lesson-hint')).toContain('in the sun');
    expect(await faultsByAxe(page, 'html')).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.waitForSelector('.lesson-outcome', { state: 'detached' });
    await into('c2');
    await page.click(CONFIRM);
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('Your result: 3 steps.');
    await page.getByRole('link', { name: 'Next lesson' }).click();
    await page.waitForURL('**/learn/heaven-and-ale/2');
    await visit.to('learn/heaven-and-ale');
    await page.waitForSelector('.lessons-page ol');
    expect(await page.innerText('.lessons-progress')).toContain('1 of 12 solved');
    expect(await page.locator('.lessons-page li:first-child .solved-mark').count()).toBe(1);
  });

  it('of Hero’s Tavern by mouse', async () => {
    const { page } = visit;
    await visit.to('learn/heros-tavern/2');
    for (const card of ['dark-ale', 'light-ale'])
      await clickAll(
        page,
        `.tavern-card[data-about="card:${card}"]`,
        '.tavern-bar .button.main:not(:disabled)',
      );
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('Your result: 25 heroes.');
    expect(await page.getByRole('link', { name: 'Next lesson' }).count()).toBe(1);
  });

  it('about a neighbour counts this round only, and says so', async () => {
    const { page } = visit;
    await visit.to('learn/heros-tavern/5');
    const task = page.locator('.lesson-text', { hasText: 'In this round alone, attract 12 heroes more' });
    await task.waitFor();
    await clickAll(page, '.tavern-card[data-about="card:food"]', '.tavern-bar .button.main:not(:disabled)');
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('12 heroes more than your neighbour in this round');
    // Nothing that looks as if it could be bought.
    expect(await page.locator('.tavern-hand button').count()).toBe(0);
  });

  it('by keyboard', async () => {
    const { page } = visit;
    await visit.to('learn/heaven-and-ale/4');
    await page.waitForSelector(about('space:16'));
    const keys = await Keys.at(page);
    await keys.press(about('space:16'));
    await page.waitForSelector(`g.open ${about('spot:0:fertility')}`);
    await keys.press(about('spot:0:fertility'));
    await page.waitForSelector('.action-bar .answer');
    await keys.press('.action-bar .answer:first-of-type');
    await page.waitForSelector(CONFIRM);
    await keys.press(CONFIRM);
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('Your result: 6 steps.');
    await keys.press('.lesson-buttons .button.main');
    await page.waitForURL('**/learn/heaven-and-ale/5');
  });

  it('in the text table, to the end of the game', async () => {
    const { page } = visit;
    await visit.to('settings');
    await change(page, { table: 'text' });
    await visit.to('learn/heaven-and-ale/9');
    const field = page.locator('.command-line input');
    await field.fill('start brewmaster, done');
    await field.press('Enter');
    await page.waitForSelector('.lesson-outcome');
    expect(await outcome(page)).toContain('Your result: 36 points.');
    expect(await faultsByAxe(page, 'main')).toEqual([]);
  });

  it('that does not exist is not found', async () => {
    await visit.to('learn/heaven-and-ale/13');
    await visit.page.waitForSelector('.waiting h1');
    await visit.to('learn/chess');
    await visit.page.waitForSelector('.waiting h1');
  });
});
