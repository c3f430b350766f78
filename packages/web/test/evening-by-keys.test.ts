import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickTavern } from './hands.ts';
import { Keys } from './keys.ts';
import { change, visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';

const visit = visits({
  environment: {
    BOT_MS: '20',
    BOT_OTHERS_MS: '20',
    BOT_PAUSE: '0',
    LIMIT_PERSON: '0',
    LIMIT_ADDRESS: '0',
    GRACE: '8',
  },
});

/** Someone without a mouse who reads tables as text. */
class Reader {
  private constructor(
    readonly page: Page,
    private keys: Keys,
  ) {}

  static async named(name: string, page: Page): Promise<Reader> {
    await enter(page, visit.site.address, name);
    await change(page, { table: 'text' });
    return new Reader(page, await Keys.at(page));
  }

  async to(path: string, shows: string): Promise<void> {
    await this.page.goto(`${visit.site.address}${path}`);
    await this.page.waitForSelector(shows);
    this.keys = await Keys.at(this.page);
  }

  /** Steps to something by its text, and presses it. */
  async press(selector: string, text = ''): Promise<void> {
    await this.page
      .locator(`${selector}:has-text("${text}")`)
      .first()
      .evaluate(wanted => {
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        wanted.setAttribute('data-wanted', '');
      });
    await this.keys.press('[data-wanted]');
  }

  async chooseInMenu(text: string): Promise<void> {
    await this.keys.press('.online-strip > button[popovertarget]');
    await this.page.waitForSelector(`.table-menu .button:has-text("${text}")`);
    await this.press('.table-menu .button', text);
  }

  async type(line: string): Promise<void> {
    await this.keys.to('.command-line input');
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** Takes a card that the table offers, once it is their turn. */
  async takeCard(): Promise<void> {
    await this.page.locator('.text-position', { hasNotText: 'Waiting for' }).waitFor();
    await this.type('?');
    const offered = this.page.locator('.text-answers > :last-child code').filter({ hasText: /^pick / });
    await this.type(await offered.last().innerText());
    await this.page.waitForSelector('.text-position:has-text("Type “done”")');
    await this.type('done');
  }

  note(text: string): Promise<unknown> {
    return this.page.waitForSelector(`.note:has-text("${text}")`);
  }

  hears(text: string): Promise<unknown> {
    return this.page.waitForSelector(`.text-answers :text("${text}")`);
  }

  async expectFocusKept(): Promise<void> {
    expect(await this.keys.lost()).toEqual([]);
  }
}

/** Ann has a table of Hero's Tavern with a bot, and Bob comes by the invitation. */
async function sitDown(): Promise<{ ann: Reader; bob: Reader; id: string }> {
  const ann = await Reader.named('Ann', visit.page);
  const { id, invite } = await openTable(ann.page, { game: 'heros-tavern', seats: 3, bots: ['patron'] });
  await ann.to(`online/${id}`, '.waiting-room');
  const bob = await Reader.named('Bob', await visit.stranger());
  await bob.to(`join/${id}#${invite}`, '.invitation-card');
  await bob.press('.invitation-card .button.main');
  await ann.page.waitForSelector('.seat-list .who:has-text("Bob")');
  return { ann, bob, id };
}

async function start(): Promise<{ ann: Reader; bob: Reader; id: string }> {
  const seated = await sitDown();
  await seated.ann.page.waitForSelector('.waiting-room .button.main:enabled');
  await seated.ann.press('.waiting-room .button.main');
  for (const { page } of [seated.ann, seated.bob]) await page.waitForSelector('.command-line');
  return seated;
}

describe('an evening without a mouse, at text tables', () => {
  it('goes from an invitation by a turn taken back and a resignation to a rematch', async () => {
    const { ann, bob } = await start();
    await ann.takeCard();
    await bob.takeCard();
    await ann.hears('Bob');
    await ann.chooseInMenu('Ask to take back');
    await ann.page.waitForSelector('.house-dialog:has-text("Ask to go back to turn")');
    await ann.press('.house-dialog .button.main');
    await bob.note('Ann asks to go back to turn');
    await bob.note('The clocks are stopped.');
    await bob.press('.note .button', 'Show that position');
    await bob.page.waitForSelector('.house-dialog.wide .past-position:has-text("Your hand")');
    expect(await bob.page.locator('.house-dialog svg, .house-dialog .tavern-table').count()).toBe(0);
    await bob.press('.house-dialog.wide .button.main');
    // The focus is where it was.
    await bob.page.waitForSelector('.note .button:focus:has-text("Show that position")');
    await bob.press('.note .button', 'Agree');
    await ann.page.waitForSelector('.note:has-text("go back to turn")', { state: 'detached' });
    await ann.takeCard();
    await bob.takeCard();

    await bob.chooseInMenu('Resign');
    await bob.page.waitForSelector('.house-dialog:has-text("the others play on")');
    await bob.press('.house-dialog .dangerous');
    await ann.note('Bob resigned. A bot has taken over. You’re the only player left.');
    await ann.takeCard();
    await ann.press('.seat-notes .button', 'End the game');
    await ann.press('.house-dialog .dangerous');
    await ann.page.waitForSelector('.text-position:has-text("The game was ended early.")');
    await bob.note('Bob resigned. Ann ended the game early.');
    for (const person of [ann, bob]) await person.expectFocusKept();
    await ann.press('.after-game .button.main');
    await ann.page.waitForSelector('.waiting-room .who:has-text("Ann")');
    await bob.press('.note .button', 'Go to the rematch');
    await ann.page.waitForSelector('.waiting-room .who:has-text("Bob")');
  }, 240_000);

  it('tells of a bot that takes over, and lets its person come back', async () => {
    const { ann, bob, id } = await start();
    await bob.to('about', 'main');
    await ann.note('Bob is away. A bot has taken over until they come back.');
    await ann.hears('A bot now plays for Bob.');
    await bob.to(`online/${id}`, '.command-line');
    await bob.press('.note .button', 'Take your seat back');
    await ann.hears('Bob is back.');
    await ann.page.waitForSelector('.seat-notes .note', { state: 'detached' });
    await ann.takeCard();
    await bob.takeCard();
    for (const person of [ann, bob]) await person.expectFocusKept();
  }, 240_000);

  it('removes somebody after a question, who is told and sits down again', async () => {
    const { ann, bob } = await sitDown();
    await ann.press('.seat-list .button', 'Remove player');
    await ann.page.waitForSelector('.house-dialog:has-text("Remove Bob from the table?")');
    await ann.press('.house-dialog .dangerous');
    await bob.note('The host removed you from the table. You can sit down again.');
    await bob.press('.invitation-card .button.main');
    await ann.page.waitForSelector('.seat-list .who:has-text("Bob")');
    for (const person of [ann, bob]) await person.expectFocusKept();
  }, 240_000);
});

describe('five people, each in a browser of their own', () => {
  it('come by one invitation, resign one after another, and meet again', async () => {
    const ann = visit.page;
    await enter(ann, visit.site.address, 'Ann');
    const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: 5 });
    await ann.goto(`${visit.site.address}online/${id}`);
    const others = await Promise.all(['Bob', 'Cat', 'Dan', 'Eve'].map(async () => visit.stranger()));
    for (const [i, page] of others.entries()) {
      await enter(page, visit.site.address, ['Bob', 'Cat', 'Dan', 'Eve'][i] ?? '');
      await page.goto(`${visit.site.address}join/${id}#${invite}`);
      await page.click('.invitation-card .button.main');
      await page.waitForSelector('.waiting-room');
    }
    await begin(ann, id);
    const all = [ann, ...others];
    for (const page of all) await page.waitForSelector('.tavern-hand');
    for (const page of all) for (let i = 0; i < 2; i++) await clickTavern(page);
    for (const page of others) {
      await page.click('.house-bar .button:has-text("Menu")');
      await page.click('.table-menu .button:has-text("Resign")');
      await page.click('.house-dialog .button.dangerous');
      await page.waitForSelector('.note:has-text("You resigned")');
    }
    await ann.waitForSelector('.note:has-text("You’re the only player left.")');
    await ann.click('.house-bar .button:has-text("Menu")');
    await ann.click('.table-menu .button:has-text("End the game")');
    await ann.click('.house-dialog .button.dangerous');
    await ann.click('.after-game .button.main');
    await ann.waitForSelector('.waiting-room');
    for (const [i, page] of others.entries()) {
      await page.click('.note .button:has-text("Go to the rematch")');
      await ann.waitForSelector(`.waiting-room .who:has-text("${['Bob', 'Cat', 'Dan', 'Eve'][i]}")`);
    }
  }, 300_000);
});
