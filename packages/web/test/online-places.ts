import { enter } from './guests.ts';
import { type Place, press } from './places.ts';
import type { Visit } from './visit.ts';

/** What someone has who plays online: a table before the game, one in the middle of it, and a profile. */
interface Own {
  readonly waiting: string;
  readonly playing: string;
  readonly person: string;
}

/** The pages of someone who is signed in. */
export const onlinePlaces = ({ waiting, playing, person }: Own): readonly Place[] => [
  { name: 'the hall', path: 'online', shows: '.new-table' },
  { name: 'the account', path: 'account', shows: '.columns .panel' },
  { name: 'a person', path: person, shows: '.ledger-book' },
  { name: 'the leaders', path: 'leaders', shows: '.filters' },
  { name: 'the operator’s page', path: 'operator', shows: '.online' },
  { name: 'a table before the game', path: `online/${waiting}`, shows: '.waiting-room' },
  { name: 'a table', path: `online/${playing}`, shows: 'g.open' },
  {
    name: 'the chat of a table',
    path: `online/${playing}`,
    shows: 'g.open',
    first: press('.strip-tool', '.chat-drawer'),
  },
];

/** Signs in as Ann, and opens two tables. */
export async function playOnline(visit: Visit): Promise<Own> {
  const { page } = visit;
  await visit.to('online');
  await enter(page, 'Ann');
  await page.waitForSelector('.greeting');
  const waiting = await openTable(visit);
  const playing = await openTable(visit, async () => {
    await page.locator('.new-table .bot-count input[value="1"]').check();
    await page.locator('.new-table .pace-kind input[value="days"]').check();
  });
  await page.click('.waiting-room .button.main');
  await page.waitForSelector('g.open');
  await visit.to('account');
  const person = await page.locator('main a[href*="people/"]').getAttribute('href');
  return { waiting, playing, person: person?.slice(1) ?? '' };
}

/** Opens a table on the server, and gives its name. */
async function openTable(visit: Visit, choose = async () => {}): Promise<string> {
  const { page } = visit;
  await visit.to('online');
  await page.waitForSelector('.new-table');
  await choose();
  await page.click('.new-table .button.main');
  await page.waitForSelector('.waiting-room');
  return page.url().split('/').at(-1) ?? '';
}
