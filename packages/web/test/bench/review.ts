// How long a review takes in the browser, as JSON lines: `npm run -s bench:review [-- --runs 3]`. In seconds from the
// navigation to the first curve and to the account of the first player, and in milliseconds from a click meanwhile to the
// end of the frame that shows its result. The games are played by the best bots with 200 nodes a turn.
import { parseArgs } from 'node:util';
import { decide, PLAYERS } from '@taproom/bots';
import { percentile } from '@taproom/bots/arena';
import { expectOk, type GameId } from '@taproom/games';
import type { Browser } from 'playwright-core';
import { newTable } from '../../src/log/testing/games.ts';
import { startChromium } from '../chromium.ts';
import { keepRecord } from '../records.ts';
import { Site } from '../site.ts';
import { toQuietPage } from '../visit.ts';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '3' } } });

const TABLES: readonly { readonly game: GameId; readonly seats: number }[] = [
  { game: 'heaven-and-ale', seats: 2 },
  { game: 'heaven-and-ale', seats: 4 },
  { game: 'heros-tavern', seats: 3 },
  { game: 'heros-tavern', seats: 5 },
];
/** Milliseconds from one click to the next. */
const PAUSE = 300;
/** Longer than any review should take, in milliseconds. */
const MOST = 600_000;

interface Measured {
  readonly curve: number;
  readonly account: number;
  readonly clicks: readonly number[];
}

function recordOf(game: GameId, seats: number, seed: string): string {
  const table = newTable(game, seats, seed);
  const bot = PLAYERS.current(game).rungs.at(-1);
  if (bot === undefined) throw new Error(`nobody plays ${game}`);
  while (!table.finished)
    for (const seat of table.awaited()) {
      const { moves } = decide(bot, table.view(seat), seat, { nodes: 200 }, `${seed}/${table.number(seat)}`);
      expectOk(table.commit(seat, moves, table.number(seat)));
    }
  return table.record();
}

/** Runs inside the page, before anything else does. */
function watch(): void {
  const clicks: number[] = [];
  Object.assign(window, { clicks });
  addEventListener(
    'click',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // What is sent within a frame arrives after it was painted.
        port1.onmessage = () => clicks.push(performance.now() - timeStamp);
        port2.postMessage(null);
      }),
    true,
  );
}

async function review(browser: Browser, address: string, record: string): Promise<Measured> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en',
    serviceWorkers: 'block',
  });
  await context.addInitScript(watch);
  const page = await context.newPage();
  page.setDefaultTimeout(MOST);
  await toQuietPage(page, address);
  const id = await keepRecord(page, record);
  // As thorough as for everyone.
  await page.evaluate(() => localStorage.removeItem('taproom.review-depth'));
  const start = performance.now();
  await page.goto(`${address}review/${id}`);
  await page.waitForSelector('.line-chart');
  const curve = performance.now() - start;
  const isThere = page.waitForSelector('.review-story').then(() => true);
  const measures = page.locator('.review-measure label');
  for (let turn = 1; ; turn = 1 - turn) {
    const pause = new Promise<false>(resolve => setTimeout(() => resolve(false), PAUSE));
    if (await Promise.race([isThere, pause])) break;
    await measures.nth(turn).click();
  }
  const account = performance.now() - start;
  const clicks = await page.evaluate(() => (window as unknown as { readonly clicks: number[] }).clicks);
  await context.close();
  return { curve, account, clicks };
}

const site = await Site.open({}, process.cwd());
const browser = await startChromium();
const at = (numbers: readonly number[], share: number): number =>
  percentile(
    numbers.toSorted((a, b) => a - b),
    share,
  );
try {
  for (const { game, seats } of TABLES) {
    const runs: Measured[] = [];
    for (let run = 0; run < Number(values.runs); run++)
      runs.push(await review(browser, site.address, recordOf(game, seats, `review ${run}`)));
    const seconds = (times: readonly number[]) => times.map(time => Math.round(time / 100) / 10);
    const clicks = runs.flatMap(one => one.clicks);
    console.log(
      JSON.stringify({
        bench: 'review',
        game,
        seats,
        curve: seconds(runs.map(one => one.curve)),
        account: seconds(runs.map(one => one.account)),
        clicks: clicks.length,
        p50: Math.round(at(clicks, 50)),
        p95: Math.round(at(clicks, 95)),
        most: Math.round(at(clicks, 100)),
      }),
    );
  }
} finally {
  await browser.close();
  site.close();
}
