import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TRANSLATIONS } from '../src/i18n/languages.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { faultsByAxe } from './axe.ts';
import { startChromium } from './chromium.ts';
import { nextClient } from './next-client.ts';
import { ROOT, Site } from './site.ts';
import { giveRules } from './stored-rules.ts';
import { change, skipNameQuestion } from './visit.ts';

const GAME = 'heaven-and-ale';
const RULES = GAMES.current(GAME).rules;
const BADGE = 'Can’t be played here';
const NO_RULES = {
  client: 'Your version of Taproom doesn’t have the rules this game uses.',
  server: 'This server doesn’t have the rules this game uses.',
};

let browser: Browser;
/** A server that has the next version of the rules, and has forgotten the present one. */
let forgetful: string;
const data = mkdtempSync(join(tmpdir(), 'taproom-rules-'));
const folders = [data];
const sites: Site[] = [];

beforeAll(async () => {
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const built = mkdtempSync(join(ROOT, '.build', 'forgetful-'));
  folders.push(built);
  const entry = 'packages/server/src/main.ts';
  execFileSync(process.execPath, ['checks/upgraded.mjs', entry, 'server', built], { cwd: ROOT });
  forgetful = join(built, 'server.mjs');
  browser = await startChromium();
}, 600_000);
afterAll(async () => {
  await browser?.close();
  for (const site of sites) site.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Serves a client with a program, at the address and with the data of the one before. */
async function serve(files: string | null, program?: string): Promise<Site> {
  const before = sites.at(-1);
  await before?.stop();
  const environment = { DATA: data, LIMIT_PERSON: '0', LIMIT_ADDRESS: '0', BOT_PAUSE: '0' };
  const port = before === undefined ? {} : { PORT: new URL(before.address).port };
  const site = await (files === null
    ? Site.open({ ...environment, ...port })
    : Site.serve(files, { ...environment, ...port }, program));
  sites.push(site);
  return site;
}

async function visit(faults: string[]): Promise<Page> {
  const context = await browser.newContext({ locale: 'en' });
  await skipNameQuestion(context);
  context.setDefaultTimeout(40_000);
  context.on('weberror', fault => faults.push(fault.error().message));
  return context.newPage();
}

const says = (page: Page, text: string) => page.locator('main').getByText(text).first().waitFor();

/** Opens a listed table for one person and a bot, and gives its path. */
async function openTable(page: Page): Promise<string> {
  const form = page.locator('.new-table');
  await form.locator(`label:has(input[value="${GAME}"])`).click();
  await form.locator('.bot-count input[value="1"]').check();
  await form.locator('label:has-text("Show this table in the lobby") input').check();
  await form.locator('.button.main').click();
  await page.waitForSelector('.waiting-room');
  return new URL(page.url()).pathname.slice(1);
}

it('a table whose rules the server lacks says so, is listed as such, and goes on when they are back', async () => {
  const faults: string[] = [];
  const today = await serve(null);
  const ann = await visit(faults);
  await ann.goto(`${today.address}online`);
  await ann.fill('.entrance input', 'Ann');
  await ann.click('.entrance .button.main');
  const path = await openTable(ann);
  await ann.click('.waiting-room .button.main');
  await ann.waitForSelector('.main-board');

  await serve(today.files, forgetful);
  await ann.goto(`${today.address}online`);
  await ann.locator('.table-line', { hasText: BADGE }).waitFor();
  expect(await ann.locator('.table-line .needs-you').count()).toBe(0);
  const stranger = await visit(faults);
  await stranger.goto(`${today.address}online`);
  await stranger.locator('.table-line', { hasText: BADGE }).waitFor();

  for (const page of [ann, stranger]) {
    await page.goto(`${today.address}${path}`);
    await says(page, NO_RULES.server);
    await says(page, 'Nothing is lost');
    await says(page, 'Ask the operator of this server to update it.');
    expect(await page.locator('.unplayable button').count()).toBe(0);
    expect(await faultsByAxe(page, 'main')).toEqual([]);
  }
  for (const language of [...TRANSLATIONS, 'en'] as const) {
    await change(ann, { language });
    await ann.reload();
    await says(ann, (await loadMessages(language)).unplayable.fix.server);
  }

  // The server has the next rules only, and this client has not: nothing can be started, but one can leave.
  await ann.goto(`${today.address}online`);
  await openTable(ann);
  await says(ann, NO_RULES.client);
  await ann.waitForSelector('.waiting-room .button.main:disabled');
  await ann.click('text=Leave seat');

  await serve(today.files);
  await ann.goto(`${today.address}${path}`);
  await ann.waitForSelector('.main-board');
  expect(faults).toEqual([]);
}, 300_000);

it('a game of this device whose rules the client lacks says so, and gets the newer client', async () => {
  const faults: string[] = [];
  const today = await serve(null);
  const page = await visit(faults);
  await page.goto(today.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.click(`.room.${GAME} .button.main`);
  await page.waitForSelector('.main-board');
  const path = new URL(page.url()).pathname.slice(1);
  await page.goto(today.address);
  await page.waitForSelector(`.kept a.open-game[href="/${path}"]`);
  await giveRules(page, RULES + 1);
  await page.reload();
  await page.locator('.kept li', { hasText: BADGE }).waitFor();
  expect(await page.locator('.kept mark').count()).toBe(0);
  await page.click('.kept a.open-game');
  await says(page, NO_RULES.client);
  expect(await faultsByAxe(page, 'main')).toEqual([]);
  await page.goto(`${today.address}${path.replace('play/', 'replay/')}`);
  await says(page, NO_RULES.client);

  // Reloading alone would show the client that the service worker has.
  const files = nextClient(today.files);
  folders.push(files);
  await serve(files);
  await page.click('.unplayable .button.main');
  await page.waitForSelector('script[src*="-next.js"]', { state: 'attached' });

  // The rules are back: the game is as it was.
  await giveRules(page, RULES);
  await page.goto(`${today.address}${path}`);
  await page.waitForSelector('.main-board');
  expect(faults).toEqual([]);
}, 300_000);
