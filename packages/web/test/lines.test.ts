import { expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });
const PHONE = { width: 390, height: 844 };

it.each(LANGUAGE_CODES)('no line of the rules begins with a comma, in %s', async language => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.to('');
  await change(page, { language });
  await visit.to('rules/heaven-and-ale');
  await page.waitForSelector('.rule .term');
  const torn = await page.evaluate(() =>
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
  expect(torn).toEqual([]);
});

it.each(LANGUAGE_CODES)('ranges of numbers in the player aid are not torn, in %s', async language => {
  const { page } = visit;
  await page.setViewportSize(PHONE);
  await visit.to('');
  await change(page, { language });
  await visit.to('print/heaven-and-ale');
  await page.waitForSelector('.aid thead th');
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('.aid thead th')]
      .filter(head => /\d–\d/.test(head.textContent ?? ''))
      .map(head => {
        const range = document.createRange();
        range.selectNodeContents(head);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
      }),
  );
  expect(lines.length).toBeGreaterThan(4);
  expect(new Set(lines)).toEqual(new Set([1]));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
