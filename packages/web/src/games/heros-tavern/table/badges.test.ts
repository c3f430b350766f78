import { herosTavern } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { words } from '../../../i18n/en/heros-tavern/index.ts';
import { badgeOf, keptBadgeOf } from './badges.ts';
import type { Lead, Prospect } from './leads.ts';

const { tavern } = words(herosTavern.numbers);
const NOTHING = { coins: 0, storage: 0, land: 0 };
const prospect = (heroes: number, lead: Lead | null): Prospect => ({
  now: { heroes, tokens: NOTHING },
  lead,
  worth: heroes,
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
