import { beat } from './beats.ts';
import { type Database, first, run } from './database.ts';
import { dealStore } from './deals.ts';
import { errandStore } from './errands.ts';
import { gameStore } from './games.ts';
import { memoStore } from './memos.ts';
import { LETTERS_KEPT, noticeStore } from './notices.ts';
import { peopleStore } from './people.ts';
import { ratingStore } from './ratings.ts';
import { recordStore } from './records.ts';
import { sql } from './sql.ts';
import type { Store } from './store.ts';
import { tableStore } from './tables.ts';
import { talkStore } from './talk.ts';

/** The parts of a store that are the same for both kinds of database. */
export const wholeStore = (
  database: Database,
): Omit<Store, 'isShared' | 'time' | 'listen' | 'hint' | 'listenToPeople' | 'hintPerson' | 'close'> => ({
  people: peopleStore(database),
  tables: tableStore(database),
  games: gameStore(database),
  records: recordStore(database),
  talk: talkStore(database),
  memos: memoStore(database),
  ratings: ratingStore(database),
  notices: noticeStore(database),
  errands: errandStore(database),
  deals: dealStore(database),

  sweep: (now, unusedSince) =>
    database.write(function* () {
      yield* run(
        sql`delete from pushes where session in (select id from sessions where used < ${unusedSince})`,
      );
      yield* run(sql`delete from sessions where used < ${unusedSince}`);
      yield* run(sql`delete from letters where at < ${now - LETTERS_KEPT}`);
      yield* run(sql`delete from ceremonies where until < ${now}`);
      yield* run(sql`delete from codes where until < ${now}`);
      yield* run(
        sql`delete from presence where until < ${now} and not exists
          (select 1 from tables where tables.id = presence."table" and status = 'playing')`,
      );
    }),

  ownKey: (name, made) =>
    database.write(function* () {
      yield* run(
        sql`insert into house_keys (name, value) values (${name}, ${made}) on conflict (name) do nothing`,
      );
      const kept = yield* first<{ readonly value: string }>(
        sql`select value from house_keys where name = ${name}`,
      );
      if (kept === null) throw new Error(`the key ${name} was not stored`);
      return kept.value;
    }),

  beat: (now, outage, known) => database.write(() => beat(now, outage, known)),

  /** The best test whether a disk can be written is to write to it. */
  async ready() {
    try {
      await database.write(() => run(sql`update house set pulse = ${database.now()}`));
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  },
});
