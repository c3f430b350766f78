import type { Page } from 'playwright-core';
import type { Guest } from './guest.ts';
import { BOARDS, type Board, nextStep } from './steps.ts';

/** A guest with a mouse, at the boards of online tables. */
export class WithMouse implements Guest {
  constructor(
    readonly page: Page,
    private readonly address: string,
  ) {}

  async to(path: string, shows: string): Promise<void> {
    await this.page.goto(`${this.address}${path}`);
    await this.page.waitForSelector(shows);
  }

  press(selector: string, text = ''): Promise<void> {
    return this.page.locator(`${selector}:has-text("${text}")`).first().click();
  }

  write(selector: string, text: string): Promise<void> {
    return this.page.fill(selector, text);
  }

  async chooseInMenu(text: string): Promise<void> {
    await this.press('.house-bar .button', 'Menu');
    await this.press('.table-menu .button', text);
  }

  note(text: string): Promise<unknown> {
    return this.page.waitForSelector(`.note:has-text("${text}")`);
  }

  async playTurn(game: Board): Promise<void> {
    while ((await this.step(game)) !== BOARDS[game].confirm);
  }

  async play(game: Board): Promise<void> {
    while ((await this.step(game)) !== BOARDS[game].over);
  }

  /** Clicks on what comes first, once there is something, and tells which of the selectors it was. */
  private async step(game: Board): Promise<string> {
    const next = await nextStep(this.page, game);
    if (next !== BOARDS[game].over)
      await this.page.evaluate(
        selector =>
          document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true })),
        next,
      );
    return next;
  }
}
