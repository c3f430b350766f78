import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { PLACES, type Place } from './places.ts';
import { afterTurns, keepRecord } from './records.ts';
import { type Looks, looksOf, stylesOf } from './styles.ts';
import { visits } from './visit.ts';

const visit = visits();

/** On the screen, and as it would be printed. */
const MEDIA = ['print', 'screen'] as const;

/** So many differences of a page are told. */
const TOLD = 40;

const press = (button: string, shows: string) => async (page: Page) => {
  await page.locator(button).first().click();
  await page.waitForSelector(shows);
};

const cloister = () => afterTurns('heaven-and-ale', 2);
const tavern = () => afterTurns('heros-tavern', 10);

/** Pages with something that was pressed there: what it shows, and all around it. */
const OPENED: readonly Place[] = [
  {
    name: 'the start page, and the question before a game is forgotten',
    path: '',
    shows: '.kept .open-game',
    record: cloister,
    first: press('.kept button', '.house-dialog'),
  },
  {
    name: 'Heaven & Ale and its log',
    path: 'play/ID',
    shows: 'g.open',
    record: cloister,
    first: press('.sides .button', '.drawer .log'),
  },
  {
    name: 'Heaven & Ale and the reckoning',
    path: 'play/ID',
    shows: 'g.open',
    record: cloister,
    first: press('.sides .button + .button', '.reckoning'),
  },
  {
    name: 'Hero’s Tavern and its log',
    path: 'play/ID',
    shows: '.tavern-hand',
    record: tavern,
    first: press('.tavern-log .button', '.tavern-log .log'),
  },
  {
    name: 'a replay of Hero’s Tavern and its log',
    path: 'replay/ID/20',
    shows: '.transport',
    record: tavern,
    first: press('.transport-tools button', '.replay-log'),
  },
  {
    name: 'a replay of Heaven & Ale, and playing on from it',
    path: 'replay/ID/40',
    shows: '.transport',
    record: () => afterTurns('heaven-and-ale', 40),
    first: press('.transport-tools .main', '.play-on'),
  },
];

/** Places that show nothing that is not shown above, or that leave another game than they found. */
const SHOWN_ABOVE =
  /^(?:the start page|a replay of .*|Heaven & Ale, .*|Hero’s Tavern, .*|the purchase after a round)$/;

/** A place as it was looked at: the paths are those of this visitor. */
interface Seen {
  readonly place: Place;
  /** How it is drawn, on the screen and on paper, when nothing else was visited before. */
  readonly fresh: readonly Looks[];
}

/** Looks at what is shown, on the screen and as it would be printed. */
async function look(page: Page): Promise<Looks[]> {
  // Nothing is under the mouse but the bar.
  await page.mouse.move(0, 0);
  const seen: Looks[] = [];
  for (const media of MEDIA) {
    await page.emulateMedia({ media });
    seen.push(await looksOf(page));
  }
  return seen;
}

async function arrive(page: Page, { shows, first }: Place): Promise<void> {
  await page.waitForSelector(shows);
  await first?.(page);
}

/** Opens a place in a tab that was nowhere before. */
async function openFresh(place: Place): Promise<Page> {
  const page = await visit.context.newPage();
  // A text table that was looked at before is remembered.
  await page.addInitScript(() => {
    const settings = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
    localStorage.setItem('taproom.settings', JSON.stringify({ ...settings, table: 'boards' }));
  });
  await page.goto(`${visit.site.address}#/${place.path}`);
  await arrive(page, place);
  return page;
}

/** Goes to a place from within the house, by way of the settings, where games are set to be shown on their boards. */
async function goTo(page: Page, place: Place): Promise<void> {
  await page.evaluate(goToHash, 'settings');
  await page.waitForSelector('.settings-page');
  await page.locator('main').getByLabel('Boards', { exact: true }).dispatchEvent('click');
  if (place.path === 'settings') return;
  await page.evaluate(goToHash, place.path);
  await page.waitForSelector('.settings-page', { state: 'detached' });
  await arrive(page, place);
}

function goToHash(path: string): void {
  location.hash = `#/${path}`;
}

