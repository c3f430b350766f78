import { keepRecord } from './records.ts';
import { toQuietPage, type Visit } from './visit.ts';

/** Opens a game of Heaven & Ale on this device, where the player can move. */
export async function openCloister(visit: Visit, record: string): Promise<void> {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  await visit.to(`play/${await keepRecord(page, record)}`);
  await page.waitForSelector('g.open');
}
