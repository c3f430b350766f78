import { describe, expect, it } from 'vitest';
import { QUICK } from './site.ts';
import { visits } from './visit.ts';
import { playAgain, resign, sitDown, start, type Two, takeBack, type WithoutMouse } from './without-mouse.ts';

const visit = visits({
  environment: { ...QUICK, GRACE: '8' },
});

const CLOISTER = { game: 'heaven-and-ale', seats: 2 } as const;
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

  it('of Heaven & Ale goes from an invitation to the end of the game and a rematch', async () => {
    const two = await sitDown(visit, CLOISTER, 'text');
    const { ann, bob } = two;
    await start(two, '.command-line');
    await Promise.all([ann.playText(), bob.playText()]);
    await expectFocusKept(two);
    await playAgain(two);
  }, 300_000);
});

describe('an evening without a mouse, at boards', () => {
  it('of Hero’s Tavern goes from an invitation by a turn taken back to the end, a rematch and a resignation', async () => {
    const two = await sitDown(visit, TAVERN, 'boards');
    const { ann, bob } = two;
    await start(two, '.tavern-hand');
    for (const person of [ann, bob]) await person.playTurn('tavern');
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

  it('of Heaven & Ale goes from an invitation by a turn taken back to the end of the game and a rematch', async () => {
    const two = await sitDown(visit, CLOISTER, 'boards');
    const { ann, bob } = two;
    await start(two, '.action-bar');
    await Promise.all([ann.playTurn('cloister'), bob.playTurn('cloister')]);
    await takeBack(two, '.past-position > *', '');
    await Promise.all([ann.play('cloister'), bob.play('cloister')]);
    await expectFocusKept(two);
    await playAgain(two);
  }, 300_000);
});

describe.each([
  { table: 'text', shows: '.command-line' },
  { table: 'boards', shows: '.tavern-hand' },
] as const)('an evening without a mouse, at $table', ({ table, shows }) => {
  it('tells of a bot that takes over, and lets its person come back', async () => {
    const two = await sitDown(visit, TAVERN, table);
    await start(two, shows);
    const { ann, bob, id } = two;
    const takes = (person: WithoutMouse): Promise<void> =>
      table === 'text' ? person.takeCard() : person.playTurn('tavern');
    await bob.to('about', 'main');
    await ann.note('Bob is away. A bot has taken over until they come back.');
    if (table === 'text') await ann.hears('A bot now plays for Bob.');
    await bob.to(`online/${id}`, shows);
    await bob.press('.note .button', 'Take your seat back');
    if (table === 'text') await ann.hears('Bob is back.');
    await ann.page.waitForSelector('.seat-notes .note', { state: 'detached' });
    await takes(ann);
    await takes(bob);
    await expectFocusKept(two);
  }, 240_000);

  it('removes somebody after a question, who is told and sits down again', async () => {
    const two = await sitDown(visit, TAVERN, table);
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
