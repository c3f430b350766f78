import type { SeatMove } from '@taproom/games/heaven-and-ale';
import { Plan, type Table } from '@taproom/table';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { LANGUAGE_CODES } from '../src/i18n/languages.ts';
import { openCloister } from './cloister-opening.ts';
import { fingerAt } from './finger.ts';
import { afterTurns, keepRecord, recordOf, wholeRecord } from './records.ts';
import { change, toQuietPage, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const play = (record: string): Promise<void> => openCloister(visit, record);

const press = (page: Page, target: string): Promise<void> =>
  page.locator(target).first().dispatchEvent('click');

const status = (page: Page): Promise<string> => page.innerText('.action-bar .status');

/** How much of what the bar says is below its edge, in pixels. */
const cutOff = (page: Page): Promise<number> =>
  page.locator('.telling').evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);

describe('what the bar of Heaven & Ale says', () => {
  it('is a hint, though something was refused before', async () => {
    const { page } = visit;
    await play(afterTurns('heaven-and-ale', 30));
    await press(page, '.main-board .closed .reach');
    await page.waitForSelector('.action-bar .refusal');
    await page.keyboard.press('h');
    await page.waitForSelector('.action-bar .hint .button:has-text("Play it")');
    expect(await page.locator('.action-bar .refusal').count()).toBe(0);
  });

  it('is what can be had where somebody points, though something was refused before', async () => {
    const { page } = visit;
    await play(afterTurns('heaven-and-ale', 30));
    await press(page, '.main-board .closed .reach');
    await page.waitForSelector('.action-bar .refusal');
    await page.locator('[data-piece="space-8"] .reach').hover();
    await page.waitForSelector('.action-bar .brings:not(.refusal):has-text("Space 8")');
    await press(page, '.main-board .closed .reach');
    await page.waitForSelector('.action-bar .refusal');
    await page.keyboard.press('Escape');
    await page.locator('.action-bar .refusal').waitFor({ state: 'detached' });
  });

  it('asks for what is missing once something was chosen', async () => {
    const { page } = visit;
    await play(afterTurns('heaven-and-ale', 30));
    expect(await status(page)).toBe('Move your player figure forward.');
    await press(page, '[data-piece="slot-marker"] .reach');
    await page.waitForSelector('.action-bar .answer');
    expect(await status(page)).toMatch(/^Which marker moves/);
    await page.keyboard.press('Escape');
    await expect.poll(() => status(page)).toBe('Move your player figure forward.');
  });

  it('warns before the confirmation that the starting area ends the round for the player', async () => {
    const { page } = visit;
    await play(afterTurns('heaven-and-ale', 30));
    await press(page, '[data-piece^="slot-"]:not([data-piece="slot-marker"]).open .reach');
    await page.waitForSelector('.action-bar .confirm:not([aria-disabled="true"])');
    expect(await status(page)).toBe('Confirm your turn. You’ll be out of the round.');
  });

  it('announces a new round, until something is planned, also to screen readers', async () => {
    const { page } = visit;
    const isSecond = (table: Table): boolean =>
      (table.view('spectator') as { readonly round: number }).round === 2;
    await play(recordOf('heaven-and-ale', isSecond));
    expect(await status(page)).toBe('Round 2 of 4 begins. Move your player figure forward.');
    expect(await page.locator('[aria-live="polite"] .new-round').count()).toBe(1);
    await press(page, '[data-piece^="space-"].open .reach');
    await page.locator('.new-round').waitFor({ state: 'detached' });
  });

  it.each(LANGUAGE_CODES)('is a whole hint at 1024 × 768, in %s', async language => {
    const { page } = visit;
    await page.setViewportSize({ width: 1024, height: 768 });
    await visit.to('');
    await change(page, { language });
    await play(afterTurns('heaven-and-ale', 30));
    await page.keyboard.press('h');
    await page.waitForSelector('.action-bar .hint .button');
    expect(await cutOff(page)).toBeLessThanOrEqual(1);
  });

  it('counts the neighbours that are chosen for a shed', async () => {
    const { page } = visit;
    let way: ShedWay | null = null;
    await play(
      recordOf('heaven-and-ale', table => {
        way = shedWay(table);
        return way !== null;
      }),
    );
    const { space, tile, hex, many } = way ?? expect.fail('no shed is built');
    await press(page, `[data-piece="space-${space}"] .reach`);
    await page.waitForSelector('.cloister g.open');
    if (tile > 0) await page.locator('.tile-choice').nth(tile).click();
    await press(page, `[data-piece="hex-${hex}"] .reach`);
    await page.waitForSelector('.cloister .glow.pending, .cloister g.open');
    await expect.poll(() => status(page)).toMatch(/Choose .* neighbours/);
    expect(await status(page)).not.toMatch(/chosen/);
    // The question is not cut, nor what the turn brings so far.
    for (const language of LANGUAGE_CODES) {
      await page.selectOption('.language select', language);
      await page.waitForSelector(`html[lang="${language}"]`);
      await expect.poll(() => cutOff(page), { message: language }).toBeLessThanOrEqual(1);
    }
    await page.selectOption('.language select', 'en');
    await expect.poll(() => status(page)).toMatch(/Choose .* neighbours/);
    await press(page, '.cloister g.open:not(:has(.chosen)) .reach');
    await expect.poll(() => status(page)).toContain(`1 of ${many} chosen.`);
  });
});

