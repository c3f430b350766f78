import type { FinishedTable, Leader, Profile, Rating, TableInfo } from '@taproom/contracts';
import { accept, type GameId } from '@taproom/games';
import type * as z from 'zod/mini';
import { shown } from '../play/ratings.ts';
import { type Answer, problem } from '../problem.ts';
import type { PersonRow, RatingRow, TableRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { toPerson } from './person.ts';

const PAGE = 50;
const MOST_LEADERS = 100;

const toRating = (row: RatingRow): z.infer<typeof Rating> => ({
  game: row.game,
  seats: row.seats,
  rating: shown(row),
  games: row.games,
});

/** What is public about people: how they play. */
export class Profiles {
  constructor(
    private readonly store: Store,
    private readonly infos: (rows: readonly TableRow[]) => Promise<TableInfo[]>,
    private readonly now: () => number,
  ) {}

  async of(id: string): Promise<Answer<z.infer<typeof Profile>>> {
    const person = await this.find(id);
    if (person === null) return problem('no-such-thing');
    const [ratings, games] = await Promise.all([
      this.store.ratings.of(id),
      this.store.ratings.statistics(id),
    ]);
    return accept({
      person: toPerson(person),
      created: person.created,
      ratings: ratings.map(toRating),
      games: games.map(game => ({ ...game })),
    });
  }

  async history(
    id: string,
    before: number | null,
    viewer: string | null,
  ): Promise<Answer<{ readonly tables: FinishedTable[]; readonly more: boolean }>> {
    if ((await this.find(id)) === null) return problem('no-such-thing');
    const { tables } = this.store;
    // A page ends where the timestamp changes: the next one is requested by the timestamp of the last game.
    const rows = await tables.history(id, before ?? this.now() + 1, PAGE, viewer);
    const last = rows.length < PAGE ? null : (rows.at(-1)?.ended ?? null);
    const more = last !== null && (await tables.history(id, last, 1, viewer)).length > 0;
    const [infos, results] = await Promise.all([
      this.infos(rows),
      this.store.ratings.resultsAt(rows.map(({ id }) => id)),
    ]);
    const resultsOf = (id: string): FinishedTable['results'] => {
      const own = results.filter(({ table }) => table === id);
      return own.length === 0 ? null : own.map(({ score, place }) => ({ score, place }));
    };
    return accept({ tables: infos.map(info => ({ ...info, results: resultsOf(info.id) })), more });
  }

  async leaders(game: GameId, seats: number): Promise<z.infer<typeof Leader>[]> {
    const rows = await this.store.ratings.leaders(game, seats, MOST_LEADERS);
    const people = await this.store.people.many(rows.flatMap(row => row.person ?? []));
    const byId = new Map(people.filter(row => row.deleted === null).map(row => [row.id, toPerson(row)]));
    return rows
      .map(row => ({
        person: byId.get(row.person ?? '') ?? null,
        level: row.level,
        rating: toRating(row),
      }))
      .filter(({ person, level }) => person !== null || level !== null);
  }

  private async find(id: string): Promise<PersonRow | null> {
    const person = await this.store.people.get(id);
    return person === null || person.deleted !== null ? null : person;
  }
}
