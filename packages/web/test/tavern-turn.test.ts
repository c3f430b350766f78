import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { clickTavern, clickUntil } from './hands.ts';
import { keepRecord } from './records.ts';
import { recordAt, type TavernState } from './tavern-states.ts';
import { change, toQuietPage, visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';

const visit = visits();
const PHONE = { width: 390, height: 844 };
const CONFIRM = '.tavern-bar .button.main';

async function play(state: TavernState): Promise<Page> {
  const { page } = visit;
  await toQuietPage(page, visit.site.address);
  const id = await keepRecord(page, recordAt(state));
  await visit.to(`play/${id}`);
  await page.waitForSelector('.tavern-room');
  return page;
}

/** Past the scoring, by keys. */
async function toPurchase(page: Page): Promise<void> {
  await page.waitForSelector('.tavern-scoring tfoot .told');
  await page.locator(CONFIRM).focus();
  await page.keyboard.press('Enter');
  await page.waitForSelector('.tavern-left');
}

const PURCHASE = { seats: 3, round: 1, stage: 'purchase', step: 7 } as const;

describe('a purchase', () => {
  it('begins with no card that looks chosen, and is made by a number and Enter', async () => {
    const page = await play(PURCHASE);
    await toPurchase(page);
    expect(await page.locator('.tavern-card:focus').count(), 'the focus is on no card').toBe(0);
    const cards = page.locator('.tavern-hand .tavern-card');
    const open = await cards.evaluateAll(all =>
      all.findIndex(one => one.getAttribute('aria-disabled') === 'false'),
    );
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('.tavern-card:focus').count(), 'an arrow goes to the first').toBe(1);
    await page.keyboard.press(String(open + 1));
    await page.waitForSelector('.tavern-card[aria-pressed="true"]');
    expect(await page.locator(`${CONFIRM}:focus`).count()).toBe(1);
    await page.keyboard.press('Enter');
    await page.waitForSelector('.tavern-hand.fan');
    expect(await page.locator('.tavern-own .tavern-booths').textContent()).toContain('1 bought');
  });

  it('says what is missing for a card that is too dear, with nothing chosen', async () => {
    const page = await play(PURCHASE);
    await toPurchase(page);
    await page.locator('.tavern-card[aria-disabled="true"]').first().click({ force: true });
    const say = page.locator('.tavern-say');
    await expect.poll(() => say.innerText()).toMatch(/^This costs .* but you have 0\. .* earns? .*\.$/);
  });

  it('says before the last one what tokens are worth, and shows what counts at the end only', async () => {
    const page = await play({ ...PURCHASE, round: 5 });
    expect(await page.locator('.tavern-say').innerText()).toContain('final scoring');
    await toPurchase(page);
    expect(await page.locator('.tavern-say').innerText()).toContain('Each token you spend costs you 1 hero');
    const notes = await page.locator('.tavern-hand .tavern-gain').allInnerTexts();
    for (const note of notes) expect(note).toMatch(/at the end|for \+|with .* ale/);
  });
});

it('marks no card of a hand as better than another', async () => {
  const page = await play({ seats: 3, round: 1, stage: 'draft', step: 0 });
  const looks = await page
    .locator('.tavern-hand .tavern-gain')
    .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).backgroundColor))]);
  expect(looks).toHaveLength(1);
});

it('leaves only another choice once a card is taken, while others still choose', async () => {
  const { page: ann } = visit;
  const { address } = visit.site;
  await enter(ann, address, 'Ann');
  const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: 3, bots: ['patron'] });
  const bob = await visit.stranger();
  await enter(bob, address, 'Bob');
  await bob.goto(`${address}join/${id}#${invite}`);
  await bob.click('.invitation-card .button.main');
  await bob.waitForSelector('.waiting-room');
  await begin(ann, id);
  await ann.goto(`${address}online/${id}`);
  await ann.locator('.tavern-hand button').first().click();
  await ann.locator(CONFIRM).click();
  await ann.waitForSelector('.tavern-chosen');
  expect(await ann.locator(CONFIRM).count()).toBe(0);
  await ann.getByRole('button', { name: 'Choose again' }).click();
  await ann.waitForSelector(CONFIRM);
}, 120_000);

it('says on a phone whose cards a row of the scoring is about, and what was gained and is there', async () => {
  const page = await play({ ...PURCHASE, round: 3 });
  await page.setViewportSize(PHONE);
  await page.waitForSelector('.tavern-scoring tfoot .told');
  for (const why of await page.locator('.tavern-own-why').allInnerTexts()) expect(why).toMatch(/^You: /);
  const tokens = page.locator('.tavern-scoring .tokens');
  expect(await tokens.locator('th').innerText()).toContain('Tokens (+ gained)');
  // What someone has is what they had and what is new.
  const cells = await tokens.locator('td').allInnerTexts();
  const gained = await tokens.locator('.tavern-gained').allInnerTexts();
  expect(gained.length, 'tokens were earned').toBeGreaterThan(0);
  for (const text of gained) expect(text.trim()).toMatch(/^\+\d+$/);
  await page.click(CONFIRM);
  await page.waitForSelector('.tavern-left');
  const left = (await page.locator('.tavern-left .tavern-tokens').innerText()).match(/\d+/g);
  expect(cells[0]?.replaceAll(/\+\d+/g, '').match(/\d+/g)).toEqual(left);
});

