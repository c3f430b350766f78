import { expect } from 'vitest';
import type { Guest, Way } from './guest.ts';
import { QUICK } from './site.ts';
import type { Board } from './steps.ts';
import { toQuietPage, type Visit } from './visit.ts';
import { enter, openTable, type TableWish } from './welcome.ts';
import { WithMouse } from './with-mouse.ts';
import { WithoutMouse } from './without-mouse.ts';

/** Someone at a table, in a browser of their own. */
export interface Person {
  readonly name: string;
  readonly way: Way;
  readonly guest: Guest;
}

/** People at one table: the host first, then the others in the order in which they came. */
export interface Company {
  readonly game: Board;
  readonly id: string;
  readonly people: readonly Person[];
}

/** A server on which someone who has left is away after some seconds. */
export const SOON_AWAY = { ...QUICK, GRACE: '8' };

const NAMES = ['Ann', 'Bob', 'Cat', 'Dan', 'Eve'];

/** What shows that a game is there, as boards or as text. */
const TABLE = '.action-bar, .tavern-hand, .command-line';

/** What a position that somebody looks at shows, as text. */
const OWN_PART = { 'heaven-and-ale': 'Your garden', 'heros-tavern': 'Your hand' } as const;

const AND = new Intl.ListFormat('en-GB');

const sits = ({ page }: Guest, name: string): Promise<unknown> =>
  page.waitForSelector(`.waiting-room .who:has-text("${name}")`);

/** The text table says something. */
const hears = async (people: readonly Person[], text: string): Promise<void> => {
  for (const { way, guest } of people)
    if (way === 'text') await guest.page.waitForSelector(`.text-answers :text("${text}")`);
};

const but = (people: readonly Person[], person: Person): Person[] => people.filter(one => one !== person);

/** Everyone at once does something, or waits for it: most notes fold away after some seconds. */
export const everyone = (
  people: readonly Person[],
  does: (person: Person) => Promise<unknown>,
): Promise<unknown> => Promise.all(people.map(does));

export async function expectFocusKept({ people }: Company): Promise<void> {
  for (const { guest } of people) if (guest instanceof WithoutMouse) await guest.expectFocusKept();
}

async function arrive(visit: Visit, name: string, way: Way): Promise<Person> {
  const { address } = visit.site;
  const page = name === NAMES[0] ? visit.page : await visit.stranger();
  if (way !== 'mouse') {
    const table = way === 'text' ? 'text' : 'boards';
    return { name, way, guest: await WithoutMouse.enter(page, address, { name, table }) };
  }
  await enter(page, address, name);
  return { name, way, guest: new WithMouse(page, address) };
}

/** Ann has a table, and the others come by the invitation, each in their own way. */
export async function come(
  visit: Visit,
  { game, bots = [] }: { readonly game: Board } & Pick<TableWish, 'bots'>,
  ways: readonly Way[],
): Promise<Company> {
  const people: Person[] = [];
  let link: { readonly id: string; readonly invite: string } | undefined;
  for (const [i, way] of ways.entries()) {
    const person = await arrive(visit, NAMES[i] ?? '', way);
    const { name, guest } = person;
    people.push(person);
    if (link === undefined) {
      link = await openTable(guest.page, { game, seats: ways.length + bots.length, bots });
      await guest.to(`online/${link.id}`, '.waiting-room');
    } else {
      await guest.to(`join/${link.id}#${link.invite}`, '.invitation-card');
      await guest.press('.invitation-card .button.main');
    }
    await everyone(people, one => sits(one.guest, name));
  }
  // The top bar is still there.
  for (const { guest } of people) expect(await guest.page.evaluate(() => scrollY)).toBe(0);
  return { game, id: link?.id ?? '', people };
}

/** Somebody is removed by mistake, gets a note, and sits down again. */
export async function remove({ people }: Company, host: Person, removed: Person): Promise<void> {
  const { name, guest } = removed;
  await host.guest.press(`.seat-list li:has(.who:has-text("${name}")) .button`, 'Remove player');
  await host.guest.page.waitForSelector(`.house-dialog:has-text("Remove ${name} from the table?")`);
  await host.guest.press('.house-dialog .dangerous');
  await guest.note('The host removed you from the table. You can sit down again.');
  await guest.press('.invitation-card .button.main');
  await everyone(people, one => sits(one.guest, name));
}

/** The host starts the game. */
export async function start({ people }: Company, host: Person): Promise<void> {
  await host.guest.page.waitForSelector('.waiting-room .button.main:enabled');
  await host.guest.press('.waiting-room .button.main');
  await everyone(people, ({ guest }) => guest.page.waitForSelector(TABLE));
}

