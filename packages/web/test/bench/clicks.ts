// How fast the page responds to a click while the best bot thinks, as JSON lines: `npm run -s bench:clicks [-- --clicks
// 60]`. In milliseconds from the click to the end of the frame that shows the result.
import { parseArgs } from 'node:util';
import { percentile } from '@taproom/bots/arena';
import type { GameId } from '@taproom/games';
import type { Page } from 'playwright-core';
import { startChromium } from '../chromium.ts';
import { afterTurns, keepRecord } from '../records.ts';
import { Site } from '../site.ts';

interface Measured {
  /** Whether a bot thinks; once one does it never stops. */
  isThinking: boolean;
  /** Milliseconds, click by click, of those made while a bot was thinking. */
  readonly clicks: number[];
}

const { values } = parseArgs({ options: { clicks: { type: 'string', default: '60' } } });
const CLICKS = Number(values.clicks);

/** A fast player: milliseconds from the arrival of the pointer to the click, and to the next move. */
const PAUSE = 200;
/** How long a press lasts, in milliseconds. */
const PRESS = 80;
/** How many first clicks are not counted: the page has just been opened. */
const WARM_UP = 10;

/** Where to ask the best bot for a hint, and what to press in turns then: to plan a move, and to take it back. */
const TABLES = {
  'heaven-and-ale': {
    hint: '.action-bar .tool:has-text("Hint")',
    presses: ['g.open .reach', '.action-bar .tool:has-text("Undo")'],
  },
  'heros-tavern': {
    hint: '.tavern-hint',
    presses: ['.tavern-hand li:first-child button', '.tavern-hand li:last-child button'],
  },
} as const;

/** Runs inside the page, before anything else does. */
function watch(): void {
  const measured: Measured = { isThinking: false, clicks: [] };
  Object.assign(window, { measured });
  window.Worker = class extends Worker {
    /** A request to think is repeated with every answer, so that the thinking never ends. */
    override postMessage(message: { readonly ask: string }): void {
      if (message.ask === 'think' && !measured.isThinking) {
        measured.isThinking = true;
        this.addEventListener('message', () => super.postMessage({ ...message, id: -1 }));
      }
      super.postMessage(message);
    }
  };
  const listen = ({ timeStamp }: MouseEvent): void => {
    if (!measured.isThinking) return;
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      // What is sent within a frame arrives after it was painted.
      port1.onmessage = () => measured.clicks.push(performance.now() - timeStamp);
      port2.postMessage(null);
    });
  };
  addEventListener('click', listen, true);
}

async function measure(page: Page, game: GameId): Promise<readonly number[]> {
  const { hint, presses } = TABLES[game as keyof typeof TABLES];
  const press = async (): Promise<void> => {
    for (const one of presses) {
      await page.locator(one).first().hover({ force: true });
      await page.waitForTimeout(PAUSE);
      await page.mouse.down();
      await page.waitForTimeout(PRESS);
      await page.mouse.up();
      await page.waitForTimeout(PAUSE);
    }
  };
  for (let i = 0; i < WARM_UP; i += presses.length) await press();
  await page.click(hint);
  await page.waitForFunction(() => (window as unknown as { measured: Measured }).measured.isThinking);
  // Where others are bots as well they have thought before, at the clicks that are not to count.
  await page.evaluate(() => {
    (window as unknown as { measured: Measured }).measured.clicks.length = 0;
  });
  for (let i = 0; i < CLICKS; i += presses.length) await press();
  const { clicks } = await page.evaluate(() => (window as unknown as { measured: Measured }).measured);
  return clicks.sort((one, other) => one - other);
}

const [site, browser] = await Promise.all([Site.open({}, process.cwd()), startChromium()]);
try {
  for (const game of ['heaven-and-ale', 'heros-tavern'] as const) {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en' });
    await page.addInitScript(watch);
    await page.goto(site.address);
    const id = await keepRecord(page, afterTurns(game, 4));
    await page.goto(`${site.address}play/${id}`);
    const clicks = await measure(page, game);
    const [p50, p95, max] = [50, 95, 100].map(part => Math.round(percentile(clicks, part)));
    console.log(JSON.stringify({ bench: 'clicks', game, clicks: clicks.length, p50, p95, max }));
    await page.close();
  }
} finally {
  await browser.close();
  site.close();
}
