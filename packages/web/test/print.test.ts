import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const GAMES = ['heaven-and-ale', 'heros-tavern'] as const;
const SHEETS = ['A4', 'Letter'] as const;

/** The smallest print: 7.5 points, as in footnotes. */
const SMALLEST = 10;

async function open(language: (typeof LANGUAGE_CODES)[number], path: string, shows: string): Promise<Page> {
  const { page } = visit;
  await visit.to('');
  await change(page, { language });
  await visit.to(path);
  await page.waitForSelector(shows);
  await page.evaluate(() => document.fonts.ready);
  return page;
}

/** How many sheets of paper a page takes. */
async function sheets(page: Page, format: (typeof SHEETS)[number]): Promise<number> {
  const paper = await page.pdf({ format });
  return paper.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Texts that are printed smaller than that. */
const smallPrint = (page: Page, smallest: number): Promise<string[]> =>
  page.evaluate(limit => {
    const small = new Set<string>();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const { parentElement } = node;
      if (parentElement === null || node.nodeValue?.trim() === '') continue;
      if (parentElement.closest('svg') !== null || !parentElement.checkVisibility()) continue;
      const size = Number.parseFloat(getComputedStyle(parentElement).fontSize);
      if (size < limit - 0.01) small.add(`${node.nodeValue}: ${size} px`);
    }
    return [...small];
  }, smallest);

describe.each(LANGUAGE_CODES)('on paper, in %s', language => {
  it.each(GAMES)(
    'the aid and the score pad of %s take a sheet each',
    async game => {
      const page = await open(language, `print/${game}`, '.aid-section');
      for (const format of SHEETS) expect(await sheets(page, format), format).toBe(2);
      await page.emulateMedia({ media: 'print' });
      expect(await smallPrint(page, SMALLEST)).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['heaven-and-ale', 6],
    ['heros-tavern', 3],
  ] as const)(
    'the rules of %s take no more than %i sheets',
    async (game, most) => {
      const page = await open(language, `rules/${game}`, '.rule');
      for (const format of SHEETS) expect(await sheets(page, format), format).toBeLessThanOrEqual(most);
      await page.emulateMedia({ media: 'print' });
      expect(await smallPrint(page, SMALLEST)).toEqual([]);
    },
    60_000,
  );

  it('the glossary comes without menus', async () => {
    const page = await open(language, 'glossary/heaven-and-ale', '.glossary-list');
    expect(await sheets(page, 'A4')).toBeLessThanOrEqual(4);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.house-bar').isVisible()).toBe(false);
    expect(await page.locator('.search-field').isVisible()).toBe(false);
  }, 180_000);
});

/** The colours of a page: those that the pictures of each game take, and those of the page itself. */
const colours = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = getComputedStyle(document.documentElement);
    return [...root]
      .filter(name => name.startsWith('--'))
      .map(name => `${name}: ${root.getPropertyValue(name)}`)
      .sort();
  });

describe('whatever the theme of the screen', () => {
  it.each([...GAMES.map(game => `print/${game}`), ...GAMES.map(game => `rules/${game}`)])(
    '%s is printed in the colours of the day',
    async path => {
      const { page } = visit;
      await open('en', path, '.aid-section, .rule');
      await page.emulateMedia({ media: 'print' });
      const day = await colours(page);
      await page.emulateMedia({ media: 'screen' });
      await visit.to('');
      await change(page, { theme: 'dark' });
      await visit.to(path);
      await page.waitForSelector('html[data-theme=dark] :is(.aid-section, .rule)');
      await page.emulateMedia({ media: 'print' });
      await page.waitForSelector('html[data-theme=light]');
      expect(await colours(page)).toEqual(day);
      await page.emulateMedia({ media: 'screen' });
      await page.waitForSelector('html[data-theme=dark]');
    },
    60_000,
  );

  it.each(GAMES)(
    'the calculator of %s is printed without its buttons, and ends with the totals',
    async game => {
      const page = await open('en', `score/${game}`, '.standings');
      await page.emulateMedia({ media: 'print' });
      for (const pressed of ['.choice', '.step', '.sheet-end', '.house-bar'])
        expect(await page.locator(pressed).first().isVisible(), pressed).toBe(false);
      const [columns, totals] = await Promise.all(
        ['.sheet-columns', '.standings'].map(part => page.locator(part).boundingBox()),
      );
      if (columns === undefined || columns === null || totals === undefined || totals === null)
        throw new Error('nothing is printed');
      expect(totals.y).toBeGreaterThanOrEqual(columns.y + columns.height);
      for (const format of SHEETS) expect(await sheets(page, format), format).toBe(1);
    },
    60_000,
  );
});
