import { type Account, ESTIMATORS, type JudgedTurn } from '@taproom/bots/coach';
import { GAMES, type GameId, type GameMove } from '@taproom/games';
import { beforeEach, describe, expect, it } from 'vitest';
import { exercisesOf } from '../src/review/exercises.ts';
import type { KeptReview } from '../src/review/store.ts';
import { faultsByAxe } from './axe.ts';
import { afterTurns, importRecord, keepRecord, recordOf } from './records.ts';
import { change, visits } from './visit.ts';

const visit = visits();

/** A review of a few seconds: how thorough it is does not matter here. */
const DEPTH = JSON.stringify({ nodes: 24, controls: 2 });

beforeEach(async () => {
  await visit.context.addInitScript(depth => {
    if (location.protocol.startsWith('http')) localStorage.setItem('taproom.review-depth', depth);
  }, DEPTH);
  await visit.to('');
});

/** Keeps a record and opens its review; gives the name under which the game is kept. */
async function openReview(record: string): Promise<string> {
  const id = await keepRecord(visit.page, record);
  await visit.to(`review/${id}`);
  return id;
}

/** On a machine with other work to do even a small review takes a while. */
const complete = (): Promise<unknown> =>
  visit.page.waitForSelector('text=The review is complete.', { timeout: 180_000 });

/** What the browser keeps. */
const kept = (): Promise<readonly KeptReview[]> =>
  visit.page.evaluate(
    () =>
      new Promise<KeptReview[]>((resolve, reject) => {
        const opening = indexedDB.open('taproom-reviews');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const all = opening.result.transaction('reviews').objectStore('reviews').getAll();
          all.onsuccess = () => {
            opening.result.close();
            resolve(all.result);
          };
        };
      }),
  );

/** Changes what the browser keeps of the only review. */
const changeKept = (change: (review: KeptReview) => KeptReview): Promise<void> =>
  kept().then(([review]) =>
    review === undefined
      ? Promise.reject(new Error('nothing is kept'))
      : visit.page.evaluate(
          changed =>
            new Promise<void>((resolve, reject) => {
              const opening = indexedDB.open('taproom-reviews');
              opening.onerror = () => reject(opening.error);
              opening.onsuccess = () => {
                const writing = opening.result.transaction('reviews', 'readwrite');
                writing.objectStore('reviews').put(changed);
                writing.oncomplete = () => {
                  opening.result.close();
                  resolve();
                };
              };
            }),
          change(review),
        ),
  );

/** The turns of a seat that cost too much to pass, in the order of the game. */
const slipsOf = (account: Account, seats: number) => exercisesOf('', account, seats);

/** Types a whole turn at the text table. */
async function type(game: GameId, moves: readonly GameMove[]): Promise<void> {
  const field = visit.page.locator('.command-line input');
  const lines = moves.map(move => GAMES.current(game).write(move));
  for (const line of lines.at(-1) === 'done' ? lines : [...lines, 'done']) {
    await field.fill(line);
    await field.press('Enter');
  }
}

