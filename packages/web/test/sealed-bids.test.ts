import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Browser, Page } from 'playwright-core';
import { build, type PreviewServer, preview } from 'vite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sealedBids } from '../../games/test/sealed-bids.ts';
import { faultsByAxe } from './axe.ts';
import { startChromium } from './chromium.ts';
import { giveRules } from './stored-rules.ts';
import { pointAt, skipNameQuestion } from './visit.ts';

let folder: string;
let server: PreviewServer;
let browser: Browser;
let page: Page;
let address: string;
const faults: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'taproom-third-'));
  const root = join(import.meta.dirname, 'third');
  await build({
    configFile: false,
    root,
    publicDir: false,
    base: '/',
    logLevel: 'error',
    plugins: [react()],
    worker: { format: 'es' },
    build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
  });
  server = await preview({
    configFile: false,
    root,
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
  await skipNameQuestion(context);
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

  it('offers to learn from what the game has, and every link leads there', async () => {
    await open('boards', 'learn');
    const links = page.locator('.room.sealed-bids li a');
    await links.first().waitFor();
    const paths = await links.evaluateAll(all => all.map(link => link.getAttribute('href')));
    expect(paths).toEqual(['daily', 'rules', 'glossary'].map(kind => `/${kind}/sealed-bids`));
    for (const path of paths) {
      await page.goto(new URL(path ?? '', address).href);
      await page.waitForSelector('main h1');
      expect(await page.locator('.not-found, main [role=alert]').count(), path ?? '').toBe(0);
    }
    for (const kind of ['puzzles', 'explore', 'learn']) {
      await page.goto(`${address}${kind}/sealed-bids`);
      await says('Page not found.');
    }
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
    await open('boards', 'new/sealed-bids');
    await says('Start');
    await page.selectOption('main select >> nth=1', { label: 'Person' });
    // The aid of another game with hidden cards is not for this one.
    expect(await page.locator('main >> text=Memory aid').count()).toBe(0);
    // Nor are options offered where there are none.
    expect(await page.locator('main >> text=More options').count()).toBe(0);
    const names = page.locator('main input[type=text], main input:not([type])');
    for (const [i, name] of ['Anna', 'Ben'].entries()) await names.nth(i).fill(name);
    await page.click('main >> text="Start"');
    await page.waitForSelector('.sealed-bids-table');
    const revealed: string[] = [];
    for (const cards of [
      [4, 3],
      [2, 2],
      [3, 4],
    ])
      for (const [seat, card] of cards.entries()) {
        const curtain = page.locator(`text=I am seat ${seat + 1}`);
        const seen = page.locator('text="Seen"');
        await curtain.or(page.locator('text=Bid 1')).or(seen).first().waitFor();
        if (await seen.isVisible()) {
          // Before the next curtain all see what was revealed, and nobody's hand.
          revealed.push(await page.locator('.sealed-bids-table p:has-text("All see")').innerText());
          expect(await curtain.isVisible()).toBe(false);
          await seen.click();
          await curtain.waitFor();
        }
        if (await curtain.isVisible()) await curtain.click();
        await page.click(`text=Bid ${card}`);
        await page.click('.sealed-bids-table >> text=Confirm');
      }
    await says(/The game is over: \d to \d/);
    expect(revealed).toEqual(['All see 4 and 3. Seen', 'All see 2 and 2. Seen']);
  });

  describe('at its drawn table', () => {
    beforeEach(async () => {
      await open('boards');
      await page.click('.room.sealed-bids .button.main');
      await page.waitForSelector('.sealed-bids-table');
    });
    const card = () => page.locator('.about-card');
    const lot = (number: number) => page.locator(`[data-about="lot:${number}"]`);

    it('lets things answer: pointed at, pressed, and asked by a key', async () => {
      await pointAt(page, lot(2));
      await card()
        .getByText(/It is worth \d\./)
        .waitFor();
      const [thing, answer] = [await lot(2).boundingBox(), await card().boundingBox()];
      if (thing === null || answer === null) throw new Error('nothing on screen');
      expect(answer.y >= thing.y + thing.height || answer.x >= thing.x + thing.width).toBe(true);
      await page.keyboard.press('Escape');
      await card().waitFor({ state: 'detached' });
      await lot(3).click();
      await page.mouse.move(500, 500);
      await card().getByText('Lot 3').waitFor();
      expect(await card().getAttribute('role')).toBe('dialog');
      await page.mouse.click(500, 500);
      await card().waitFor({ state: 'detached' });
      await page.keyboard.press('i');
      await card().getByText('Lot 1').waitFor();
      await page.keyboard.press('i');
      await card().getByText('Lot 2').waitFor();
      await page.keyboard.press('Shift+I');
      await card().getByText('Lot 1').waitFor();
      expect(await faultsByAxe(page, '.about-card')).toEqual([]);
      await page.keyboard.press('r');
      await says('All bid a card at the same time.');
    });

    it('undoes, steps through turns and lists keys, but not while somebody types', async () => {
      const bid = (number: number) => page.locator(`.sealed-bids-table button:has-text("Bid ${number}")`);
      const confirm = page.locator('.sealed-bids-table >> text=Confirm');
      await bid(4).click();
      await confirm.waitFor();
      await page.keyboard.press('Control+z');
      await confirm.waitFor({ state: 'detached' });
      await page.keyboard.press('Control+Shift+Z');
      await confirm.click();
      await page.locator('.last-turns').getByText('The bids:').waitFor();
      await page.keyboard.press('l');
      await says('Looking back');
      await page.keyboard.press('Escape');
      await page.locator('text=Looking back').waitFor({ state: 'detached' });
      await page.keyboard.press('?');
      const list = page.locator('dialog .key-list');
      await list.getByText('Show or hide a hint').waitFor();
      expect(await list.locator('dt').first().innerText()).toBe('B');
      expect(await faultsByAxe(page, 'dialog')).toEqual([]);
      await page.keyboard.press('l');
      await page.keyboard.press('Escape');
      await list.waitFor({ state: 'detached' });
      expect(await page.locator('text=Looking back').count()).toBe(0);
    });

    it('enlarges the board by wheel and keys without breaking clicks, and shows all of it again', async () => {
      const width = async (): Promise<number> => (await lot(1).boundingBox())?.width ?? 0;
      const before = await width();
      await lot(2).hover();
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, -200);
      await page.keyboard.up('Control');
      await page.waitForSelector('.zoom[data-zoomed]');
      expect(await width()).toBeGreaterThan(before * 1.5);
      expect(await faultsByAxe(page, '.zoom-frame')).toEqual([]);
      const larger = await width();
      await page.keyboard.press('-');
      await expect.poll(width).toBeLessThan(larger);
      await lot(2).click();
      await card().getByText('Lot 2').waitFor();
      await page.keyboard.press('Escape');
      await page.keyboard.press('0');
      await expect.poll(width).toBe(before);
      expect(await page.locator('.zoom-whole').count()).toBe(0);
    });

    it('answers to a long press and enlarges the board by two fingers', async () => {
      const touch = await page.context().newCDPSession(page);
      const box = await lot(2).boundingBox();
      if (box === null) throw new Error('nothing on screen');
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const fingers = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...at: number[]) =>
        touch.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: at.map((left, id) => ({ x: left, y, id })),
        });
      await fingers('touchStart', x);
      await card().getByText('Lot 2').waitFor();
      await fingers('touchEnd');
      // Lifting the finger neither closes it nor does anything else.
      expect(await card().getAttribute('role')).toBe('dialog');
      await page.keyboard.press('Escape');
      await fingers('touchStart', x - 20, x + 20);
      await fingers('touchMove', x - 40, x + 40);
      await fingers('touchMove', x - 60, x + 60);
      await fingers('touchEnd');
      await expect.poll(async () => ((await lot(2).boundingBox())?.width ?? 0) / box.width).toBeCloseTo(3, 0);
      await page.click('.zoom-whole');
      await expect.poll(async () => (await lot(2).boundingBox())?.width).toBe(box.width);
    });

    it('closes its menu when the text table opens, on Escape, and outside', async () => {
      const menu = page.locator('.game-menu:popover-open');
      const button = page.locator('.house-bar button:text-is("Menu")');
      await button.click();
      await menu.getByText('Instant').waitFor();
      await page.keyboard.press('Escape');
      await menu.waitFor({ state: 'detached' });
      await button.click();
      await menu.waitFor();
      await page.mouse.click(500, 600);
      await menu.waitFor({ state: 'detached' });
      await button.click();
      await menu.getByText('Text table').click();
      await page.waitForSelector('.text-table');
      expect(await menu.count()).toBe(0);
    });
  });

  it('says beside a table of older rules that the texts are those of the newest', async () => {
    const openPanel = async (): Promise<void> => {
      await page.click('.house-bar button:text-is("Menu")');
      await page.click('.game-menu >> text=Rules');
      await page.waitForSelector('.rules-panel .rule');
    };
    await open('boards', 'new/sealed-bids');
    await says('Start');
    await page.selectOption('main select >> nth=1', { label: 'Person' });
    await page.click('main >> text="Start"');
    await page.waitForSelector('.sealed-bids-table');
    await openPanel();
    expect(await page.locator('.older-rules').count()).toBe(0);
    await giveRules(page, sealedBids.rules - 1);
    await page.reload();
    await openPanel();
    for (const tab of ['Rules', 'Player aid', 'Glossary']) {
      await page.getByRole('tab', { name: tab }).click();
      expect(await page.locator('.older-rules').innerText(), tab).toBe(
        'This game uses version 1 of the rules. Shown here: version 2. Some numbers may differ.',
      );
    }
    expect(await faultsByAxe(page, '.rules-panel')).toEqual([]);
    // The note that a word opens, here or in a note at the table, comes from the same texts.
    await page.getByRole('tab', { name: 'Rules' }).click();
    await page.locator('.rules-panel .term').first().click();
    expect(await page.locator('.meaning').innerText()).toContain('This game uses version 1 of the rules.');
  });

  it('shows its rules, and its guide at a first table', async () => {
    await open('boards', 'rules/sealed-bids');
    await says('A card that was bid is gone.');
    await page.goto(address);
    await page.click('.room.sealed-bids >> text=Show me how');
    await page.waitForSelector('.guide-note >> text=Choose a card.');
    // Where an action is awaited, doing it is the only way on.
    expect(await page.locator('.guide-note .main').count()).toBe(0);
    await page.click('text=Bid 4');
    await page.waitForSelector('.guide-note', { state: 'detached' });
  });

  it('guides at the text table, too', async () => {
    await open('text');
    await page.click('.room.sealed-bids >> text=Show me how');
    await page.waitForSelector('.guide-lines >> text=Choose a card.');
    expect(await faultsByAxe(page, '.guide-lines')).toEqual([]);
    await type('bid 4');
    await page.waitForSelector('.guide-lines', { state: 'detached' });
  });
});
