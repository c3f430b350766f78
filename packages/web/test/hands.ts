import type { Page } from 'playwright-core';

/** One click of a patient person at a table of Heaven & Ale: a question's first answer, the confirmation, or what glows. */
export const clickCloister = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (selector: string): boolean =>
      document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })) ?? false;
    if (press('.action-bar .answer')) return;
    if (press('.action-bar .confirm:not([aria-disabled="true"])')) return;
    if (press('g.open:not(:has(.chosen)) .reach')) return;
    press('g.quiet .reach');
  });

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