describe.each([
  { game: 'heaven-and-ale', seats: 2 },
  { game: 'heros-tavern', seats: 3 },
] as const)('the review of a game of $game', ({ game, seats }) => {
  it('runs to its end, is kept, and lets one try again', async () => {
    const { page } = visit;
    await openReview(recordOf(game, () => false, seats));
    await page.waitForSelector('.line-chart');
    await complete();

    // Every player has an account, one's own first, and it adds up on the page, too.
    const names = await page.locator('.review-seats label').allInnerTexts();
    expect(names).toHaveLength(seats);
    expect(names[0]).toContain('Anna');
    const [review] = await kept();
    expect(review?.accounts.map(account => account.seats[0]?.seat)).toEqual([...Array(seats).keys()]);
    // First what can be learned from; the exact sums are there for those who open them.
    expect(await page.locator('.review-account').isVisible()).toBe(false);
    expect(await page.locator('.review-panel h2').allInnerTexts()).toEqual([
      expect.stringContaining('Anna'),
      'How the game went',
      'Key moments',
      'How the result came about',
    ]);
    expect(await page.innerText('.review-losses')).toContain((names[1] ?? '').trim());
    await page.locator('.review-exactly summary').click();
    const rows = await page.locator('.review-account tbody tr td:nth-child(2)').allInnerTexts();
    const numbers = rows.map(text => Number(text.replace('−', '-')));
    const sum = numbers.slice(0, -1).reduce((total, one) => total + one, 0);
    expect(Math.abs(sum - (numbers.at(-1) ?? Number.NaN))).toBeLessThan(0.35);
    // The curve starts with the same values, and its scale says what it measures.
    await page.locator('.review-chart + .review-note + details summary').click();
    const curve = page.locator('.review-chart + .review-note + details tbody tr');
    expect(await curve.count()).toBeGreaterThan(2);
    const initial = await page.locator('.review-account tbody tr').first().locator('td').allInnerTexts();
    expect(await curve.first().locator('th').innerText()).toBe('Start');
    expect(await curve.first().locator('td').first().innerText()).toBe(initial[1]);
    expect(await page.locator('.line-chart text').allTextContents()).toContain('0%');
    await page.locator('.review-measure label').nth(1).click();
    expect(await curve.first().locator('td').first().innerText()).toBe(initial[0]);
    // Key moments come in the order of play, one of them marked.
    const all = page.getByRole('button', { name: /Show all \d+ moments/ });
    if ((await all.count()) > 0) await all.click();
    const when = await page.locator('.review-when').allInnerTexts();
    const turns = when.map(text => {
      const [, round, turn] = /Round (\d+), (?:before )?turn (\d+)/.exec(text) ?? [];
      return 1000 * Number(round) + Number(turn);
    });
    expect(turns).toEqual(turns.toSorted((a, b) => a - b));
    // And some say what the better turn would have brought.
    expect(await page.locator('.review-reasons li').count()).toBeGreaterThan(0);
    // What is counted is called what the game calls it, and a slip leads to its lesson.
    const unit = { 'heaven-and-ale': /^Result: \d+ VP\./, 'heros-tavern': /^Result: \d+ heroes\./ }[game];
    expect(await page.innerText('.review-story')).toMatch(unit);
    expect(await page.innerText('.review-page')).not.toMatch(/\d points/);
    const lesson = page.locator('.review-lesson a').first();
    expect(await lesson.getAttribute('href')).toMatch(new RegExp(`/learn/${game}/\\d+$`));
    expect(when.filter(text => text.includes('Mattered most'))).toHaveLength(1);
    expect(await faultsByAxe(page, 'body')).toEqual([]);

    // The board as it was, with what was played and what was better.
    await page.locator('.review-moments .button').first().click();
    await page.waitForSelector('.review-board svg');
    expect(await faultsByAxe(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForSelector('.review-board', { state: 'detached' });

    // It is there after a reload, and nothing is done twice.
    await page.reload();
    await complete();
    expect(await kept()).toEqual([review]);

    // Try again: what was played is refused, the best turn is accepted.
    const [account] = review?.accounts ?? [];
    if (account === undefined) throw new Error('no account');
    const slips = slipsOf(account, seats);
    const [slip] = slips;
    if (slip === undefined) throw new Error('somebody who plays at random makes no mistake');
    await change(page, { table: 'text' });
    await page.reload();
    await complete();
    await page.locator('.review-panel .button.main').click();
    await page.waitForSelector('.practice .text-table');
    expect(await page.innerText('.practice-bar h1')).toContain(`1 of ${slips.length}`);
    await type(game, slip.played);
    await page.waitForSelector('.practice-answer.wrong');
    expect(await page.innerText('.practice-answer')).toContain('That is the turn that was played.');
    await page.getByRole('button', { name: 'Try again' }).click();
    await type(game, slip.best);
    await page.waitForSelector('.practice-answer.right');
    expect(await faultsByAxe(page, 'main')).toEqual([]);
    if (slips.length > 1) {
      await page.click('.practice-bar >> text=Next');
      await page.waitForSelector(`.practice-bar h1 >> text=2 of ${slips.length}`);
      await page.click('text=Show the best turn');
      await page.waitForSelector('.practice-answer.shown');
    }
    await page.click('text=Back to the review');
    await page.waitForSelector('.review-page');

    // All of them are in the deck; none was found at the first attempt, so all are due.
    await visit.to('mistakes');
    await page.waitForSelector(`text=${slips.length} position`);
    expect(await faultsByAxe(page, 'main')).toEqual([]);
    await page.click('.review-page .button.main');
    await page.waitForSelector('.practice .text-table');
    const stored = await page.evaluate(() => localStorage.getItem('taproom.mistakes'));
    const [due] = JSON.parse(stored ?? '[]').toSorted(
      (a: { due: number }, b: { due: number }) => a.due - b.due,
    );
    const turn = slips.find(({ ply }) => ply === due.ply);
    await type(game, turn?.best ?? []);
    await page.waitForSelector('.practice-answer.right');
    await page.click('.practice-bar >> text=Stop');
    await page.waitForSelector('text=1 of 1 right.');
  }, 400_000);
});

describe('a review', () => {
  it('is never made of a game that is running', async () => {
    const { page } = visit;
    const id = await openReview(afterTurns('heros-tavern', 4));
    await page.waitForSelector('text=This game is still in progress.');
    expect(await faultsByAxe(page, 'main')).toEqual([]);
    await visit.to(`replay/${id}`);
    await page.waitForSelector('.transport');
    expect(await page.locator('.transport-tools a').count()).toBe(0);
    await visit.to('');
    await page.waitForSelector('.kept .open-game');
    expect(await page.locator(`.kept a[href$="review/${id}"]`).count()).toBe(0);
  });

  it('is a link away from a replay, the end of a game and the list of games; a packed game has one, too', async () => {
    const { page } = visit;
    const record = recordOf('heros-tavern', () => false);
    const id = await importRecord(page, record);
    await page.waitForSelector(`.transport-tools a[href$="review/${id}"]`);
    await visit.to(`play/${id}`);
    await page.waitForSelector(`.after-game a[href$="review/${id}"]`);
    await visit.to('');
    await page.waitForSelector(`.kept a[href$="review/${id}"]`);
    await visit.to('review#nothing');
    await page.waitForSelector('.waiting h1');
    const { packText } = await import('../src/local/share.ts');
    await visit.to(`replay#${await packText(record)}`);
    await page.click('.transport-tools a');
    await page.waitForSelector('.line-chart');
    expect(page.url()).toContain('/review#');
  });

  it('of an older estimator is shown as older, and made again on request', async () => {
    const { page } = visit;
    await openReview(recordOf('heros-tavern', () => false));
    await complete();
    await page.evaluate(
      () =>
        new Promise<void>((resolve, reject) => {
          const opening = indexedDB.open('taproom-reviews');
          opening.onerror = () => reject(opening.error);
          opening.onsuccess = () => {
            const transaction = opening.result.transaction('reviews', 'readwrite');
            const all = transaction.objectStore('reviews').getAll();
            all.onsuccess = () => {
              for (const one of all.result) transaction.objectStore('reviews').put({ ...one, version: -1 });
            };
            transaction.oncomplete = () => {
              opening.result.close();
              resolve();
            };
          };
        }),
    );
    await page.reload();
    await page.waitForSelector('text=This review was made with an earlier version of Taproom.');
    await page.waitForSelector('.review-account', { state: 'attached' });
    await page.click('text=Review again');
    await complete();
    expect((await kept()).every(({ version }) => version > 0)).toBe(true);
  });
});

it('says which level of the ladder errs as much, and nothing where that is not known', async () => {
  const { page } = visit;
  await openReview(recordOf('heros-tavern', () => false, 3));
  await complete();
  expect(await page.locator('.review-headline').count()).toBe(1);
  expect(await page.locator('.review-level').count()).toBe(0);
  // As if it had been as thorough as the levels were judged, and every decision as bad as those of the weakest on a bad day.
  const { nodes } = ESTIMATORS.current('heros-tavern').ladder;
  const worst = (turn: JudgedTurn): JudgedTurn => ({
    ...turn,
    verdict: { ...turn.verdict, isForced: false, score: { ...turn.verdict.score, slip: -10.5 } },
  });
  await changeKept(review => ({
    ...review,
    nodes,
    accounts: review.accounts.map(account => ({ ...account, turns: account.turns.map(worst) })),
  }));
  await page.reload();
  await page.waitForSelector('.review-level');
  expect(await page.innerText('.review-level')).toMatch(/^Played like\s+Patron\s+This bot loses/);
  expect(await faultsByAxe(page, '.review-headline')).toEqual([]);
}, 300_000);
