import type { Page } from 'playwright-core';
import { CONFIRM } from './hands.ts';

/** What ends a turn of Hero's Tavern. */
const DONE = '.tavern-bar .button.main:not(:disabled)';

/** What is to be pressed next at the board of each game, best first, what ends a turn, and how the end shows. */
export const BOARDS = {
  'heaven-and-ale': {
    wanted: ['.action-bar .answer', CONFIRM, 'g.open:not(:has(.chosen)) .reach', 'g.quiet .reach'],
    confirm: CONFIRM,
    over: '.ending .winner',
  },
  'heros-tavern': {
    wanted: [
      '.tavern-hand.fan:not(:has([aria-pressed="true"])) button:not([aria-disabled="true"])',
      '.tavern-hand:not(.fan) button[aria-pressed="false"]:not([aria-disabled="true"])',
      DONE,
    ],
    confirm: DONE,
    over: '.tavern-ending',
  },
} as const;

/** The games, by the names of their boards. */
export type Board = keyof typeof BOARDS;

/** How long someone waits for the others to play, in milliseconds. */
export const PATIENCE = 120_000;

/** How often someone looks whether it is their turn, in milliseconds: in every frame would be costly. */
export const GLANCE = 100;

/** The selector of what is to be pressed next, or of the end: as soon as there is one. */
export async function nextStep(page: Page, board: Board): Promise<string> {
  const { wanted, over } = BOARDS[board];
  const found = await page.waitForFunction(
    selectors => selectors.find(selector => document.querySelector(selector) !== null),
    [over, ...wanted],
    { timeout: PATIENCE, polling: GLANCE },
  );
  return (await found.jsonValue()) ?? over;
}
