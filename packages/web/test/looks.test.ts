import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../src/i18n/languages.ts';
import { faultsByAxe } from './axe.ts';
import { misplaced } from './layout.ts';
import { PLACES } from './places.ts';
import { keepRecord } from './records.ts';
import { visits } from './visit.ts';

const visit = visits();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

describe('nothing is cut off or covered at three sizes in three languages, and axe finds nothing by day or night', () => {
  it.each(PLACES)(
    '$name',
    async ({ path, shows, record, first }) => {
      const { page } = visit;
      await visit.to('');
      const id = record === undefined ? '' : await keepRecord(page, record());
      await visit.to(`#/${path.replace('ID', id)}`);
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
      await page.setViewportSize(SIZES[0]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await page.waitForSelector(`html[data-theme=${colorScheme}]`);
        for (const fault of await faultsByAxe(page, 'html')) found.push(`${colorScheme}: ${fault}`);
      }
      expect(found).toEqual([]);
    },
    180_000,
  );
});
