import type { Page } from 'playwright-core';
import type { Settings } from '../src/settings.ts';
import { keepRecord } from './records.ts';
import { skipNameQuestion, toQuietPage, type Visit } from './visit.ts';

/** Someone with a phone who plays on from a record, in a context of its own. */
export async function fingerAt(visit: Visit, record: string, changed: Partial<Settings> = {}): Promise<Page> {
  const browser = visit.context.browser();
  if (browser === null) throw new Error('no browser');
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'en',
  });
  context.setDefaultTimeout(40_000);
  await skipNameQuestion(context);
  await context.addInitScript(settings => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'slow', ...settings }));
  }, changed);
  const page = await context.newPage();
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(page, record);
  await page.goto(`${visit.site.address}play/${id}`);
  return page;
}
