import type { Browser, BrowserContext, Page, Response } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { startChromium } from './chromium.ts';
import { clickCloister, clickTavern } from './hands.ts';
import { Site } from './site.ts';

let site: Site;
let browser: Browser;
const contexts: BrowserContext[] = [];
const faults: string[] = [];

beforeAll(async () => {
  const quick = { BOT_MS: '20', BOT_OTHERS_MS: '20', BOT_PAUSE: '0', LIMIT_PERSON: '0', LIMIT_ADDRESS: '0' };
  [site, browser] = await Promise.all([Site.open(quick), startChromium()]);
}, 600_000);
afterAll(async () => {
  await browser?.close();
  site?.close();
});
afterEach(async () => {
  for (const context of contexts.splice(0)) await context.close();
  expect(faults.splice(0), 'errors on the page').toEqual([]);
});

/** A browser of somebody's own, at a place of the site. */
async function visit(path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en' });
  contexts.push(context);
  await context.addInitScript(() => {
    if (localStorage.getItem('taproom.settings') === null)
      localStorage.setItem('taproom.settings', JSON.stringify({ motion: 'off', speed: 'fast' }));
  });
  const page = await context.newPage();
  page.on('pageerror', error => faults.push(error.message));
  await page.goto(`${site.address}${path}`);
  return page;
}

async function enter(page: Page, name: string): Promise<void> {
  await page.fill('.entrance input', name);
  await page.click('.entrance .button.main');
}

/** Opens a table of two people and bots for the other seats, and gives the link to it. */
async function openTable(
  host: Page,
  game: 'heaven-and-ale' | 'heros-tavern',
  seats: number,
): Promise<string> {
  const form = host.locator('.new-table');
  await form.locator(`label:has(input[value="${game}"])`).click();
  await form.locator('select').nth(0).selectOption(String(seats));
  await form
    .locator('select')
    .nth(1)
    .selectOption(String(seats - 2));
  if (seats > 2) await form.locator('select').nth(2).selectOption('0');
  await form.locator('.button.main').click();
  return host.locator('.invitation input').inputValue();
}

/** Two people sit down to a game with a bot; somebody else watches. */
async function begin(game: 'heaven-and-ale' | 'heros-tavern', name = 'Ann'): Promise<[Page, Page, Page]> {
  const ann = await visit('#/online');
  await enter(ann, name);
  const link = await openTable(ann, game, 3);
  const bob = await visit('#/online');
  await enter(bob, 'Bob');
  await bob.waitForSelector('.greeting');
  await bob.goto(link);
  await bob.click('.seat-list .button:has-text("Sit here")');
  await ann.waitForSelector('text=Bob');
  await ann.click('.waiting-room .button.main');
  const id = /join\/(\w+)\//.exec(link)?.[1];
  const watcher = await visit(`#/online/${id}`);
  await Promise.all([ann, bob, watcher].map(page => page.waitForSelector('.online-strip')));
  return [ann, bob, watcher];
}

/** Both play until the game is over. */
async function playOn(
  pages: readonly Page[],
  click: (page: Page) => Promise<void>,
  over: string,
): Promise<void> {
  const end = Date.now() + 240_000;
  while ((await pages[0]?.locator(over).count()) === 0 && Date.now() < end) {
    for (const page of pages) await click(page);
    await pages[0]?.waitForTimeout(15);
  }
  for (const page of pages) await page.waitForSelector(over);
}

/** Begins a game against bots on this device, and gives the address of it. */
async function playAlone(page: Page): Promise<string> {
  await page.goto(site.address);
  await page.click('.room.heaven-and-ale .button.main');
  await page.waitForSelector('.main-board');
  return new URL(page.url()).hash;
}

/** The answer to a game that was given to the account. */
const isGiven = (answer: Response): boolean => answer.request().method() === 'PUT' && answer.ok();

/** The games against bots that the start page of a device lists. */
async function expectGames(page: Page, games: readonly string[]): Promise<void> {
  await page.goto(site.address);
  for (const game of games) await page.waitForSelector(`.kept a.open-game[href="${game}"]`);
  expect(await page.locator('.kept a.open-game').count()).toBe(games.length);
}

const OVER = '.fair-check';