/** Everyone plays a turn; somebody asks to take back theirs. The others look at the position, and agree. */
export async function takeBack({ game, people }: Company, asker: Person): Promise<void> {
  if (game === 'heros-tavern') {
    await asker.guest.playTurn(game);
    const awaited = AND.format(but(people, asker).map(one => one.name));
    await asker.guest.page.waitForSelector(
      `:is(.tavern-bar, .text-position):has-text("Waiting for ${awaited}")`,
    );
    await everyone(but(people, asker), one => one.guest.playTurn(game));
  } else await everyone(people, one => one.guest.playTurn(game));
  await hears(but(people, asker), asker.name);
  // Cards are taken at the same time: there it is one turn of all, who are named in the order of the seats.
  const turnFor = (one: Person): string => {
    const isOfAll = game === 'heros-tavern';
    const [first = asker] = isOfAll ? people : [asker];
    return `${isOfAll ? 'Card 1 of the draft: ' : ''}${one === first ? 'you' : first.name}`;
  };
  const { name, guest } = asker;
  await guest.chooseInMenu('Ask to take back');
  await guest.page.waitForSelector('.house-dialog:has-text("Ask to take back this turn?")');
  await guest.press('.house-dialog .button.main');
  await everyone(but(people, asker), async one => {
    await one.guest.note(`${name} asks to take back this turn: ${turnFor(one)}`);
    await one.guest.note('The clocks are stopped');
    await lookBack(one, OWN_PART[game]);
  });
  const voters = but(people, asker);
  for (const [i, one] of voters.entries()) {
    await one.guest.press('.note .button', 'Agree');
    const left = voters.slice(i + 1).map(other => other.name);
    if (left.length > 0) await guest.note(`Still to answer: ${AND.format(left)}.`);
  }
  await everyone(people, async one => {
    await one.guest.note(`Everyone agreed. This turn was taken back: ${turnFor(one)}`);
    await one.guest.press('.note.news .button', 'OK');
  });
}

/** Looks at the position to which somebody wants to go back, and closes it: the focus is where it was. */
async function lookBack({ way, guest }: Person, part: string): Promise<void> {
  const shown = way === 'text' ? `:has-text("${part}")` : ' > *';
  await guest.press('.note .button', 'Show that position');
  await guest.page.waitForSelector(`.house-dialog.wide .past-position${shown}`);
  if (way === 'text') expect(await guest.page.locator('.tavern-table, .main-board').count()).toBe(0);
  await guest.press('.house-dialog.wide .answers .button');
  await guest.page.waitForSelector('.note .button:focus:has-text("Show that position")');
}

/** Somebody whose turn it is leaves; a bot plays until they are back. */
export async function leaveAndReturn({ game, id, people }: Company, absent: Person): Promise<void> {
  const { name, guest } = absent;
  const others = but(people, absent);
  await guest.to('about', 'main');
  await everyone(others, one =>
    one.guest.note(`${name} is away. A bot has taken over until they come back.`),
  );
  await hears(others, `A bot now plays for ${name}.`);
  // Where people play one after another, the bot makes way for the next one.
  const isInTurn = game === 'heaven-and-ale';
  if (isInTurn) await others[0]?.guest.page.waitForSelector('.clock.runs');
  await guest.to(`online/${id}`, TABLE);
  await guest.press('.note .button', 'Take your seat back');
  await hears(others, `${name} is back.`);
  await everyone(people, one => one.guest.page.waitForSelector('.seat-notes .note', { state: 'detached' }));
  if (!isInTurn) return;
  await guest.note('While you were away, the bot played for you:');
  await guest.press('.note.news .button', 'OK');
}

/** The host wants a rematch, and the others follow. */
export async function playAgain({ people }: Company, host: Person): Promise<void> {
  await host.guest.press('.after-game .button', 'Play again');
  await sits(host.guest, host.name);
  await everyone(but(people, host), async ({ name, guest }) => {
    await guest.note('There is a new table for the same players.');
    await guest.press('.after-game .button', 'Go to the rematch');
    await sits(host.guest, name);
  });
}

/** Somebody in the waiting room goes to a second device with a code, and finds the table there. */
export async function changeDevice(visit: Visit, { name, way, guest }: Person): Promise<Person> {
  const { address } = visit.site;
  await guest.to('account', '.account');
  await guest.press('.button', 'Show a code');
  const code = (await guest.page.textContent('.move-code')) ?? '';
  const page = await visit.stranger();
  await toQuietPage(page, address);
  const second = way === 'mouse' ? new WithMouse(page, address) : await WithoutMouse.at(page, address);
  await second.to('online', '.played-before summary');
  await second.press('.played-before summary');
  await second.write('.use-code input', code);
  await second.press('.use-code .button');
  await page.waitForSelector(`.greeting:has-text("${name}")`);
  await page.waitForSelector('.slips a.button');
  await second.press('.slips a.button');
  await sits(second, name);
  return { name, way, guest: second };
}

/** Somebody deletes their account during the game; a bot plays on for them. */
export async function deleteAccount({ people }: Company, deleted: Person): Promise<void> {
  const { guest } = deleted;
  await guest.to('account', '.account');
  await guest.press('.danger .button');
  await guest.page.waitForSelector('.house-dialog:has-text("Delete your account?")');
  await guest.press('.house-dialog .dangerous');
  await guest.page.waitForSelector('[role=status]:has-text("Your account has been deleted.")');
  await everyone(but(people, deleted), one =>
    one.guest.note('A player deleted their account. A bot has taken over.'),
  );
}

/** Others resign, one after another, until the host is the only person left, plays on, and ends the game. */
export async function resignAndEnd(game: Board, host: Person, others: readonly Person[]): Promise<void> {
  for (const { guest } of others) {
    await guest.chooseInMenu('Resign');
    await guest.page.waitForSelector('.house-dialog:has-text("the others play on")');
    await guest.press('.house-dialog .dangerous');
    await guest.note('You resigned.');
  }
  const { name, guest } = host;
  await guest.note('A bot has taken over. You’re the only player left.');
  await guest.press('.seat-notes .button', 'End the game');
  await guest.press('.house-dialog .button', 'Keep playing');
  await guest.playTurn(game);
  // The note may be folded away by now; the menu asks the same question.
  await guest.chooseInMenu('End the game');
  await guest.press('.house-dialog .dangerous');
  await guest.note('You ended the game early.');
  await everyone(others, one => one.guest.note(`${name} ended the game early.`));
}
