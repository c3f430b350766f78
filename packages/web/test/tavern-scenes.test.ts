import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { faultsByAxe } from './axe.ts';
import { clickTavern, clickUntil } from './hands.ts';
import { keepRecord } from './records.ts';
import { recordAt, type TavernState } from './tavern-states.ts';
import { change, visits } from './visit.ts';

const visit = visits({ oneTab: true });

async function play(page: Page, state: TavernState, edit = (record: string) => record): Promise<void> {
  const id = await keepRecord(page, edit(recordAt(state)));
  await visit.to(`play/${id}`);
  await page.waitForSelector('.tavern-room');
}

/** Everything moves, slowly enough to look at it. */
async function moveSlowly(page: Page): Promise<void> {
  await visit.to('');
  await change(page, { motion: 'on', speed: 'slow' });
  await page.reload();
}

it('shows what was revealed to all at one screen, with nobody’s hand, before the next curtain', async () => {
  const { page } = visit;
  await visit.to('');
  await play(page, { seats: 3, round: 1, stage: 'draft', step: 0 }, record =>
    record.replace('name 1: patron', 'name 1: Ben'),
  );
  const curtain = page.locator('.tavern-curtain');
  const takeFirst = async (name: string): Promise<void> => {
    await curtain.waitFor();
    expect(await curtain.innerText()).toContain(name);
    expect(await page.locator('.tavern-card').count(), 'a hand behind the curtain').toBe(0);
    await curtain.locator('.button').click();
    await page.locator('.tavern-hand button').first().click();
    await page.locator('.tavern-bar .button.main').click();
  };
  await takeFirst('Anna');
  await takeFirst('Ben');
  const all = page.locator('.tavern-room[data-eyes="all"]');
  await all.waitFor();
  await page.locator('.tavern-halls').waitFor();
  expect(await page.locator('.tavern-hand, .tavern-curtain').count()).toBe(0);
  expect(await page.locator('.tavern-halls').innerText()).toMatch(/Anna.*Ben.*Patron/s);
  expect(await faultsByAxe(page, 'main')).toEqual([]);
  await page.locator('.tavern-bar .button.main').click();
  await curtain.waitFor();
  expect(await curtain.innerText()).toContain('Anna');
});

it('opens the tavern of a rival, as large as one’s own, and gives the focus back', async () => {
  const { page } = visit;
  await visit.to('');
  await play(page, { seats: 4, round: 4, stage: 'draft', step: 3 });
  const rival = page.locator('.tavern-rival').first();
  const name = await rival.locator('h2').innerText();
  await rival.locator('h2 button').focus();
  await page.keyboard.press('Enter');
  const sheet = page.locator('.tavern-visited');
  await sheet.waitFor();
  expect(await sheet.locator('h2').innerText()).toContain(name);
  expect(await sheet.locator('.tavern-booths > li').count()).toBe(
    await page.locator('.tavern-own .tavern-booths > li').count(),
  );
  expect(await faultsByAxe(page, '.tavern-visited')).toEqual([]);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(name);
});

it('flies the chosen card over everything on its way', async () => {
  const { page } = visit;
  await moveSlowly(page);
  await play(page, { seats: 3, round: 2, stage: 'draft', step: 1 });
  await page.locator('.tavern-rival[data-choice="made"]').nth(1).waitFor();
  await page.locator('.tavern-hand button').last().click();
  await page.locator('.tavern-bar .button.main').click();
  const flight = await page.waitForFunction(() => {
    const card = document.querySelector('.tavern-own [data-piece="fresh"]');
    const picture = document.querySelector('.sky > svg');
    const flying = [picture, card].find(one => (one?.getAnimations().length ?? 0) > 0);
    if (flying == null) return null;
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
    const { left, right, top, bottom } = flying.getBoundingClientRect();
    const clipping: string[] = [];
    for (let at = flying.parentElement; at !== null && at !== document.body; at = at.parentElement) {
      const { overflowX, overflowY, contain } = getComputedStyle(at);
      const box = at.getBoundingClientRect();
      const isCut =
        overflowX !== 'visible' || overflowY !== 'visible' || /paint|strict|content/.test(contain);
      if (
        isCut &&
        (left < box.left - 1 || right > box.right + 1 || top < box.top - 1 || bottom > box.bottom + 1)
      )
        clipping.push(at.className);
    }
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const hit = document.elementsFromPoint(x, y).find(one => !one.matches('.sky'));
    const isOnTop = flying.contains(hit ?? null) || getComputedStyle(flying).pointerEvents === 'none';
    return { clipping, isOnTop, y };
  });
  const seen = await flight.jsonValue();
  expect(seen?.clipping).toEqual([]);
  expect(seen?.isOnTop).toBe(true);
  // It starts where the hand is.
  const dock = (await page.locator('.tavern-dock').boundingBox()) ?? expect.fail();
  expect(seen?.y).toBeGreaterThan(dock.y);
});

it('keeps the totals back until the end has added them up, then shows the winner’s picture', async () => {
  const { page } = visit;
  await moveSlowly(page);
  await play(page, { seats: 3, round: 5, stage: 'purchase', step: 7 });
  await clickUntil(page, '.tavern-ending', clickTavern);
  const totals = (): Promise<(string | null)[]> =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll(
          '.tavern-ending tfoot td, .tavern-rival .tavern-heroes, .tavern-slate, [data-guide="pad"], .tavern-ending h2',
        ),
      ]
        .filter(one => one.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
        .map(one => one.textContent),
    );
  expect(await page.locator('.tavern-after .button').count(), 'it is still adding up').toBe(1);
  expect(await totals()).toEqual([]);
  const picture = page.locator('.tavern-last-scene');
  expect(await picture.count(), 'nobody has won yet').toBe(0);
  await page.locator('.tavern-after .button').click();
  await expect.poll(async () => (await totals()).length).toBeGreaterThan(5);
  await picture.waitFor();
});
