import type { Page } from 'playwright-core';
import { CONFIRM } from './hands.ts';

/** What ends a turn of Hero's Tavern. */
const DONE = '.tavern-bar .button.main:not(:disabled)';

/** What is to be pressed next at each of the tables, best first, what ends a turn, and how the end shows. */
const TABLES = {
  cloister: {
    wanted: ['.action-bar .answer', CONFIRM, 'g.open:not(:has(.chosen)) .reach', 'g.quiet .reach'],
    confirm: CONFIRM,
    over: '.ending .winner',
  },
  tavern: {
    wanted: [
      '.tavern-hand.fan:not(:has([aria-pressed="true"])) button:not([aria-disabled="true"])',
      '.tavern-hand:not(.fan) button[aria-pressed="false"]:not([aria-disabled="true"])',
      DONE,
    ],
    confirm: DONE,
    over: '.tavern-ending',
  },
} as const;

/** More than there are things to step through on any page. */
const MOST_STEPS = 200;
/** How many frames in a row the focus may be nowhere, while what has gone is replaced. */
const MOST_FRAMES = 3;

/** A person without a mouse: steps with Tab and the arrow keys, presses with Enter. */
export class Keys {
  private constructor(private readonly page: Page) {}

  /** Goes to a page and tabs into it. From now on everything that loses the focus is reported. */
  static async at(page: Page): Promise<Keys> {
    await page.keyboard.press('Tab');
    await page.evaluate(most => {
      const lost: string[] = [];
      let at = '';
      let frames = 0;
      const watch = (): void => {
        const { activeElement, body } = document;
        frames = activeElement === null || activeElement === body ? frames + 1 : 0;
        if (frames === most) lost.push(`lost from ${at}`);
        if (frames === 0) at = activeElement?.outerHTML.slice(0, 120) ?? '';
        requestAnimationFrame(watch);
      };
      watch();
      Object.assign(window, { lost });
    }, MOST_FRAMES);
    return new Keys(page);
  }

  /** Where the focus was lost so far. */
  lost(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as unknown as { lost: readonly string[] }).lost);
  }

  /** Steps to something that a selector means and presses it, unless all of that is gone by then. */
  async press(selector: string): Promise<void> {
    if (await this.to(selector)) await this.page.keyboard.press('Enter');
  }

  /** Steps to something that a selector means; says whether it is still there. */
  async to(selector: string): Promise<boolean> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const key = await this.keyTo(selector);
      if (key === null) return false;
      if (key === 'Enter') return true;
      await this.page.keyboard.press(key);
    }
    throw new Error(`not to be reached by keys: ${selector}`);
  }

  /** Plays a game to its end, with whatever comes first. */
  async play(table: keyof typeof TABLES): Promise<void> {
    while ((await this.step(table)) !== TABLES[table].over);
  }

  /** Plays one turn, once it is theirs. */
  async playTurn(table: keyof typeof TABLES): Promise<void> {
    while ((await this.step(table)) !== TABLES[table].confirm);
  }

  /** Presses what comes first, once something can be pressed, and tells which of the selectors it was. */
  private async step(table: keyof typeof TABLES): Promise<string | undefined> {
    const { wanted, over } = TABLES[table];
    const found = await this.page.waitForFunction(
      selectors => selectors.find(selector => document.querySelector(selector) !== null),
      [over, ...wanted],
    );
    const next = await found.jsonValue();
    if (next !== undefined && next !== over) await this.press(next);
    return next;
  }

  /** The key that leads to what is wanted, or presses it. */
  private keyTo(selector: string): Promise<string | null> {
    return this.page.evaluate(wanted => {
      const all = [...document.querySelectorAll(wanted)];
      const at = document.activeElement ?? document.body;
      if (all.length === 0) return null;
      if (all.includes(at)) return 'Enter';
      const next = all.find(one => at.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING);
      const hand = at.closest('.tavern-hand');
      if (hand?.contains(next ?? all[0] ?? null)) return next === undefined ? 'ArrowLeft' : 'ArrowRight';
      return next === undefined ? 'Shift+Tab' : 'Tab';
    }, selector);
  }
}
