import { describe, expect, it } from 'vitest';
import { clickTavern } from './hands.ts';
import { QUICK } from './site.ts';
import { visits } from './visit.ts';
import { begin, enter, openTable } from './welcome.ts';
import { playAgain, resign, sitDown, start, type Two, takeBack } from './without-mouse.ts';

const visit = visits({
  environment: { ...QUICK, GRACE: '8' },
});

const TAVERN = { game: 'heros-tavern', seats: 3, bots: ['patron'] } as const;

/** Ann, Bob and a bot play Hero's Tavern as text. */
async function startText(): Promise<Two> {
  const two = await sitDown(visit, TAVERN, 'text');
  await start(two, '.command-line');
  return two;
}

const expectFocusKept = async ({ ann, bob }: Two): Promise<void> => {
  for (const person of [ann, bob]) await person.expectFocusKept();
};

describe('an evening without a mouse, at text tables', () => {
  it('goes from an invitation by a turn taken back to the end of the game, a rematch and a resignation', async () => {
    const two = await startText();
    const { ann, bob } = two;
    await ann.takeCard();
    await bob.takeCard();
    await ann.hears('Bob');
    await takeBack(two, '.past-position:has-text("Your hand")');
    expect(await bob.page.locator('.tavern-table').count()).toBe(0);
    await Promise.all([ann.playText(), bob.playText()]);
    await expectFocusKept(two);
    await playAgain(two);
    await start(two, '.command-line');
    await resign(two);
    await ann.page.waitForSelector('.text-position:has-text("The game was ended early.")');
    await expectFocusKept(two);
    await playAgain(two);
  }, 300_000);

  it('tells of a bot that takes over, and lets its person come back', async () => {
    const two = await startText();
    const { ann, bob, id } = two;
    await bob.to('about', 'main');
    await ann.note('Bob is away. A bot has taken over until they come back.');
    await ann.hears('A bot now plays for Bob.');
    await bob.to(`online/${id}`, '.command-line');
    await bob.press('.note .button', 'Take your seat back');
    await ann.hears('Bob is back.');
    await ann.page.waitForSelector('.seat-notes .note', { state: 'detached' });
    await ann.takeCard();
    await bob.takeCard();
    await expectFocusKept(two);
  }, 240_000);

  it('removes somebody after a question, who is told and sits down again', async () => {
    const two = await sitDown(visit, TAVERN, 'text');
    const { ann, bob } = two;
    await ann.press('.seat-list .button', 'Remove player');
    await ann.page.waitForSelector('.house-dialog:has-text("Remove Bob from the table?")');
    await ann.press('.house-dialog .dangerous');
    await bob.note('The host removed you from the table. You can sit down again.');
    await bob.press('.invitation-card .button.main');
    await ann.page.waitForSelector('.seat-list .who:has-text("Bob")');
    await expectFocusKept(two);
  }, 240_000);
});

describe('an evening without a mouse, at boards', () => {
  it('of Hero’s Tavern goes from an invitation by a turn taken back to the end, a rematch and a resignation', async () => {
    const two = await sitDown(visit, TAVERN, 'boards');
    const { ann, bob } = two;
    await start(two, '.tavern-hand');
    for (const person of [ann, bob]) await person.takeShownCard();
    await takeBack(two, '.past-position > *');
    await Promise.all([ann.play('tavern'), bob.play('tavern')]);
    await expectFocusKept(two);
    await playAgain(two);
    await start(two, '.tavern-hand');
    await resign(two);
    await ann.page.waitForSelector('.tavern-bar:has-text("The game was ended early.")');
    await expectFocusKept(two);
    await playAgain(two);
  }, 300_000);

  it('of Heaven & Ale goes from an invitation to the end of the game and a rematch', async () => {
    const two = await sitDown(visit, { game: 'heaven-and-ale', seats: 2 }, 'boards');
    const { ann, bob } = two;
    await start(two, '.action-bar');
    await Promise.all([ann.play('cloister'), bob.play('cloister')]);
    await expectFocusKept(two);
    await playAgain(two);
  }, 300_000);
});

describe('five people, each in a browser of their own', () => {
  it('come by one invitation, resign one after another, and meet again', async () => {
    const ann = visit.page;
    await enter(ann, visit.site.address, 'Ann');
    const { id, invite } = await openTable(ann, { game: 'heros-tavern', seats: 5 });
    await ann.goto(`${visit.site.address}online/${id}`);
    const others = await Promise.all(['Bob', 'Cat', 'Dan', 'Eve'].map(async () => visit.stranger()));
    for (const [i, page] of others.entries()) {
      await enter(page, visit.site.address, ['Bob', 'Cat', 'Dan', 'Eve'][i] ?? '');
      await page.goto(`${visit.site.address}join/${id}#${invite}`);
      await page.click('.invitation-card .button.main');
      await page.waitForSelector('.waiting-room');
    }
    await begin(ann, id);
    const all = [ann, ...others];
    for (const page of all) await page.waitForSelector('.tavern-hand');
    for (const page of all) for (let i = 0; i < 2; i++) await clickTavern(page);
    for (const page of others) {
      await page.click('.house-bar .button:has-text("Menu")');
      await page.click('.table-menu .button:has-text("Resign")');
      await page.click('.house-dialog .button.dangerous');
      await page.waitForSelector('.note:has-text("You resigned")');
    }
    await ann.waitForSelector('.note:has-text("You’re the only player left.")');
    await ann.click('.house-bar .button:has-text("Menu")');
    await ann.click('.table-menu .button:has-text("End the game")');
    await ann.click('.house-dialog .button.dangerous');
    await ann.click('.after-game .button.main');
    await ann.waitForSelector('.waiting-room');
    for (const [i, page] of others.entries()) {
      await page.waitForSelector('.note:has-text("There is a new table")');
      await page.click('.after-game .button:has-text("Go to the rematch")');
      await ann.waitForSelector(`.waiting-room .who:has-text("${['Bob', 'Cat', 'Dan', 'Eve'][i]}")`);
    }
  }, 300_000);
});
