import { GOALS, type SeatMove } from '@taproom/games/heaven-and-ale';
import { Plan, type Table } from '@taproom/table';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { cloisterWords as de } from '../src/i18n/de/heaven-and-ale/words.ts';
import { cloisterWords as en } from '../src/i18n/en/heaven-and-ale/words.ts';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { cloisterWords as ru } from '../src/i18n/ru/heaven-and-ale/words.ts';
import type { Settings } from '../src/settings.ts';
import { fingerAt } from './finger.ts';
import { afterTurns, recordOf } from './records.ts';
import { visits } from './visit.ts';

const visit = visits({ oneTab: true });
const GOAL_NAMES = { en: en.goal, de: de.goal, ru: ru.goal };

/** The first player chooses a starting space. */
function atStart(): string {
  const [setup] = afterTurns('heaven-and-ale', 0).split('chance: first');
  return `${setup}chance: first 1\nend: unfinished\n`;
}

async function play(record: string, language: Settings['language']): Promise<Page> {
  const page = await fingerAt(visit, record, { language });
  await page.waitForSelector('.cloister-table g.open');
  return page;
}

/** Two taps, as a finger means it. */
async function take(page: Page, piece: string): Promise<void> {
  const reach = page.locator(`[data-piece="${piece}"] .reach`).first();
  await reach.tap();
  await page.waitForSelector('.action-bar.pinned');
  await reach.tap();
}

/** How far the lowest of some things lies below the lower edge of the text of the bar, in pixels. */
const below = (page: Page, things: string): Promise<number> =>
  page.evaluate(wanted => {
    const edge = document.querySelector('.telling')?.getBoundingClientRect().bottom ?? 0;
    const lowest = [...document.querySelectorAll(wanted)].map(one => one.getBoundingClientRect().bottom);
    return Math.max(...lowest) - edge;
  }, things);

const legal = (plan: Plan): readonly SeatMove[] => plan.legal() as readonly SeatMove[];

interface Purchase {
  readonly space: number;
  readonly hexes: readonly string[];
}

/** A space where the first player can buy two of at least three tiles at once. */
function twoOfThree(table: Table): Purchase | null {
  const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
  for (const go of legal(plan)) {
    if (go.move !== 'go') continue;
    plan.push(go);
    const hexes: string[] = [];
    for (let i = 0; i < 2; i++) {
      const buy = legal(plan).find(move => move.move === 'buy');
      if (buy?.move !== 'buy') break;
      plan.push(buy);
      hexes.push(buy.hex);
    }
    const isMore = hexes.length === 2 && legal(plan).some(({ move }) => move === 'buy');
    while (plan.moves.length > 0) plan.undo();
    if (isMore) return { space: go.space, hexes };
  }
  return null;
}

/** A barrel space where the first player gets something. */
function barrelSpace(table: Table): number | null {
  const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
  for (const go of legal(plan)) {
    if (go.move !== 'go') continue;
    plan.push(go);
    const isTaken = plan.events.some(({ event }) => event === 'barrel');
    plan.undo();
    if (isTaken) return go.space;
  }
  return null;
}

/** A scoring space where the first player can choose among so many spots. */
const scoringSpace =
  (least: number) =>
  (table: Table): number | null => {
    const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
    for (const go of legal(plan)) {
      if (go.move !== 'go') continue;
      plan.push(go);
      const spots = legal(plan).filter(({ move }) => move === 'score').length;
      plan.undo();
      if (spots >= least) return go.space;
    }
    return null;
  };

/** The first position in which something is found, as a record, and what was found. */
function search<Found>(
  find: (table: Table) => Found | null,
  seats = 3,
): {
  readonly record: string;
  readonly found: Found;
} {
  let found: Found | null = null;
  const isFound = (table: Table): boolean => {
    found = find(table);
    return found !== null;
  };
  const record = recordOf('heaven-and-ale', isFound, seats);
  return { record, found: found ?? expect.fail('not found in this game') };
}

