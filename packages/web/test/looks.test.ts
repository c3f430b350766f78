import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { misplaced } from './layout.ts';
import { PLACES } from './places.ts';
import { keepRecord } from './records.ts';
import { SIZES, visits } from './visit.ts';

const visit = visits({ oneTab: true });

describe('nothing is cut off or covered, and axe finds nothing, at three sizes, in every language, by day and night', () => {
  it.each(PLACES)(
    '$name',
    async ({ path, shows, record, first }) => {
      const { page } = visit;
      if (record === undefined) await visit.to(path);
      else {
        await visit.to('');
        await visit.to(path.replace('ID', await keepRecord(page, record())));
      }
      await page.waitForSelector(shows);
      await first?.(page);
      const found: string[] = [];
      for (const language of Object.keys(LANGUAGES)) {
        // Where the bar has room for the languages.
        await page.setViewportSize(SIZES[0]);
        await page.selectOption('.language select', language);
        await page.waitForSelector(`html[lang=${language}]`);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const fault of await misplaced(page)) found.push(`${language}, ${size.width} px: ${fault}`);
        }
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-theme=${colorScheme}]`);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const fault of await faultsByAxe(page, 'html'))
            found.push(`${colorScheme}, ${size.width} px: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
    180_000,
  );
});