/** What is drawn in another way than on a page that was just opened, in words. */
async function changes(page: Page, { place, fresh }: Seen): Promise<string[]> {
  const now = await look(page);
  const paths = new Set<string>();
  for (const [i, was] of fresh.entries()) {
    const is = now[i] ?? new Map();
    for (const path of new Set([...was.keys(), ...is.keys()]))
      if (was.get(path) !== is.get(path)) paths.add(path);
  }
  if (paths.size === 0) return [];
  const is = await told(page, [...paths]);
  // A game is open in one tab only.
  await page.evaluate(goToHash, 'settings');
  const other = await openFresh(place);
  const was = await told(other, [...paths]);
  await other.close();
  const changed = (path: string): string[] =>
    (was.get(path) ?? ['screen not there']).flatMap((style, i) => {
      const value = is.get(path)?.[i] ?? 'not there';
      return value === style ? [] : [`${style}, now ${value.replace(/^.*?: /, '')}`];
    });
  const words = [...paths].flatMap(path => {
    // What is inherited is told once.
    const outer = new Set(changed(path.slice(0, path.lastIndexOf(' > '))));
    return changed(path)
      .filter(change => !outer.has(change))
      .map(change => `${place.name}: ${path}: ${change}`);
  });
  // What everybody sees comes first.
  return MEDIA.toReversed()
    .flatMap(media => words.filter(word => word.includes(`: ${media} `)))
    .slice(0, TOLD);
}

/** The styles of some elements in full, on the screen and as they would be printed. */
async function told(page: Page, paths: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>> {
  await page.mouse.move(0, 0);
  const found = new Map<string, string[]>();
  for (const media of MEDIA) {
    await page.emulateMedia({ media });
    for (const [path, styles] of await stylesOf(page, paths))
      found.set(path, [...(found.get(path) ?? []), ...styles.map(style => `${media} ${style}`)]);
  }
  return found;
}

/** Looks at each place alone, then visits all of them in two orders in one tab and looks again. */
async function compare(places: readonly Place[]): Promise<string[]> {
  const seen: Seen[] = [];
  for (const place of places) {
    const page = await openFresh(place);
    seen.push({ place, fresh: await look(page) });
    await page.close();
  }
  const found: string[] = [];
  for (const order of [seen, seen.toReversed()]) {
    const page = await visit.context.newPage();
    await page.goto(visit.site.address);
    // All style sheets are there before anything is looked at; one place of each kind brings them.
    const kinds = new Map(order.map(({ place }) => [`${place.path.split('/')[0]} ${place.shows}`, place]));
    for (const place of kinds.values()) await goTo(page, place);
    for (const one of order) {
      await goTo(page, one.place);
      found.push(...(await changes(page, one)));
    }
    await page.close();
  }
  return [...new Set(found)];
}

describe('a page is drawn in the same way whatever was visited before', () => {
  it('and in whatever order, by somebody who plays alone', async () => {
    const { page } = visit;
    const records = new Map<string, string>();
    const places: Place[] = [];
    for (const place of [...OPENED, ...PLACES.filter(({ name }) => !SHOWN_ABOVE.test(name))]) {
      const record = place.record?.() ?? '';
      if (record !== '' && !records.has(record)) {
        await visit.to('');
        records.set(record, await keepRecord(page, record));
      }
      places.push({ ...place, path: place.path.replace('ID', records.get(record) ?? '') });
    }
    expect(await compare(places)).toEqual([]);
  }, 600_000);

  it('and in whatever order, by somebody who plays online', async () => {
    const { page } = visit;
    await visit.to('#/online');
    await page.fill('.entrance input', 'Ann');
    await page.click('.entrance .button.main');
    const waiting = await openTable(page);
    const playing = await openTable(page, async () => {
      await page.locator('.new-table select').nth(1).selectOption('1');
      await page.locator('.new-table .fields > label:last-child select').selectOption('days 3');
    });
    await page.click('.waiting-room .button.main');
    await page.waitForSelector('g.open');
    await visit.to('#/account');
    const person = await page.locator('main a[href*="people/"]').getAttribute('href');
    const places: readonly Place[] = [
      { name: 'the hall', path: 'online', shows: '.new-table' },
      { name: 'the account', path: 'account', shows: '.columns .panel' },
      { name: 'a person', path: person?.replace('#/', '') ?? '', shows: '.columns .panel' },
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
      ...PLACES.filter(({ path }) => /^(?:new|score|rules|print)/.test(path)),
    ];
    // Everywhere but there the bar says that the game waits, as soon as the server has told it.
    const withBell = places.map(place => ({
      ...place,
      first: async (shown: Page) => {
        if (!place.path.endsWith(playing)) await shown.waitForSelector('.bell');
        await place.first?.(shown);
      },
    }));
    expect(await compare(withBell)).toEqual([]);
  }, 600_000);
});

/** Opens a table on the server, and gives its name. */
async function openTable(page: Page, choose = async () => {}): Promise<string> {
  await visit.to('#/online');
  await page.waitForSelector('.new-table');
  await choose();
  await page.click('.new-table .button.main');
  await page.waitForSelector('.waiting-room');
  return page.url().split('/').at(-1) ?? '';
}
