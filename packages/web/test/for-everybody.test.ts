import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { clickCloister, clickTavern } from './hands.ts';
import { sayAt, typeOn } from './typing.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });
let page: Page;

beforeEach(async () => {
  page = visit.page;
  await visit.to('');
  await page.waitForSelector('.room');
});

const isInField = (): Promise<boolean> =>
  page.evaluate(() => document.activeElement?.matches('.command-line input') ?? false);

/** Types a line as someone does who never leaves the field. */
const say = (line: string): Promise<void> => sayAt(page, line);

const position = (): Promise<string> => page.innerText('.text-position');

describe('the text table', () => {
  it.each(['heaven-and-ale', 'heros-tavern'])(
    'plays a whole game of %s by typing alone',
    async game => {
      await change(page, { table: 'text' });
      await page.reload();
      await page.click(`.room.${game} .button.main`);
      await page.waitForSelector('.text-table');
      expect(await isInField()).toBe(true);
      while ((await typeOn(page, say)) !== null);
      expect(await position()).toMatch(/The game is over: you \d+/);
      expect(await isInField()).toBe(true);
      expect(await faultsByAxe(page, 'main')).toEqual([]);
    },
    240_000,
  );

  it('goes on in another language, and keeps what was said', async () => {
    await change(page, { table: 'text' });
    await page.reload();
    await page.click('.room.heros-tavern .button.main');
    await page.waitForSelector('.text-table');
    await say('look hand');
    await page.selectOption('.language select', 'de');
    await page.waitForSelector('.text-position >> text=Deine Handkarten');
    const talk = await page.innerText('.text-talk');
    expect(talk).toContain('Welcome to the text table.');
    expect(talk).toContain('Your hand');
    await say('schau hand');
    await page.waitForSelector('.text-answers >> text=Deine Handkarten');
  });

  it('has an address, is remembered, and leads back to the boards', async () => {
    await page.click('.room.heros-tavern .button.main');
    await page.waitForSelector('.tavern-hand');
    const id = page.url().split('/').at(-1);
    await visit.to(`text/${id}`);
    await page.waitForSelector('.text-table');
    await page.reload();
    await page.waitForSelector('.text-table');
    await page.click('.house-bar >> text=Menu');
    await page.click('text=Boards');
    await page.waitForSelector('.tavern-hand');
  });

  it('completes by Tab, lists what is possible, and brings back what was typed', async () => {
    await page.click('.room.heros-tavern .button.main');
    await page.waitForSelector('.tavern-hand');
    await page.goto(page.url().replace('/play/', '/text/'));
    await page.waitForSelector('.text-table');
    const field = page.locator('.command-line input');
    await field.fill('pi');
    await field.press('Tab');
    expect(await field.inputValue()).toBe('pick ');
    await field.press('Tab');
    const options = page.locator('.command-line [role=option]');
    expect(await options.count()).toBeGreaterThan(0);
    const chosen = await options.first().innerText();
    await field.press('ArrowDown');
    await field.press('Enter');
    expect(await field.inputValue()).toBe(chosen);
    await field.press('Enter');
    expect(await field.inputValue()).toBe('');
    await field.press('ArrowUp');
    expect(await field.inputValue()).toBe(chosen);
    // With nothing to complete the key leaves the field.
    await field.fill('');
    await field.press('Tab');
    expect(await isInField()).toBe(false);
  });
});

describe('the guide', () => {
  const step = (): Promise<string> => page.innerText('.guide-note h2');
  /** Whether there are steps left, of the first so many. */
  const isGuided = (steps: number): Promise<boolean> =>
    page.evaluate(many => {
      const { guided } = JSON.parse(localStorage.getItem('taproom.guide') ?? '{}');
      return guided !== null && guided.step < many;
    }, steps);
  /** Goes on where the guide lets one; false where it waits. */
  const pressNext = (): Promise<boolean> =>
    page.evaluate(() => {
      const next = document.querySelector<HTMLElement>('.guide-note .main');
      next?.click();
      return next !== null;
    });

  it('is offered once, goes on when the player has done it, and resumes after a reload', async () => {
    await page.click('.guide-offer >> text=Heaven & Ale');
    await page.waitForSelector('.guide-note');
    expect(await step()).toBe('Step 1 of 16');
    expect(await page.evaluate(() => document.activeElement?.className)).toBe('guide-note');
    await page.click('.guide-note >> text=Next');
    await page.locator('g.open .reach').last().click();
    await page.waitForSelector('text=Step 3 of 16');
    await page.click('[data-guide="confirm"]');
    await page.waitForSelector('text=Step 4 of 16');
    await page.reload();
    await page.waitForSelector('text=Step 4 of 16');
    expect(await faultsByAxe(page, '.guide-note')).toEqual([]);
    await page.click('.guide-note >> text=Skip the guide');
    expect(await page.locator('.guide-note').count()).toBe(0);
    await visit.to('');
    await page.waitForSelector('.room');
    expect(await page.locator('.guide-offer').count()).toBe(0);
  });

  const GUIDES = [
    { game: 'heros-tavern', click: clickTavern, steps: 99 },
    // The last steps wait for the first shed and the first barrel.
    { game: 'heaven-and-ale', click: clickCloister, steps: 14 },
  ] as const;

  it.each(
    GUIDES.flatMap(guide =>
      [
        [1440, 900],
        [390, 844],
        [320, 640],
      ].map(([width = 0, height = 0]) => ({ ...guide, width, height })),
    ),
  )(
    'plays the first round of $game with somebody and stays on the screen at $width × $height',
    async guided => {
      const { game, click, steps, width, height } = guided;
      await page.setViewportSize({ width, height });
      await page.click(`.room.${game} >> text=Show me how`);
      await page.waitForSelector('.guide-note');
      let played = 0;
      while (await isGuided(steps)) {
        // While the others move the guide is silent.
        const box = await page.evaluate(() => {
          const { x, y, width, height } = document.querySelector('.guide-note')?.getBoundingClientRect() ?? {
            x: 0,
            y: 0,
            width: 0,
            height: 0,
          };
          return width === 0 ? null : { x, y, width, height };
        });
        if (box !== null) {
          expect(box.x).toBeGreaterThanOrEqual(0);
          expect(box.y).toBeGreaterThanOrEqual(0);
          expect(box.x + box.width).toBeLessThanOrEqual(width);
          expect(box.y + box.height).toBeLessThanOrEqual(height);
        }
        if (await pressNext()) continue;
        await click(page);
        played++;
      }
      // Nobody gets through it without playing.
      expect(played).toBeGreaterThan(5);
    },
  );
});

describe('the glossary', () => {
  it.each(LANGUAGE_CODES)('explains a word of the rules by keys alone in %s', async language => {
    await page.selectOption('.language select', language);
    await visit.to('rules/heaven-and-ale#6.1');
    const term = page.locator('#rule-6\\.1 .term').first();
    await term.focus();
    await page.keyboard.press('Enter');
    const note = page.locator('.meaning');
    await note.waitFor();
    expect((await note.innerText()).length).toBeGreaterThan(10);
    expect(await faultsByAxe(page, '.meaning')).toEqual([]);
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'detached' });
    expect(await term.evaluate(word => word === document.activeElement)).toBe(true);
  });
});
