import type { Page } from 'playwright-core';

/** Where the next key is wanted, best first, at each of the tables. */
const WANTED = {
  cloister: [
    '.action-bar .answer',
    '.action-bar .confirm:not([aria-disabled="true"])',
    'g.open:not(:has(.chosen)) .reach',
    'g.quiet .reach',
  ],
  tavern: [
    '.tavern-hand.fan:not(:has([aria-pressed="true"])) button:not([aria-disabled="true"])',
    '.tavern-hand:not(.fan) button[aria-pressed="false"]:not([aria-disabled="true"])',
    '.tavern-bar .button.main:not(:disabled)',
  ],
} as const;

/** More than there are things to step through on any page. */
const MOST_STEPS = 200;

/** A person without a mouse: steps with Tab and the arrow keys, presses with Enter. */
export class Keys {
  constructor(
    private readonly page: Page,
    private readonly table: keyof typeof WANTED,
  ) {}

  /** Steps to the first thing that a selector means, or on to any like it, and presses it. */
  async press(selector: string): Promise<void> {
    for (let steps = 0; steps < MOST_STEPS; steps++) {
      const at = await this.focus(selector);
      if (at.isGone) return;
      if (at.isThere) return this.page.keyboard.press('Enter');
      await this.page.keyboard.press('Tab');
    }
    throw new Error(`not to be reached by keys: ${selector}`);
  }

  /** One press at the table where it is the person's turn; nothing while others act. */
  async playOn(): Promise<void> {
    const wanted = await this.page.evaluate(
      selectors => selectors.find(selector => document.querySelector(selector) !== null),
      [...WANTED[this.table]],
    );
    if (wanted !== undefined) return this.press(wanted);
    await this.focus('main');
  }

  /** Whether the focus is where it is wanted. It is somewhere, once the page has drawn what happened. */
  private focus(selector: string): Promise<{ isThere: boolean; isGone: boolean }> {
    return this.page.evaluate(async wanted => {
      const drawn = (): Promise<unknown> => new Promise(resolve => requestAnimationFrame(resolve));
      for (let frames = 0; document.activeElement === document.body && frames < 3; frames++) await drawn();
      const { activeElement } = document;
      if (activeElement === null || activeElement === document.body) throw new Error('the focus was lost');
      return {
        isThere: activeElement.matches(wanted),
        isGone: document.querySelector(wanted) === null,
      };
    }, selector);
  }
}
