import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leave, sharedChromium } from './chromium.ts';
import { misplaced } from './layout.ts';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await sharedChromium();
  page = await browser.newPage({ viewport: { width: 400, height: 600 } });
}, 600_000); // a new machine may have to install Chromium first
afterAll(() => leave(browser));

async function faultsOf(html: string): Promise<string[]> {
  await page.setContent(`<style>body { margin: 0; font: 16px/1.3 sans-serif }</style>${html}`);
  return misplaced(page);
}

const LONG = 'Far more words than such a narrow box can show at once';

describe('finds', () => {
  it.each([
    [
      'text that is cut off at its side',
      `<p style="width: 9em; overflow: hidden; white-space: nowrap">${LONG}</p>`,
      'cut beside',
    ],
    [
      'text that ends in dots',
      `<p style="width: 9em; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">${LONG}</p>`,
      'cut beside',
    ],
    [
      'text that is cut off below',
      `<div style="height: 1.3em; width: 9em; overflow: hidden"><p style="margin: 0">${LONG}</p></div>`,
      'cut below',
    ],
    ['text outside the screen', `<p style="white-space: nowrap">${LONG} and more</p>`, 'outside the screen'],
    [
      'text that spills out of its button',
      `<button style="width: 5em; white-space: nowrap">${LONG.slice(0, 28)}</button>`,
      'spills out',
    ],
    [
      'buttons that lie upon each other',
      '<button>Undo</button><button style="margin-left: -2em">Redo</button>',
      'lie upon each other',
    ],
    [
      'texts that lie upon each other',
      '<p>Barley</p><p style="margin-top: -2em">Hops</p>',
      'lie upon each other',
    ],
    [
      'a text upon a button',
      '<button>Confirm</button><p style="margin-top: -1.2em">Hops</p>',
      'lie upon each other',
    ],
    [
      'round buttons that lie upon each other',
      '<svg width="200" height="100"><circle role="button" r="40" cx="50" cy="50"/><circle role="button" r="40" cx="110" cy="50"/></svg>',
      'lie upon each other',
    ],
    [
      'a button under a bar that stays',
      '<button>Confirm</button><div style="position: fixed; inset: 0; height: 90px; background: tan"></div>',
      'is covered',
    ],
  ])('%s', async (_name, html, fault) => {
    expect(await faultsOf(html)).toEqual([expect.stringContaining(fault)]);
  });
});

describe('finds no fault with', () => {
  it.each([
    [
      'text that can be scrolled to',
      `<div style="width: 9em; overflow-x: auto; white-space: nowrap">${LONG}</div>`,
    ],
    [
      'text for ears only',
      `<p style="position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%)">${LONG}</p>`,
    ],
    [
      'a text in several lines and pieces',
      `<p style="width: 9em; line-height: 1">${LONG} <b>${LONG}</b> ${LONG}</p>`,
    ],
    [
      'a bar that sticks over a long page',
      '<header style="position: sticky; top: 0; background: tan"><button>Menu</button></header><p style="height: 2000px">Text</p><button>End</button>',
    ],
    [
      'round buttons whose corners would meet',
      '<svg width="200" height="200"><circle role="button" r="40" cx="50" cy="50"/><circle role="button" r="40" cx="108" cy="108"/></svg>',
    ],
    [
      'the fanned cards of a hand',
      '<div class="fan"><button style="width: 8em">Ale</button><button style="width: 8em; margin-left: -3em; position: relative">Cook</button></div>',
    ],
    ['a field in its label', '<label>Name <input value="Anna"></label>'],
  ])('%s', async (_name, html) => {
    expect(await faultsOf(html)).toEqual([]);
  });
});
