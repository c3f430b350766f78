import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { words as en } from '../src/i18n/en/index.ts';
import { Keys } from './keys.ts';
import { misplaced } from './layout.ts';
import { change, SIZES, visits } from './visit.ts';
import { addAuthenticator, enter, openTable, type TableWish } from './welcome.ts';

const visit = visits();
const { online, places } = en;

/** Someone with a table, and the link that invites to it. */
async function host(wish: TableWish = {}): Promise<{ readonly page: Page; readonly link: string }> {
  const page = await visit.stranger();
  await enter(page, visit.site.address, 'Ann');
  const { id, invite } = await openTable(page, wish);
  await page.goto(`${visit.site.address}online/${id}`);
  await page.waitForSelector('.waiting-room');
  return { page, link: `${visit.site.address}join/${id}#${invite}` };
}

/** Types a text where the focus is, after stepping there. */
async function type(keys: Keys, page: Page, selector: string, text: string): Promise<void> {
  await keys.to(selector);
  await page.keyboard.type(text);
}

describe('an invitation', () => {
  it('says who invites to what, takes a name, and leads to a seat and a game, all by keyboard', async () => {
    const { page: ann, link } = await host({ game: 'heros-tavern', seats: 3, bots: ['patron'] });
    const { page: bob } = visit;
    const complaints: string[] = [];
    bob.on('console', message => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    await bob.goto(link);
    await bob.waitForSelector(`h1:has-text("${places.invites('Ann', 'Hero’s Tavern')}")`);
    expect(await bob.textContent('.invitation-card')).toContain(online.livePace(20, 20));
    // Nobody has to read a checksum to play.
    expect(await bob.locator('main').innerText()).not.toMatch(/[0-9a-f]{32}/);
    const keys = await Keys.at(bob);
    await type(keys, bob, '.name-form input', 'Bob');
    await keys.press('.name-form .button.main');
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
    expect(await keys.lost()).toEqual([]);
    expect(complaints).toEqual([]);
    const hostKeys = await Keys.at(ann);
    await ann.waitForSelector('.waiting-room .button.main:enabled');
    await hostKeys.press('.waiting-room .button.main');
    await Promise.all([ann, bob].map(page => page.waitForSelector('.tavern-hand')));
  }, 120_000);

  it.each(['heaven-and-ale', 'heros-tavern'] as const)(
    'leads to the table itself: nothing covers the board of %s for those who were invited',
    async game => {
      const { page: ann, link } = await host({ game, seats: 3 });
      const invited = [visit.page, await visit.stranger()];
      for (const [i, page] of invited.entries()) {
        await page.goto(`${visit.site.address}about`);
        await change(page, { language: 'ru' });
        await page.goto(link);
        await page.fill('.name-form input', ['Александра', 'Екатерина'][i] ?? '');
        await page.click('.name-form .button.main');
        await page.waitForSelector('.waiting-room');
        // The code is needed no more, and nobody reads it over someone's shoulder.
        await page.waitForURL(/\/online\/\w+$/);
      }
      await ann.click('.waiting-room .button.main');
      const found: string[] = [];
      for (const page of invited) {
        await page.waitForSelector('.clocks');
        for (const size of SIZES) {
          await page.setViewportSize(size);
          for (const fault of await misplaced(page)) found.push(`${size.width} px: ${fault}`);
          // Whoever is at the table has a name, however small the screen is.
          const names = await page.locator('.clock-name:visible, .clock-short:visible').allInnerTexts();
          expect(names.filter(name => /^(Ann|Алекса|Екатер)/.test(name)).length).toBeGreaterThanOrEqual(3);
        }
      }
      expect(found).toEqual([]);
    },
    120_000,
  );

  it('is shown once the server answers again, without anyone pressing anything', async () => {
    const { link } = await host();
    const { page } = visit;
    let asked = 0;
    await page.route('**/api/v1/me', route => (asked++ < 3 ? route.abort() : route.fallback()));
    await page.goto(link);
    await page.waitForSelector(`[role=alert]:has-text("${online.unreachable}")`);
    await page.waitForSelector(`h1:has-text("${places.invites('Ann', 'Heaven & Ale')}")`);
    expect(asked).toBeGreaterThan(3);
  }, 60_000);

  it('is in the address again for those who leave their seat', async () => {
    const { link } = await host();
    const { page } = visit;
    await page.goto(link);
    await page.fill('.name-form input', 'Bob');
    await page.click('.name-form .button.main');
    await page.waitForURL(/\/online\/\w+$/);
    await page.click(`.seat-list .button:has-text("${online.standUp}")`);
    await page.waitForURL(link);
    await page.reload();
    await page.click('.name-form .button.main');
    await page.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 60_000);

  it('carries the link on a sign, and as a QR code', async () => {
    const { page, link } = await host();
    expect(await page.locator('.invitation input').inputValue()).toBe(link);
    await page.getByRole('img', { name: places.qrCode }).waitFor();
  }, 60_000);

  it('is signed in to by those who have played here before, with a code from the other device', async () => {
    const { link } = await host();
    const phone = await visit.stranger();
    await enter(phone, visit.site.address, 'Bob');
    await phone.goto(`${visit.site.address}account`);
    await phone.click(`text=${online.moveMake}`);
    const code = (await phone.textContent('.move-code')) ?? '';
    const { page } = visit;
    await page.goto(link);
    await page.waitForSelector('.invitation-card');
    const keys = await Keys.at(page);
    await keys.press('.played-before summary');
    await type(keys, page, '.use-code input', code);
    await keys.press('.use-code .button');
    await page.waitForSelector(`text=${places.playAs('Bob')}`);
    await keys.press('.name-form .button.main');
    await page.waitForSelector('.waiting-room .who:has-text("Bob")');
    // The phone sees the other browser, and ends its session.
    await phone.reload();
    await phone.waitForSelector(`text=${places.thisDevice}`);
    await phone.click(`text=${places.endOthers}`);
    await phone.waitForSelector(`text=${places.endOthers}`, { state: 'detached' });
    await page.goto(`${visit.site.address}account`);
    await page.waitForSelector('.sign-in-ways');
  }, 120_000);

  it('to a rated table leads a stranger to a passkey, and with it to a seat', async () => {
    const member = await visit.stranger();
    await enter(member, visit.site.address, 'Ann');
    await addAuthenticator(member);
    await member.goto(`${visit.site.address}account`);
    await member.click(`text=${online.addPasskey}`);
    await member.waitForSelector(`.rows >> text=${places.neverUsed}`);
    const { id } = await openTable(member, { rated: true, listed: true });
    const { page: bob } = visit;
    await addAuthenticator(bob);
    await bob.goto(`${visit.site.address}online/${id}`);
    await bob.waitForSelector(`text=${places.ratedTable}`);
    expect(await bob.locator('.seat-list .button').count()).toBe(0);
    await bob.fill('.name-form input', 'Bob');
    await bob.click(`text=${places.passkeyAndSit}`);
    await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 120_000);
});

describe('a dead end says what happened, and leads on', () => {
  it('with a code that is wrong, without one, at a full table, and after the start', async () => {
    const { page: ann, link } = await host({ seats: 2 });
    const { page: bob } = visit;
    await bob.goto(`${link}x`);
    await bob.fill('.name-form input', 'Bob');
    await bob.click('.name-form .button.main');
    await bob.waitForSelector(`[role=alert] >> text=${places.badInvite('Ann')}`);
    await bob.waitForSelector(`a:has-text("${places.otherTables}")`);
    await bob.goto(ann.url());
    await bob.waitForSelector(`text=${places.onlyInvited('Ann')}`);

    const carol = await visit.stranger();
    await carol.goto(link);
    await carol.fill('.name-form input', 'Carol');
    await carol.click('.name-form .button.main');
    await carol.waitForSelector('.waiting-room .who:has-text("Carol")');
    await bob.goto(link);
    await bob.waitForSelector(`text=${places.tableFull}`);

    await ann.click('.waiting-room .button.main');
    await bob.waitForSelector(`h1:has-text("${places.started}")`);
    await bob.click('.ways-on .button.main');
    await bob.waitForSelector('.online-strip');
  }, 120_000);

  it('at a table, a person and a game that are not there', async () => {
    const { page } = visit;
    for (const [path, text] of [
      ['online/abcdefgh', online.none],
      ['people/abcdefgh', online.noPerson],
      ['play/0a1b2c', en.play.noSuchGame],
    ] as const) {
      await visit.to(path);
      await page.waitForSelector(`h1:has-text("${text}")`);
      expect(await page.locator('main a.button').count(), path).toBeGreaterThan(0);
    }
  }, 60_000);
});

describe('an account', () => {
  it('is deleted by keyboard, after all that follows from it was said, and leaves a deleted player behind', async () => {
    const { page: bob } = visit;
    const { page: ann, link } = await host({ seats: 2 });
    await enter(bob, visit.site.address, 'Bob');
    await bob.goto(link);
    await bob.click('.name-form .button.main');
    await ann.click('.waiting-room .button.main');
    await bob.waitForSelector('.online-strip');
    const id = /join\/(\w+)#/.exec(link)?.[1] ?? '';
    await ann.evaluate(async table => {
      const body = JSON.stringify({ key: 'resigning-now' });
      const headers = { 'content-type': 'application/json' };
      await fetch(`/api/v1/tables/${table}/resign`, { method: 'POST', headers, body });
      await fetch(`/api/v1/me`);
    }, id);
    await bob.goto(`${visit.site.address}account`);
    await bob.waitForSelector('.danger');
    const keys = await Keys.at(bob);
    await keys.press('.danger .button');
    await bob.waitForSelector(`.house-dialog >> text=${places.erases.running}`);
    await keys.press('.house-dialog .dangerous');
    await bob.waitForSelector(`[role=status] >> text=${places.erased}`);
    const me = await ann.evaluate(async () => (await (await fetch('/api/v1/me')).json()).me.id);
    await ann.goto(`${visit.site.address}people/${me}`);
    await ann.waitForSelector(`.ledger-scores >> text=${places.deletedPlayer}`);
  }, 120_000);

  it('lists passkeys, which can be renamed, and removed unless it is the last', async () => {
    const { page } = visit;
    await enter(page, visit.site.address, 'Ann');
    const device = await addAuthenticator(page);
    await page.goto(`${visit.site.address}account`);
    await page.click(`text=${online.addPasskey}`);
    await page.waitForSelector(`.rows >> text=${places.neverUsed}`);
    expect(await page.locator(`.rows .button:has-text("${places.remove}")`).count()).toBe(0);
    await page.click(`.rows .button:has-text("${online.rename}")`);
    await page.fill('.house-dialog input', 'My laptop');
    await page.click('.house-dialog .button.main');
    await page.waitForSelector('.rows >> text=My laptop');
    // One of two can go, and then again there is only one.
    await device.forget();
    await page.click(`text=${online.addPasskey}`);
    const remove = page.locator(`.rows .button:has-text("${places.remove}")`);
    await remove.nth(1).waitFor();
    await page.click(`.rows li:has-text("My laptop") .button:has-text("${places.remove}")`);
    await page.click('.house-dialog .button.dangerous');
    await page.waitForSelector('.rows >> text=My laptop', { state: 'detached' });
    expect(await remove.count()).toBe(0);
  }, 60_000);

  it('is told in the order in which people need it', async () => {
    const { page } = visit;
    await enter(page, visit.site.address, 'Ann');
    await page.goto(`${visit.site.address}account`);
    await page.waitForSelector('.danger');
    const headings = await page.locator('.account h2').allInnerTexts();
    const wanted: readonly string[] = [
      places.signInTitle,
      online.noticesTitle,
      places.gamesTitle,
      online.erase,
    ];
    expect(headings.filter(heading => wanted.includes(heading))).toEqual(wanted);
  }, 60_000);
});

describe('a chat where nobody reads reports', () => {
  it('lets people be muted, and promises no operator', async () => {
    const { page: ann, link } = await host();
    const { page: bob } = visit;
    await enter(bob, visit.site.address, 'Bob');
    await bob.goto(link);
    await bob.click('.name-form .button.main');
    await bob.fill('.chat-say input', 'Good evening');
    await bob.click('.chat-say .button');
    await ann.click('.line-tools summary');
    await ann.waitForSelector(`.line-tools .button:has-text("${online.mute}")`);
    expect(await ann.locator(`.line-tools .button:has-text("${online.report}")`).count()).toBe(0);
  }, 60_000);
});

describe('an operator who renames someone', () => {
  it('reads in the dialog why it failed, with the name still there, and that it is done', async () => {
    const { page } = visit;
    const bob = await visit.stranger();
    await enter(bob, visit.site.address, 'Bob');
    const id = await bob.evaluate(async () => (await (await fetch('/api/v1/me')).json()).me.id);
    await enter(page, visit.site.address, 'Ann');
    // The page takes Ann for an operator; the server doesn't.
    await page.route('**/api/v1/me', async route => {
      const response = await route.fetch();
      const { me } = await response.json();
      await route.fulfill({ response, json: { me: { ...me, operator: true } } });
    });
    await page.goto(`${visit.site.address}people/${id}`);
    await page.click(`.operator-tools .button:has-text("${online.rename}")`);
    await page.fill('.house-dialog input', 'Robert');
    await page.click('.house-dialog .button.main');
    await page.waitForSelector(`.house-dialog [role=alert] >> text=${online.problems['not-yours']}`);
    expect(await page.inputValue('.house-dialog input')).toBe('Robert');
    await page.route('**/name', route => route.fulfill({ json: {} }));
    await page.click('.house-dialog .button.main');
    await page.waitForSelector('.house-dialog', { state: 'detached' });
    await page.waitForSelector(`.operator-tools [role=status]:has-text("${online.done}")`);
  }, 60_000);
});

describe('without scripts', () => {
  it('a page says what it is, and what it needs', async () => {
    const browser = visit.context.browser();
    const context = await browser?.newContext({ javaScriptEnabled: false, locale: 'de' });
    const page = await context?.newPage();
    await page?.goto(`${visit.site.address}online`);
    const text = await page?.textContent('noscript');
    const left = await page?.locator('noscript h1').evaluate(heading => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return range.getBoundingClientRect().left;
    });
    await context?.close();
    expect(left).toBeGreaterThan(15);
    expect(text).toContain('JavaScript');
    expect(text).toContain('Online spielen');
  }, 60_000);
});
