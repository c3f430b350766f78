import { expect, it } from 'vitest';
import { visits } from './visit.ts';

const visit = visits();

it('seats the weakest bots at a first game of Hero’s Tavern, and whoever is chosen instead', async () => {
  const { page } = visit;
  const room = page.locator('.room.heros-tavern');
  await visit.to('');
  const opponent = room.getByLabel('Level');
  await expect.poll(() => opponent.locator('option').count()).toBe(8);
  expect(await opponent.locator('option:checked').innerText()).toBe('Patron (1 of 8)');
  await room.getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/play\//);
  await page.waitForSelector('text=Patron 3', { state: 'attached' });

  await visit.to('');
  await opponent.selectOption({ label: 'Barkeep (4 of 8)' });
  expect(await room.innerText()).toContain('Your choice');
  await room.getByRole('button', { name: 'Play now' }).click();
  await page.waitForSelector('text=Gambler 2', { state: 'attached' });
  expect(await page.locator('main').innerText()).toContain('Barkeep');
});
