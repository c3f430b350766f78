import type { Page } from 'playwright-core';

/** The confirmation of a turn of Heaven & Ale that is whole. */
export const CONFIRM = '.action-bar .confirm:not([aria-disabled="true"])';

/** Where a patient person clicks at a table of Heaven & Ale: a question's first answer, the confirmation, or what glows. */
const STEPS = ['.action-bar .answer', CONFIRM, 'g.open:not(:has(.chosen)) .reach', 'g.quiet .reach'];

/** One click at a table of Heaven & Ale, or none while there is nothing to click. */
export const clickCloister = (page: Page): Promise<void> => page.evaluate(clickFirst, { steps: STEPS });

/** The same, up to the confirmation, which is left to the test. */
export const planCloister = (page: Page): Promise<void> =>
  page.evaluate(clickFirst, { steps: STEPS, until: CONFIRM });

/** Runs inside the page: clicks on the first thing that is there, unless what is waited for is. */
function clickFirst({ steps, until }: { readonly steps: readonly string[]; readonly until?: string }): void {
  if (until !== undefined && document.querySelector(until) !== null) return;
  const found = steps.map(step => document.querySelector(step)).find(element => element !== null);
  found?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
}

/** One click at a table of Hero's Tavern: a card that can be had, or the confirmation. */
export const clickTavern = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (selector: string): boolean =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ?? false;
    const fan = document.querySelector('.tavern-hand.fan');
    const chosen = fan?.querySelector('[aria-pressed="true"]') ?? null;
    const free = '.tavern-hand button[aria-pressed="false"]:not([aria-disabled="true"])';
    if (chosen === null && press(free)) return;
    press('.tavern-bar .button.main');
  });

/** Clicks on, a frame after the other, until something shows. */
export async function clickUntil(
  page: Page,
  shows: string,
  click: (page: Page) => Promise<void>,
): Promise<void> {
  while ((await page.locator(shows).count()) === 0) {
    await click(page);
    await page.evaluate(() => new Promise(resolve => requestAnimationFrame(resolve)));
  }
}
