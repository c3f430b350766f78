import type { Event } from '@taproom/games/heros-tavern';
import type { TableEvent, Told } from '@taproom/table';
import { expect, test } from 'vitest';
import { latestNews, scoreOf, standing } from './news.ts';

const ROW = { entertainment: 0, food: 10, ale: 0, lodging: 2, market: 0, staff: 0 };
const TOKENS = { coins: 1, storage: 0, land: 0 };

/** Events as a viewer gets them, one per move. */
const told = (...events: (Event | TableEvent)[]): Told<Event | TableEvent>[] =>
  events.map((event, i) => ({ number: i + 1, at: i + 1, event }));

const FIRST: Event = { event: 'revealed', step: 1, picks: ['food', 'maid', 'cook'] };
const SECOND: Event = { event: 'revealed', step: 2, picks: ['tools', 'food', 'market'] };

test('the latest reveal is the news', () => {
  expect(latestNews([])).toBeNull();
  expect(latestNews(told(FIRST, { event: 'passed', cards: 6 }, SECOND))).toMatchObject({
    news: 'picks',
    step: 2,
    picks: ['tools', 'food', 'market'],
  });
});

test('what was taken back is no news', () => {
  const events = told(FIRST, SECOND, { event: 'taken-back', to: 1, by: 0 });
  expect(standing(events).map(({ event }) => event)).toEqual([FIRST]);
  expect(latestNews(events)).toMatchObject({ step: 1 });
});

test('purchases are the news after a round, by seat', () => {
  const news = latestNews(
    told(
      SECOND,
      { event: 'bought', seat: 0, cards: ['food'], paid: TOKENS },
      { event: 'bought', seat: 1, cards: [], paid: TOKENS },
      { event: 'discarded', seat: 0, cards: [] },
      { event: 'round-ended', round: 1 },
    ),
  );
  expect(news).toMatchObject({ news: 'purchases', bought: [['food'], []] });
});

test('the scoring of a round holds the rows and awards of that round only', () => {
  const events = told(
    { event: 'scored', round: 1, seat: 0, heroes: ROW },
    { event: 'scored', round: 1, seat: 1, heroes: { ...ROW, food: 0 } },
    { event: 'awarded', seat: 0, tokens: TOKENS },
    { event: 'awarded', seat: 1, tokens: { ...TOKENS, coins: 7 } },
    { event: 'round-ended', round: 1 },
    { event: 'scored', round: 2, seat: 0, heroes: { ...ROW, food: 20 } },
    { event: 'awarded', seat: 0, tokens: { ...TOKENS, coins: 3 } },
  );
  expect(scoreOf(events, 1)?.heroes.map(({ food }) => food)).toEqual([10, 0]);
  expect(scoreOf(events, 1)?.awards.map(({ coins }) => coins)).toEqual([1, 7]);
  expect(scoreOf(events, 2)?.heroes.map(({ food }) => food)).toEqual([20]);
  expect(scoreOf(events, 3)).toBeNull();
});
