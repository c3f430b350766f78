import type { AnswerOf, Api } from '@taproom/contracts';
import type { Page } from 'playwright-core';

const NAMES = ['Ann', 'Bartholomew of the Hill', 'Cécile', 'Dmitri', 'Фёдор'];
const GAMES = ['heros-tavern', 'heaven-and-ale'] as const;

const person = (i: number) => ({
  id: `person-${i}abc`,
  name: NAMES[i % NAMES.length] ?? '',
  kind: 'member' as const,
});

/** Ratings of people and bots. */
const leaders: AnswerOf<Api['leaders']>['leaders'] = Array.from({ length: 8 }, (_, i) => ({
  person: i === 3 ? null : person(i),
  level: i === 3 ? 'gardener' : null,
  rating: { game: 'heaven-and-ale', seats: 3, rating: 1720 - 37 * i, games: 40 - i },
}));

/** Lets a page find a ledger that has been written in: leaders, statistics, and finished games of a table like this. */
export async function fillLedger(page: Page, table: string): Promise<void> {
  await page.route('**/api/v1/leaders/**', route => route.fulfill({ json: { leaders } }));
  await page.route(/\/api\/v1\/people\/[^/]+$/, async route => {
    const profile: AnswerOf<Api['profile']> = await (await route.fetch()).json();
    const figures = { game: 'heros-tavern', seats: 5, played: 12, won: 3, mean: 91.25 };
    await route.fulfill({ json: { ...profile, games: [figures, { ...figures, game: 'heaven-and-ale' }] } });
  });
  await page.route(/\/api\/v1\/people\/[^/]+\/games/, async route => {
    const like = await page.evaluate(
      async id => (await (await fetch(`/api/v1/tables/${id}`)).json()).table,
      table,
    );
    const tables = GAMES.map((game, i) => ({
      ...like,
      id: `finished-${i}abc`,
      game,
      status: 'finished',
      ended: Date.UTC(2026, 4, 1 + i),
      seats: like.seats.map((seat: object, j: number) => ({ ...seat, person: person(j), level: null })),
      results:
        i === 0 ? like.seats.map((_: object, j: number) => ({ place: j + 1, score: 97 - 3 * j })) : null,
    }));
    await route.fulfill({ json: { tables, more: true } });
  });
}