/** Someone with a phone, in the middle of a game of four. */
const withFinger = (): Promise<Page> => fingerAt(visit, afterTurns('heaven-and-ale', 60, 4));

/** A game in which all others are out of the round: the first player has moved, and moves again. */
function movedTwice(): string {
  let before = Number.NaN;
  return recordOf(
    'heaven-and-ale',
    table => {
      const turns = table.turns().length;
      const isAgain = turns === before + 1;
      before = turns;
      return isAgain;
    },
    4,
  );
}

describe('the starting spaces to choose from on a phone', () => {
  // The next player begins, so Anna is the first to choose.
  const [setup] = afterTurns('heaven-and-ale', 0).split('chance: first');
  const placing = `${setup}chance: first 1\nend: unfinished\n`;

  it.each(LANGUAGE_CODES)('leave room for the question, and keep clear of the map, in %s', async language => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await toQuietPage(page, visit.site.address);
    await change(page, { language });
    const id = await keepRecord(page, placing);
    await visit.to(`play/${id}`);
    await page.waitForSelector('.action-bar .choices.listed');
    const seen = await page.evaluate(() => {
      const box = (found: string) => document.querySelector(found)?.getBoundingClientRect() ?? new DOMRect();
      const map = box('.other-pane');
      const moves = [...document.querySelectorAll('.choices > .listed-move')].map(move =>
        move.getBoundingClientRect(),
      );
      return {
        moves: moves.length,
        hidden: box('.telling .status').bottom - box('.telling').bottom,
        underMap: moves.filter(move => move.right > map.left && move.top < map.bottom).length,
      };
    });
    expect(seen.moves).toBeGreaterThan(4);
    expect(seen.hidden).toBeLessThanOrEqual(1);
    expect(seen.underMap).toBe(0);
  });
});

describe('a finger at Heaven & Ale', () => {
  it.each(['the hex', 'the button'])(
    'buys a tile and ends the turn with four taps: the last on %s',
    async last => {
      const page = await withFinger();
      const space = page.locator('[data-piece="space-6"] .reach');
      await space.waitFor();
      await space.tap();
      await expect.poll(() => status(page)).toBe('Go to space 6? Tap again.');
      await space.tap();
      const hex = page.locator('[data-piece="hex-d3"] .reach');
      await expect.poll(() => status(page)).toMatch(/^Choose a hex/);
      await hex.tap();
      await expect.poll(() => status(page)).toMatch(/on d3\? Tap again to end your turn\.$/);
      const button = page.locator('.action-bar .confirm');
      expect(await button.innerText()).toBe('Yes, end turn');
      // What it costs is not cut by what else there is to choose.
      const [price, room] = await Promise.all(
        ['.telling .brings', '.telling'].map(part => page.locator(part).boundingBox()),
      );
      expect((price?.y ?? 0) + (price?.height ?? 0)).toBeLessThanOrEqual(
        (room?.y ?? 0) + (room?.height ?? 0) + 1,
      );
      await (last === 'the hex' ? hex : button).tap();
      await button.waitFor({ state: 'detached' });
      expect(await page.locator('[data-piece="tile-d3"]').count()).toBe(1);
      await page.context().close();
    },
  );

  it('finds the tools in the same place, whether the others have moved or not', async () => {
    const page = await withFinger();
    const hint = page.locator('.doing .tool', { hasText: 'Hint' });
    const before = await hint.boundingBox();
    await toQuietPage(page, visit.site.address);
    const id = await keepRecord(page, movedTwice());
    await page.goto(`${visit.site.address}play/${id}`);
    await hint.waitFor();
    expect(await page.locator('.rival-turns').count()).toBe(0);
    expect(await hint.boundingBox()).toEqual(before);
    await page.context().close();
  });
});

