import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Language } from '../src/i18n/languages.ts';
import { misplaced } from './layout.ts';
import { buildMadeUp, CODE } from './made-up/site.ts';
import { strangers } from './made-up/strangers.ts';
import { onlinePlaces, playOnline } from './online-places.ts';
import { PLACES } from './places.ts';
import { keepRecord } from './records.ts';
import { change, SIZES, toQuietPage, visits } from './visit.ts';

let made: Awaited<ReturnType<typeof buildMadeUp>>;
beforeAll(async () => {
  made = await buildMadeUp();
}, 600_000);
afterAll(() => made.remove());

const visit = visits({ client: () => made.site, oneTab: true });

/** What is wrong with what is shown, at all sizes. */
async function faults(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const size of SIZES) {
    await page.setViewportSize(size);
    for (const text of await strangers(page)) found.push(`not translated: ${text}`);
    for (const fault of await misplaced(page)) found.push(`${size.width} px: ${fault}`);
  }
  return [...new Set(found)];
}

async function speakMadeUp(page: Page): Promise<void> {
  await page.selectOption('.language select', CODE);
  await page.waitForSelector(`html[lang=${CODE}]`);
}

describe('in a made-up language with longer words, all text is from the catalogues and nothing is cut off', () => {
  it.each(PLACES)(
    '$name',
    async ({ path, shows, record, first }) => {
      const { page } = visit;
      await toQuietPage(page, visit.site.address);
      const id = record === undefined ? '' : await keepRecord(page, record());
      await change(page, { language: CODE as Language });
      await visit.to(path.replace('ID', id));
      await page.waitForSelector(`html[lang=${CODE}]`);
      await page.waitForSelector(shows);
      await first?.(page);
      expect(await faults(page)).toEqual([]);
    },
    180_000,
  );

  it('online', async () => {
    const { page } = visit;
    const own = await playOnline(visit);
    await speakMadeUp(page);
    const found: string[] = [];
    for (const { name, path, shows, first } of onlinePlaces(own)) {
      await page.setViewportSize(SIZES[0]);
      await visit.to(path);
      await page.waitForSelector(shows);
      await first?.(page);
      // A drawer that was opened covers what is behind it.
      const isWrong = (fault: string): boolean => first === undefined || !fault.endsWith('is covered');
      for (const fault of (await faults(page)).filter(isWrong)) found.push(`${name}: ${fault}`);
    }
    expect(found).toEqual([]);
  }, 180_000);
});

it('link previews and notifications are in the made-up language', () => {
  for (const file of ['previews.json', 'notices.json']) {
    const { [CODE]: own } = JSON.parse(readFileSync(join(made.site, file), 'utf8'));
    expect(JSON.stringify(own), file).toContain('ŕ');
  }
});
