import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Response } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
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

  it.each(LANGUAGE_CODES)('in %s loads little, in few requests, and keeps little', async locale => {
    const { requests, scripts, offline } = await visitFirst(browser, site.address, locale);
    expect(scripts.raw, 'the page was weighed').toBeGreaterThan(200_000);
    expect(scripts.gzip).toBeLessThanOrEqual(150_000);
    expect(scripts.sent, 'as brotli').toBeLessThanOrEqual(scripts.gzip);
    expect(requests).toBeLessThanOrEqual(20);
    expect(offline.bytes).toBeLessThanOrEqual(2_000_000);
  });

  it('comes without rules and bots', async () => {
    const context = await browser.newContext({ locale: 'en', serviceWorkers: 'block' });
    const page = await context.newPage();
    const loaded: Response[] = [];
    page.on('response', answer => {
      if (answer.request().resourceType() === 'script') loaded.push(answer);
    });
    /** A word that stands only in the rules, which have to be loaded before a game can begin. */
    const hasRules = async () => {
      const scripts = await Promise.all(loaded.map(answer => answer.text()));
      return scripts.some(text => text.includes('not-enough-ducats'));
    };
    await page.goto(site.address);
    await page.waitForSelector('.house-links');
    expect(await hasRules()).toBe(false);
    expect(page.workers()).toEqual([]);
    await page.click('.room.heaven-and-ale .button.main');
    await page.click('.ask-name .answers .button.main');
    await page.waitForSelector('.main-board');
    expect(await hasRules()).toBe(true);
    await context.close();
  });

  it('comes without fonts that no language needs', () => {
    const fonts = readdirSync(join(site.files, 'assets')).filter(name => /\.(woff2?|ttf|otf)$/.test(name));
    const alphabets = fonts.map(name => /-(latin|cyrillic)(-ext)?-[\w-]+\.woff2$/.exec(name)?.[1]);
    expect(new Set(alphabets)).toEqual(new Set(['latin', 'cyrillic']));
  });
});
