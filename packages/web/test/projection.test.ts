import { expect, it } from 'vitest';
import { change, visits } from './visit.ts';

const visit = visits();

it.each([
  ['heaven-and-ale', '.players .expected'],
  ['heros-tavern', '.tavern-rival .expected, .tavern-own .expected'],
])('shows the expected final scores of %s, unless that is turned off', async (game, numbers) => {
  const { page } = visit;
  await visit.to('');
  await page.locator(`.room.${game}`).getByRole('button', { name: 'Play now' }).click();
  await page.waitForURL(/\/play\//);
  await page.locator(numbers).first().waitFor();
  const shown = await page.locator(numbers).allInnerTexts();
  expect(shown.length).toBeGreaterThan(1);
  for (const text of shown) expect(text).toMatch(/≈ \d+/);

  await change(page, { table: 'text' });
  await page.reload();
  const list = page.locator('section', { has: page.getByRole('heading', { name: 'Expected final scores' }) });
  await list.last().waitFor();
  expect(await list.last().getByRole('listitem').count()).toBe(shown.length);

  await change(page, { table: 'boards', projection: 'off' });
  await page.reload();
  await page.waitForSelector('main');
  await page
    .locator(numbers.split(' ')[0] ?? '')
    .first()
    .waitFor();
  expect(await page.locator('.expected').count()).toBe(0);
});
