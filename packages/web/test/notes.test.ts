import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { wholeRecord } from './records.ts';
import { QUICK } from './site.ts';
import { SIZES, visits } from './visit.ts';
import { begin, enter, openTable, type TableWish } from './welcome.ts';

const visit = visits({
  environment: { ...QUICK, GRACE: '6' },
});

const TAVERN = { game: 'heros-tavern', seats: 3, bots: ['patron'] } as const;
const CLOISTER = { game: 'heaven-and-ale', seats: 3, bots: ['gardener'] } as const;

interface Company {
  readonly ann: Page;
  readonly bob: Page;
  readonly id: string;
}

/** Ann and Bob play, each in a browser of their own. */
async function play(wish: TableWish, shows: string): Promise<Company> {
  const { address } = visit.site;
  const ann = visit.page;
  const bob = await visit.stranger();
  await enter(ann, address, 'Ann');
  await enter(bob, address, 'Bob');
  const { id, invite } = await openTable(ann, wish);
  await bob.goto(`${address}join/${id}#${invite}`);
  await bob.click('.invitation-card .button.main');
  await bob.waitForSelector('.waiting-room .who:has-text("Bob")');
  await begin(ann, id);
  await ann.goto(`${address}online/${id}`);
  for (const page of [ann, bob]) await page.waitForSelector(shows);
  return { ann, bob, id };
}

const says = (page: Page, text: string) => page.waitForSelector(`.note:has-text("${text}")`);
const ask = async (page: Page, what: string): Promise<void> => {
  await page.click('.house-bar .button:has-text("Menu")');
  await page.click(`.table-menu .button:has-text("${what}")`);
  await page.click('.house-dialog .button.main');
};
const proposeEnd = async (page: Page): Promise<void> => {
  await page.click('.house-bar .button:has-text("Menu")');
  await page.click('.table-menu .button:has-text("Propose ending")');
  await page.click('.house-dialog .button:text-is("Propose")');
};

/** Takes the first card of a hand. */
const takeCard = async (page: Page): Promise<void> => {
  await page.locator('.tavern-hand.fan button:not([aria-disabled="true"])').first().click();
  await page.locator('.tavern-bar .button.main:not(:disabled)').click();
};

/** Where everything on the table is: runs inside the page. */
const places = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main svg, main button, main [role="button"], .house-bar button')]
      .filter(one => one.closest('.online-notes') === null && one.checkVisibility())
      .map(one => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [one.getAttribute('class'), ...[x, y, width, height].map(Math.round)].join(' ');
      }),
  );

/** The buttons that something else lies over, among those that a selector means. */
const covered = (page: Page, selector: string): Promise<readonly string[]> =>
  page.evaluate(wanted => {
    const isCovered = (one: Element): boolean => {
      const { x, y, width, height } = one.getBoundingClientRect();
      const top = document.elementFromPoint(x + width / 2, y + height / 2);
      return top?.closest('.online-notes') != null;
    };
    return [...document.querySelectorAll(wanted)]
      .filter(one => one.closest('.online-notes') === null && one.checkVisibility() && isCovered(one))
      .map(one => one.textContent ?? '');
  }, selector);

