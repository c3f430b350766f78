import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type Language, TRANSLATIONS } from '../src/i18n/languages.ts';
import { misplaced } from './layout.ts';
import { keepRecord } from './records.ts';
import { recordAt, type TavernState } from './tavern-states.ts';
import { change, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
  { width: 844, height: 390 },
  { width: 390, height: 844 },
] as const;

/** Phones have smaller letters. */
const leastLetters = ({ width, height }: (typeof SIZES)[number]): number =>
  width < 600 || height < 500 ? 11 : 12;

/** The scoring comes before the purchase, at the same place of the record. */
type Shown = Omit<TavernState, 'stage'> & {
  readonly language: Language;
  readonly stage: TavernState['stage'] | 'scoring';
};

const STATES: readonly Shown[] = [
  ...[3, 5].flatMap((seats): Shown[] => [
    { language: 'en', seats, round: 1, stage: 'draft', step: 0 },
    { language: 'en', seats, round: 3, stage: 'draft', step: 4 },
    { language: 'en', seats, round: 3, stage: 'purchase', step: 7 },
    { language: 'en', seats, round: 5, stage: 'draft', step: 0 },
    { language: 'en', seats, round: 5, stage: 'draft', step: 5 },
    { language: 'en', seats, round: 5, stage: 'purchase', step: 7 },
    { language: 'en', seats, round: 4, stage: 'scoring', step: 7 },
  ]),
  ...TRANSLATIONS.flatMap((language): Shown[] => [
    { language, seats: 5, round: 4, stage: 'draft', step: 0 },
    { language, seats: 5, round: 5, stage: 'draft', step: 2 },
    { language, seats: 5, round: 4, stage: 'purchase', step: 7 },
    { language, seats: 5, round: 4, stage: 'scoring', step: 7 },
  ]),
];

/** What does not fit in the room: runs inside the page. */
const faultsIn = (page: Page, least: number): Promise<string[]> =>
  page.evaluate(smallest => {
    const found: string[] = [];
    const nameOf = (element: Element): string =>
      `${element.getAttribute('class') ?? element.tagName} “${(element.textContent ?? '').trim().slice(0, 30)}”`;
    const isSeen = (element: Element): boolean => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false;
      for (let at: Element | null = element; at !== null; at = at.parentElement)
        if (getComputedStyle(at).clipPath === 'inset(50%)') return false;
      return true;
    };
    const all = (selector: string): Element[] => [...document.querySelectorAll(selector)].filter(isSeen);
    if (document.documentElement.scrollHeight > innerHeight + 1)
      found.push(`the page is ${document.documentElement.scrollHeight} of ${innerHeight} high`);
    // Nothing is cut off inside of what has an edge.
    for (const box of all(
      '.tavern-scoring, .tavern-own, .tavern-rival, .tavern-booths > li, .tavern-card, .tavern-face, .tavern-hand, .tavern-say',
    )) {
      if (box.scrollHeight > box.clientHeight + 2)
        found.push(`${nameOf(box)}: ${box.scrollHeight} of ${box.clientHeight} high`);
      if (box.scrollWidth > box.clientWidth + 6)
        found.push(`${nameOf(box)}: ${box.scrollWidth} of ${box.clientWidth} wide`);
    }
    const dock = document.querySelector('.tavern-dock')?.getBoundingClientRect();
    const own = document.querySelector('.tavern-own')?.getBoundingClientRect();
    if (dock !== undefined && own !== undefined && own.bottom > dock.top + 1 && own.right > dock.left + 1)
      found.push('the hand covers the tavern');
    // The whole hand is on the screen, and so is every button.
    const controls = all(
      '.tavern-card, .tavern-bar .button, .tavern-tool, .tavern-tabs button, .tavern-rival',
    );
    for (const control of controls) {
      const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
      if (left < -1 || top < 0 || right > innerWidth + 1 || bottom > innerHeight + 1)
        found.push(`${nameOf(control)} is outside of the screen`);
      if (Math.min(width, height) < 43.5) found.push(`${nameOf(control)}: ${width} × ${height}`);
    }
    const walker = document.createTreeWalker(
      document.querySelector('.tavern-room') ?? document,
      NodeFilter.SHOW_TEXT,
    );
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      if (element === null || node.nodeValue?.trim() === '' || element.closest('svg, dialog') !== null)
        continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size > 0 && size < smallest && isSeen(element))
        found.push(`${nameOf(element)}: letters of ${size}`);
    }
    return [...new Set(found)];
  }, least);

