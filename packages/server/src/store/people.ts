import { all, type Database, first, run, type Work } from './database.ts';
import type {
  CeremonyRow,
  ChatRow,
  KeptRow,
  MoveCodeRow,
  NoticesRow,
  PasskeyRow,
  PersonRow,
  SessionRow,
  TokenRow,
} from './rows.ts';
import { type Flat, type Shape, shape } from './shape.ts';
import { assigned, list, type Sql, sql, valuesOf } from './sql.ts';
import type { PeopleStore } from './store.ts';
import { emptyLines } from './talk.ts';

const PERSON = shape<PersonRow>({
  id: 'plain',
  name: 'plain',
  kind: 'plain',
  owner: 'plain',
  operator: 'flag',
  banned: 'flag',
  created: 'plain',
  active: 'plain',
  deleted: 'plain',
  settings: 'plain',
});
const SESSION = shape<SessionRow>({ digest: 'plain', person: 'plain', created: 'plain' });
const PASSKEY = shape<PasskeyRow>({
  id: 'plain',
  person: 'plain',
  publicKey: 'plain',
  counter: 'plain',
  transports: 'json',
  created: 'plain',
});
const CEREMONY = shape<CeremonyRow>({
  id: 'plain',
  kind: 'plain',
  challenge: 'plain',
  person: 'plain',
  until: 'plain',
});
const CODE = shape<MoveCodeRow>({ digest: 'plain', person: 'plain', until: 'plain' });
const TOKEN = shape<TokenRow>({
  id: 'plain',
  digest: 'plain',
  person: 'plain',
  owner: 'plain',
  name: 'plain',
  created: 'plain',
  used: 'plain',
});
const NOTICES = shape<NoticesRow>({ person: 'plain', feed: 'plain', webhook: 'plain', push: 'plain' });

const KEPT = shape<KeptRow>({ person: 'plain', id: 'plain', played: 'plain', record: 'plain' });

export function peopleStore(database: Database): PeopleStore {
  const put = (statement: Sql): Promise<void> => database.write(() => run(statement));
  const one = <Row>(kind: Shape<Row>, statement: Sql): Promise<Row | null> =>
    database.read(() => firstOf(kind, statement));
  const many = <Row>(kind: Shape<Row>, statement: Sql): Promise<Row[]> =>
    database.read(function* () {
      return (yield* all<Flat>(statement)).map(kind.row);
    });
  /** Whoever takes it away has it. */
  const take = <Row extends { readonly until: number }>(kind: Shape<Row>, statement: Sql, now: number) =>
    database.write(function* () {
      const taken = yield* firstOf(kind, statement);
      return taken !== null && taken.until >= now ? taken : null;
    });

  return {
    add: person => put(sql`insert into people ${valuesOf(PERSON.flat(person))}`),
    get: id => one(PERSON, sql`select ${PERSON.columns} from people where id = ${id}`),
    many: ids => many(PERSON, sql`select ${PERSON.columns} from people where id in ${list(ids)}`),
    change: async (id, change) => {
      const flat = PERSON.flat(change);
      if (Object.keys(flat).length > 0) await put(sql`update people set ${assigned(flat)} where id = ${id}`);
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

    addSession: session => put(sql`insert into sessions ${valuesOf(SESSION.flat(session))}`),
    session: digest => one(SESSION, sql`select ${SESSION.columns} from sessions where digest = ${digest}`),
    dropSession: digest => put(sql`delete from sessions where digest = ${digest}`),

    addPasskey: passkey =>
      put(sql`insert into passkeys ${valuesOf(PASSKEY.flat(passkey))} on conflict (id) do nothing`),
    passkey: id => one(PASSKEY, sql`select ${PASSKEY.columns} from passkeys where id = ${id}`),
    passkeysOf: person =>
      many(PASSKEY, sql`select ${PASSKEY.columns} from passkeys where person = ${person} order by created`),
    countPasskey: (id, counter) => put(sql`update passkeys set counter = ${counter} where id = ${id}`),
    addCeremony: ceremony => put(sql`insert into ceremonies ${valuesOf(CEREMONY.flat(ceremony))}`),
    takeCeremony: (id, now) =>
      take(CEREMONY, sql`delete from ceremonies where id = ${id} returning ${CEREMONY.columns}`, now),
    addMoveCode: code => put(sql`insert into codes ${valuesOf(CODE.flat(code))}`),
    takeMoveCode: (digest, now) =>
      take(CODE, sql`delete from codes where digest = ${digest} returning ${CODE.columns}`, now),

    addToken: token => put(sql`insert into tokens ${valuesOf(TOKEN.flat(token))}`),
    token: digest => one(TOKEN, sql`select ${TOKEN.columns} from tokens where digest = ${digest}`),
    tokensOf: owner =>
      many(TOKEN, sql`select ${TOKEN.columns} from tokens where owner = ${owner} order by created`),
    useToken: (id, at) => put(sql`update tokens set used = ${at} where id = ${id}`),
    dropToken: (id, owner) =>
      database.write(function* () {
        const gone = sql`delete from tokens where id = ${id} and owner = ${owner} returning id`;
        return (yield* first(gone)) !== null;
      }),

    notices: async person => {
      const stored = await one(NOTICES, sql`select ${NOTICES.columns} from notices where person = ${person}`);
      return stored ?? { person, feed: null, webhook: null, push: null };
    },
    setNotices: notices =>
      put(
        sql`insert into notices ${valuesOf(NOTICES.flat(notices))} on conflict (person)
          do update set feed = excluded.feed, webhook = excluded.webhook, push = excluded.push`,
      ),
    personOfFeed: feed =>
      database.read(function* () {
        const found = sql`select person from notices where feed = ${feed}`;
        return (yield* first<{ readonly person: string }>(found))?.person ?? null;
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
      put(
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

function* firstOf<Row>(kind: Shape<Row>, statement: Sql): Work<Row | null> {
  const flat = yield* first<Flat>(statement);
  return flat === null ? null : kind.row(flat);
}

function* keepGame(game: KeptRow, before: number | null, most: number): Work<'kept' | 'other' | 'full'> {
  const { person, id, played, record } = game;
  const own = sql`person = ${person} and id = ${id}`;
  const there = yield* firstOf(KEPT, sql`select ${KEPT.columns} from kept where ${own}`);
  // The same wish again: its answer was lost.
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
  yield* run(sql`delete from notices where person = ${id}`);
  yield* run(sql`delete from kept where person = ${id}`);
  yield* run(sql`delete from mutes where person = ${id} or muted = ${id}`);
  yield* run(sql`update reports set why = '' where by = ${id}`);
  return yield* emptyLines(id);
}
