import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { startChromium } from './chromium.ts';
import { clickTavern } from './hands.ts';
import { Site } from './site.ts';

let site: Site;
let browser: Browser;
const contexts: BrowserContext[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const quick = { BOT_MS: '20', BOT_OTHERS_MS: '20', BOT_PAUSE: '0', LIMIT_PERSON: '0', LIMIT_ADDRESS: '0' };
  [site, browser] = await Promise.all([Site.open({ ...quick, GRACE: '8' }), startChromium()]);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  expect(faults.splice(0), 'errors on the page').toEqual([]);
});

/** A page in a browser of someone's own. */
async function visit(path: string, known?: BrowserContext): Promise<Page> {
  const context =
    known ?? (await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' }));
  if (known === undefined) {
    contexts.push(context);
    await context.addInitScript(() =>
      localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' })),
    );
  }
  const page = await context.newPage();
  page.on('pageerror', error => faults.push(error.message));
  await page.goto(path.startsWith('http') ? path : `${site.address}${path}`);
  return page;
}

async function enter(name: string): Promise<Page> {
  const page = await visit('online');
  await page.fill('.entrance input', name);
  await page.click('.entrance .button.main');
  await page.waitForSelector('.greeting');
  return page;
}

/** Ann opens a table of Hero's Tavern for herself, Bob and a bot. */
async function sitDown(): Promise<{ ann: Page; bob: Page; link: string }> {
  const ann = await enter('Ann');
  const form = ann.locator('.new-table');
  await form.locator('label:has(input[value="heros-tavern"])').click();
  await form.locator('.bot-count input[value="1"]').check();
  await form.locator('.button.main').click();
  const link = await ann.locator('.invitation input').inputValue();
  const bob = await enter('Bob');
  await bob.goto(link);
  await bob.click('.invitation-card .button.main');
  await ann.waitForSelector('.seat-list .who:has-text("Bob")');
  return { ann, bob, link };
}

async function begin(): Promise<{ ann: Page; bob: Page; link: string }> {
  const seated = await sitDown();
  await seated.ann.click('.waiting-room .button.main');
  await Promise.all([seated.ann, seated.bob].map(page => page.waitForSelector('.online-strip')));
  return seated;
}

const says = (page: Page, text: string) => page.waitForSelector(`.note:has-text("${text}")`);
const openMenu = (page: Page) => page.click('.house-bar .button:has-text("Menu")');

describe('an evening with people', () => {
  it('keeps the name of somebody whose seat a bot plays, says when that happens, and that they are back', async () => {
    const { ann, bob } = await begin();
    const home = bob.context();
    await bob.close();
    await says(ann, 'Bob is away. A bot will take over in 0:0');
    await ann.waitForSelector('.clock.away:has-text("Bob"):has-text("away")');
    await says(ann, 'Bob is away. A bot has taken over until they come back.');
    const strip = ann.locator('.clock:has-text("Bob")');
    await expect.poll(() => strip.textContent()).toContain('bot playing');
    await ann.waitForSelector('.tavern-rival:has-text("Bob"):has-text("bot playing")');
    await ann.setViewportSize({ width: 390, height: 844 });
    const small = ann.locator('.clock:has-text("bot playing")');
    expect(await small.locator(':visible').allInnerTexts()).toContain('Bob');
    await ann.waitForSelector('.tavern-rival:has-text("Bob") small:has-text("bot playing")');
    await ann.setViewportSize({ width: 1440, height: 900 });
    await ann.click('.tavern-log > .button');
    await ann.waitForSelector('.tavern-log >> text=A bot now plays for Bob.');
    expect(await ann.textContent('body')).not.toContain('Patron 2');
    expect(await faultsByAxe(ann, '.online-notes')).toEqual([]);
    const back = await visit(new URL(ann.url()).pathname.slice(1), home);
    await back.click('.note .button:has-text("Take your seat back")');
    await ann.waitForSelector('.tavern-log >> text=Bob is back.');
    await ann.waitForSelector('.seat-notes .note', { state: 'detached' });
  }, 180_000);

  it('asks before it removes somebody, tells them, and lets them sit down again', async () => {
    const { ann, bob } = await sitDown();
    await ann.click('.seat-list .button:has-text("Remove player")');
    await ann.waitForSelector('.house-dialog:has-text("Remove Bob from the table?")');
    expect(await faultsByAxe(ann, '.house-dialog')).toEqual([]);
    // The bright button is never the one that can't be undone.
    expect(await ann.locator('.house-dialog .button.main').count()).toBe(0);
    await ann.click('.house-dialog .button.dangerous');
    await says(bob, 'The host removed you from the table. You can sit down again.');
    await bob.click('.invitation-card .button.main');
    await ann.waitForSelector('.seat-list .who:has-text("Bob")');
    await ann.click('.seat-list .button:has-text("Remove player")');
    await ann.click('.house-dialog label:has-text("back in")');
    await ann.click('.house-dialog .button.dangerous');
    await says(bob, 'You can’t join it again.');
  }, 120_000);

  it('leaves the link alive when the host stands up, and lets the host change the table', async () => {
    const { ann, bob, link } = await sitDown();
    await ann.click('.host-tools .button:has-text("Change the table")');
    await ann.locator('.table-change .seat-count input[value="4"]').check();
    await ann.locator('.table-change .pace-time input').first().check();
    await ann.click('.table-change .button.main');
    await bob.waitForSelector('.waiting-head:has-text("5 minutes each")');
    expect(await bob.locator('.seat-list > li').count()).toBe(4);
    for (const page of [bob, ann]) await page.click('.seat-list .button:has-text("Leave seat")');
    await ann.waitForSelector('.invitation-card .button.main');
    const cat = await enter('Cat');
    await cat.goto(link);
    await cat.click('.invitation-card .button.main');
    await cat.waitForSelector('.host-tools');
  }, 120_000);

  it('says what follows before somebody resigns, and lets the other play on or stop', async () => {
    const { ann, bob } = await begin();
    await openMenu(bob);
    await bob.click('.table-menu .button:has-text("Resign")');
    await bob.waitForSelector('.house-dialog:has-text("the others play on")');
    await bob.click('.house-dialog .button.dangerous');
    await says(ann, 'Bob resigned. A bot has taken over. You’re the only player left.');
    await clickTavern(ann);
    await ann.click('.seat-notes .button:has-text("End the game")');
    await ann.waitForSelector('.house-dialog:has-text("it won’t have a result")');
    await ann.click('.house-dialog .button:has-text("Keep playing")');
    // The menu asks the same question.
    await openMenu(ann);
    await ann.click('.table-menu .button:has-text("End the game")');
    await ann.click('.house-dialog .button.dangerous');
    await ann.waitForSelector('.after-game');
    await says(ann, 'Bob resigned. You ended the game early.');
    await says(bob, 'You resigned. Ann ended the game early. The game has no result, so nobody is ranked.');
    // Nothing looks as if the game went on.
    expect(await ann.locator('.tavern-bar').innerText()).toContain('The game was ended early.');
    expect(await ann.locator('.tavern-bar .button.main').count()).toBe(0);
    expect(await ann.locator('.tavern-rivals').innerText()).not.toContain('is choosing');
    const ledger = await visit('account', ann.context());
    await ledger.click('a:has-text("Finished games")');
    await ledger.waitForSelector('.ledger-result:has-text("Ended early, without a result")');
    expect(await ledger.locator('.ledger-scores .winner').count()).toBe(0);
    // The name beside the picture is enough.
    expect(await ledger.locator('.ledger-entry svg text').count()).toBe(0);
    expect(await ledger.locator('.ledger-scores li:has-text("Bob")').innerText()).toContain('resigned');
    // Also another day they can play again with each other.
    await ledger.click('.ledger-entry .button:has-text("Play again with these people")');
    await ledger.waitForSelector('.waiting-room .who:has-text("Ann")');
    await says(bob, 'There is a new table');
    // One way to play again, not two.
    expect(await bob.getByRole('button', { name: 'Play again' }).count()).toBe(0);
    await bob.getByRole('button', { name: 'Go to the rematch' }).click();
    await ledger.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 120_000);

  it('tells bots of one kind apart before the game, as at the table', async () => {
    const ann = await enter('Ann');
    const form = ann.locator('.new-table');
    await form.locator('label:has(input[value="heros-tavern"])').click();
    await form.locator('.bot-count input[value="2"]').check();
    await form.locator('.button.main').click();
    await ann.waitForSelector('.seat-list');
    const names = (await ann.locator('.seat-list .who strong').allInnerTexts()).filter(name =>
      name.startsWith('Bot: '),
    );
    expect(names[1]).toBe(`${names[0]} 2`);
  }, 60_000);

  it('shows to which turn and position somebody wants to go back, and stops the clocks meanwhile', async () => {
    const { ann, bob, link } = await begin();
    for (let turn = 0; turn < 2; turn++) for (const page of [ann, bob]) await clickTavern(page);
    await openMenu(ann);
    await ann.waitForSelector('.table-menu .button:has-text("Ask to take back")');
    await ann.click('.table-menu .button:has-text("Ask to take back")');
    await ann.waitForSelector(
      '.house-dialog:has-text("Ask to take back this turn?"):has-text("Card 1 of the draft: you –")',
    );
    await ann.click('.house-dialog .button.main');
    await says(bob, 'Ann asks to take back this turn: Card 1 of the draft: Ann –');
    await says(bob, 'The clocks are stopped.');
    await bob.click('.note .button:has-text("Show that position")');
    await bob.waitForSelector('.house-dialog.wide .tavern-table, .house-dialog.wide .past-position > *');
    expect(await faultsByAxe(bob, '.house-dialog')).toEqual([]);
    await bob.click('.house-dialog.wide .button.main');
    await bob.click('.note .button:has-text("Agree")');
    await ann.waitForSelector('.note:has-text("You asked to take back")', { state: 'detached' });
    await says(ann, 'Everyone agreed. This turn was taken back: Card 1 of the draft: you –');
    await says(bob, 'Everyone agreed. This turn was taken back: Card 1 of the draft: Ann –');
    await bob.click('.note.news .button');
    await bob.waitForSelector('.note', { state: 'detached' });
    // An invitation to a game that has begun says so.
    const cat = await enter('Cat');
    await cat.goto(link);
    await cat.waitForSelector('h1:has-text("This game has already started")');
  }, 120_000);
});
