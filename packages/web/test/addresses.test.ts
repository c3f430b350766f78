import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { words as en } from '../src/i18n/en/index.ts';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { loadMessages } from '../src/i18n/messages.ts';
import { faultsByAxe } from './axe.ts';
import { misplaced } from './layout.ts';
import { importRecord, wholeRecord } from './records.ts';
import { Site } from './site.ts';
import { visits } from './visit.ts';

const visit = visits({ serviceWorker: true });

/** Pages that need nothing but their address, what is there, and what the tab is called. */
const PAGES: readonly (readonly [address: string, shows: string, title: string])[] = [
  ['', '.start', `${en.app.tagline} · Taproom`],
  ['new/heaven-and-ale', '.new-game', `Heaven & Ale: ${en.start.setUp} · Taproom`],
  ['play/0a1b2c', `text=${en.play.noSuchGame}`, 'Taproom'],
  ['replay/0a1b2c/7', `text=${en.play.noSuchGame}`, `${en.records.replay} · Taproom`],
  ['replay', `text=${en.records.brokenLink}`, `${en.records.replay} · Taproom`],
  ['replay#broken', `text=${en.records.brokenLink}`, `${en.records.replay} · Taproom`],
  ['online', '.entrance', 'Play online · Taproom'],
  ['account', '.entrance', 'Your account · Taproom'],
  ['people/AbCdEfGh1234', `text=${en.online.noPerson}`, `${en.online.player} · Taproom`],
  ['leaders', '.filters', `${en.online.leaders} · Taproom`],
  ['operator', '.online', `${en.online.operator} · Taproom`],
  ['settings', '.settings-page', 'Settings · Taproom'],
  ['learn', '.lessons', 'Learn · Taproom'],
  ['daily/heros-tavern', '.daily-page', `Hero’s Tavern: ${en.around.learn.daily} · Taproom`],
  ['rules', '.rule-books', 'Rules · Taproom'],
  ['glossary/heros-tavern', '.glossary-list', `${en.around.glossary.title('Hero’s Tavern')} · Taproom`],
  ['rules/heaven-and-ale', '.rules-page', `${en.pages.rules.title('Heaven & Ale')} · Taproom`],
  [
    'rules/heros-tavern#3.1',
    '.rule.here:has-text("3.1")',
    `${en.pages.rules.title('Hero’s Tavern')} · Taproom`,
  ],
  ['score/heaven-and-ale', 'main h1', `${en.signs['heaven-and-ale']?.pages.score} · Taproom`],
  ['print/heros-tavern', '.print-page', `${en.signs['heros-tavern']?.pages.print} · Taproom`],
  ['about', '.about', 'About Taproom · Taproom'],
];

const titled = (title: string) => visit.page.waitForFunction(wanted => document.title === wanted, title);

describe('an address', () => {
  it.each(PAGES)('is opened directly, and again after a reload: /%s', async (address, shows, title) => {
    const { page, site } = visit;
    const answer = await page.goto(`${site.address}${address}`);
    expect(answer?.status()).toBe(200);
    for (const time of ['first', 'again']) {
      await page.waitForSelector(shows);
      await titled(title);
      if (time === 'first') await page.reload();
    }
    // A replay adds the move that it shows; nothing else changes its address.
    expect(page.url()).toBe(`${site.address}${address}`);
  });

  it('of a page has a title from the server already, before any script has run', async () => {
    const { site } = visit;
    for (const [address, , title] of PAGES) {
      const html = await (await fetch(`${site.address}${address}`)).text();
      const said = /<title>([^<]*)<\/title>/
        .exec(html)?.[1]
        ?.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)));
      expect(said, address).toBe(title === 'Taproom' ? PAGES[0]?.[2] : title);
    }
  });

  it.each(['nothing', 'rules/no-such-game', 'print/no-such-game', 'online/AbCdEfGh1234/what', 'about/x'])(
    'where there is no page says so and leads on: /%s',
    async address => {
      const { page, site } = visit;
      const answer = await page.goto(`${site.address}${address}`);
      expect(answer?.status()).toBe(404);
      await page.waitForSelector(`h1:has-text("${en.pages.nowhere}")`);
      await page.click('.not-found .button.main');
      await page.waitForSelector('.start');
      expect(page.url()).toBe(site.address);
    },
  );

  it('where there is no page is told in each reader’s language, and axe finds nothing there', async () => {
    const { page } = visit;
    await visit.to('nothing');
    for (const language of LANGUAGE_CODES) {
      const { nowhere } = (await loadMessages(language)).pages;
      await page.selectOption('.language select', language);
      await page.waitForSelector(`h1:has-text("${nowhere}")`);
      await titled(`${nowhere} · Taproom`);
      for (const width of [1440, 390]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await misplaced(page), `${language}, ${width} px`).toEqual([]);
      }
      await page.setViewportSize({ width: 1440, height: 900 });
    }
    expect(await faultsByAxe(page, 'html')).toEqual([]);
  });

  it('of a table that is not there says so', async () => {
    const { page, site } = visit;
    const answer = await page.goto(`${site.address}online/AbCdEfGh1234`);
    expect(answer?.status()).toBe(404);
    await page.waitForSelector(`text=${en.online.none}`);
  });
});

