import { describe, expect, it } from 'vitest';
import { clickCloister } from './hands.ts';
import { Keys } from './keys.ts';
import { visits } from './visit.ts';

const visit = visits();

describe('by keyboard only', () => {
  it.each([
    { game: 'heaven-and-ale', table: 'cloister', over: '.ending', total: '.ending output' },
    { game: 'heros-tavern', table: 'tavern', over: '.tavern-ending', total: '.tavern-ending tfoot td' },
  ] as const)(
    'plays a whole game of $game to the final score, and never loses the focus',
    async ({ game, table, over, total }) => {
      const { page } = visit;
      await visit.to('');
      await page.waitForSelector('.room');
      await page.keyboard.press('Tab');
      const keys = new Keys(page, table);
      await keys.press(`.room.${game} .button.main`);
      await page.waitForSelector('main h1');
      await page.keyboard.press('Tab');
      const end = Date.now() + 150_000;
      while ((await page.locator(over).count()) === 0 && Date.now() < end) await keys.playOn();
      expect(await page.locator(total).first().textContent()).toMatch(/^\d+$/);
    },
    180_000,
  );
});