describe('the end of Heaven & Ale', () => {
  it('keeps the totals back until they are added up, then shows the winner’s picture', async () => {
    const { page } = visit;
    await toQuietPage(page, visit.site.address);
    const id = await keepRecord(page, wholeRecord('heaven-and-ale'));
    await change(page, { motion: 'on', speed: 'slow' });
    await visit.to(`play/${id}`);
    await page.waitForSelector('.ending');
    const told = (): Promise<string> =>
      page.evaluate(() =>
        [...document.querySelectorAll('.players .points, .ending h2, .action-bar .status')]
          .map(one => one.textContent)
          .join(' '),
      );
    const parts = (): Promise<number> => page.locator('.end-scene path').count();
    const before = await parts();
    const scoresAt = async () => (await page.locator('.ending .scores').boundingBox())?.y;
    const scoresBefore = await scoresAt();
    expect(await page.locator('.ending-tools .after-game .button').first().isVisible()).toBe(false);
    expect(await told()).not.toMatch(/\d|wins|victory/i);
    expect(await page.locator('.ending .winner').count()).toBe(0);
    await page.click('.ending-tools .button:has-text("Show all")');
    await page.waitForSelector('.ending .winner');
    expect(await told()).toMatch(/(win|victory).*\d/i);
    expect(await parts(), 'the picture of the winner').toBeGreaterThan(before + 20);
    expect(await scoresAt(), 'nothing moves').toBe(scoresBefore);
    await page.waitForSelector('.score-chart figcaption:has-text("Expected final scores")');
  });
});

it('shows a way home at the end of Heaven & Ale, and what sharing says below all buttons', async () => {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(page, wholeRecord('heaven-and-ale'));
  await visit.to(`play/${id}`);
  await page.waitForSelector('.ending .winner');
  const home = page.locator('.ending-tools a:has-text("Home")');
  const before = await home.boundingBox();
  await page.click('.ending-tools .button:has-text("Share")');
  await page.waitForSelector('.ending-tools .handed-on:not(:empty)');
  expect(await home.boundingBox()).toEqual(before);
  await home.click();
  await page.waitForSelector('.kept .open-game');
});

interface ShedWay {
  readonly space: number;
  /** Which of the tiles there. */
  readonly tile: number;
  readonly hex: string;
  readonly many: number;
}

/** A way to a shed of the first player that activates several tiles, by one move and one purchase. */
function shedWay(table: Table): ShedWay | null {
  const plan = new Plan(table.game, 0, { view: table.view(0), number: table.number(0) });
  const legal = (): readonly SeatMove[] => plan.legal() as readonly SeatMove[];
  for (const go of legal()) {
    if (go.move !== 'go') continue;
    plan.push(go);
    const buys = legal().filter(move => move.move === 'buy');
    const tiles = [...new Set(buys.map(({ tile }) => tile))];
    for (const buy of buys) {
      plan.push(buy);
      const many = Math.max(0, ...legal().map(move => (move.move === 'activate' ? move.hexes.length : 0)));
      plan.undo();
      if (many > 1) return { space: go.space, tile: tiles.indexOf(buy.tile), hex: buy.hex, many };
    }
    plan.undo();
  }
  return null;
}

