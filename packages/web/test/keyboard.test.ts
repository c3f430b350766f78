import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { Keys } from './keys.ts';
import type { Board } from './steps.ts';
import { visits } from './visit.ts';

const visit = visits();

/** Sits down from the start page and plays to the end; gives the score and where the focus was lost. */
async function playByKeys(page: Page, game: Board, score: string) {
  await page.goto(visit.site.address);
  await page.waitForSelector('.room');
  const keys = await Keys.at(page);
  await keys.press(`.room.${game} .button.main`);
  await keys.play(game);
  return { score: await page.locator(score).first().textContent(), lost: await keys.lost() };
}

describe('by keyboard only', () => {
  it('a whole game of each kind is played to its final score, and the focus is never lost', async () => {
    const [cloister, tavern] = await Promise.all([
      playByKeys(visit.page, 'heaven-and-ale', '.ending .winner output'),
      playByKeys(await visit.stranger(), 'heros-tavern', '.tavern-ending tfoot td'),
    ]);
    const whole = { score: expect.stringMatching(/^\d+$/), lost: [] };
    expect(cloister, 'Heaven & Ale').toEqual(whole);
    expect(tavern, 'Hero’s Tavern').toEqual(whole);
  }, 180_000);
});
