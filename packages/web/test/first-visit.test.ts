import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { visitFirst } from './first-visit.ts';
import { Site } from './site.ts';

describe('a first visit', () => {
  let site: Site;
  let browser: Browser;
  beforeAll(async () => {
    [site, browser] = await Promise.all([Site.open(), startChromium()]);
  }, 600_000);
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });

  it.each(['en', 'de', 'ru'])('in %s loads little, in few requests, and keeps little', async locale => {
    const { requests, scripts, offline } = await visitFirst(browser, site.address, locale);
    expect(scripts.raw, 'the page was weighed').toBeGreaterThan(200_000);
    expect(scripts.gzip).toBeLessThanOrEqual(150_000);
    expect(scripts.sent, 'as brotli').toBeLessThanOrEqual(scripts.gzip);
    expect(requests).toBeLessThanOrEqual(20);
    expect(offline.bytes).toBeLessThanOrEqual(2_000_000);
  });

  it('comes without fonts that no language needs', () => {
    const fonts = readdirSync(join(site.files, 'assets')).filter(name => /\.(woff2?|ttf|otf)$/.test(name));
    const alphabets = fonts.map(name => /-(latin|cyrillic)(-ext)?-[\w-]+\.woff2$/.exec(name)?.[1]);
    expect(new Set(alphabets)).toEqual(new Set(['latin', 'cyrillic']));
  });
});
