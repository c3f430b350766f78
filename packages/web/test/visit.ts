import type { Browser, BrowserContext, Locator, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { leave, sharedChromium } from './chromium.ts';
import { Site } from './site.ts';

/** What a test gets: the server, and a first-time visitor. */
export interface Visit {
  readonly site: Site;
  readonly context: BrowserContext;
  readonly page: Page;
  /** Someone else, on another device. */
  stranger(): Promise<Page>;
  /** Goes to a page of the site. */
  to(path: string): Promise<void>;
}

/** The sizes of screens at which every page is looked at. */
export const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
] as const;

/** What a file of tests wants of its visits. */
export interface Wishes {
  /** Another client than the released one. */
  readonly client?: () => string;
  /** How the server is configured. */
  readonly environment?: Readonly<Record<string, string>>;
  /** With the service worker, which fetches the whole client for each visitor: where tests reload, or go offline. */
  readonly serviceWorker?: boolean;
  /**
   * All tests happen in one tab, which forgets everything in between: a new one costs a second of processor time. Not
   * for tests that leave something behind in the tab itself, such as scripts, routes, permissions or listeners.
   */
  readonly oneTab?: boolean;
}

/**
 * Starts one server for the tests of a file, and gives each a visit. A test fails if an error happened on a page.
 */
export function visits({
  client,
  environment = {},
  serviceWorker = false,
  oneTab = false,
}: Wishes = {}): Visit {
  let site: Site;
  let browser: Browser;
  let contexts: BrowserContext[] = [];
  let page: Page | null = null;
  const faults: string[] = [];
  const arrive = async (): Promise<Page> => {
    const context = await browser.newContext({
      viewport: SIZES[0],
      locale: 'en',
      serviceWorkers: serviceWorker ? 'allow' : 'block',
    });
    contexts.push(context);
    context.setDefaultTimeout(40_000);
    await context.addInitScript(() => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('taproom.settings') !== null) return;
      localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' }));
    });
    await skipNameQuestion(context);
    context.on('weberror', fault => faults.push(fault.error().message));
    return context.newPage();
  };
  const shown = (): Page => {
    if (page === null) throw new Error('there is no visit outside a test');
    return page;
  };
  beforeAll(async () => {
    // Bots that set the par of a daily deal would take the time of the pages, and no test is about it.
    const chosen = { BOT_PAR: 'off', ...environment };
    const open = client === undefined ? Site.open(chosen) : Site.serve(client(), chosen);
    [site, browser] = await Promise.all([open, sharedChromium()]);
  }, 600_000); // a new machine may have to install Chromium first
  afterAll(async () => {
    await leave(browser);
    site?.close();
  });
  beforeEach(async () => {
    page ??= await arrive();
  });
  afterEach(async ({ task }) => {
    const kept = oneTab && page !== null && task.result?.state === 'pass' ? page : null;
    const own = kept?.context();
    await Promise.all(contexts.filter(context => context !== own).map(context => context.close()));
    contexts = own === undefined ? [] : [own];
    if (kept !== null) await forget(kept, site.address);
    page = kept;
    expect(faults.splice(0), 'errors on the page').toEqual([]);
  });
  return {
    get site() {
      return site;
    },
    get context() {
      return shown().context();
    },
    get page() {
      return shown();
    },
    stranger: arrive,
    to: async path => {
      await shown().goto(`${site.address}${path}`);
    },
  };
}

/** Makes a tab that of a first-time visitor again. */
async function forget(page: Page, address: string): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  await toQuietPage(page, address);
  await page.evaluate(() => sessionStorage.clear());
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: new URL(address).origin,
    storageTypes: 'all',
  });
  // Chromium is in no hurry to free the pages that were left: after forty of them the tab has more than a gigabyte.
  await session.send('HeapProfiler.collectGarbage');
  await session.detach();
  await context.clearCookies();
  await page.emulateMedia({ media: null, colorScheme: null, reducedMotion: null, forcedColors: null });
  await page.setViewportSize(SIZES[0]);
  await page.mouse.move(0, 0);
}

/** Goes to an address of the site where no script runs: the storage is there, and nothing else uses it. */
export const toQuietPage = (page: Page, address: string): Promise<unknown> => page.goto(`${address}healthz`);

/** Visitors of this context were asked for their name before: a game begins at once. */
export const skipNameQuestion = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    if (location.protocol.startsWith('http')) localStorage.setItem('taproom.name-asked', 'true');
  });

/** Changes settings as another tab of the visitor would; they count from the next page that is loaded. */
export const change = (page: Page, changed: Partial<Settings>): Promise<void> =>
  page.evaluate(settings => {
    const now = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
    localStorage.setItem('taproom.settings', JSON.stringify({ ...now, ...settings }));
  }, changed);

/** Moves the mouse to something, as a hand does: what only appears under it is not pointed at. */
export async function pointAt(page: Page, thing: Locator): Promise<void> {
  await page.mouse.move(0, 0);
  await thing.hover();
}
