import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { CATALOGUES } from '../src/play/testing/faces.ts';
import { faultsByAxe } from './axe.ts';
import { afterTurns, keepRecord, wholeRecord } from './records.ts';
import { change, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const focused = (page: Page): Promise<string> =>
  page.evaluate(() => document.activeElement?.textContent?.trim() ?? '');

describe('the main menu', () => {
  it.each(LANGUAGE_CODES)(
    'leads everywhere from every page, and says where one is, in %s',
    async language => {
      const { page } = visit;
      const { menu } = CATALOGUES[language].around;
      await visit.to('');
      await change(page, { language, name: 'Kira' });
      await page.reload();
      for (const [text, shows] of [
        [menu.learn, '.lessons'],
        [menu.online, '.entrance'],
        [menu.rules, '.rule-books'],
        ['Kira', '.settings-page'],
        [menu.play, '.start'],
      ] as const) {
        const nav = page.getByRole('navigation', { name: menu.title, exact: true });
        await nav.getByText(text, { exact: true }).click();
        await page.waitForSelector(shows);
        expect((await nav.locator('[aria-current="page"]').innerText()).trim()).toBe(text);
        // On one line, whatever styles the page brings along.
        const boxes = await Promise.all((await nav.locator('li').all()).map(item => item.boundingBox()));
        expect(new Set(boxes.map(box => box?.y)).size).toBe(1);
      }
    },
  );

  it('collapses to a button at a table, and works by keys there', async () => {
    const { page } = visit;
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('.main-board');
    const menu = page.getByRole('navigation', { name: 'Main menu' });
    expect(await menu.isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Main menu', exact: true }).focus();
    await page.keyboard.press('Enter');
    await menu.waitFor();
    expect(await faultsByAxe(page, '.main-menu')).toEqual([]);
    await page.keyboard.press('Escape');
    await menu.waitFor({ state: 'hidden' });
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused(page)).toBe('Learn');
    await page.keyboard.press('Enter');
    await page.waitForSelector('.lessons');
  });

  it('is at the thumb on a phone, below all of the page', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit.to('learn');
    await page.waitForSelector('.lessons');
    const box = (await page.locator('.main-menu').boundingBox()) ?? expect.fail();
    expect(Math.round(box.y + box.height)).toBe(844);
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
    const last = (await page.locator('main').boundingBox()) ?? expect.fail();
    expect(last.y + last.height).toBeLessThanOrEqual(box.y + 1);
  });
});

describe('a name', () => {
  it('is asked for once, before the first game, and kept', async () => {
    const { page } = visit;
    await visit.to('');
    await page.evaluate(() => localStorage.removeItem('taproom.name-asked'));
    await page.click('.room.heaven-and-ale .button.main');
    await page.fill('.ask-name input', 'Kira');
    expect(await faultsByAxe(page, '.house-dialog')).toEqual([]);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.players >> text=Kira');
    await visit.to('');
    await page.waitForSelector('.main-menu >> text=Kira');
    await page.click('.room.heros-tavern .button.main');
    await page.waitForSelector('.tavern-hand');
  });

  it('that nobody gave is not asked for again, and is said in the language of whoever reads', async () => {
    const { page } = visit;
    await visit.to('');
    await page.evaluate(() => localStorage.removeItem('taproom.name-asked'));
    await page.click('.room.heaven-and-ale .button.main');
    await page.click('text=Play without a name');
    await page.waitForSelector('.players >> text=Player 1');
    await page.selectOption('.language select', 'de');
    await page.waitForSelector('.players >> text=Spieler 1');
    await page.selectOption('.language select', 'ru');
    await page.waitForSelector('.players >> text=Игрок 1');
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('.main-board');
  });

  it('“You” of an old game is nobody’s, neither in the list nor at the table', async () => {
    const { page } = visit;
    await toQuietPage(page, visit.site.address);
    const id = await keepRecord(page, afterTurns('heaven-and-ale', 2).replace(/name 0: .*/, 'name 0: You'));
    await page.evaluate(async game => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((resolve, reject) => {
          request.onsuccess = () => resolve(request.result);
          request.onerror = () => reject(request.error);
        });
      const base = await done(indexedDB.open('taproom'));
      const games = base.transaction('games', 'readwrite').objectStore('games');
      const kept = await done(games.get(game));
      kept.seats[0].name = 'You';
      await done(games.put(kept));
      base.close();
    }, id);
    await change(page, { language: 'de' });
    await visit.to('');
    await page.waitForSelector('.kept');
    expect(await page.innerText('.kept')).not.toContain('You');
    await visit.to(`play/${id}`);
    await page.waitForSelector('.players >> text=Spieler 1');
    expect(await page.innerText('main')).not.toContain('You');
  });

  it('is asked of everybody who sits down at one screen', async () => {
    const { page } = visit;
    await visit.to('new/heaven-and-ale');
    await page.selectOption('.seats li:nth-child(2) select', 'person');
    await page.getByLabel('Name for seat 2').fill('Ben');
    await page.click('text=Start');
    await page.waitForSelector('.players >> text=Player 1');
    await page.waitForSelector('.players >> text=Ben');
  });
});

