import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { afterTurns, importRecord, openRecord, wholeRecord } from './records.ts';
import { change, visits } from './visit.ts';

const visit = visits();

const start = async (): Promise<void> => {
  await visit.to('');
  await visit.page.waitForSelector('.open-record');
};

/** What a person sees of a turn: who has what, what is planned and expected, and what can be taken back. */
const turn = (page: Page): Promise<string[]> =>
  Promise.all(['.players', '.boards', '.action-bar'].map(part => page.locator(part).ariaSnapshot()));

/** Waits until this many planned moves of a game are on disk. */
const planned = (page: Page, game: string, count: number): Promise<unknown> =>
  page.waitForFunction(
    ([id, wanted]) =>
      new Promise<boolean>((resolve, reject) => {
        const opening = indexedDB.open('taproom');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const kept = opening.result.transaction('games').objectStore('games').get(id);
          kept.onsuccess = () => {
            opening.result.close();
            resolve(kept.result.plan?.moves.length === wanted);
          };
        };
      }),
    [game, count] as const,
  );

describe('a crash', () => {
  it('in the middle of a turn loses neither the position nor what was planned', async () => {
    await start();
    const { page, context } = visit;
    // Expected scores come when they are computed, and would be compared with none.
    await change(page, { projection: 'off' });
    const id = await importRecord(page, afterTurns('heaven-and-ale', 10));
    await visit.to(`play/${id}`);
    for (const moves of [1, 2]) {
      await page.locator('g.open .reach').first().press('Enter');
      await planned(page, id, moves);
    }
    const before = await turn(page);
    const session = await context.newCDPSession(page);
    const gone = page.waitForEvent('crash');
    session.send('Page.crash').catch(() => {}); // there is nobody left to answer
    await gone;
    await page.close();
    const again = await context.newPage();
    await again.goto(`${visit.site.address}play/${id}`);
    await again.waitForSelector('.action-bar .confirm:not([aria-disabled="true"])');
    expect(await turn(again)).toEqual(before);
    await planned(again, id, 2);
  });
});

describe('a record from a file', () => {
  it('is opened by a button, and kept', async () => {
    await start();
    await importRecord(visit.page, wholeRecord('heaven-and-ale'));
    await start();
    expect(await visit.page.innerText('.kept li')).toContain('Anna');
  });

  it('is opened when it is dropped on any page', async () => {
    const { page } = visit;
    await visit.to('about');
    await page.waitForSelector('main h1');
    const files = await page.evaluateHandle(record => {
      const dragged = new DataTransfer();
      dragged.items.add(new File([record], 'game.txt', { type: 'text/plain' }));
      return dragged;
    }, wholeRecord('heros-tavern'));
    await page.dispatchEvent('main', 'dragover', { dataTransfer: files });
    await page.waitForSelector('.drop-here');
    await page.dispatchEvent('main', 'drop', { dataTransfer: files });
    await page.waitForSelector('.transport');
    expect(await page.locator('.drop-here').count()).toBe(0);
  });

  it('that is broken is refused with its line, and nothing is lost', async () => {
    await start();
    const { page } = visit;
    const record = wholeRecord('heaven-and-ale');
    await importRecord(page, record);
    await start();
    const kept = await page.innerText('.kept ul');
    const lines = record.split('\n');
    const line = lines.findIndex(text => /^\d: go/.test(text)) + 1;
    await openRecord(page, lines.with(line - 1, '0: go 99, done').join('\n'));
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('“game.txt” can’t be opened').waitFor();
    await expect
      .poll(() => dialog.getByRole('alert').innerText())
      .toMatch(new RegExp(`line ${line}\\b.*go 99`, 'i'));
    await dialog.getByRole('button').click();
    await dialog.waitFor({ state: 'detached' });
    await page.reload();
    expect(await page.innerText('.kept ul')).toBe(kept);
  });
});

describe('a replay', () => {
  /** Waits until a move is shown. */
  const shows = (page: Page, position: RegExp): Promise<void> =>
    page.locator('.transport-happened b', { hasText: position }).waitFor();

  it('steps, slides, plays, and has an address for each move', async () => {
    await start();
    const { page } = visit;
    const id = await importRecord(page, wholeRecord('heaven-and-ale'));
    await page.click('.step-start');
    await shows(page, /^Move 0 of/);
    await page.click('.step-on');
    await shows(page, /^Move 1 of/);
    await page.click('.step-back');
    await shows(page, /^Move 0 of/);
    await page.fill('.transport input[type=range]', '30');
    await shows(page, /^Move 30 of/);
    await page.waitForURL(`**/replay/${id}/30`);
    await page.reload();
    await shows(page, /^Move 30 of/);
    await page.click('.step-play');
    await shows(page, /^Move 32 of/);
    await page.click('.step-pause');
    await page.waitForSelector('.step-play');
    await page.click('.step-end');
    await shows(page, /^Move (\d+) of \1$/);
    await page.waitForSelector('.ending');
  });

  it.each(['heaven-and-ale', 'heros-tavern'] as const)(
    'of %s is shared by a link that shows the same move to somebody else, who plays on from there',
    async game => {
      await start();
      const { page } = visit;
      await visit.context.grantPermissions(['clipboard-read', 'clipboard-write']);
      const id = await importRecord(page, wholeRecord(game));
      await visit.to(`replay/${id}/40`);
      await shows(page, /^Move 40 of/);
      await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('button', { name: 'Copy link to this move' }).click();
      await page.waitForSelector('text=Link copied');
      const link = await page.evaluate(() => navigator.clipboard.readText());
      const other = await visit.stranger();
      await other.goto(link);
      await shows(other, /^Move 40 of/);
      const table = '.replay-table';
      expect(await other.locator(table).ariaSnapshot()).toBe(await page.locator(table).ariaSnapshot());
      await other.getByRole('button', { name: 'Play from here' }).click();
      await other.click('dialog[open] .button.main');
      await other.waitForURL('**/play/*');
      await other.waitForSelector('.action-bar .confirm, .tavern-hand');
    },
  );
});
