import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PuzzleBook, RatedPuzzle } from '@taproom/bots/puzzles';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SIZES, visits } from './visit.ts';

const visit = visits({ oneTab: true });

const bookOf = (game: string): PuzzleBook =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../public/puzzles/${game}.json`), 'utf8'));

/** Opens the puzzles of a game and begins in one of the modes, by its place in the list. */
async function begin(game: string, mode: number, table: 'boards' | 'text' = 'boards'): Promise<RatedPuzzle> {
  const { page } = visit;
  await visit.to('');
  await page.evaluate(
    chosen =>
      localStorage.setItem(
        'taproom.settings',
        JSON.stringify({ motion: 'off', speed: 'fast', ...(chosen === 'text' && { table: chosen }) }),
      ),
    table,
  );
  await visit.to(`puzzles/${game}`);
  await page.locator('.puzzle-modes button').nth(mode).click();
  return shown(page, game);
}

/** The puzzle on the screen, as it was shipped. */
async function shown(page: Page, game: string): Promise<RatedPuzzle> {
  const id = await page.locator('.puzzle-page').getAttribute('data-puzzle');
  const puzzle = bookOf(game).puzzles.find(one => one.id === id);
  if (puzzle === undefined) throw new Error(`no puzzle ${id}`);
  return puzzle;
}

/** The same with a puzzle of one of some kinds. */
async function beginOf(
  kinds: readonly RatedPuzzle['kind'][],
  ...how: Parameters<typeof begin>
): Promise<RatedPuzzle> {
  for (let i = 0; i < 20; i++) {
    const puzzle = await begin(...how);
    if (kinds.includes(puzzle.kind)) return puzzle;
  }
  throw new Error(`no puzzle of ${kinds.join(' or ')}`);
}

/** What the panel says once the puzzle is answered. */
async function verdict(page: Page): Promise<string> {
  return (await page.locator('.puzzle-verdict').last().textContent()) ?? '';
}

const ratingOn = async (page: Page): Promise<number> =>
  Number(/\d+/.exec((await page.locator('.puzzle-rating strong').textContent()) ?? '')?.[0]);

async function leave(page: Page): Promise<number> {
  await page.locator('.puzzle-buttons .quiet').click();
  return ratingOn(page);
}

/** Types the answer at the text table. */
async function typeAnswer(page: Page, { turns }: RatedPuzzle): Promise<void> {
  const line = page.locator('.text-table form input');
  for (const move of turns.flat()) {
    await line.fill(move);
    await line.press('Enter');
  }
}

/** Chooses the cards of an answer by mouse. */
async function clickAnswer(page: Page, { turns }: RatedPuzzle): Promise<void> {
  const cards = (turns[0]?.[0] ?? '').split(' ').slice(1);
  for (const card of cards) {
    const name = new RegExp(card.replace('-', ' '), 'i');
    const free = page.locator('.tavern-hand button[aria-pressed="false"]').filter({ hasText: name });
    await free.first().click();
  }
  await page.locator('.tavern-bar .button.main').click();
}

/** Buys nothing; of a hand, takes a card that is not the answer. */
async function answerWrongly(page: Page, { kind, turns }: RatedPuzzle): Promise<void> {
  if (kind !== 'judgement') {
    await page.locator('.tavern-bar .button:not(.main)').first().click();
    return;
  }
  const answer = new RegExp((turns[0]?.[0] ?? '').replace('pick ', '').replace('-', ' '), 'i');
  await page.locator('.tavern-hand button').filter({ hasNotText: answer }).first().click();
  await page.locator('.tavern-bar .button.main').click();
}

describe('puzzles of Heaven & Ale', () => {
  it('are solved at the text table, and the rating goes up once', async () => {
    const { page } = visit;
    const puzzle = await beginOf(['closed'], 'heaven-and-ale', 0, 'text');
    await typeAnswer(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.right');
    expect(await verdict(page)).toContain(`${puzzle.best} VP`);
    expect(await page.locator('.puzzle-answer li').count()).toBe(puzzle.turns.length);
    await page.locator('.puzzle-buttons .button', { hasText: 'Try again' }).click();
    await page.waitForSelector('.puzzle-verdict', { state: 'detached' });
    await typeAnswer(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.right');
    expect(await verdict(page)).toContain('Unrated');
    expect(await leave(page)).toBeGreaterThan(1500);
  }, 120_000);

  it('show their answer on request, by keyboard: that counts as not solved', async () => {
    const { page } = visit;
    const puzzle = await beginOf(['closed'], 'heaven-and-ale', 0);
    const show = page.getByRole('button', { name: 'Show the answer' });
    await show.focus();
    await show.press('Enter');
    await page.waitForSelector('.puzzle-verdict.wrong');
    expect(await verdict(page)).toContain(`Not solved. The best possible result is ${puzzle.best} VP.`);
    expect(await page.locator('.puzzle-answer li').count()).toBe(puzzle.turns.length);
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next puzzle');
    expect(await show.count()).toBe(0);
    expect(await leave(page)).toBeLessThan(1500);
  }, 120_000);

  it('say after each turn whether it was right, at the text table, too', async () => {
    const { page } = visit;
    let puzzle = await begin('heaven-and-ale', 0, 'text');
    for (let i = 0; i < 20 && puzzle.turns.length < 3; i++) puzzle = await begin('heaven-and-ale', 0, 'text');
    const [first = [], second = []] = puzzle.turns;
    await typeAnswer(page, { ...puzzle, turns: [first] });
    await page.locator('.puzzle-so-far', { hasText: 'Your first turn was right.' }).waitFor();
    await typeAnswer(page, { ...puzzle, turns: [second] });
    await page.locator('.puzzle-so-far', { hasText: 'Your first 2 turns were right.' }).waitFor();
    // Whoever does not know how to go on sees it there as well.
    await page.getByRole('button', { name: 'Show the answer' }).click();
    await page.waitForSelector('.puzzle-verdict.wrong');
    expect(await page.locator('.text-table').count()).toBe(1);
    expect(await page.locator('.puzzle-answer li').count()).toBe(puzzle.turns.length);
  }, 120_000);

  it('are failed by going home too early, by keyboard, and the rating goes down', async () => {
    const { page } = visit;
    let puzzle = await begin('heaven-and-ale', 0);
    // One that is not solved by going home.
    for (let i = 0; i < 10 && puzzle.turns.length === 1; i++) puzzle = await begin('heaven-and-ale', 0);
    expect(puzzle.turns.length).toBeGreaterThan(1);
    const press = async (selector: string): Promise<void> => {
      const one = page.locator(selector).first();
      await one.focus();
      await one.press('Enter');
    };
    await press('.puzzle-board g.open .reach[data-about^="slot:"]');
    const ready = '.action-bar .confirm:not([aria-disabled="true"])';
    await page.waitForSelector(`${ready}, .action-bar .answer`);
    // One of the spaces asks for a marker.
    if ((await page.locator('.action-bar .answer').count()) > 0) await press('.action-bar .answer');
    await press(ready);
    await page.waitForSelector('.puzzle-verdict.wrong');
    expect(await verdict(page)).toContain(`best possible result is ${puzzle.best} VP`);
    // The focus is where it goes on.
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Next puzzle');
    expect(await leave(page)).toBeLessThan(1500);
  }, 120_000);
});

describe('puzzles of Hero’s Tavern', () => {
  it('are solved by mouse, and the rating goes up', async () => {
    const { page } = visit;
    const puzzle = await begin('heros-tavern', 0);
    await clickAnswer(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.right');
    expect(await page.locator('.puzzle-answer li').count()).toBe(1);
    expect(await leave(page)).toBeGreaterThan(1500);
  }, 120_000);

  it('are failed by buying nothing, the rating goes down, and the next puzzle is another', async () => {
    const { page } = visit;
    const puzzle = await beginOf(['closed', 'last-round'], 'heros-tavern', 0);
    // The table beside it speaks of the purchase, not of picks that were made long ago.
    expect(await page.innerText('.tavern-notices')).toBe(
      'Everyone decides at the same time which cards to keep.',
    );
    await answerWrongly(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.wrong');
    // It is over for the others, too.
    expect(await page.innerText('.tavern-rivals')).not.toContain('is choosing…');
    await page.locator('.puzzle-buttons .button.main').click();
    await page.waitForSelector('.puzzle-verdict', { state: 'detached' });
    expect((await shown(page, 'heros-tavern')).id).not.toBe(puzzle.id);
    expect(await leave(page)).toBeLessThan(1500);
  }, 120_000);

  it('ask for the pick that is best on average, and say what another one costs', async () => {
    const { page } = visit;
    await begin('heros-tavern', 0);
    await leave(page);
    await page.getByRole('button', { name: 'Which card to pick' }).click();
    const puzzle = await shown(page, 'heros-tavern');
    expect(puzzle.kind).toBe('judgement');
    await answerWrongly(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.wrong');
    expect(await verdict(page)).toMatch(/On average it costs you \d+ heroes/);
    // Why, in what was measured: against the pick that was made, and then against the next best one.
    await page.locator('.puzzle-why', { hasText: 'compared with your turn' }).waitFor();
    expect(await page.locator('.puzzle-why li').first().innerText()).toMatch(/^[A-Z].*: [+−]\d+\.\d$/);
    expect(await page.innerText('.tavern-rivals')).not.toContain('is choosing…');
    await page.locator('.puzzle-buttons .button', { hasText: 'Try again' }).click();
    await page.waitForSelector('.puzzle-verdict', { state: 'detached' });
    await clickAnswer(page, puzzle);
    await page.waitForSelector('.puzzle-verdict.right');
    expect(await verdict(page)).toMatch(/any other turn costs you at least \d+ heroes/);
    await page.locator('.puzzle-why', { hasText: 'The next best turn: You choose ' }).waitFor();
    expect(await page.locator('.puzzle-why li').count()).toBeGreaterThan(0);
    expect(await leave(page)).toBeLessThanOrEqual(1500);
  }, 120_000);

  it('ask above the board at all sizes, say what the answer costs, and how the score adds up', async () => {
    const { page } = visit;
    const puzzle = await beginOf(['closed'], 'heros-tavern', 0);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const question = await page.locator('.puzzle-question').boundingBox();
      const board = await page.locator('.puzzle-board').boundingBox();
      expect(question?.y, `${size.width}`).toBeGreaterThanOrEqual(0);
      expect((question?.y ?? 0) + (question?.height ?? 0)).toBeLessThanOrEqual((board?.y ?? 0) + 1);
      // The board still has most of the screen.
      expect(board?.height).toBeGreaterThan(size.height / 2);
    }
    expect(await page.innerText('.puzzle-question')).toMatch(
      /^Puzzle\. .*each unspent token is worth 1 hero/s,
    );
    await page.getByRole('button', { name: 'Show the answer (lowers your rating)' }).click();
    await page.waitForSelector('.puzzle-verdict.wrong');
    // The question stays there, and what was not solved once is not rated again.
    expect(await page.locator('.puzzle-question').count()).toBe(1);
    expect(await page.innerText('.puzzle-sum')).toContain(`= ${puzzle.best} heroes`);
    // It is played out on the board: what was bought, and the final scoring on the pad.
    expect(await page.innerText('.tavern-own .tavern-heroes')).toBe(`${puzzle.best} heroes`);
    expect(await page.innerText('.tavern-slate tfoot td')).toBe(`${puzzle.best}`);
    expect(await page.locator('.tavern-slate [data-about="unspent"] td').first().innerText()).toMatch(
      /^\d+$/,
    );
    // Nothing is left in the hand, so the tavern has the room, on a phone, too.
    expect(await page.locator('.tavern-dock').count()).toBe(0);
    await page.locator('.puzzle-buttons .button', { hasText: 'Try again' }).click();
    await page.getByRole('button', { name: 'Show the answer', exact: true }).waitFor();
  }, 120_000);

  it('are the same for all on one day', async () => {
    const one = await begin('heros-tavern', 1);
    expect((await begin('heros-tavern', 1)).id).toBe(one.id);
  }, 120_000);

  it('end a rush with the third mistake, and the rating stays', async () => {
    const { page } = visit;
    await begin('heros-tavern', 3);
    await page.waitForSelector('.puzzle-facts [role="timer"]');
    const puzzle = await shown(page, 'heros-tavern');
    await clickAnswer(page, puzzle);
    await page.waitForSelector(`.puzzle-page:not([data-puzzle="${puzzle.id}"])`);
    for (let mistakes = 0; mistakes < 3; mistakes++) {
      const asked = await shown(page, 'heros-tavern');
      await answerWrongly(page, asked);
      if (mistakes < 2) await page.waitForSelector(`.puzzle-page:not([data-puzzle="${asked.id}"])`);
    }
    await page.locator('.puzzle-verdict', { hasText: 'The rush is over. Solved: 1.' }).waitFor();
    expect(await leave(page)).toBe(1500);
    expect(await page.locator('.puzzle-rating').textContent()).toContain('Best rush: 1');
  }, 120_000);
});
