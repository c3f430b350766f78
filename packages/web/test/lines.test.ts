import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { change, SIZES, visits } from './visit.ts';

const visit = visits({ oneTab: true });
const PHONE = { width: 390, height: 844 };

it.each(LANGUAGE_CODES)('no line of the rules begins with a comma, in %s', async language => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.to('');
  await change(page, { language });
  await visit.to('rules/heaven-and-ale');
  await page.waitForSelector('.rule .term');
  const found = await page.evaluate(() =>
    [...document.querySelectorAll('.rule .term')].flatMap(term => {
      const next = term.nextSibling ?? term.parentElement?.nextSibling;
      const mark = /^[.,;:»“)]/.exec(next?.textContent ?? '')?.[0];
      if (!(next instanceof Text) || mark === undefined) return [];
      const range = document.createRange();
      range.setStart(next, 0);
      range.setEnd(next, 1);
      const lineOfMark = range.getBoundingClientRect().bottom;
      const lineOfTerm = term.getBoundingClientRect().bottom;
      return Math.abs(lineOfMark - lineOfTerm) > 8 ? [`${term.textContent}${mark}`] : [];
    }),
  );
  expect(found).toEqual([]);
});

/** What stands on more than one line, of all that a pattern finds in the texts of some elements. */
const torn = (page: Page, within: string, pattern: string): Promise<string[]> =>
  page.evaluate(
    ({ within, pattern }) => {
      const found: string[] = [];
      for (const part of document.querySelectorAll(within)) {
        const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
          for (const match of (node.nodeValue ?? '').matchAll(new RegExp(pattern, 'gu'))) {
            const range = document.createRange();
            range.setStart(node, match.index);
            range.setEnd(node, match.index + match[0].length);
            const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
            if (lines.size > 1) found.push(match[0]);
          }
      }
      return found;
    },
    { within, pattern },
  );

/** Ranges, ladders of numbers, points, and what is counted. */
const WHOLE = [
  '\\d+[–\\u2060]+\\d+',
  '\\d+(?:\\s·\\s\\d+)+',
  '\\d+\\s(?:VP|SP|ПО)',
  '\\d+\\s(?:steps?|ducats?|Schritte?|Dukaten|шаг|дукат)',
].join('|');

/** The sections of a player aid with a table that is wider than the section. */
const wideTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.aid-section')]
      .filter(section => {
        const { width } = section.getBoundingClientRect();
        return [...section.querySelectorAll('table')].some(
          table => table.getBoundingClientRect().width > width + 0.5,
        );
      })
      .map(section => section.querySelector('h2')?.textContent ?? ''),
  );

it.each(LANGUAGE_CODES)(
  'numbers in the player aids are not torn, and no table is too wide, in %s',
  async language => {
    const { page } = visit;
    await visit.to('');
    await change(page, { language });
    for (const game of ['heaven-and-ale', 'heros-tavern']) {
      await visit.to(`print/${game}`);
      await page.waitForSelector('.aid-section');
      for (const size of SIZES) {
        await page.setViewportSize(size);
        expect(await torn(page, '.aid', WHOLE), `${game}, ${size.width} px`).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(size.width);
        expect(await wideTables(page), `${game}, ${size.width} px`).toEqual([]);
      }
    }
  },
);

it.each(LANGUAGE_CODES)(
  'no number of a rule stands alone on a line of the glossary, in %s',
  async language => {
    const { page } = visit;
    await page.setViewportSize(PHONE);
    await visit.to('');
    await change(page, { language });
    await visit.to('glossary/heaven-and-ale');
    await page.waitForSelector('.glossary-list a');
    const alone = await page.evaluate(() =>
      [...document.querySelectorAll('.glossary-list dd')].flatMap(meaning => {
        const link = meaning.querySelector('a');
        const text = meaning.firstChild;
        if (link === null || text === null) return [];
        const range = document.createRange();
        range.selectNode(text);
        const last = [...range.getClientRects()].at(-1);
        return last === undefined || link.getBoundingClientRect().top > last.bottom - 4
          ? [meaning.textContent]
          : [];
      }),
    );
    expect(alone).toEqual([]);
  },
);