describe.each(LANGUAGE_CODES)('the bar of Heaven & Ale on a phone, in %s', language => {
  it('shows that the list of starting spaces goes on, until its end is reached', async () => {
    const page = await play(atStart(), language);
    const list = page.locator('.choices.listed');
    await page.waitForSelector('.choices.listed[data-more]');
    const arrow = await list.evaluate(one => getComputedStyle(one, '::after').content);
    expect(arrow).toContain('▾');
    await list.evaluate(one => one.scrollTo(0, one.scrollHeight));
    await page.waitForSelector('.choices.listed:not([data-more])');
    await page.context().close();
  });

  it('has room for all words of a hint about a starting space', async () => {
    const page = await play(atStart(), language);
    // The tool after the one that shows the rivals.
    await page.locator('.doing .tool').nth(1).tap();
    await page.waitForSelector('.hint .button');
    const { words, buttons } = await page.evaluate(() => {
      const boxOf = (found: string) => document.querySelector(found)?.getBoundingClientRect();
      return { words: boxOf('.hint p')?.bottom ?? 0, buttons: boxOf('.hint .button')?.top ?? 0 };
    });
    expect(words).toBeGreaterThan(0);
    expect(words).toBeLessThanOrEqual(buttons + 1);
    expect(await page.locator('.action-bar .choices.listed').isVisible()).toBe(false);
    await page.context().close();
  });

  it('keeps the price of two tiles in sight while a third can be bought', async () => {
    const { record, found } = search(twoOfThree);
    const page = await play(record, language);
    await take(page, `space-${found.space}`);
    for (const hex of found.hexes) {
      await take(page, `hex-${hex}`);
      await page.waitForSelector(`[data-piece="tile-${hex}"]`);
    }
    await page.waitForSelector('.choices .tile-choice');
    expect(await page.locator('.brings .gain').count()).toBeGreaterThan(2);
    expect(await below(page, '.brings .coins')).toBeLessThanOrEqual(1);
    await page.context().close();
  });

  it('has room for four barrels at once', async () => {
    const { record, found } = search(barrelSpace);
    const page = await play(record, language);
    await page.locator(`[data-piece="space-${found}"] .reach`).first().tap();
    await page.waitForSelector('.pinned .brings .gain');
    // Rarely does someone meet four goals: those with the longest names are put there.
    const names = GOALS.map(goal => GOAL_NAMES[language][goal]).sort((a, b) => b.length - a.length);
    await page.evaluate(
      longest => {
        const gain = document.querySelector('.brings .gain');
        for (const name of longest) {
          const more = gain?.cloneNode(true);
          if (!(more instanceof Element)) continue;
          const label = more.querySelector(':scope > span');
          if (label !== null) label.textContent = name;
          gain?.before(more);
        }
        gain?.remove();
      },
      names.slice(0, 4),
    );
    expect(await page.locator('.brings .gain').count()).toBe(4);
    expect(await below(page, '.brings .gain')).toBeLessThanOrEqual(1);
    await page.context().close();
  });

  it('shows seven scoring spots at once, all large enough for a finger, and clear of the map', async () => {
    const { record, found } = search(scoringSpace(10), 2);
    const page = await play(record, language);
    const before = await page.locator('.boards').boundingBox();
    await take(page, `space-${found}`);
    await page.waitForSelector('.choices.listed .listed-move');
    const seen = await page.evaluate(() => {
      const boxOf = (part: string) => document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      const room = boxOf('.choices.listed');
      const map = boxOf('.other-pane');
      const spots = [...document.querySelectorAll('.listed-move')].map(spot => spot.getBoundingClientRect());
      const inSight = spots.filter(({ top, bottom }) => top > room.top - 1 && bottom < room.bottom + 1);
      return {
        inSight: inSight.length,
        small: spots.filter(({ width, height }) => width < 43.5 || height < 43.5).length,
        underMap: inSight.filter(({ right, top }) => right > map.left && top < map.bottom).length,
      };
    });
    expect(seen).toEqual({ inSight: expect.any(Number), small: 0, underMap: 0 });
    expect(seen.inSight).toBeGreaterThanOrEqual(7);
    expect(await page.locator('.boards').boundingBox()).toEqual(before);
    await page.context().close();
  });

  it('asks a whole question about the starting spaces in the middle of a round', async () => {
    const page = await play(afterTurns('heaven-and-ale', 60, 4), language);
    await page.locator('[data-piece^="slot-"].open .reach').first().tap();
    await page.waitForSelector('.action-bar .answer');
    expect(await below(page, '.telling .status')).toBeLessThanOrEqual(1);
    expect(await page.locator('.telling[data-more]').count()).toBe(0);
    await page.context().close();
  });

  it('has a button that ends the turn in two lines at most, beside tools with all their words', async () => {
    const page = await play(afterTurns('heaven-and-ale', 60, 4), language);
    await take(page, 'space-6');
    await page.locator('[data-piece="hex-d3"] .reach').tap();
    await page.waitForSelector('.action-bar.pinned');
    const seen = await page.evaluate(() => {
      const heightOf = (found: string) => document.querySelector(found)?.getBoundingClientRect().height ?? 0;
      const cut = [...document.querySelectorAll('.doing .button')].filter(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1,
      );
      return { button: heightOf('.confirm'), tool: heightOf('.doing .tool'), cut: cut.length };
    });
    expect(seen.button).toBeLessThan(60);
    expect(seen.tool).toBe(seen.button);
    expect(seen.cut).toBe(0);
    await page.context().close();
  });
});