/** Which rivals' last cards are told in words nowhere; on a wide screen, the names that take a second line. */
const unreadIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('.tavern-lately li, .tavern-notices li:not(.own)')];
    const rivals = [...document.querySelectorAll('.tavern-rival')];
    const read = told.filter(line => line.checkVisibility());
    const names = rivals
      .map(rival => rival.querySelector('h2'))
      .filter(name => innerWidth > 1000 && (name?.getBoundingClientRect().height ?? 0) > 32);
    return [
      ...(read.length < rivals.length ? [`the turns of ${read.length} of ${rivals.length} are told`] : []),
      ...names.map(name => `“${name?.textContent}” takes two lines`),
    ];
  });

/** Where things are that must not move in the course of a round. */
const placesIn = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      '.tavern-wall > .tavern-slate',
      '.tavern-rivals',
      '.tavern-own',
      '.tavern-bar',
      '.tavern-bar .button.main:last-child',
    ]
      .map(selector => {
        const { top = 0, bottom = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        return `${selector} ${Math.round(top)}–${Math.round(bottom)}`;
      })
      .join(', '),
  );

/** A note above the table, as an online table has them. */
const addNote = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const note = document.createElement('div');
    note.style.cssText = 'flex: none; height: 56px';
    document.querySelector('main')?.prepend(note);
  });

describe('everything fits and can be read, also with a note above', () => {
  it.each(STATES)(
    '$language, $seats players, round $round, $stage, card $step',
    async state => {
      const { page } = visit;
      await toQuietPage(page, visit.site.address);
      const stage = state.stage === 'draft' ? 'draft' : 'purchase';
      const id = await keepRecord(page, recordAt({ ...state, stage }));
      await change(page, { language: state.language });
      await visit.to(`play/${id}`);
      await page.waitForSelector(state.stage === 'draft' ? '.tavern-hand' : '.tavern-scoring');
      if (state.stage === 'purchase') await page.click('.tavern-bar .button.main');
      await page.waitForSelector(state.stage === 'scoring' ? '.tavern-scoring tfoot .told' : '.tavern-hand');
      // What may come of it takes room, too.
      if (state.stage !== 'scoring') await page.waitForSelector('.expected', { state: 'attached' });
      const found: string[] = [];
      for (const note of ['', ' and a note']) {
        if (note !== '') await addNote(page);
        for (const size of SIZES) {
          await page.setViewportSize(size);
          await page.evaluate(() => document.fonts.ready);
          for (const fault of await faultsIn(page, leastLetters(size)))
            found.push(`${size.width} × ${size.height}${note}: ${fault}`);
          if (state.stage === 'draft' && (state.step > 0 || state.round > 1))
            for (const fault of await unreadIn(page))
              found.push(`${size.width} × ${size.height}${note}: ${fault}`);
          // Words over words, or cut off at an edge.
          if (state.stage === 'scoring')
            for (const fault of await misplaced(page))
              found.push(`${size.width} × ${size.height}${note}: ${fault}`);
        }
      }
      // A chosen card says its rule.
      if (state.stage === 'draft') await page.locator('.tavern-hand .tavern-card').last().click();
      for (const size of state.stage === 'draft' ? SIZES : []) {
        await page.setViewportSize(size);
        for (const fault of await faultsIn(page, leastLetters(size)))
          found.push(`${size.width} × ${size.height}, chosen: ${fault}`);
      }
      expect(found).toEqual([]);
    },
    180_000,
  );
});

it('nothing moves when a card is chosen, taken and revealed', async () => {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(page, recordAt({ seats: 5, round: 1, stage: 'draft', step: 0 }));
  for (const size of SIZES) {
    await page.setViewportSize(size);
    await visit.to(`play/${id}`);
    const hand = page.locator('.tavern-hand.fan .tavern-card');
    await hand.first().waitFor();
    const cards = await hand.count();
    const before = await placesIn(page);
    await hand.first().click();
    await page.waitForSelector('.tavern-card[aria-pressed="true"]');
    expect(await placesIn(page), `${size.width}: chosen`).toBe(before);
    await page.click('.tavern-bar .button.main');
    await page.waitForFunction(
      count => document.querySelectorAll('.tavern-hand.fan .tavern-card').length < count,
      cards,
    );
    expect(await placesIn(page), `${size.width}: revealed`).toBe(before);
  }
}, 120_000);