/** The score chart of a finished game is there for somebody who comes back, and one request is enough for it. */
async function expectChartAfterReload(page: Page): Promise<void> {
  const drawn = '.score-chart polyline.line';
  await page.waitForSelector(drawn);
  const lines = (): Promise<(string | null)[]> =>
    page.locator(drawn).evaluateAll(all => all.map(line => line.getAttribute('points')));
  const before = await lines();
  const asked: string[] = [];
  page.on('request', request => asked.push(request.url()));
  // The record comes late: the scores are on the screen before it.
  await page.route(/\/record$/, async route => {
    await page.waitForSelector('.ending .scores');
    await page.waitForTimeout(500);
    await route.continue();
  });
  await page.reload();
  await page.waitForSelector(drawn);
  expect(await lines()).toEqual(before);
  const heights = before.map(line => new Set(line?.split(' ').map(point => point.split(',')[1])).size);
  expect(Math.max(...heights), 'points are won in the course of a game').toBeGreaterThan(1);
  expect(asked.filter(url => /[?&]at=/.test(url))).toEqual([]);
  expect(asked.filter(url => url.endsWith('/record'))).toHaveLength(1);
}

/** After a reload in the middle of a game, looking back from the log shows the cards that were held then. */
async function expectLookingBack(page: Page): Promise<void> {
  const cards = '.tavern-hand button[aria-pressed]';
  await page.reload();
  await page.waitForSelector(cards);
  const held = await page.locator(cards).count();
  await page.click('.tavern-log > .button');
  await page.locator('.tavern-log .log button').last().click();
  await page.waitForSelector('text=Looking back at move');
  expect(await page.locator(cards).count()).toBeGreaterThan(held);
  await page.click('text=Back to now');
  await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
    cards,
    held,
  ] as const);
}