describe('a board of Heaven & Ale', () => {
  const scaleOf = (page: Page, board: string): Promise<number> =>
    page.evaluate(selector => {
      const sheet = document.querySelector(selector)?.closest('.zoom-sheet');
      return new DOMMatrix(getComputedStyle(sheet ?? document.body).transform).a;
    }, `${board}`);

  it('is enlarged and moved by keys and the wheel, and shown as a whole again', async () => {
    const { page } = visit;
    await play(afterTurns('heaven-and-ale', 30));
    await page.locator('.main-board').hover();
    await page.keyboard.press('+');
    await expect.poll(() => scaleOf(page, '.main-board')).toBeCloseTo(1.4, 1);
    expect(await scaleOf(page, '.cloister')).toBe(1);
    const left = (): Promise<number> =>
      page
        .locator('.zoom')
        .first()
        .evaluate(({ scrollLeft }) => scrollLeft);
    const before = await left();
    await page.keyboard.press('ArrowRight');
    await expect.poll(left).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Whole board' }).click();
    await expect.poll(() => scaleOf(page, '.main-board')).toBe(1);
    await page.locator('.cloister').hover();
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(() => scaleOf(page, '.cloister')).toBeGreaterThan(2);
    // What is enlarged is still played on.
    await page.keyboard.press('0');
    await press(page, '[data-piece="space-8"] .reach');
    await page.waitForSelector('.cloister g.open');
  });

  it('is enlarged by two fingers', async () => {
    const { page } = visit;
    await page.setViewportSize({ width: 390, height: 844 });
    await play(afterTurns('heaven-and-ale', 30));
    const pinch = await page.context().newCDPSession(page);
    const fingers = (apart: number) => [
      { x: 195 - apart, y: 400 },
      { x: 195 + apart, y: 400 },
    ];
    await pinch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: fingers(40) });
    await pinch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(60) });
    await pinch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: fingers(80) });
    await pinch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect.poll(() => scaleOf(page, '.main-board')).toBeGreaterThan(1.5);
  });
});

it('shows what players got beside their markers, not on them', async () => {
  const { page } = visit;
  await play(recordOf('heaven-and-ale', table => table.turns().length >= 8));
  await page.locator('.players .got svg').first().waitFor();
  // Now and then someone gets two things in a turn.
  await page.evaluate(() => {
    for (const thing of document.querySelectorAll('.players .got svg')) thing.after(thing.cloneNode(true));
  });
  for (const [width, height] of [
    [1440, 900],
    [1280, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    const over = await page.evaluate(() =>
      [...document.querySelectorAll('.players li')].map(player => {
        const got = player.querySelector('.got:has(svg)')?.getBoundingClientRect();
        const last = player.querySelector('.markers > span:last-child')?.getBoundingClientRect();
        return got === undefined || last === undefined ? 0 : last.right - got.left;
      }),
    );
    expect(Math.max(...over), `${width} px`).toBeLessThanOrEqual(0);
  }
});

it('says in words that the star is the score if the game ended now', async () => {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  await change(page, { projection: 'off' }); // once they are known, expected scores stand in the star's place
  await play(afterTurns('heaven-and-ale', 30));
  expect(await page.locator('.players .points').first().innerText()).toContain('If the game ended now:');
  expect(await page.locator('.players .points [title]').first().getAttribute('title')).toMatch(
    /^If the game ended now: -?\d+ points?$/,
  );
});

it('keeps shortcuts of a single key off where they are turned off, and those with Ctrl on', async () => {
  const { page } = visit;
  await visit.to('settings');
  await page.locator('fieldset:has-text("Single-key shortcuts") label:has-text("Off")').click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('taproom.settings')))
    .toContain('"keys":"off"');
  await play(afterTurns('heaven-and-ale', 30));
  await page.locator('.main-board').hover();
  for (const key of ['h', 'i', '+', '?', 'l', ',']) await page.keyboard.press(key);
  await press(page, '[data-piece="space-8"] .reach');
  await page.waitForSelector('.cloister g.open');
  expect(await page.locator('.hint, .about-card, .zoom[data-zoomed], .key-list').count()).toBe(0);
  expect(await page.locator('text=Looking back').count()).toBe(0);
  await page.keyboard.press('Control+z');
  await page.waitForSelector('.main-board g.open');
  await change(page, { keys: 'on' });
  await page.reload();
  await page.waitForSelector('g.open');
  await page.keyboard.press('?');
  await page.waitForSelector('.key-list');
});
