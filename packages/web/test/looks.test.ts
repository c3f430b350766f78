import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { contrastFaults, faultsByAxe } from './axe.ts';
import { misplaced } from './layout.ts';
import { PLACES } from './places.ts';
import { keepRecord } from './records.ts';
import { SIZES, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

describe('nothing is cut off or covered, and axe finds nothing, at three sizes, in every language, by day and night', () => {
  it.each(PLACES)(
    '$name',
    async ({ path, shows, record, first }) => {
      const { page } = visit;
      await toQuietPage(page, visit.site.address);
      const id = record === undefined ? '' : await keepRecord(page, record());
      await visit.to(path.replace('ID', id));
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
      for (const [colorScheme, faults] of [
        ['light', faultsByAxe],
        ['dark', contrastFaults],
      ] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-theme=${colorScheme}]`);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const fault of await faults(page, 'html'))
            found.push(`${colorScheme}, ${size.width} px: ${fault}`);
        }
      }
      expect(found).toEqual([]);
    },
    180_000,
  );
});