describe('playing online, each in a Chromium of their own', () => {
  it('brings a game of Heaven & Ale to its end, with a bot and a spectator; its shuffles can be checked, and its score chart survives a reload', async () => {
    const [ann, bob, watcher] = await begin('heaven-and-ale');
    expect(await watcher.textContent('.online-strip')).toContain('watching');
    await playOn([ann, bob], clickCloister, OVER);
    await watcher.waitForSelector(OVER);
    await watcher.click('.fair-check .button');
    await watcher.waitForSelector('text=All shuffles follow');
    await expectChartAfterReload(ann);
  }, 300_000);

  it('brings a game of Hero’s Tavern to its end, and looks back in it after a reload', async () => {
    const [ann, bob] = await begin('heros-tavern');
    // It waits for both, and both are there, whatever address they came by: nothing calls them.
    for (const page of [ann, bob]) {
      await page.waitForFunction(() => document.title.startsWith('(1)'));
      expect(await page.locator('.bell').count()).toBe(0);
    }
    const cards = ann.locator('.tavern-hand button[aria-pressed]');
    while ((await cards.count()) > 4) for (const page of [ann, bob]) await clickTavern(page);
    await expectLookingBack(ann);
    await playOn([ann, bob], clickTavern, OVER);
  }, 300_000);

  it('failure 1: keeps the plan of a player whose line breaks, and sends the turn when it is back', async () => {
    const [ann, bob] = await begin('heaven-and-ale');
    const pages = [ann, bob];
    const ready = '.action-bar .confirm:not([aria-disabled="true"])';
    let actor: Page | undefined;
    while (actor === undefined) {
      for (const page of pages) if ((await page.locator('g.open .reach').count()) > 0) actor = page;
    }
    while ((await actor.locator(ready).count()) === 0) await clickCloister(actor);
    await actor.context().setOffline(true);
    await actor.click(ready);
    await actor.waitForSelector('text=on its way');
    await actor.waitForTimeout(1500);
    await actor.context().setOffline(false);
    await actor.waitForSelector('text=/is stored|have seen/', { timeout: 40_000 });
    const other = actor === ann ? bob : ann;
    await other.waitForTimeout(500);
    expect(await other.textContent('.players')).toBe(await actor.textContent('.players'));
  }, 120_000);

  it('lets people talk, resign, and meet again at the next table', async () => {
    const [ann, bob] = await begin('heros-tavern');
    await bob.click('.strip-tool:has-text("Chat")');
    await bob.fill('.chat-say input', '<b>Good evening</b>');
    await bob.click('.chat-say .button');
    await ann.waitForSelector('.strip-tool .unread:has-text("1")');
    await ann.click('.strip-tool:has-text("Chat")');
    expect(await ann.textContent('.chat-drawer .chat-text')).toBe('<b>Good evening</b>');
    expect(await ann.locator('.strip-tool .unread').count()).toBe(0);
    await ann.click('.line-tools summary');
    await ann.click('.line-tools .button:has-text("Report")');
    await ann.fill('.house-dialog input', 'no manners');
    await ann.click('.house-dialog .button.main');
    await ann.click('.house-dialog .button:has-text("Close")');
    await ann.click('.line-tools .button:has-text("Mute")');
    await ann.waitForSelector('.chat-drawer .chat-text', { state: 'detached' });
    await ann.keyboard.press('Escape');

    await bob.keyboard.press('Escape');
    await bob.click('.strip-tool:has-text("Table")');
    await bob.click('.table-menu .button:has-text("Resign")');
    await bob.click('.house-dialog .button.main');
    await ann.waitForSelector(OVER);
    await ann.click('.after-game .button.main');
    await ann.waitForSelector('.waiting-room');
    await bob.click('.note .button:has-text("Play again there")');
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
    await ann.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 120_000);

  it('says of a full table that it has not begun, and of an address of nobody that there is nobody', async () => {
    const host = await visit('#/online');
    await enter(host, 'Gerda');
    await host.waitForSelector('.new-table');
    await host.evaluate(async () => {
      const post = async (path: string, body: object) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`api/v1/${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
        return answer.json();
      };
      const wish = { game: 'heros-tavern', seats: 3, listed: true, bots: ['patron', 'patron'] };
      const pace = { pace: 'days', days: 3 };
      const { table } = await post('tables', { key: 'a-full-table', ...wish, pace });
      await post(`tables/${table.id}/join`, { nonce: '00'.repeat(16) });
    });
    const watcher = await visit('#/online');
    const line = watcher.locator('.table-line', { hasText: 'Gerda' });
    expect(await line.locator('.badge').textContent()).toBe('Full, not begun yet');
    for (const id of ['aaa', 'abcdefgh']) {
      await watcher.goto(`${site.address}#/people/${id}`);
      await watcher.waitForSelector('text=There is no such player.');
    }
  }, 120_000);

  it('keeps a question in reach while the chat is open, and lets it be asked again only later', async () => {
    const [ann, bob] = await begin('heros-tavern', 'Wilhelmina of Wittenberg');
    await bob.click('.strip-tool:has-text("Chat")');
    const offer = async (): Promise<void> => {
      await ann.click('.strip-tool:has-text("Table")');
      await ann.click('.table-menu .button:has-text("Offer to stop")');
    };
    await offer();
    await bob.waitForSelector('.online-notes .button:has-text("Decline")');
    for (const width of [1200, 1440, 700, 390]) {
      await bob.setViewportSize({ width, height: 800 });
      const reached = await bob.evaluate(() => {
        scrollTo(0, 0);
        return [...document.querySelectorAll('.online-notes .button')].map(button => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      });
      expect(reached, `Agree and Decline, ${width} px wide`).toEqual([true, true]);
    }
    await bob.click('.online-notes .button:has-text("Decline")');
    await ann.waitForSelector('.online-notes .note:has-text("have been asked")', { state: 'detached' });
    await offer();
    await ann.waitForSelector('.online-notes .note.trouble:has-text("only just declined")');
  }, 120_000);

  it('says so when somebody is signed out elsewhere, and leads back in', async () => {
    const [ann] = await begin('heros-tavern');
    const cookies = await ann.context().cookies();
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: new URL(site.address).origin,
    };
    const left = await fetch(`${site.address}api/v1/me/sign-out`, { method: 'POST', headers });
    expect(left.status).toBe(200);
    await ann.waitForSelector('.online-notes .note:has-text("no longer signed in")', { timeout: 60_000 });
    await ann.click('.online-notes .button:has-text("Sign in again")');
    await ann.waitForURL(/#\/account/);
  }, 120_000);

  it('has no page on which axe finds a fault, and none that is wider than a small screen', async () => {
    const ann = await visit('#/online');
    const wrong: Record<string, readonly string[]> = {};
    const look = async (name: string, ready: string): Promise<void> => {
      await ann.setViewportSize({ width: 1440, height: 900 });
      await ann.waitForSelector(ready);
      const found = await faultsByAxe(ann, 'body');
      await ann.setViewportSize({ width: 320, height: 640 });
      const over = await ann.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      wrong[name] = [...found, ...(over > 0 ? [`${over} px too wide`] : [])];
    };
    await look('entrance', '.entrance');
    await enter(ann, 'Ann of the Long Name');
    await look('hall', '.new-table');
    const link = await openTable(ann, 'heaven-and-ale', 4);
    await look('waiting room', '.waiting-room');
    await ann.goto(`${site.address}#/account`);
    await look('account', '.columns.flow');
    await ann.click('text=Finished games');
    await look('person', '.columns');
    await ann.goto(`${site.address}#/leaders`);
    await look('leaders', '.filters');
    await ann.goto(`${site.address}#/operator`);
    await look('operator', '.online');
    await ann.goto(link);
    await ann.locator('.seat-list select').first().selectOption({ index: 1 });
    await ann.click('.waiting-room .button.main');
    await ann.waitForSelector('.online-strip');
    await ann.click('.strip-tool:has-text("Chat")');
    await look('table', '.chat-drawer');
    expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, []])));
  }, 120_000);

  it('lets a guest add a passkey, and go on in another browser with it, local games included', async () => {
    const ann = await visit('#/online');
    await enter(ann, 'Ann');
    await ann.waitForSelector('.greeting');
    const game = await playAlone(ann);
    const authenticator = await addAuthenticator(ann);
    await ann.goto(`${site.address}#/account`);
    const given = ann.waitForResponse(isGiven);
    await ann.click('text=Add a passkey');
    await ann.waitForSelector('text=1 passkey');
    await given;
    const { credentials } = await authenticator.client.send('WebAuthn.getCredentials', {
      authenticatorId: authenticator.id,
    });
    const elsewhere = await visit('#/account');
    const second = await addAuthenticator(elsewhere);
    for (const credential of credentials)
      await second.client.send('WebAuthn.addCredential', { authenticatorId: second.id, credential });
    await elsewhere.click('text=Sign in with a passkey');
    await elsewhere.waitForSelector('text=1 passkey');
    expect(await elsewhere.locator('.online input').first().inputValue()).toBe('Ann');
    await expectGames(elsewhere, [game]);
    const givenBack = elsewhere.waitForResponse(isGiven);
    const later = await playAlone(elsewhere);
    await givenBack;
    await expectGames(ann, [game, later]);
  }, 120_000);

  it('carries an identity to another browser by a code, local games included', async () => {
    const ann = await visit('#/online');
    await enter(ann, 'Ann the Elder');
    await ann.waitForSelector('.greeting');
    await ann.click('.gear');
    const carried = ann.waitForResponse(
      answer => answer.request().postData()?.includes('"theme":"dark"') ?? false,
    );
    await ann.check('.bar-panel input[value="dark"]');
    await carried;
    const game = await playAlone(ann);
    await ann.goto(`${site.address}#/account`);
    await ann.click('text=Show a code');
    const code = await ann.textContent('.move-code');
    const elsewhere = await visit('#/account');
    await elsewhere.fill('input[autocomplete="one-time-code"]', code ?? '');
    await elsewhere.click('text=Use it');
    await elsewhere.waitForSelector('text=Your data');
    expect(await elsewhere.locator('.online input').first().inputValue()).toBe('Ann the Elder');
    await elsewhere.waitForSelector('html[data-theme="dark"]', { state: 'attached' });
    await expectGames(elsewhere, [game]);
    await elsewhere.click('.kept a.open-game');
    await elsewhere.waitForSelector('.main-board');
  }, 120_000);
});

/** A passkey device that needs no finger. */
async function addAuthenticator(page: Page) {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  const { authenticatorId } = await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    },
  });
  return { client, id: authenticatorId };
}
