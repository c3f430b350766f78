import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { enter, guests } from './guests.ts';
import { CONFIRM, clickCloister, clickTavern, clickUntil, planCloister } from './hands.ts';

const house = guests();
const visit = (path: string): Promise<Page> => house.visit(path);

/** Opens a table of two people and bots for the other seats, and gives the link to it. */
async function openTable(
  host: Page,
  game: 'heaven-and-ale' | 'heros-tavern',
  seats: number,
): Promise<string> {
  const form = host.locator('.new-table');
  await form.locator(`label:has(input[value="${game}"])`).click();
  await form.locator(`.seat-count input[value="${seats}"]`).check();
  await form.locator(`.bot-count input[value="${seats - 2}"]`).check();
  if (seats > 2) await form.locator('.bot-level input').first().check();
  await form.locator('.button.main').click();
  return host.locator('.invitation input').inputValue();
}

/** Two people sit down to a game with a bot; someone else watches. */
async function begin(game: 'heaven-and-ale' | 'heros-tavern', name = 'Ann'): Promise<[Page, Page, Page]> {
  const ann = await visit('online');
  await enter(ann, name);
  const link = await openTable(ann, game, 3);
  const bob = await visit('online');
  await enter(bob, 'Bob');
  await bob.waitForSelector('.greeting');
  await bob.goto(link);
  await bob.click('.invitation-card .button.main');
  await ann.waitForSelector('text=Bob');
  await ann.click('.waiting-room .button.main');
  const id = /join\/(\w+)#/.exec(link)?.[1];
  const watcher = await visit(`online/${id}`);
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

const OVER = '.fair-check';

/** The score chart of a finished game is there for someone who comes back, and one request is enough for it. */
async function expectChartAfterReload(page: Page): Promise<void> {
  const drawn = '.score-chart .line';
  await page.waitForSelector(drawn);
  const lines = (): Promise<(string | null)[]> =>
    page.locator(drawn).evaluateAll(all => all.map(line => line.getAttribute('d')));
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
  const heights = before.map(line => new Set(line?.split('L').map(point => point.split(' ')[1])).size);
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
  await page.click('text=Back to current position');
  await page.waitForFunction(([selector, count]) => document.querySelectorAll(selector).length === count, [
    cards,
    held,
  ] as const);
}

/** Someone who watched a game looks back at its beginning, with all hands open. */
async function expectOpenHands(watcher: Page): Promise<void> {
  await watcher.waitForSelector(OVER);
  await watcher.click('.tavern-log > .button');
  await watcher.locator('.tavern-log .log button').last().click();
  await watcher.waitForSelector('text=Looking back at move');
  await watcher.waitForSelector('.tavern-open-hands li:has-text("Ann")');
  await watcher.waitForSelector('.tavern-open-hands li:has-text("Bob")');
}

describe('playing online, each in a Chromium of their own', () => {
  it('shows a spectator of Hero’s Tavern all taverns and nobody’s hand', async () => {
    const [ann, bob, watcher] = await begin('heros-tavern');
    expect(await watcher.textContent('.online-strip')).toContain('watching');
    const halls = watcher.locator('.tavern-halls');
    await halls.waitFor();
    expect(await watcher.locator('.tavern-hand, .tavern-card, .tavern-curtain').count()).toBe(0);
    expect(await watcher.locator('.tavern-bar .button.main').count()).toBe(0);
    for (const name of ['Ann', 'Bob']) expect(await halls.innerText()).toContain(name);
    expect(await faultsByAxe(watcher, 'main')).toEqual([]);
    // What is revealed comes to the spectator, too.
    for (let i = 0; i < 2; i++) for (const page of [ann, bob]) await clickTavern(page);
    await watcher.waitForSelector('.tavern-halls .fresh');
  });

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
    const [ann, bob, watcher] = await begin('heros-tavern');
    // It waits for both, and both are there, whatever address they came by: nothing calls them.
    for (const page of [ann, bob]) {
      await page.waitForFunction(() => document.title.startsWith('(1)'));
      expect(await page.locator('.bell').count()).toBe(0);
    }
    // Who has chosen is seen at once.
    await bob.waitForSelector('.tavern-rival:has-text("Ann"):has-text("is choosing…")');
    await ann.locator('.tavern-hand.fan button').first().click();
    await ann.click('.tavern-bar .button.main');
    await bob.waitForSelector('.tavern-rival:has-text("Ann"):has-text("has chosen")');
    const cards = ann.locator('.tavern-hand button[aria-pressed]');
    while ((await cards.count()) > 4) for (const page of [ann, bob]) await clickTavern(page);
    await expectLookingBack(ann);
    await playOn([ann, bob], clickTavern, OVER);
    // The table is not listed: whoever played decides whether others find the game.
    for (const page of [ann, bob]) await page.click('.publish .button:has-text("Publish this game")');
    await ann.waitForSelector('.publish:has-text("This game is public.")');
    // Spectators may see the hands now.
    await expectOpenHands(watcher);
    // The ledger tells who won, with how much, and when.
    await ann.goto(`${house.site.address}account`);
    await ann.click('text=Finished games');
    const entry = ann.locator('.ledger-entry').first();
    expect(await entry.locator('.ledger-result').innerText()).toMatch(/ won$| shared the victory$/);
    expect(await entry.locator('.ledger-scores b').allInnerTexts()).toEqual(
      expect.arrayContaining([expect.stringMatching(/^\d+$/)]),
    );
    expect(await entry.locator('time').getAttribute('datetime')).toMatch(/^20\d\d-/);
  }, 300_000);

  it('failure 1: keeps the plan of a player whose line breaks, and sends the turn when it is back', async () => {
    const [ann, bob] = await begin('heaven-and-ale');
    const pages = [ann, bob];
    let actor: Page | undefined;
    while (actor === undefined) {
      for (const page of pages) if ((await page.locator('g.open .reach').count()) > 0) actor = page;
    }
    await clickUntil(actor, CONFIRM, planCloister);
    await actor.context().setOffline(true);
    await actor.click(CONFIRM);
    await actor.waitForSelector('text=Sending your turn');
    await actor.waitForSelector('text=hasn’t been sent yet');
    await actor.context().setOffline(false);
    await actor.waitForSelector('text=Sending your turn', { state: 'detached', timeout: 40_000 });
    // The other reads what was played.
    const [other, name] = actor === ann ? [bob, 'Ann'] : [ann, 'Bob'];
    const told = other.locator('.last-turns:visible').first();
    expect(await told.textContent()).toContain(name);
  }, 120_000);

  it('lets people talk, resign, and meet again at the next table', async () => {
    const [ann, bob, watcher] = await begin('heros-tavern');
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
    await bob.click('.house-bar .button:has-text("Menu")');
    await bob.click('.table-menu .button:has-text("Resign")');
    await bob.click('.house-dialog .button.dangerous');
    await ann.waitForSelector('.note:has-text("Bob resigned")');
    await ann.click('.house-bar .button:has-text("Menu")');
    await ann.click('.table-menu .button:has-text("End the game")');
    await ann.click('.house-dialog .button.dangerous');
    await ann.waitForSelector(OVER);
    // After the end there are no secrets: spectators see what everyone held.
    await watcher.waitForSelector('.tavern-open-hands li:has-text("Ann")');
    await watcher.waitForSelector('.tavern-bar:has-text("The game was ended early.")');
    await ann.click('.after-game .button.main');
    await ann.waitForSelector('.waiting-room');
    await bob.waitForSelector('.note:has-text("There is a new table")');
    await bob.click('.after-game .button:has-text("Go to the rematch")');
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
    await ann.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 120_000);

  it('says of a full table that it has not begun, and of an address of nobody that there is nobody', async () => {
    const host = await visit('online');
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
    const watcher = await visit('online');
    const line = watcher.locator('.table-line', { hasText: 'Gerda' });
    expect(await line.locator('.badge').textContent()).toBe('Full, not started');
    for (const id of ['aaa', 'abcdefgh']) {
      await watcher.goto(`${house.site.address}people/${id}`);
      await watcher.waitForSelector('text=Player not found.');
    }
  }, 120_000);

  it('keeps a question in reach while the chat is open, and lets it be asked again only later', async () => {
    const [ann, bob] = await begin('heros-tavern', 'Wilhelmina of Wittenberg');
    await bob.click('.strip-tool:has-text("Chat")');
    const offer = async (): Promise<void> => {
      await ann.click('.house-bar .button:has-text("Menu")');
      await ann.click('.table-menu .button:has-text("Propose ending")');
      await ann.click('.house-dialog .button:text-is("Propose")');
    };
    await offer();
    await bob.waitForSelector('.online-notes .button:has-text("Decline")');
    for (const width of [1200, 1440, 700, 390]) {
      await bob.setViewportSize({ width, height: 800 });
      const reached = await bob.evaluate(() => {
        scrollTo(0, 0);
        return [...document.querySelectorAll('.online-notes .note .button')].map(button => {
          const { left, top, width, height } = button.getBoundingClientRect();
          return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      });
      expect(reached, `Agree and Decline, ${width} px wide`).toEqual([true, true]);
    }
    // How long to wait is said before anything is asked.
    await ann.click('.house-bar .button:has-text("Menu")');
    await bob.click('.online-notes .button:has-text("Decline")');
    const menu = '.table-menu:has(p:has-text("You can ask again in 0:"))';
    await ann.waitForSelector(`${menu} .button[aria-disabled="true"]:has-text("Propose ending")`);
    await ann.waitForSelector('.table-menu .button:not([aria-disabled]):has-text("Propose ending")');
    expect(await ann.locator('.table-menu p:has-text("ask again")').count()).toBe(0);
    await ann.click('.table-menu .button:has-text("Propose ending")');
    await ann.click('.house-dialog .button:text-is("Propose")');
    await bob.waitForSelector('.online-notes .button:has-text("Decline")');
  }, 120_000);

  it('opens the chat of a phone where it covers neither the hand nor what to press', async () => {
    const [ann] = await begin('heros-tavern');
    await ann.setViewportSize({ width: 390, height: 844 });
    await ann.click('.strip-tool');
    await ann.waitForSelector('.chat-drawer');
    const covered = await ann.evaluate(() =>
      [...document.querySelectorAll('.tavern-hand button, .tavern-bar button')]
        .filter(one => {
          const { x, y, width, height } = one.getBoundingClientRect();
          const top = document.elementFromPoint(x + width / 2, y + height / 2);
          return top?.closest('.chat-drawer') != null;
        })
        .map(one => one.textContent),
    );
    expect(covered).toEqual([]);
  }, 120_000);

  it('says so when somebody is signed out elsewhere, and leads back in', async () => {
    const [ann] = await begin('heros-tavern');
    const cookies = await ann.context().cookies();
    const headers = {
      cookie: cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      origin: new URL(house.site.address).origin,
    };
    const left = await fetch(`${house.site.address}api/v1/me/sign-out`, { method: 'POST', headers });
    expect(left.status).toBe(200);
    await ann.waitForSelector('.online-notes .note:has-text("were signed out")', { timeout: 60_000 });
    await ann.click('.online-notes .button:has-text("Sign in again")');
    await ann.waitForURL(/\/account$/);
  }, 120_000);

  it('has no page on which axe finds a fault, and none that is wider than a small screen', async () => {
    const ann = await visit('online');
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
    await ann.goto(`${house.site.address}account`);
    await look('account', '.account');
    await ann.click('text=Finished games');
    await look('person', '.ledger-book');
    await ann.goto(`${house.site.address}leaders`);
    await look('leaders', '.filters');
    await ann.goto(`${house.site.address}operator`);
    await look('operator', '.online');
    await ann.goto(link);
    // By key: a mouse over the board would open what it says about things.
    await ann.locator('.pick-bot').first().press('Enter');
    await ann.locator('.bot-list .button').first().press('Enter');
    await ann.locator('.waiting-room .button.main').press('Enter');
    await ann.waitForSelector('.online-strip');
    await ann.click('.strip-tool:has-text("Chat")');
    await look('table', '.chat-drawer');
    expect(wrong).toEqual(Object.fromEntries(Object.keys(wrong).map(name => [name, []])));
  }, 120_000);
});
