import type { Page } from 'playwright-core';
import { BOARDS, type Board, nextStep } from './steps.ts';

/** More than there are things to step through on any page. */
const MOST_STEPS = 200;
/** How many frames in a row the focus may be nowhere, while what has gone is replaced. */
const MOST_FRAMES = 3;

/** A person without a mouse: steps with Tab and the arrow keys, presses with Enter. */
export class Keys {
  private constructor(private readonly page: Page) {}

  /**
   * Tabs into the page. From now on everything that loses the focus is reported. Only after changes that could have lost
   * it are frames asked for: a page that does so all the time is never idle.
   */
  static async at(page: Page): Promise<Keys> {
    await page.keyboard.press('Tab');
    await page.evaluate(most => {
      const lost: string[] = [];
      let at = document.activeElement?.outerHTML.slice(0, 120) ?? '';
      let nowhere = 0;
      let left = 0;
      const look = (): void => {
        const { activeElement, body } = document;
        nowhere = activeElement === null || activeElement === body ? nowhere + 1 : 0;
        if (nowhere === most) lost.push(`lost from ${at}`);
        if (nowhere === 0) at = activeElement?.outerHTML.slice(0, 120) ?? '';
        left--;
        if (left > 0) requestAnimationFrame(look);
      };
      const watch = (): void => {
        if (left <= 0) requestAnimationFrame(look);
        left = most + 1;
      };
      for (const event of ['focusin', 'focusout']) document.addEventListener(event, watch);
      new MutationObserver(watch).observe(document, {
        childList: true,
        subtree: true,
        attributeFilter: ['class', 'disabled', 'hidden', 'inert', 'style'],
      });
      watch();
      Object.assign(window, { lost });
    }, MOST_FRAMES);
    return new Keys(page);
  }

  /** Where the focus was lost so far. */
  lost(): Promise<readonly string[]> {
    return this.page.evaluate(() => (window as unknown as { lost: readonly string[] }).lost);
  }

  /** Steps to something that a selector means and presses it; says whether it was still there. */
  async press(selector: string): Promise<boolean> {
    const isThere = await this.to(selector);
    if (isThere) await this.page.keyboard.press('Enter');
    return isThere;
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
  async play(board: Board): Promise<void> {
    while ((await this.step(board)) !== BOARDS[board].over);
  }

  /** Plays one turn, once it is theirs. */
  async playTurn(board: Board): Promise<void> {
    while ((await this.step(board)) !== BOARDS[board].confirm);
  }

  /** Presses what comes first, once something can be pressed, and tells which of the selectors it was. */
  private async step(board: Board): Promise<string> {
    const next = await nextStep(this.page, board);
    if (next !== BOARDS[board].over) await this.press(next);
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
