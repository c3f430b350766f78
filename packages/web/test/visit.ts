import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { startChromium } from './chromium.ts';
import { Site } from './site.ts';

/** What a test has: the house, and a visitor in it who never was there before. */
export interface Visit {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Somebody else, on another device. */
  stranger(): Promise<Page>;
  /** Goes to a page of the house. */
  to(path: string): Promise<void>;
}

/** Opens one house for the tests of a file, and gives each a visit. A test fails if an error happened on a page. */
export function visits(): Visit {
  let site: Site;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let page: Page;
  const faults: string[] = [];
  const arrive = async (): Promise<BrowserContext> => {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    contexts.push(context);
    context.setDefaultTimeout(40_000);
    await context.addInitScript(() => {
      if (location.protocol !== 'about:' && localStorage.getItem('taproom.settings') === null)
        localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' }));
    });
    context.on('weberror', fault => faults.push(fault.error().message));
    return context;
  };
  beforeAll(async () => {
    [site, browser] = await Promise.all([Site.open(), startChromium()]);
  }, 600_000); // a new machine may have to install Chromium first
  afterAll(async () => {
    await browser?.close();
    site?.close();
  });
  beforeEach(async () => {
    page = await (await arrive()).newPage();
  });
  afterEach(async () => {
    await Promise.all(contexts.map(context => context.close()));
    contexts = [];
    expect(faults.splice(0), 'errors on the page').toEqual([]);
  });
  return {
    get site() {
      return site;
    },
    get context() {
      return page.context();
    },
    get page() {
      return page;
    },
    stranger: async () => (await arrive()).newPage(),
    to: async path => {
      await page.goto(`${site.address}${path}`);
    },
  };
}

/** Changes settings as another tab of the visitor would; they count from the next page that is loaded. */
export const change = (page: Page, changed: Partial<Settings>): Promise<void> =>
  page.evaluate(settings => {
    const now = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
    localStorage.setItem('taproom.settings', JSON.stringify({ ...now, ...settings }));
  }, changed);
