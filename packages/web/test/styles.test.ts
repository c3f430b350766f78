import { PAGES, type PageName, pageAt } from '@taproom/contracts/addresses';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { onlinePlaces, playOnline } from './online-places.ts';
import { OPENED, PLACES, type Place } from './places.ts';
import { keepRecord } from './records.ts';
import { type Looks, looksOf, stylesOf } from './styles.ts';
import { toQuietPage, visits } from './visit.ts';

const visit = visits();

/** On the screen, and as it would be printed. */
const MEDIA = ['print', 'screen'] as const;

/** What people print. Nothing else is looked at as it would be printed: that takes as long again. */
const PRINTED = /^(?:print|rules|score|glossary|learn$)/;
const mediaOf = ({ path }: Place): readonly (typeof MEDIA)[number][] =>
  PRINTED.test(path) ? MEDIA : ['screen'];

/** How many differences of a page are reported. */
const TOLD = 40;

/** Places that show nothing that is not shown above, leave another game than they found, or choose at random. */
const SHOWN_ABOVE =
  /^(?:the start page|a replay of .*|Heaven & Ale, .*|Hero’s Tavern, .*|the purchase after a round|.* puzzle of .*)$/;

/** What someone visits who plays alone. */
const ALONE = [...OPENED, ...PLACES.filter(({ name }) => !SHOWN_ABOVE.test(name))];

/** Pages with the content of others: it comes in the link, from the server, or before someone sits down. */
const ALIKE: Partial<Record<PageName, PageName>> = {
  packed: 'replay',
  record: 'replay',
  reviewPacked: 'review',
  reviewRecord: 'review',
  join: 'table',
};

/** A place as it was looked at: the paths are those of this visitor. */
interface Seen {
  readonly place: Place;
  /** How it is drawn, on the screen and on paper if people print it, when nothing else was visited before. */
  readonly fresh: readonly Looks[];
}

/** Looks at what is shown, on the screen and as it would be printed. */
async function look(page: Page, place: Place): Promise<Looks[]> {
  // Nothing is under the mouse but the bar.
  await page.mouse.move(0, 0);
  const seen: Looks[] = [];
  for (const media of mediaOf(place)) {
    await page.emulateMedia({ media });
    seen.push(await looksOf(page));
  }
  return seen;
}

async function arrive(page: Page, { shows, first }: Place): Promise<void> {
  await page.waitForSelector(shows);
  await first?.(page);
}

/** A tab that loads every place it is sent to. */
async function newTab(): Promise<Page> {
  const page = await visit.context.newPage();
  // A text table that was looked at before is remembered, and scores to expect come whenever they are computed.
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const settings = JSON.parse(localStorage.getItem('taproom.settings') ?? '{}');
    localStorage.setItem(
      'taproom.settings',
      JSON.stringify({ ...settings, table: 'boards', projection: 'off' }),
    );
  });
  return page;
}

/** Loads a place: what was shown in the tab before is gone, with all of its style sheets. */
async function openFresh(page: Page, place: Place): Promise<void> {
  await toQuietPage(page, visit.site.address);
  await page.goto(`${visit.site.address}${place.path}`);
  await arrive(page, place);
}

/** Goes to a place from within the site, by way of the settings, where games are set to be shown on their boards. */
async function goTo(page: Page, place: Place): Promise<void> {
  await page.evaluate(goToPath, 'settings');
  await page.waitForSelector('.settings-page');
  await page.locator('main').getByLabel('Boards', { exact: true }).dispatchEvent('click');
  if (place.path === 'settings') return;
  await page.evaluate(goToPath, place.path);
  await page.waitForSelector('.settings-page', { state: 'detached' });
  await arrive(page, place);
}

/** As a link of the page would: nothing is loaded again. */
function goToPath(path: string): void {
  history.pushState(null, '', `/${path}`);
}

/** What is drawn in another way than on a page that was just opened, in words. */
async function changes(page: Page, { place, fresh }: Seen): Promise<string[]> {
  const now = await look(page, place);
  const paths = new Set<string>();
  for (const [i, was] of fresh.entries()) {
    const is = now[i] ?? new Map();
    for (const path of new Set([...was.keys(), ...is.keys()]))
      if (was.get(path) !== is.get(path)) paths.add(path);
  }
  if (paths.size === 0) return [];
  const is = await told(page, place, [...paths]);
  // A game is open in one tab only.
  await page.evaluate(goToPath, 'settings');
  const other = await newTab();
  await openFresh(other, place);
  const was = await told(other, place, [...paths]);
  await other.close();
  const changed = (path: string): string[] =>
    (was.get(path) ?? ['screen not there']).flatMap((style, i) => {
      const value = is.get(path)?.[i] ?? 'not there';
      return value === style ? [] : [`${style}, now ${value.replace(/^.*?: /, '')}`];
    });
  const words = [...paths].flatMap(path => {
    // Inherited styles are reported once.
    const outer = new Set(changed(path.slice(0, path.lastIndexOf(' > '))));
    return changed(path)
      .filter(change => !outer.has(change))
      .map(change => `${place.name}: ${path}: ${change}`);
  });
  // What everyone sees comes first.
  return MEDIA.toReversed()
    .flatMap(media => words.filter(word => word.includes(`: ${media} `)))
    .slice(0, TOLD);
}

/** The styles of some elements in full, on the screen and as they would be printed. */
async function told(
  page: Page,
  place: Place,
  paths: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  await page.mouse.move(0, 0);
  const found = new Map<string, string[]>();
  for (const media of mediaOf(place)) {
    await page.emulateMedia({ media });
    for (const [path, styles] of await stylesOf(page, paths))
      found.set(path, [...(found.get(path) ?? []), ...styles.map(style => `${media} ${style}`)]);
  }
  return found;
}

/** Looks at each place alone, then visits all of them in two orders in one tab and looks again. */
async function compare(places: readonly Place[]): Promise<string[]> {
  const seen: Seen[] = [];
  const tab = await newTab();
  for (const place of places) {
    await openFresh(tab, place);
    seen.push({ place, fresh: await look(tab, place) });
  }
  await tab.close();
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
  it('and every kind of page is visited', () => {
    const id = '0a1b2c';
    const places = [...ALONE, ...onlinePlaces({ waiting: id, playing: id, person: `people/${id}` })];
    const visited = new Set(places.map(({ path }) => pageAt(`/${path.replace('ID', id)}`)?.page));
    const missing = (Object.keys(PAGES) as PageName[]).filter(name => !visited.has(ALIKE[name] ?? name));
    expect(missing).toEqual([]);
  });

  it('and in whatever order, by somebody who plays alone', async () => {
    const { page } = visit;
    const records = new Map<string, string>();
    const places: Place[] = [];
    for (const place of ALONE) {
      const record = place.record?.() ?? '';
      if (record !== '' && !records.has(record)) {
        await toQuietPage(page, visit.site.address);
        records.set(record, await keepRecord(page, record));
      }
      places.push({ ...place, path: place.path.replace('ID', records.get(record) ?? '') });
    }
    expect(await compare(places)).toEqual([]);
  }, 600_000);

  it('and in whatever order, by somebody who plays online', async () => {
    const own = await playOnline(visit);
    const { playing } = own;
    const places = [
      ...onlinePlaces(own),
      ...PLACES.filter(({ path }) => /^(?:new|score|rules|print)/.test(path)),
    ];
    // Everywhere but there the bar says that the game is waiting, as soon as the server has said so.
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
