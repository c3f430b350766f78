import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { visits } from './visit.ts';

const visit = visits({ oneTab: true });

const fields = (page: Page): Locator => page.locator('.more-options');
const begin = (page: Page): Locator => page.locator('.begin .button.main');

async function unfold(page: Page): Promise<void> {
  await fields(page).locator('summary').click();
  await fields(page).locator('select, input').first().waitFor();
}

/** What was agreed on for the game that is on the screen, as this browser keeps it. */
const kept = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    const id = location.pathname.split('/').at(-1) ?? '';
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('taproom'));
    const game = await done(database.transaction('games').objectStore('games').get(id));
    database.close();
    return game.options;
  });

describe('a table on this device', () => {
  it('HA 4.4 lets somebody choose the first player, and offers the same the next time', async () => {
    const { page } = visit;
    await visit.to('new/heaven-and-ale');
    expect(await fields(page).getAttribute('open')).toBeNull();
    await page.fill('.seats input', 'Ann');
    await unfold(page);
    await page.getByLabel('First player').selectOption('Novice');
    expect(await fields(page).locator('summary').innerText()).toContain('First player: Novice');
    await begin(page).click();
    await page.waitForSelector('.main-board');
    expect(await kept(page)).toEqual({ first: 1 });

    await visit.to('new/heaven-and-ale');
    await fields(page).locator('summary small').waitFor();
    expect(await fields(page).locator('summary').innerText()).toContain('First player: Novice');
    await unfold(page);
    await page.getByLabel('First player').selectOption('Chosen at random');
    await begin(page).click();
    await page.waitForSelector('.main-board');
    expect(await kept(page)).toEqual({});
  });

  it('says so beside the field if the first player has left', async () => {
    const { page } = visit;
    await visit.to('new/heaven-and-ale');
    await page.click('text=Add a seat');
    await unfold(page);
    await page.getByLabel('First player').selectOption('2');
    await page.getByLabel('Remove seat 3').click();
    await fields(page).locator('text=This table has no seat 3.').waitFor();
    expect(await begin(page).isDisabled()).toBe(true);
    expect(await faultsByAxe(page, 'main')).toEqual([]);
    await page.getByLabel('First player').selectOption('0');
    expect(await begin(page).isDisabled()).toBe(false);
  });

  it('HT 8.1 lets a table agree on prices, and says beside the field what is wrong with one', async () => {
    const { page } = visit;
    await visit.to('new/heros-tavern');
    await unfold(page);
    const coins = page.getByLabel('Cook, Coins');
    expect(await coins.inputValue()).toBe('1');
    for (const wrong of ['10', '', '-1', '1.5']) {
      await coins.fill(wrong);
      await fields(page).locator('text=Cook, Coins: enter a whole number from 0 to 9.').waitFor();
      expect(await coins.getAttribute('aria-invalid')).toBe('true');
      expect(await begin(page).isDisabled()).toBe(true);
    }
    expect(await faultsByAxe(page, 'main')).toEqual([]);
    await coins.fill('3');
    await page.getByLabel('Food, Land').fill('2');
    expect(await fields(page).locator('.options-wrong').count()).toBe(0);
    expect(await fields(page).locator('summary').innerText()).toContain(
      'Price of Food: 1 storage, 2 land (standard: 1 storage) · Price of Cook: 3 coins (standard: 1 coin)',
    );
    await begin(page).click();
    await page.waitForSelector('.tavern-hand');
    expect(await kept(page)).toEqual({
      prices: { food: { coins: 0, storage: 1, land: 2 }, cook: { coins: 3, storage: 0, land: 0 } },
    });
    await visit.to('new/heros-tavern');
    await fields(page).locator('summary small').waitFor();
    await unfold(page);
    expect(await coins.inputValue()).toBe('3');
    await page.click('text=Reset to standard prices');
    expect(await coins.inputValue()).toBe('1');
    expect(await fields(page).locator('summary small').count()).toBe(0);
  });
});

describe('the way to a new game on a phone', () => {
  it('is above the bar at the thumb, however many seats there are', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await visit.to('new/heaven-and-ale');
    await begin(page).waitFor();
    const [start, bar] = await Promise.all(
      ['.begin .button.main', '.main-menu.across'].map(part => page.locator(part).boundingBox()),
    );
    expect((start?.y ?? 0) + (start?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
  });
});

describe('a shared table', () => {
  /** Comes in, chooses a game, and unfolds its options. */
  async function newTable(name: string, game: string): Promise<Page> {
    const page = await visit.stranger();
    await page.goto(`${visit.site.address}online`);
    await page.fill('.entrance input', name);
    await page.click('.entrance .button.main');
    await page.locator(`.new-table label:has(input[value="${game}"])`).click();
    await unfold(page);
    return page;
  }

  const open = (page: Page): Promise<void> => page.click('.new-table > .button.main');

  it('HA 4.4 tells everybody in the waiting room who is the first player', async () => {
    const ann = await newTable('Ann', 'heaven-and-ale');
    await ann.getByLabel('First player').selectOption('Seat 1');
    await open(ann);
    await ann.waitForSelector('.agreed >> text=First player: Ann');
    const link = await ann.locator('.invitation input').inputValue();
    const bob = await visit.stranger();
    await bob.goto(link);
    await bob.waitForSelector('.agreed >> text=First player: Ann');
    expect(await faultsByAxe(ann, 'main')).toEqual([]);
  });

  it('HT 8.1 tells the prices that differ, takes no wrong ones, and says nothing if all is as usual', async () => {
    const ann = await newTable('Ann', 'heros-tavern');
    await ann.getByLabel('Lodging, Land').fill('12');
    await fields(ann).locator('text=Lodging, Land: enter a whole number from 0 to 9.').waitFor();
    expect(await ann.locator('.new-table > .button.main').isDisabled()).toBe(true);
    await ann.getByLabel('Lodging, Land').fill('0');
    await open(ann);
    await ann.waitForSelector('.agreed');
    expect(await ann.locator('.agreed li').allInnerTexts()).toEqual([
      'Price of Lodging: nothing (standard: 1 land)',
    ]);

    const bob = await newTable('Bob', 'heros-tavern');
    await open(bob);
    await bob.waitForSelector('.waiting-room');
    await bob.waitForLoadState('networkidle');
    expect(await bob.locator('.agreed').count()).toBe(0);
  });

  it('forgets the options of one game when another is chosen', async () => {
    const ann = await newTable('Ann', 'heros-tavern');
    await ann.getByLabel('Lodging, Land').fill('5');
    await ann.locator('.new-table label:has(input[value="heaven-and-ale"])').click();
    await unfold(ann);
    await ann.getByLabel('First player').selectOption('Seat 2');
    await open(ann);
    await ann.waitForSelector('.agreed >> text=First player: Seat 2');
  });
});
