// When a game is painted on a slow phone, as JSON lines: `npm run -s bench:paint [-- --runs 7]`. In milliseconds from
// the navigation to the first paint of anything, and to the end of the frame that shows the board, with the processor
// time that the page's main thread needed until then; nothing is cached the first time, everything is the second time.
// To compare versions, start a server of each and give where their pages are; their runs alternate: `-- --at
// http://localhost:8080/ --at http://localhost:8081/#/`.
import { parseArgs } from 'node:util';
import { percentile } from '@taproom/bots/arena';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { startChromium } from '../chromium.ts';
import { afterTurns, importRecord } from '../records.ts';
import { Site } from '../site.ts';
import { skipNameQuestion } from '../visit.ts';

const { values } = parseArgs({
  options: {
    at: { type: 'string', multiple: true },
    runs: { type: 'string', default: '7' },
    slower: { type: 'string', default: '4' },
  },
});

/** What there is when a board is shown. */
const TABLES = { 'heaven-and-ale': '.main-board', 'heros-tavern': '.tavern-hand' } as const;

interface Painted {
  readonly first: number;
  readonly board: number;
  readonly work: number;
}

/** Runs inside the page, before anything else does: notes when the board was painted. */
function watch(board: string): void {
  const observer = new MutationObserver(() => {
    if (document.querySelector(board) === null) return;
    observer.disconnect();
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // What is sent within a frame arrives after it was painted.
      port1.onmessage = () => Object.assign(window, { paintedBoard: performance.now() });
      port2.postMessage(null);
    });
  });
  observer.observe(document, { childList: true, subtree: true });
}

async function paint(page: Page, session: CDPSession, address: string): Promise<Painted> {
  // From another page, so that an address that differs after the # only is loaded, too.
  await page.goto('about:blank');
  const before = await workOf(session);
  await page.goto(address);
  await page.waitForFunction(() => 'paintedBoard' in window);
  const work = (await workOf(session)) - before;
  const times = await page.evaluate(() => ({
    first: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    board: (window as unknown as { readonly paintedBoard: number }).paintedBoard,
  }));
  return { ...times, work };
}

/** Milliseconds of processor time of the main thread so far. */
async function workOf(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
}

/** Opens a game on a phone of its own, twice. */
async function visit(
  browser: Browser,
  at: string,
  game: keyof typeof TABLES,
): Promise<{ readonly fresh: Painted; readonly cached: Painted }> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'en',
    serviceWorkers: 'block',
  });
  // A busy machine may need a while; what is measured stays the same.
  context.setDefaultTimeout(120_000);
  await skipNameQuestion(context);
  await context.addInitScript(watch, TABLES[game]);
  const page = await context.newPage();
  await page.goto(at);
  const id = await importRecord(page, afterTurns(game, 4));
  const session: CDPSession = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: Number(values.slower) });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Network.enable');
  await session.send('Network.clearBrowserCache');
  const address = `${at}play/${id}`;
  const fresh = await paint(page, session, address);
  await paint(page, session, address);
  const cached = await paint(page, session, address);
  await context.close();
  return { fresh, cached };
}

const site = values.at === undefined ? await Site.open({}, process.cwd()) : null;
const places = values.at ?? [site?.address ?? ''];
const browser = await startChromium();
const middle = (numbers: number[]): number =>
  Math.round(
    percentile(
      numbers.sort((a, b) => a - b),
      50,
    ),
  );
try {
  for (const game of ['heaven-and-ale', 'heros-tavern'] as const) {
    const runs = places.map(at => ({ at, visits: [] as Awaited<ReturnType<typeof visit>>[] }));
    for (let run = 0; run < Number(values.runs); run++)
      for (const { at, visits } of runs) visits.push(await visit(browser, at, game));
    for (const { at, visits } of runs)
      for (const when of ['fresh', 'cached'] as const) {
        const [first, board, work] = (['first', 'board', 'work'] as const).map(what =>
          middle(visits.map(one => one[when][what])),
        );
        console.log(
          JSON.stringify({ bench: 'paint', game, at, when, runs: visits.length, first, board, work }),
        );
      }
  }
} finally {
  await browser.close();
  site?.close();
}
