import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { leave, sharedChromium } from './chromium.ts';
import { Site } from './site.ts';
import { skipNameQuestion } from './visit.ts';

/** People who meet on one server, each in a browser of their own. */
export interface Guests {
  readonly site: Site;
  /** Someone new, at a place of the site. */
  visit(path: string): Promise<Page>;
}

/** Starts one server for the tests of a file, with quick bots and without limits. A test fails if an error happened on a page. */
export function guests(): Guests {
  let site: Site;
  let browser: Browser;
  const contexts: BrowserContext[] = [];
  const faults: string[] = [];
  beforeAll(async () => {
    const quick = {
      BOT_MS: '20',
      BOT_OTHERS_MS: '20',
      BOT_PAUSE: '0',
      LIMIT_PERSON: '0',
      LIMIT_ADDRESS: '0',
    };
    // Someone reads reports here.
    const operated = { ...quick, OPERATORS: 'operator1' };
    [site, browser] = await Promise.all([Site.open(operated), sharedChromium()]);
  }, 600_000);
  afterAll(async () => {
    await leave(browser);
    site?.close();
  });
  afterEach(async () => {
    for (const context of contexts.splice(0)) await context.close();
    expect(faults.splice(0), 'errors on the page').toEqual([]);
  });
  return {
    get site() {
      return site;
    },
    async visit(path) {
      // The service worker would fetch the whole client for each of them, and no test here is about it.
      const context = await browser.newContext({
        viewport: { width: 1440, height: 900 },
        locale: 'en',
        serviceWorkers: 'block',
      });
      context.setDefaultTimeout(40_000);
      await skipNameQuestion(context);
      contexts.push(context);
      await context.addInitScript(() => {
        if (localStorage.getItem('taproom.settings') === null)
          localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' }));
      });
      const page = await context.newPage();
      page.on('pageerror', error => faults.push(error.message));
      await page.goto(`${site.address}${path}`);
      return page;
    },
  };
}

/** Gives a name at the entrance. */
export async function enter(page: Page, name: string): Promise<void> {
  await page.fill('.entrance input', name);
  await page.click('.entrance .button.main');
}
