import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startChromium } from './chromium.ts';
import { thirdGame } from './third/registries.ts';

let folder: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
let address: string;
const faults: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-third-'));
  const site = {
    configFile: false,
    root: join(import.meta.dirname, 'third'),
    publicDir: false,
    base: './',
    logLevel: 'error',
    plugins: [thirdGame(), react()],
    worker: { format: 'es', plugins: () => [thirdGame()] },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  } as const;
  await build({ ...site, plugins: [...site.plugins] });
  server = await preview({
    configFile: false,
    root: site.root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  address = server.resolvedUrls?.local[0] ?? '';
  browser = await startChromium();
}, 600_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  rmSync(folder, { recursive: true, force: true });
});

beforeEach(async () => {
  const context = await browser.newContext({ locale: 'en' });
  context.setDefaultTimeout(30_000);
  context.on('weberror', fault => faults.push(fault.error().message));
  page = await context.newPage();
});

afterEach(async () => {
  await page.context().close();
  expect(faults.splice(0), 'errors on the page').toEqual([]);
});

/** Opens the client with a kind of table. */
async function open(table: 'text' | 'boards', path = ''): Promise<void> {
  await page.addInitScript(
    settings => localStorage.setItem('taproom.settings', settings),
    JSON.stringify({ motion: 'off', speed: 'fast', table }),
  );
  await page.goto(`${address}${path}`);
}

const says = (text: string | RegExp) => page.locator('main').getByText(text).first().waitFor();

async function type(line: string): Promise<void> {
  await page.fill('.command-line input', line);
  await page.press('.command-line input', 'Enter');
}

describe('a client that was handed a third game', () => {
  it('lists it, and knows no other', async () => {
    await open('boards');
    await page.waitForSelector('.room.sealed-bids >> text=Three lots, sealed bids.');
    expect(await page.locator('.room').count()).toBe(1);
    const code = readdirSync(join(folder, 'assets'))
      .filter(name => name.endsWith('.js'))
      .map(name => readFileSync(join(folder, 'assets', name), 'utf8'));
    // Neither the rules of a released game nor its words came along.
    for (const refusal of ['not-enough-ducats', 'not-in-hand', 'wrong-hand-size'])
      expect(
        code.some(text => text.includes(`"${refusal}"`) || text.includes(`\`${refusal}\``)),
        refusal,
      ).toBe(false);
    expect(code.some(text => text.includes('card-not-in-hand'))).toBe(true);
  });

  it('plays it at the text table with a bot, to the end', async () => {
    await open('text');
    await page.click('.room.sealed-bids .button.main');
    await page.waitForSelector('.text-table');
    await says(/Round 1 of 3: the lot is worth \d\./);
    for (const [i, card] of [4, 3, 2].entries()) {
      await type(`bid ${card}`);
      await says(`You bid the ${card}`);
      await type('done');
      if (i < 2) await says(`Round ${i + 2} of 3`);
      if (i === 0) {
        await type('bid 4');
        await says('You have no such card any more.');
      }
    }
    await says(/The game is over/);
  });

  it('plays it on the drawn table between two people, with a curtain between them', async () => {
    await open('boards', '#/new/sealed-bids');
    await says('Begin');
    await page.selectOption('main select >> nth=1', { label: 'A person' });
    // The aid of another game with hidden cards is not for this one.
    expect(await page.locator('main >> text=Memory aid').count()).toBe(0);
    // Nor are options offered where there are none.
    expect(await page.locator('main >> text=More options').count()).toBe(0);
    const names = page.locator('main input[type=text], main input:not([type])');
    for (const [i, name] of ['Anna', 'Ben'].entries()) await names.nth(i).fill(name);
    await page.click('text=Begin');
    await page.waitForSelector('.sealed-bids-table');
    for (const cards of [
      [4, 3],
      [2, 2],
      [3, 4],
    ])
      for (const [seat, card] of cards.entries()) {
        const curtain = page.locator(`text=I am seat ${seat + 1}`);
        await page
          .locator(`text=I am seat ${seat + 1}`)
          .or(page.locator('text=Bid 1'))
          .first()
          .waitFor();
        if (await curtain.isVisible()) await curtain.click();
        await page.click(`text=Bid ${card}`);
        await page.click('.sealed-bids-table >> text=Confirm');
      }
    await says(/The game is over: \d to \d/);
  });

  it('shows its rules, and its guide at a first table', async () => {
    await open('boards', '#/rules/sealed-bids');
    await says('A card that was bid is gone.');
    await page.goto(`${address}#/`);
    await page.click('.room.sealed-bids >> text=Show me how');
    await page.waitForSelector('.guide-note >> text=Choose a card.');
  });
});