describe('the start page', () => {
  it('offers to continue first, and says which game it deletes', async () => {
    const { page } = visit;
    await toQuietPage(page, visit.site.address);
    const id = await keepRecord(page, afterTurns('heaven-and-ale', 2));
    await visit.to('');
    const first = page.locator('.kept').first();
    await first.waitFor();
    expect(await first.innerText()).toMatch(/Heaven & Ale[\s\S]*Round 1/);
    await first.getByRole('button', { name: 'Delete' }).click();
    const dialog = page.getByRole('dialog');
    expect(await dialog.innerText()).toMatch(/Heaven & Ale[\s\S]*Round 1/);
    await dialog.getByRole('button', { name: 'Keep' }).click();
    await first.getByText('Continue', { exact: true }).click();
    await page.waitForSelector('.main-board');
    expect(page.url()).toContain(id);
  });

  it('asks nobody whether they are new who has finished a game', async () => {
    const { page } = visit;
    await visit.to('');
    await page.waitForSelector('.guide-offer');
    await keepRecord(page, wholeRecord('heaven-and-ale'));
    await visit.to('');
    await page.waitForSelector('.kept');
    expect(await page.locator('.guide-offer').count()).toBe(0);
  });

  it.each(['play/0a1b2c', 'replay/0a1b2c', 'replay#broken', 'nothing'])('is reached from /%s', async path => {
    const { page } = visit;
    await visit.to(path);
    await page.locator('main').getByRole('link', { name: 'Home' }).click();
    await page.waitForSelector('.start');
  });
});

describe('rules beside the table', () => {
  const open = async (page: Page): Promise<void> => {
    await page.click('.house-bar button:text-is("Menu")');
    await page.click('.game-menu >> text=Rules');
    await page.waitForSelector('.rules-panel .rule');
  };

  it('open without leaving it, answer a question, and let one play on', async () => {
    const { page } = visit;
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('g.open');
    const url = page.url();
    await open(page);
    await page.locator('.rules-panel input').fill('how do I win');
    await page.waitForSelector('.rules-panel .rule:has-text("10.4")');
    expect(await faultsByAxe(page, '.rules-panel')).toEqual([]);
    await page.locator('g.open .reach').first().click();
    await page.waitForSelector('.action-bar .confirm');
    expect(page.url()).toBe(url);
    const panel = (await page.locator('.rules-panel').boundingBox()) ?? expect.fail();
    const board = (await page.locator('.cloister').first().boundingBox()) ?? expect.fail();
    expect(board.x + board.width).toBeLessThanOrEqual(panel.x + 1);
    await page.locator('.rules-panel input').press('Escape');
    await page.locator('.rules-panel input').press('Escape');
    await page.locator('.rules-panel').waitFor({ state: 'detached' });
  });

  it('show a rule that another one names, and give the focus back', async () => {
    const { page } = visit;
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('g.open');
    await open(page);
    await page.locator('#panel-rule-5\\.2 a:has-text("5.7")').click();
    await page.waitForSelector('#panel-rule-5\\.7.here');
    await page.keyboard.press('Escape');
    await page.locator('.rules-panel').waitFor({ state: 'detached' });
    expect(await focused(page)).toBe('Menu');
  });

  it.each([
    // Whoever is dealt the first place chooses where to start; all others begin with a turn.
    ['heaven-and-ale', '[data-section="turn"], [data-section="start"]'],
    ['heros-tavern', '[data-section="cards"]'],
  ])('have the player aid of %s, opened at the current step: %s', async (game, sections) => {
    const { page } = visit;
    await visit.to('');
    await page.click(`.room.${game} .button.main`);
    await page.waitForSelector('g.open, .tavern-hand');
    await page.click('.house-bar button:text-is("Menu")');
    await page.click('.game-menu >> text=Player aid');
    await page.waitForSelector(`.rules-panel :is(${sections}) h2:focus`);
    await page.getByRole('tab', { name: 'Player aid' }).focus();
    await page.keyboard.press('ArrowRight');
    await page.waitForSelector('.rules-panel .glossary-list');
    expect(await faultsByAxe(page, '.rules-panel')).toEqual([]);
  });

  it.each([
    [390, 844],
    [768, 1024],
    [1000, 700],
  ])('cover the page where there is no room for both: %i × %i', async (width, height) => {
    const { page } = visit;
    await page.setViewportSize({ width, height });
    await visit.to('');
    await page.click('.room.heaven-and-ale .button.main');
    await page.waitForSelector('g.open');
    await open(page);
    const box = (await page.locator('.rules-panel').boundingBox()) ?? expect.fail();
    expect([box.x, box.y, box.width, box.height]).toEqual([0, 0, width, height]);
    // Nothing behind it takes the focus.
    for (let steps = 0; steps < 6; steps++) {
      await page.keyboard.press('Shift+Tab');
      const behind = await page.evaluate(() =>
        document.activeElement?.matches(':is(main, .house-bar) *:not(.rules-panel, .rules-panel *)'),
      );
      expect(behind).toBe(false);
    }
    await page.getByRole('button', { name: 'Close', exact: true }).click();
    await page.locator('.rules-panel').waitFor({ state: 'detached' });
  });
});