describe('notes at a table', () => {
  it.each([
    ['Heaven & Ale', CLOISTER, '.action-bar', '.action-bar button, .main-board .reach', '.players .points'],
    [
      'Hero’s Tavern',
      TAVERN,
      '.tavern-hand',
      '.tavern-hand button, .tavern-bar button',
      '.tavern-rival .tavern-heroes',
    ],
  ] as const)(
    'come and go without moving anything of %s, and can be folded away',
    async (_, wish, shows, hand, scores) => {
      const { ann, bob } = await play(wish, shows);
      for (const size of SIZES) {
        await ann.setViewportSize(size);
        await ann.waitForTimeout(300);
        const before = await places(ann);
        await proposeEnd(bob);
        await says(ann, 'Bob proposes ending the game');
        expect(await places(ann), `${size.width} px, with a note`).toEqual(before);
        expect(await covered(ann, hand)).toEqual([]);
        expect(await ann.locator(scores).count()).toBeGreaterThan(1);
        expect(await ann.locator('.clocks time').count()).toBe(2);
        if (size.width > 390) {
          expect(await covered(ann, scores), `${size.width} px, scores`).toEqual([]);
          expect(await covered(ann, '.clocks time'), `${size.width} px, clocks`).toEqual([]);
        }
        const { y = -1 } = (await ann.locator('.notes-panel').boundingBox()) ?? {};
        expect(y, `${size.width} px: the upper edge of the notes`).toBeGreaterThanOrEqual(0);
        await ann.click('.notes-fold');
        await ann.waitForSelector('.notes-toggle[aria-expanded="false"]:focus');
        expect(await places(ann), `${size.width} px, folded`).toEqual(before);
        expect(await covered(ann, 'main button, main [role="button"], .house-bar button')).toEqual([]);
        await ann.click('.notes-toggle');
        // A note that needs no answer goes away on its own.
        await bob.click('.note .button:has-text("Withdraw")');
        await says(ann, 'Bob withdrew the request.');
        expect(await places(ann), `${size.width} px, withdrawn`).toEqual(before);
        if (size === SIZES[0]) {
          await ann.waitForSelector('.notes-toggle[aria-expanded="false"]');
          await ann.click('.notes-toggle');
        }
        await ann.click('.note.news .button');
        await ann.waitForSelector('.notes-toggle', { state: 'detached' });
        expect(await places(ann), `${size.width} px, without a note`).toEqual(before);
        // Whoever withdraws has to wait before the next request, each time longer.
        if (size.width > 390) await bob.waitForTimeout(size === SIZES[0] ? 10_500 : 20_500);
      }
    },
    240_000,
  );

  it('stay folded when a new one comes, until someone opens all of them', async () => {
    const { ann, bob } = await play(TAVERN, '.tavern-hand');
    await proposeEnd(ann);
    await bob.click('.note .button:has-text("Decline")');
    await says(ann, 'Bob declined the proposal');
    await ann.click('.notes-fold');
    await ann.waitForSelector('.notes-toggle[aria-expanded="false"]:has-text("News (1)")');
    await bob.goto(`${visit.site.address}about`);
    await says(ann, 'Bob is away.');
    await ann.waitForSelector('.notes-toggle[aria-expanded="true"]:has-text("News (2)")');
    expect(await ann.locator('.note:has-text("Bob declined")').count()).toBe(0);
    await ann.click('.notes-fold');
    await ann.click('.notes-toggle');
    await says(ann, 'Bob declined the proposal');
  }, 120_000);

  it('say who declined, also to an author who was away', async () => {
    const { ann, bob, id } = await play(TAVERN, '.tavern-hand');
    await proposeEnd(ann);
    await says(bob, 'Ann proposes ending the game without a result.');
    await ann.goto(`${visit.site.address}about`);
    await bob.click('.note .button:has-text("Decline")');
    await bob.waitForSelector('.note:has-text("proposes ending")', { state: 'detached' });
    expect(await bob.locator('.note:has-text("declined")').count()).toBe(0);
    await ann.goto(`${visit.site.address}online/${id}`);
    await says(ann, 'Bob declined the proposal to end the game.');
    await ann.click('.note.news .button');
    await ann.reload();
    await ann.waitForSelector('.tavern-hand');
    expect(await ann.locator('.note.news').count()).toBe(0);
  }, 120_000);

  it('call from the top bar of another page when the clocks run again', async () => {
    const { ann, bob } = await play(TAVERN, '.tavern-hand');
    for (const page of [ann, bob]) await takeCard(page);
    await ann.waitForSelector('text=Card 2 of 7');
    await ask(ann, 'Ask to take back');
    await says(bob, 'The clocks are stopped');
    await bob.click('.house-bar .gear[popovertarget]');
    await bob.click('.main-menu a:has-text("Rules")');
    await bob.waitForSelector('.bell:has-text("Waiting for you (1)")');
    await ann.click('.note .button:has-text("Withdraw")');
    await bob.waitForSelector('.bell:has-text("The clocks are running again. (1)")');
    await bob.click('.bell');
    await bob.waitForSelector('.tavern-hand');
    expect(await bob.locator('.bell').count()).toBe(0);
  }, 120_000);

  it('list what the bot has played to those who take their seat back', async () => {
    const { ann, bob, id } = await play(TAVERN, '.tavern-hand');
    await bob.goto(`${visit.site.address}about`);
    await says(ann, 'A bot has taken over');
    for (let card = 1; card <= 3; card++) {
      await takeCard(ann);
      await ann.waitForSelector(`text=Card ${card + 1} of 7`);
    }
    await bob.goto(`${visit.site.address}online/${id}`);
    await bob.click('.note .button:has-text("Take your seat back")');
    await says(bob, 'While you were away, the bot played for you:');
    const lines = await bob.locator('.note.news li').allInnerTexts();
    expect(lines.filter(line => line.includes('your bot – ')).length).toBeGreaterThanOrEqual(2);
    await bob.click('.note.news .button');
    await bob.waitForSelector('.note.news', { state: 'detached' });
    // The log knows it as well.
    await bob.click('button:has-text("What happened")');
    await bob.waitForSelector('.log li');
    const told = await bob.locator('.log li').allInnerTexts();
    expect(told.filter(line => line.includes('your bot – ')).length).toBeGreaterThanOrEqual(2);
    expect(told.filter(line => line.includes('you – ')).length).toBeLessThanOrEqual(1);
  }, 120_000);
});

it('a replay names those who have won at the table, whatever their points', async () => {
  const { page } = visit;
  const record = wholeRecord('heros-tavern');
  const [, scores = ''] = /^end: (.*)$/m.exec(record) ?? [];
  const worst = scores
    .split(' ')
    .map(Number)
    .reduce((low, score, seat, all) => (score < (all[low] ?? 0) ? seat : low), 0);
  const winner = ['Anna', 'Patron', 'Patron 2'][worst] ?? '';
  await page.route('**/api/v1/tables/resigned123/record', route =>
    route.fulfill({ contentType: 'text/plain', body: record }),
  );
  await page.route('**/api/v1/tables/resigned123', route =>
    route.fulfill({ json: { outcome: { scores: [], winners: [worst], players: [] } } }),
  );
  await visit.to('online/resigned123/replay/9999');
  await expect.poll(() => page.locator('.tavern-ending h2').first().innerText()).toBe(`Winner: ${winner}`);
}, 60_000);