it('keeps a round off the slate while it is scored row by row beside it', async () => {
  const { page } = visit;
  await visit.to('');
  const id = await keepRecord(page, recordAt({ ...PURCHASE, round: 3 }));
  await change(page, { motion: 'on', speed: 'slow' });
  await visit.to(`play/${id}`);
  await page.waitForSelector('.tavern-scoring .untold', { state: 'attached' });
  const slate = page.locator('.tavern-wall .tavern-slate');
  const total = (): Promise<number> => slate.locator('tfoot td').innerText().then(Number);
  const rounds = (): Promise<number> => slate.locator('tbody td:last-child:not(:empty)').count();
  const before = await total();
  expect(await rounds()).toBe(2);
  await page.click(CONFIRM);
  await page.waitForSelector('.tavern-scoring tfoot .told');
  await expect.poll(rounds).toBe(3);
  const gained = Number(await page.locator('.tavern-scoring .sum td').first().innerText());
  expect(await total()).toBe(before + gained);
});

it('says whose doings stand below the prompt', async () => {
  const page = await play({ seats: 3, round: 1, stage: 'draft', step: 2 });
  await page.setViewportSize(PHONE);
  const lately = page.locator('.tavern-lately');
  await expect.poll(() => lately.innerText()).toMatch(/^They took:/);
});

it('shows the final scoring by kind of card, from what everyone had before it', async () => {
  const page = await play({ ...PURCHASE, round: 5 });
  await clickUntil(page, '.tavern-ranking', clickTavern);
  const table = page.locator('.tavern-end-table').first();
  const titles = (await table.locator('tbody th').allInnerTexts()).map(title => title.trim());
  expect(titles.at(0)).toBe('After round 5');
  expect(titles.slice(1)).toEqual([
    'Entertainment',
    'Food',
    'Ale',
    'Lodging',
    'Market',
    'Staff',
    'Unspent tokens',
  ]);
  const heroes = await table
    .locator('tbody tr td:nth-child(2) b')
    .evaluateAll(cells => cells.reduce((sum, cell) => sum + Number(cell.textContent), 0));
  expect(heroes).toBe(Number(await table.locator('tfoot td').first().innerText()));
});

it('counts in words the cards of rivals that a phone has no room for', async () => {
  const page = await play({ seats: 3, round: 1, stage: 'draft', step: 2 });
  await page.setViewportSize(PHONE);
  const more = page.locator('.tavern-more').first();
  expect(await more.innerText()).toMatch(/^1 more\s+card$/);
});

it('explains the expected heroes to whoever presses them', async () => {
  const page = await play({ seats: 3, round: 1, stage: 'draft', step: 2 });
  await page.locator('.tavern-own .tavern-expected .expected').waitFor();
  for (const place of ['.tavern-own', '.tavern-rival']) {
    await page.locator(`${place} .tavern-expected`).first().click();
    await expect.poll(() => page.locator('.about-card').innerText()).toContain('Expected final score');
  }
});

it('steps through the turns of the others by buttons that say so', async () => {
  const page = await play({ seats: 3, round: 1, stage: 'draft', step: 1 });
  await page.getByRole('button', { name: 'Their turns' }).click();
  await page.getByRole('button', { name: 'Next turn' }).click();
  await page.locator('.tavern-step').waitFor();
  expect(await page.locator(CONFIRM).innerText()).toBe('Confirm');
});

it('lists the hands that were seen, if the memory aid is on', async () => {
  const { page } = visit;
  await visit.to('new/heros-tavern');
  await page.locator('.new-game').getByLabel('Memory aid').check();
  await page.click('.new-game .begin .button.main');
  const cards = page.locator('.tavern-hand.fan .tavern-card');
  await cards.first().waitFor();
  const hand = await cards.count();
  await clickUntil(page, `.tavern-hand.fan:not(:has(li:nth-child(${hand})))`, clickTavern);
  const tool = page.locator('.tavern-memory');
  await tool.locator('.tavern-tool').click();
  // The hand that was passed on is known, that of the other rival not yet.
  const seen = (await tool.locator('.tavern-seen-hands li p').allInnerTexts()).sort();
  expect(seen).toHaveLength(2);
  expect(seen.filter(text => text === 'not seen')).toHaveLength(1);
  await tool.getByRole('button', { name: 'Close' }).click();
  await clickUntil(page, '.tavern-scoring', clickTavern);
  await tool.locator('.tavern-tool').click();
  expect(await tool.locator('dialog').innerText()).toContain('Nobody is holding any cards');
});

it('shows the final heroes of all on a phone before anything else', async () => {
  const page = await play({ ...PURCHASE, round: 5 });
  await page.setViewportSize(PHONE);
  await clickUntil(page, '.tavern-ranking', clickTavern);
  const ranking = page.locator('.tavern-ranking');
  const { y, height } = (await ranking.boundingBox()) ?? expect.fail();
  expect(y + height).toBeLessThan(PHONE.height);
  const heroes = (await ranking.locator('b').allInnerTexts()).map(Number);
  expect(heroes).toEqual([...heroes].sort((a, b) => b - a));
  expect(heroes).toHaveLength(3);
});
