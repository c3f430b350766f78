import { beat } from './beats.ts';
import { type Database, run } from './database.ts';
import { gameStore } from './games.ts';
import { peopleStore } from './people.ts';
import { ratingStore } from './ratings.ts';
import { recordStore } from './records.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';

/** All parts of a store that are the same for both kinds of database. */
export const wholeStore = (
  database: Database,
): Omit<Store, 'isShared' | 'time' | 'listen' | 'hint' | 'listenToPeople' | 'hintPerson' | 'close'> => ({
  people: peopleStore(database),
  tables: tableStore(database),
  games: gameStore(database),
  records: recordStore(database),
  talk: talkStore(database),
  ratings: ratingStore(database),

  sweep: (now, unusedSince) =>
    database.write(function* () {
      yield* run(sql`delete from sessions where used < ${unusedSince}`);
      yield* run(sql`delete from ceremonies where until < ${now}`);
      yield* run(sql`delete from codes where until < ${now}`);
      yield* run(
        sql`delete from presence where until < ${now} and not exists
          (select 1 from tables where tables.id = presence."table" and status = 'playing')`,
      );
    }),

  beat: (now, outage, known) => database.write(() => beat(now, outage, known)),

  /** Nothing tells as well whether a disk can be written as writing to it. */
  async ready() {
    try {
      await database.write(() => run(sql`update house set pulse = ${database.now()}`));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
});
