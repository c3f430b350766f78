import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Browser, Request } from 'playwright-core';

/** What a first visit to the start page costs, in bytes. */
export interface FirstVisit {
  readonly requests: number;
  readonly scripts: Weight;
  /** Everything that was sent for the page, without headers. */
  readonly sent: number;
  /** What the service worker keeps on the device, and how many files that are. */
  readonly offline: { readonly bytes: number; readonly files: number };
}

/** Scripts as they are, compressed here by both methods, and as the server really sent them. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
  readonly sent: number;
}

/** Opens the start page in a browser that was never there. */
export async function visitFirst(browser: Browser, address: string, locale: string): Promise<FirstVisit> {
  const [page, offline] = await Promise.all([
    loadPage(browser, address, locale),
    fillCache(browser, address, locale),
  ]);
  return { ...page, offline };
}

/** Without a service worker, which would ask for all files of the client in between. */
async function loadPage(
  browser: Browser,
  address: string,
  locale: string,
): Promise<Omit<FirstVisit, 'offline'>> {
  const context = await browser.newContext({ locale, serviceWorkers: 'block' });
  const page = await context.newPage();
  const asked: Request[] = [];
  page.on('request', request => asked.push(request));
  await page.goto(address);
  await page.waitForSelector('.house-links');
  await page.evaluate(() => document.fonts.ready);
  const all = await Promise.all(asked.map(weigh));
  await context.close();
  const scripts = all.filter(({ isScript }) => isScript);
  const sum = (of: (body: Buffer) => number): number =>
    scripts.reduce((total, { body }) => total + of(body), 0);
  return {
    requests: all.length,
    scripts: {
      raw: sum(body => body.length),
      gzip: sum(body => gzipSync(body, { level: 9 }).length),
      brotli: sum(body => brotliCompressSync(body).length),
      sent: scripts.reduce((total, { sent }) => total + sent, 0),
    },
    sent: all.reduce((total, { sent }) => total + sent, 0),
  };
}

/** An answer, waited for until all of it is there. */
async function weigh(request: Request) {
  const { responseBodySize: sent } = await request.sizes();
  const body = await (await request.response())?.body();
  return { isScript: request.resourceType() === 'script', body: body ?? Buffer.alloc(0), sent };
}

async function fillCache(browser: Browser, address: string, locale: string): Promise<FirstVisit['offline']> {
  const context = await browser.newContext({ locale });
  const page = await context.newPage();
  await page.goto(address);
  const kept = await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    const [name = ''] = (await caches.keys()).filter(key => key.startsWith('taproom-'));
    const cache = await caches.open(name);
    const answers = await cache.matchAll();
    const sizes = await Promise.all(answers.map(async answer => (await answer.arrayBuffer()).byteLength));
    return { bytes: sizes.reduce((total, size) => total + size, 0), files: sizes.length };
  });
  await context.close();
  return kept;
}
