import { expect, it } from 'vitest';
import { isPurchase, keepRecord, recordOf } from './records.ts';
import { toQuietPage, visits } from './visit.ts';

const visit = visits();

it('a double click on the way to the purchase doesn’t buy nothing', async () => {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(
    page,
    recordOf('heros-tavern', table => isPurchase(table)),
  );
  await visit.to(`play/${id}`);
  await page.waitForSelector('.tavern-scoring');
  await page.locator('.tavern-bar .button.main').dblclick();
  await page.waitForSelector('.tavern-left');
  // Whoever does mean it still can.
  await page.locator('.tavern-bar').getByRole('button', { name: 'Buy nothing' }).click();
  await page.waitForSelector('.tavern-hand.fan');
  expect(await page.textContent('.tavern-round')).toContain('Round 2');
});
