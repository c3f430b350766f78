import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Settings } from '../src/settings.ts';
import type { Guest } from './guest.ts';
import { Keys } from './keys.ts';
import type { Board } from './steps.ts';
import { sayAt, typeOn } from './typing.ts';
import { change } from './visit.ts';
import { enter } from './welcome.ts';

/** What a person of these tests is called, and whether they read their tables as text. */
interface Ways {
  readonly name: string;
  readonly table: Settings['table'];
}

/** A guest without a mouse, at online tables. */
export class WithoutMouse implements Guest {
  private constructor(
    readonly page: Page,
    private readonly address: string,
    private keys: Keys,
  ) {}

  static async enter(page: Page, address: string, { name, table }: Ways): Promise<WithoutMouse> {
    await enter(page, address, name);
    await change(page, { table });
    return WithoutMouse.at(page, address);
  }

  /** Someone who is on a page of the site. */
  static async at(page: Page, address: string): Promise<WithoutMouse> {
    return new WithoutMouse(page, address, await Keys.at(page));
  }

  async to(path: string, shows: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
    await this.page.waitForSelector(shows);
    this.keys = await Keys.at(this.page);
  }

  /** Steps to something by its text, and presses it. What is replaced on the way there is looked for again. */
  async press(selector: string, text = ''): Promise<void> {
    const wanted = this.page.locator(`${selector}:has-text("${text}")`).first();
    do {
      await wanted.evaluate(one => {
        document.querySelector('[data-wanted]')?.removeAttribute('data-wanted');
        one.setAttribute('data-wanted', '');
      });
    } while (!(await this.keys.press('[data-wanted]')));
  }

  async chooseInMenu(text: string): Promise<void> {
    await this.keys.press('.online-strip > button[popovertarget]');
    await this.page.waitForSelector(`.table-menu .button:has-text("${text}")`);
    await this.press('.table-menu .button', text);
  }

  /** Plays at the board or the text table, whichever is there, until the game is over. */
  async play(game: Board): Promise<void> {
    if (!(await this.isText())) return this.keys.play(game);
    while ((await this.typeOn()) !== null);
  }

  /** Plays one turn there, once it is theirs. */
  async playTurn(game: Board): Promise<void> {
    if (!(await this.isText())) return this.keys.playTurn(game);
    while ((await this.typeOn()) !== 'done');
  }

  private isText(): Promise<boolean> {
    return this.page.locator('.command-line').isVisible();
  }

  private typeOn(): Promise<string | null> {
    return typeOn(this.page, line => this.type(line));
  }

  async write(selector: string, text: string): Promise<void> {
    await this.keys.to(selector);
    await this.page.keyboard.type(text);
  }

  async type(line: string): Promise<void> {
    await this.keys.to('.command-line input');
    await sayAt(this.page, line);
  }

  note(text: string): Promise<unknown> {
    return this.page.waitForSelector(`.note:has-text("${text}")`);
  }

  async expectFocusKept(): Promise<void> {
    expect(await this.keys.lost()).toEqual([]);
  }
}
