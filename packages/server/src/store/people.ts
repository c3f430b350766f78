import { credentialStore } from './credentials.ts';
import { all, count, type Database, first, run, type Work } from './database.ts';
import { forgetNotices } from './notices.ts';
import { firstOf, isThere, lockPerson, PERSON } from './person.ts';
import { type Flat, type RowShape, shape } from './row-shape.ts';
import type { ChatRow, KeptRow } from './rows.ts';
import { assigned, list, type Sql, sql, valuesOf } from './sql.ts';
import type { PeopleStore } from './store.ts';
import { emptyLines } from './talk.ts';

const KEPT = shape<KeptRow>({ person: 'plain', id: 'plain', played: 'plain', record: 'plain' });

export function peopleStore(database: Database): PeopleStore {
  const put = (statement: Sql): Promise<void> => database.write(() => run(statement));
  const one = <Row>(kind: RowShape<Row>, statement: Sql): Promise<Row | null> =>
    database.read(() => firstOf(kind, statement));
  const many = <Row>(kind: RowShape<Row>, statement: Sql): Promise<Row[]> =>
    database.read(function* () {
      return (yield* all<Flat>(statement)).map(kind.row);
    });
  /** Writes something for an account, if it is not deleted. */
  const putFor = (person: string, statement: Sql): Promise<boolean> =>
    database.write(function* () {
      if (!(yield* isThere(person))) return false;
      yield* run(statement);
      return true;
    });

  return {
    ...credentialStore(database),
    add: person => put(sql`insert into people ${valuesOf(PERSON.flat(person))}`),
    get: id => one(PERSON, sql`select ${PERSON.columns} from people where id = ${id}`),
    many: ids => many(PERSON, sql`select ${PERSON.columns} from people where id in ${list(ids)}`),
    change: async (id, change) => {
      const flat = PERSON.flat(change);
      if (Object.keys(flat).length === 0) return true;
      const changed = sql`update people set ${assigned(flat)} where id = ${id} and deleted is null`;
      return (await database.write(() => count(changed))) > 0;
    },
    erase: (id, at) => database.write(() => erase(id, at)),
    botsOf: owner =>
      many(
        PERSON,
        sql`select ${PERSON.columns} from people where owner = ${owner} and owner is not null order by created`,
      ),

    guests: (before, most) =>
      many(
        PERSON,
        sql`select ${PERSON.columns} from people where kind = 'guest' and deleted is null and active < ${before}
          order by active limit ${most}`,
      ),
    banned: most =>
      many(
        PERSON,
        sql`select ${PERSON.columns} from people where banned = 1 and deleted is null order by name limit ${most}`,
      ),

    leftBehind: (since, most) =>
      database.read(function* () {
        const left = sql`select id from people where deleted > ${since} and deleted is not null and (
            exists (select 1 from sitters where sitters.person = people.id and sitters.ended is null) or
            exists (select 1 from tables where tables.host = people.id and tables.status = 'open')
          ) order by deleted limit ${most}`;
        return (yield* all<{ readonly id: string }>(left)).map(({ id }) => id);
      }),

    keptGames: person =>
      database.read(() =>
        all<Pick<KeptRow, 'id' | 'played'>>(
          sql`select id, played from kept where person = ${person} order by played desc`,
        ),
      ),
    keptGame: (person, id) =>
      one(KEPT, sql`select ${KEPT.columns} from kept where person = ${person} and id = ${id}`),
    keepGame: (game, before, most) => database.write(() => keepGame(game, before, most)),
    dropKeptGame: (person, id) =>
      database.write(function* () {
        const gone = sql`delete from kept where person = ${person} and id = ${id} returning id`;
        return (yield* first(gone)) !== null;
      }),

    mute: (person, muted, on) =>
      putFor(
        person,
        on === 'on'
          ? sql`insert into mutes ${valuesOf({ person, muted })} on conflict (person, muted) do nothing`
          : sql`delete from mutes where person = ${person} and muted = ${muted}`,
      ),
    mutedBy: person =>
      database.read(function* () {
        const found = sql`select muted from mutes where person = ${person} order by muted`;
        return (yield* all<{ readonly muted: string }>(found)).map(({ muted }) => muted);
      }),
  };
}

function* keepGame(
  game: KeptRow,
  before: number | null,
  most: number,
): Work<'kept' | 'other' | 'full' | 'gone'> {
  const { person, id, played, record } = game;
  // The row is locked: each of several concurrent requests counts those before it.
  const keeper = yield* lockPerson(person);
  if (keeper === null || keeper.deleted !== null) return 'gone';
  const own = sql`person = ${person} and id = ${id}`;
  const there = yield* firstOf(KEPT, sql`select ${KEPT.columns} from kept where ${own}`);
  // A retry: its response was lost.
  if (there?.played === played && there.record === record) return 'kept';
  if (before === null && there === null) {
    const count = sql`select count(*) as n from kept where person = ${person}`;
    if (Number((yield* first<{ readonly n: unknown }>(count))?.n) >= most) return 'full';
  }
  const done = yield* first(
    before === null
      ? sql`insert into kept ${valuesOf(KEPT.flat(game))} on conflict (person, id) do nothing returning id`
      : sql`update kept set ${assigned({ played, record })} where ${own} and played = ${before} returning id`,
  );
  return done === null ? 'other' : 'kept';
}

function* erase(id: string, at: number): Work<ChatRow[]> {
  yield* run(
    sql`update people set name = '', settings = null, operator = 0, deleted = ${at} where id = ${id}`,
  );
  yield* run(sql`delete from sessions where person = ${id}`);
  yield* run(sql`delete from passkeys where person = ${id}`);
  yield* run(sql`delete from ceremonies where person = ${id} and person is not null`);
  yield* run(sql`delete from codes where person = ${id}`);
  yield* run(sql`delete from tokens where person = ${id} or owner = ${id}`);
  yield* forgetNotices(id);
  yield* run(sql`delete from kept where person = ${id}`);
  yield* run(sql`delete from memos where person = ${id}`);
  yield* run(sql`delete from mutes where person = ${id} or muted = ${id}`);
  yield* run(sql`update reports set why = '' where by = ${id}`);
  return yield* emptyLines(id);
}
