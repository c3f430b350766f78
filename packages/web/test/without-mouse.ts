import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Settings } from '../src/settings.ts';
import { Keys } from './keys.ts';
import { typeOn } from './typing.ts';
import { change, type Visit } from './visit.ts';
import { enter, openTable, type TableWish } from './welcome.ts';

/** What a person of these tests is called, and whether they read their tables as text. */
interface Ways {
  readonly name: string;
  readonly table: Settings['table'];
}

/** A guest without a mouse, at online tables. */
export class WithoutMouse {
  private constructor(
    readonly page: Page,
    private readonly address: string,
    private keys: Keys,
  ) {}

  static async enter(page: Page, address: string, { name, table }: Ways): Promise<WithoutMouse> {
    await enter(page, address, name);
    await change(page, { table });
    return new WithoutMouse(page, address, await Keys.at(page));
  }

  async to(path: string, shows: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
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

  /** Plays at a board until the game is over. */
  play(table: 'cloister' | 'tavern'): Promise<void> {
    return this.keys.play(table);
  }

  /** Plays one turn at a board, once it is theirs. */
  playTurn(table: 'cloister' | 'tavern'): Promise<void> {
    return this.keys.playTurn(table);
  }

  async type(line: string): Promise<void> {
    await this.keys.to('.command-line input');
    await this.page.keyboard.type(line);
    await this.page.keyboard.press('Enter');
  }

  /** Takes the last card in hand at the text table, once it is their turn. */
  async takeCard(): Promise<void> {
    await this.page.locator('.text-position', { hasNotText: 'Waiting for' }).waitFor();
    const hand = this.page.locator('.text-position section:has(> h2:text-is("Your hand")) > ul > li');
    const [name = ''] = (await hand.last().innerText()).split('.');
    await this.type(`pick ${name.trim().toLowerCase().replace(' ', '-')}`);
    await this.page.waitForSelector('.text-position:has-text("Type “done”")');
    await this.type('done');
  }

  /** Plays at the text table until the game is over. */
  async playText(): Promise<void> {
    const over = '.text-position .after-game';
    const position = this.page.locator('.text-position');
    for (;;) {
      await this.page.locator(`${over}, .text-position:not(:has-text("Waiting for"))`).first().waitFor();
      if ((await this.page.locator(over).count()) > 0) return;
      const before = await position.innerText();
      await typeOn(this.page, line => this.type(line));
      await expect.poll(() => position.innerText(), { timeout: 40_000 }).not.toBe(before);
    }
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

/** Two people at a table. */
export interface Two {
  readonly ann: WithoutMouse;
  readonly bob: WithoutMouse;
  readonly id: string;
}

/** Ann has a table, and Bob comes by the invitation. */
export async function sitDown(visit: Visit, wish: TableWish, table: Settings['table']): Promise<Two> {
  const { address } = visit.site;
  const ann = await WithoutMouse.enter(visit.page, address, { name: 'Ann', table });
  const { id, invite } = await openTable(ann.page, wish);
  await ann.to(`online/${id}`, '.waiting-room');
  const bob = await WithoutMouse.enter(await visit.stranger(), address, { name: 'Bob', table });
  await bob.to(`join/${id}#${invite}`, '.invitation-card');
  await bob.press('.invitation-card .button.main');
  await ann.page.waitForSelector('.seat-list .who:has-text("Bob")');
  return { ann, bob, id };
}

/** The host starts the game. */
export async function start({ ann, bob }: Two, shows: string): Promise<void> {
  await ann.page.waitForSelector('.waiting-room .button.main:enabled');
  await ann.press('.waiting-room .button.main');
  for (const { page } of [ann, bob]) await page.waitForSelector(shows);
}

/** Ann asks to take back her turn, of which the log says this; Bob looks at the position and agrees. */
export async function takeBack(
  { ann, bob }: Two,
  shows: string,
  turn = 'Card 1 of the draft: ',
): Promise<void> {
  await ann.chooseInMenu('Ask to take back');
  await ann.page.waitForSelector('.house-dialog:has-text("Ask to take back this turn?")');
  await ann.press('.house-dialog .button.main');
  await bob.note(`Ann asks to take back this turn: ${turn}Ann`);
  await bob.note('The clocks are stopped.');
  await bob.press('.note .button', 'Show that position');
  await bob.page.waitForSelector(`.house-dialog.wide ${shows}`);
  await bob.press('.house-dialog.wide .answers .button');
  // The focus is where it was.
  await bob.page.waitForSelector('.note .button:focus:has-text("Show that position")');
  await bob.press('.note .button', 'Agree');
  await ann.note(`Everyone agreed. This turn was taken back: ${turn}you`);
  await bob.note(`Everyone agreed. This turn was taken back: ${turn}Ann`);
  for (const person of [ann, bob]) await person.press('.note.news .button', 'OK');
}

/** Bob resigns, and Ann ends the game. */
export async function resign({ ann, bob }: Two): Promise<void> {
  await bob.chooseInMenu('Resign');
  await bob.page.waitForSelector('.house-dialog:has-text("the others play on")');
  await bob.press('.house-dialog .dangerous');
  await ann.note('Bob resigned. A bot has taken over. You’re the only player left.');
  await ann.press('.seat-notes .button', 'End the game');
  await ann.press('.house-dialog .dangerous');
  await bob.note('You resigned. Ann ended the game early.');
}

/** Ann wants a rematch, and Bob follows. */
export async function playAgain({ ann, bob }: Two): Promise<void> {
  await ann.press('.after-game .button', 'Play again');
  await ann.page.waitForSelector('.waiting-room .who:has-text("Ann")');
  await bob.note('There is a new table for the same players.');
  await bob.press('.after-game .button', 'Go to the rematch');
  for (const { page } of [ann, bob]) await page.waitForSelector('.waiting-room .who:has-text("Bob")');
}
