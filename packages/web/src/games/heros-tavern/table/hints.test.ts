import { botOf, type Candidate, decide, PLAYERS } from '@taproom/bots';
import { expectOk } from '@taproom/games';
import { type Buy, herosTavern, type Pick } from '@taproom/games/heros-tavern';
import { expect, test } from 'vitest';
import { LANGUAGE_CODES } from '../../../i18n/languages.ts';
import { newTable } from '../../../log/testing/games.ts';
import { loadWords } from '../words.ts';
import { cardPlaces, hintedCards, reasonsOf } from './hints.ts';

const candidate = (move: Pick | Buy): Candidate<Pick | Buy> => ({
  moves: [move],
  scores: [],
  chances: [],
  visits: 0,
  reasons: [],
});

test('a hint recommends the card to pick, or the cards to buy', () => {
  expect(hintedCards(null)).toBeNull();
  expect(hintedCards('thinking')).toBeNull();
  expect(hintedCards(candidate({ move: 'pick', card: 'maid' }))).toEqual(['maid']);
  expect(hintedCards(candidate({ move: 'buy', cards: [] }))).toEqual([]);
});

test('of equal cards as many are marked as are recommended', () => {
  expect([...cardPlaces(['food', 'maid', 'food', 'food'], ['food', 'food'])]).toEqual([0, 2]);
  expect([...cardPlaces(['food'], ['maid'])]).toEqual([]);
  expect([...cardPlaces(['food'], null)]).toEqual([]);
});

test('a reason is told once, and one that is not known not at all', async () => {
  const { tavern } = await loadWords('en', herosTavern);
  const reasons = [{ reason: 'ale-pair' }, { reason: 'ale-pair' }, { reason: 'from a later version' }];
  expect(reasonsOf({ reasons }, tavern.reason, String)).toEqual(['makes a mixed pair']);
});

test('every reason that a bot gives in a whole game is told in every language', async () => {
  const table = newTable('heros-tavern', 3, 'hints');
  const bot = expectOk(botOf(PLAYERS.current('heros-tavern'), 'barkeep'));
  const met = new Map<string, Candidate['reasons'][number]>();
  for (let [seat] = table.awaited(); seat !== undefined; [seat] = table.awaited()) {
    const thought = decide(bot, table.view(seat), seat, { nodes: 1 }, 'hints');
    for (const reason of thought.candidates.flatMap(one => one.reasons)) met.set(reason.reason, reason);
    expectOk(table.commit(seat, thought.moves, table.number(seat)));
  }
  expect(met.size).toBeGreaterThan(12);
  for (const language of LANGUAGE_CODES) {
    const { tavern } = await loadWords(language, herosTavern);
    for (const reason of met.values()) {
      const told = reasonsOf({ reasons: [reason] }, tavern.reason, () => 'Вера');
      expect(told.join(), `${language}: ${reason.reason}`).toMatch(/\p{L}{2}/u);
      expect(told.join()).not.toMatch(/undefined|NaN|object/);
    }
  }
});