describe('a link of version 0.2', () => {
  it.each([
    ['#/', '', '.start'],
    ['#/about', 'about', '.about'],
    ['index.html#/settings', 'settings', '.settings-page'],
    ['?from=mail#/new/heros-tavern', 'new/heros-tavern', '.new-game'],
    ['#/rules/heaven-and-ale/6.1', 'rules/heaven-and-ale#6.1', '.rule.here:has-text("6.1")'],
    ['#/online', 'online', '.entrance'],
    ['#/online/AbCdEfGh1234', 'online/AbCdEfGh1234', `text=${en.online.none}`],
    ['#/join/AbCdEfGh1234/Secret', 'join/AbCdEfGh1234#Secret', `text=${en.online.none}`],
  ])('leads to the same page: /%s', async (old, address, shows) => {
    const { page, site } = visit;
    await visit.to(old);
    await page.waitForSelector(shows);
    expect(page.url()).toBe(`${site.address}${address}`);
  });

  it('leads there from a page that is open, and back', async () => {
    const { page, site } = visit;
    await visit.to('about');
    await page.evaluate(() => {
      location.hash = '#/settings';
    });
    await page.waitForSelector('.settings-page');
    expect(page.url()).toBe(`${site.address}settings`);
    await page.goBack();
    await page.waitForSelector('.about');
    expect(page.url()).toBe(`${site.address}about`);
  });

  it('with a game packed into it still shows the game, and no server hears of it', async () => {
    const { page, site } = visit;
    await visit.to('');
    await importRecord(page, wholeRecord('heros-tavern'));
    await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.fill('.transport input[type=range]', '12');
    await page.getByRole('button', { name: en.records.more, exact: true }).click();
    await page.getByRole('button', { name: en.records.copyMove }).click();
    await page.waitForSelector(`text=${en.records.copied}`);
    const link = await page.evaluate(() => navigator.clipboard.readText());
    const packed = new RegExp(`^${site.address}replay#([\\w-]+)/12$`).exec(link)?.[1] ?? '';
    expect(packed.length).toBeGreaterThan(100);
    for (const address of [link, `${site.address}#/r/${packed}/12`]) {
      const other = await visit.stranger();
      const asked: string[] = [];
      other.on('request', request => asked.push(request.url(), ...Object.values(request.headers())));
      await other.goto(address);
      await other.locator('.transport-happened b', { hasText: /^Move 12 of/ }).waitFor();
      expect(other.url()).toBe(link);
      await other.click('.step-on');
      await other.waitForURL(`${site.address}replay#${packed}/13`);
      const told = asked.filter(text => text.replace(/#.*/, '').includes(packed.slice(0, 40)));
      expect(told).toEqual([]);
    }
  });
});

describe('going to and fro', () => {
  it('shows each page where it was left, with the focus on it', async () => {
    const { page, site } = visit;
    await visit.to('');
    await page.click('.house-links a[href="/rules/heaven-and-ale"]');
    await page.waitForSelector('.rules-text section');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.evaluate(() => scrollTo(0, 1200));
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await page.evaluate(() => document.querySelector<HTMLElement>('.house-name')?.click());
    await page.waitForSelector('.start');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    expect(page.url()).toBe(site.address);
    await page.goBack();
    await page.waitForSelector('.rules-text section');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content');
    await page.reload();
    await page.waitForSelector('.rules-text section');
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(1200);
    await page.goForward();
    await page.waitForSelector('.start');
    await page.goBack();
    await page.goBack();
    await page.waitForSelector('.start');
  });

  it('goes from rule to rule', async () => {
    const { page } = visit;
    await visit.to('rules/heaven-and-ale#2.1');
    await page.waitForSelector('.rule.here:has-text("2.1")');
    const top = () => page.evaluate(() => scrollY);
    await page.click('.rules-contents a:has-text("7.")');
    await page.waitForURL('**/rules/heaven-and-ale#7');
    const seven = await top();
    await page.goBack();
    await page.waitForSelector('.rule.here:has-text("2.1")');
    await expect.poll(top).toBeLessThan(seven);
    await page.goForward();
    await page.waitForURL('**/rules/heaven-and-ale#7');
    await expect.poll(top).toBe(seven);
  });

  it('opens another tab by a middle click, and leaves this one alone', async () => {
    const { page, context, site } = visit;
    await visit.to('');
    const [other] = await Promise.all([
      context.waitForEvent('page'),
      page.click('.house-links a[href="/about"]', { button: 'middle' }),
    ]);
    await other.waitForSelector('.about');
    expect([page.url(), other.url()]).toEqual([site.address, `${site.address}about`]);
  });
});

describe('with the network off', () => {
  it('an address that was never opened is there after the first visit, and nothing else is', async () => {
    const { page, context, site } = visit;
    await visit.to('');
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    for (const [address, shows] of [
      ['rules/heros-tavern#3.1', '.rule.here:has-text("3.1")'],
      ['score/heaven-and-ale', 'main h1'],
      ['new/heaven-and-ale?from=home', '.new-game'],
      ['#/about', '.about'],
      ['online/AbCdEfGh1234', `text=${en.app.needsConnection}`],
    ] as const) {
      const other = await context.newPage();
      await other.goto(`${site.address}${address}`);
      await other.waitForSelector(shows);
    }
    for (const address of ['api/docs', 'metrics', 'nothing'])
      await expect(page.goto(`${site.address}${address}`), address).rejects.toThrow(
        /ERR_INTERNET_DISCONNECTED/,
      );
  });
});

describe('below a path of its own', () => {
  it('everything works as it does elsewhere', async () => {
    const site = await Site.open({ BASE_PATH: '/taproom' });
    onTestFinished(() => site.close());
    const { page, context } = visit;
    const home = `${site.address}taproom/`;
    await page.goto(home);
    await page.click('.house-links a[href="/taproom/rules/heaven-and-ale"]');
    await page.waitForSelector('.rules-page');
    expect(page.url()).toBe(`${home}rules/heaven-and-ale`);
    await page.reload();
    await page.waitForSelector('.rules-page');
    await page.goto(`${home}#/rules/heros-tavern/3.1`);
    await page.waitForSelector('.rule.here:has-text("3.1")');
    expect(page.url()).toBe(`${home}rules/heros-tavern#3.1`);
    await page.click('.house-name');
    await page.waitForSelector('.start');
    expect(page.url()).toBe(home);

    // The API, by a page that is deeper.
    await page.goto(`${home}online`);
    await page.fill('.entrance input', 'Ann');
    await page.click('.entrance .button.main');
    await page.click('.new-table .button.main');
    const link = await page.locator('.invitation input').inputValue();
    expect(link).toMatch(new RegExp(`^${home}join/\\w+#\\w+$`));
    const table = page.url();
    expect(table).toMatch(new RegExp(`^${home}online/\\w+$`));
    await page.reload();
    await page.waitForSelector('.waiting-room .who:has-text("Ann")');
    const html = await (await fetch(link)).text();
    expect(html).toContain('<meta property="og:title" content="Ann invites you to play Heaven &#38; Ale">');
    const image = /property="og:image" content="([^"]*)"/.exec(html)?.[1] ?? '';
    expect(image).toMatch(new RegExp(`^${home}previews/`));
    expect((await fetch(image)).headers.get('content-type')).toBe('image/png');
    const guest = await visit.stranger();
    await guest.goto(link);
    await guest.fill('.invitation-card input', 'Bob');
    await guest.click('.invitation-card .button.main');
    await page.waitForSelector('.waiting-room .who:has-text("Bob")');

    await page.evaluate(() => navigator.serviceWorker.ready);
    expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).scope)).toBe(home);
    await page.goto(home);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await context.setOffline(true);
    await page.goto(`${home}score/heros-tavern`);
    await page.waitForSelector('main h1');
    await page.goto(`${home}nothing`).catch(() => null);
    await context.setOffline(false);
    expect((await page.goto(`${home}nothing`))?.status()).toBe(404);
    await page.waitForSelector(`h1:has-text("${en.pages.nowhere}")`);
  });
});

describe('while the client is developed', () => {
  it('its addresses are served, too', async () => {
    const cacheDir = mkdtempSync(join(tmpdir(), 'taproom-vite-'));
    const server = await createServer({
      root: join(import.meta.dirname, '..'),
      cacheDir,
      logLevel: 'error',
      server: { host: '127.0.0.1', port: 0, watch: null },
    });
    onTestFinished(async () => {
      await server.close();
      rmSync(cacheDir, { recursive: true, force: true });
    });
    await server.listen();
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const { page } = visit;
    await page.goto(`${address}rules/heros-tavern#3.1`);
    await page.waitForSelector('.rule.here:has-text("3.1")');
    await page.click('.house-name');
    await page.waitForSelector('.start');
    expect(page.url()).toBe(address);
  });
});
