import type { Page } from 'playwright-core';
import { describe, it } from 'vitest';
import { clickTavern, clickUntil } from './hands.ts';
import { QUICK } from './site.ts';
import { visits } from './visit.ts';
import { enter, openTable } from './welcome.ts';

const visit = visits({
  environment: { ...QUICK, GRACE: '8' },
});

const MORE = ['Cat', 'Dan', 'Eve'];

/** Someone in a browser of their own. */
interface Person {
  readonly name: string;
  page: Page;
}

const says = (page: Page, text: string): Promise<unknown> =>
  page.waitForSelector(`.note:has-text("${text}")`);
const sits = (page: Page, name: string): Promise<unknown> =>
  page.waitForSelector(`.waiting-room .who:has-text("${name}")`);

async function chooseInMenu(page: Page, text: string): Promise<void> {
  await page.click('.house-bar .button:has-text("Menu")');
  await page.click(`.table-menu .button:has-text("${text}")`);
}

/** Takes a card: chooses one, and confirms. */
async function takeCard(page: Page): Promise<void> {
  await page.waitForSelector('.tavern-hand.fan');
  await page.click('.tavern-hand.fan button:not([aria-disabled="true"])');
  await page.click('.tavern-bar .button.main');
}

describe.each([3, 5])('%i people, each in a browser of their own', count => {
  it('come by one invitation, lose and find each other on the way, play to the end, meet again and resign', async () => {
    const { address } = visit.site;
    const ann = visit.page;
    await enter(ann, address, 'Ann');
    const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: count });
    await ann.goto(`${address}online/${id}`);
    const comes = async (name: string): Promise<Person> => {
      const page = await visit.stranger();
      await enter(page, address, name);
      await page.goto(`${address}join/${id}#${invite}`);
      await page.click('.invitation-card .button.main');
      await sits(ann, name);
      return { name, page };
    };
    const bob = await comes('Bob');
    const others = [bob];
    for (const name of MORE.slice(0, count - 2)) others.push(await comes(name));
    const all = (): Page[] => [ann, ...others.map(({ page }) => page)];

    // Removed by mistake: one is told, and sits down again.
    await ann.click('.seat-list li:has(.who:has-text("Bob")) .button:has-text("Remove player")');
    await ann.click('.house-dialog .button.dangerous');
    await says(bob.page, 'The host removed you from the table. You can sit down again.');
    await bob.page.click('.invitation-card .button.main');
    for (const page of all()) await sits(page, 'Bob');

    await ann.click('.waiting-room .button.main');
    for (const page of all()) await takeCard(page);

    // A turn is taken back once everyone has agreed.
    await chooseInMenu(ann, 'Ask to take back');
    await ann.click('.house-dialog .button.main');
    for (const { page } of others) {
      await says(page, 'Ann asks to take back this turn: Card 1 of the draft: Ann –');
      await page.click('.note .button:has-text("Agree")');
    }
    for (const page of all()) {
      await says(page, 'Everyone agreed. This turn was taken back:');
      await page.click('.note.news .button');
    }

    // Bob leaves, and a bot plays until he is back.
    const home = bob.page.context();
    await bob.page.close();
    for (const page of all())
      if (page !== bob.page) await says(page, 'Bob is away. A bot has taken over until they come back.');
    bob.page = await home.newPage();
    await bob.page.goto(`${address}online/${id}`);
    await bob.page.click('.note .button:has-text("Take your seat back")');
    for (const page of all()) await page.waitForSelector('.seat-notes .note', { state: 'detached' });

    await Promise.all(all().map(page => clickUntil(page, '.tavern-ending', clickTavern)));

    await ann.click('.after-game .button.main');
    await sits(ann, 'Ann');
    for (const { name, page } of others) {
      await says(page, 'There is a new table');
      await page.click('.after-game .button:has-text("Go to the rematch")');
      await sits(ann, name);
    }
    await ann.click('.waiting-room .button.main');
    for (const { page } of others) {
      await page.waitForSelector('.tavern-hand');
      await chooseInMenu(page, 'Resign');
      await page.click('.house-dialog .button.dangerous');
      await says(page, 'You resigned');
    }
    await says(ann, 'You’re the only player left.');
    await chooseInMenu(ann, 'End the game');
    await ann.click('.house-dialog .button.dangerous');
    await ann.waitForSelector('.after-game');
    for (const { page } of others) await says(page, 'Ann ended the game early.');
  }, 400_000);
});
