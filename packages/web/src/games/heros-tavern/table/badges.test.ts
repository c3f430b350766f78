import { type Card, herosTavern, type PlayerView, type View } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { SeededGame } from '../../../text-table/testing/seeded-game.ts';
import type { Tavern } from '../types.ts';
import { loadWords } from '../words.ts';
import { badgeOf, keptBadge, keptBadgeOf } from './badges.ts';
import type { Lead, Prospect } from './leads.ts';

const { tavern } = await loadWords('en', herosTavern);
const NOTHING = { coins: 0, storage: 0, land: 0 };
const prospect = (heroes: number, lead: Lead | null): Prospect => ({
  now: { heroes, tokens: NOTHING },
  lead,
});

test('HT 6.1 whoever buys entertainment is told that the others may buy some, too', () => {
  const ahead = prospect(6, { lead: 'ahead', by: 1 });
  expect(keptBadgeOf(ahead, tavern, 3)).toMatchObject({
    adds: '+6 heroes a round',
    leads: 'if others buy none',
  });
  // What is drafted lies open.
  expect(badgeOf(ahead, tavern)).toMatchObject({ adds: '+6 heroes', leads: 'ahead by 1' });
  expect(keptBadgeOf(prospect(0, { lead: 'ahead', by: -1 }), tavern, 3).leads).toBe('1 behind');
});

test('HT 3.1 entertainment always says what it adds, also if that is nothing', () => {
  expect(badgeOf(prospect(0, { lead: 'ahead', by: 0 }), tavern)).toEqual({
    adds: '+0 heroes',
    leads: 'tied for most',
  });
  // A second one that only makes the lead safer.
  expect(keptBadgeOf(prospect(0, { lead: 'ahead', by: 2 }), tavern, 3)).toEqual({
    adds: '+0 heroes a round',
    leads: 'ahead by 2',
  });
});

test.each(LANGUAGE_CODES)(
  'HT 3.3 an ale names the partner it needs, and does not count those it has (%s)',
  async code => {
    const words = (await loadWords(code, herosTavern)).tavern;
    const says = words.lead({ lead: 'partner', partner: 'dark-ale', heroes: 7 });
    expect(says).toContain('+7');
    expect(says).not.toMatch(/[12] (of|von|из) 2/);
    expect(words.lead({ lead: 'set', have: 1, heroes: 10 })).toContain(`+${words.heroes(10)}`);
  },
);

/** A purchase after a round, in which one player has drafted and owns these cards. */
function purchaseIn(round: number, own: Partial<PlayerView>): View {
  const { view } = new SeededGame<Tavern>('heros-tavern', 3, 'badges').get();
  const players = view.players.map((player, seat) => (seat === 0 ? { ...player, ...own } : player));
  return { ...view, round, stage: 'purchase', players };
}

const RICH = { coins: 9, storage: 9, land: 9 };
const says = (card: Card, view: View, besides: readonly Card[] = []) =>
  keptBadge(card, { view, seat: 0, besides }, { rules: herosTavern, words: tavern });

test('HT 7.1 after the last round nothing leads to cards that never come', () => {
  const own = { bought: ['food', 'food', 'food'], drafted: ['food', 'dark-ale'], tokens: RICH } as const;
  expect(says('food', purchaseIn(4, own)).leads).toBe('1 of 3 for +10 heroes');
  expect(says('food', purchaseIn(5, own))).toEqual({ adds: '+0 heroes at the end', leads: '' });
  expect(says('dark-ale', purchaseIn(5, own))).toEqual({ adds: '+0 heroes at the end', leads: '' });
});

test('HT 7.1 after the last round a set can still be bought together, if there are tokens for it', () => {
  const drafted = ['food', 'food', 'food', 'light-ale', 'dark-ale'] as const;
  const last = purchaseIn(5, { bought: [], drafted, tokens: RICH });
  expect(says('food', last).leads).toBe('1 of 3 for +10 heroes');
  expect(says('food', last, ['food', 'food']).adds).toBe('+10 heroes at the end');
  expect(says('light-ale', last).leads).toBe('with dark ale: +10');
  const poor = purchaseIn(5, { bought: [], drafted, tokens: { ...NOTHING, storage: 2 } });
  expect(says('food', poor).leads).toBe('');
  expect(says('light-ale', poor).leads).toBe('with dark ale: +10');
});

test('HT 7.1 tokens of the final scoring count as heroes', () => {
  const own = { bought: ['barrel'], drafted: ['barrel'], tokens: RICH } as const;
  expect(says('barrel', purchaseIn(4, own)).adds).toBe('+2 storage a round');
  expect(says('barrel', purchaseIn(5, own)).adds).toBe('+2 heroes at the end');
});
