import { all, count, type Database, first, run, type Work } from './database.ts';
import { forgetNotices } from './notices.ts';
import { firstOf, isThere, lockPerson, PERSON } from './person.ts';
import { type Flat, type RowShape, shape } from './row-shape.ts';
import type { CeremonyRow, MoveCodeRow, PasskeyRow, PersonRow, SessionRow, TokenRow } from './rows.ts';
import { list, only, type Sql, sql, valuesOf } from './sql.ts';
import type { CredentialStore, KnownPerson } from './store.ts';

const SESSION = shape<SessionRow>({
  digest: 'plain',
  id: 'plain',
  person: 'plain',
  created: 'plain',
  used: 'plain',
  device: 'plain',
});
const PASSKEY = shape<PasskeyRow>({
  id: 'plain',
  person: 'plain',
  publicKey: 'plain',
  counter: 'plain',
  transports: 'json',
  created: 'plain',
  host: 'plain',
  name: 'plain',
  used: 'plain',
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

export function credentialStore(database: Database): CredentialStore {
  const put = (statement: Sql): Promise<void> => database.write(() => run(statement));
  /** Writes something for an account, if it is not deleted. */
  const putFor = (person: string | null, statement: Sql): Promise<boolean> =>
    database.write(function* () {
      if (person !== null && !(yield* isThere(person))) return false;
      yield* run(statement);
      return true;
    });
  const one = <Row>(kind: RowShape<Row>, statement: Sql): Promise<Row | null> =>
    database.read(() => firstOf(kind, statement));
  const many = <Row>(kind: RowShape<Row>, statement: Sql): Promise<Row[]> =>
    database.read(function* () {
      return (yield* all<Flat>(statement)).map(kind.row);
    });

  return {
    addSession: (session, most, code) => database.write(() => addSession(session, most, code)),
    bySession: (digest, since) =>
      database.read(() =>
        knownBy(
          sql`select id as pass, person as holder, used as "passUsed", 0 as "ownerBanned" from sessions
            where digest = ${digest} and used >= ${since}`,
        ),
      ),
    useSession: (id, at) => put(sql`update sessions set used = ${at} where id = ${id} and used < ${at}`),
    sessionsOf: (person, since) =>
      many(
        SESSION,
        sql`select ${SESSION.columns} from sessions where person = ${person} and used >= ${since}
          order by used desc, created desc`,
      ),
    dropSession: digest =>
      database.write(function* () {
        const gone = yield* firstOf(
          SESSION,
          sql`delete from sessions where digest = ${digest} returning ${SESSION.columns}`,
        );
        if (gone === null) return null;
        yield* stopPush(gone.person, [gone.id]);
        return gone.person;
      }),
    dropSessions: (person, which) =>
      database.write(function* () {
        // Nobody starts a session or creates a code at the same time.
        yield* lockPerson(person);
        const those = 'only' in which ? sql`id = ${which.only}` : sql`id <> ${which.but ?? ''}`;
        const gone = yield* all<{ readonly id: string }>(
          sql`delete from sessions where person = ${person} and ${those} returning id`,
        );
        if (gone.length === 0 && 'only' in which) return 0;
        yield* stopPush(
          person,
          gone.map(({ id }) => id),
        );
        // Whoever held such a session may have requested a code to start the next one with.
        yield* run(sql`delete from codes where person = ${person}`);
        return gone.length;
      }),
    stillGood: (sessions, tokens, since) => database.read(() => stillGood(sessions, tokens, since)),

    addPasskey: (passkey, most, session) => database.write(() => addPasskey(passkey, most, session)),
    passkey: id => one(PASSKEY, sql`select ${PASSKEY.columns} from passkeys where id = ${id}`),
    passkeysOf: person =>
      many(PASSKEY, sql`select ${PASSKEY.columns} from passkeys where person = ${person} order by created`),
    usePasskey: (id, { counter, host, at }) =>
      put(
        sql`update passkeys set counter = ${counter}, used = ${at}, host = coalesce(host, ${host})
          where id = ${id}`,
      ),
    namePasskey: (id, person, name) =>
      database.write(function* () {
        const named = sql`update passkeys set name = ${name} where id = ${id} and person = ${person}`;
        return (yield* count(named)) > 0;
      }),
    dropPasskey: (id, person) => database.write(() => dropPasskey(id, person)),
    addCeremony: ceremony =>
      putFor(ceremony.person, sql`insert into ceremonies ${valuesOf(CEREMONY.flat(ceremony))}`),
    takeCeremony: (id, now) =>
      database.write(function* () {
        const gone = sql`delete from ceremonies where id = ${id} returning ${CEREMONY.columns}`;
        const taken = yield* firstOf(CEREMONY, gone);
        return taken !== null && taken.until >= now ? taken : null;
      }),
    addMoveCode: (code, session) => database.write(() => addMoveCode(code, session)),
    moveCode: (digest, now) =>
      one(CODE, sql`select ${CODE.columns} from codes where digest = ${digest} and until >= ${now}`),

    addBot: (bot, token, most, session) => database.write(() => addBot(bot, token, most, session)),
    byToken: digest =>
      database.read(() =>
        knownBy(
          sql`select tokens.id as pass, tokens.person as holder, tokens.used as "passUsed",
              owners.banned as "ownerBanned"
            from tokens join people owners on owners.id = tokens.owner
            where tokens.digest = ${digest} and owners.deleted is null`,
        ),
      ),
    tokensOf: owner =>
      many(TOKEN, sql`select ${TOKEN.columns} from tokens where owner = ${owner} order by created`),
    useToken: (id, at) => put(sql`update tokens set used = ${at} where id = ${id}`),
    dropToken: (id, owner) =>
      database.write(function* () {
        const gone = yield* first<Pick<TokenRow, 'person'>>(
          sql`delete from tokens where id = ${id} and owner = ${owner} returning person`,
        );
        if (gone === null) return null;
        yield* forgetNotices(gone.person);
        return gone.person;
      }),
  };
}

function* addSession(session: SessionRow, most: number, code: string | null = null): Work<boolean> {
  const { person } = session;
  if (!(yield* isThere(person))) return false;
  if (code !== null) {
    const taken = sql`delete from codes where digest = ${code} and person = ${person} returning digest`;
    if ((yield* first(taken)) === null) return false;
  }
  yield* run(
    sql`delete from sessions where person = ${person} and id not in (
      select id from sessions where person = ${person} order by used desc, id limit ${most - 1})`,
  );
  yield* run(
    sql`delete from pushes where person = ${person} and session <> ''
      and session not in (select id from sessions where person = ${person})`,
  );
  yield* run(sql`insert into sessions ${valuesOf(SESSION.flat(session))}`);
  return true;
}

/** A session that has ended in the meantime creates no code that would start another. */
function* addMoveCode(code: MoveCodeRow, session: string | null = null): Work<boolean> {
  const { person } = code;
  if (!(yield* isThere(person))) return false;
  if (!(yield* isSignedIn(person, session))) return false;
  yield* run(sql`insert into codes ${valuesOf(CODE.flat(code))}`);
  return true;
}

/** Whether a session has not ended; without a session there is nothing to check. */
function* isSignedIn(person: string, session: string | null): Work<boolean> {
  if (session === null) return true;
  return (yield* first(sql`select id from sessions where id = ${session} and person = ${person}`)) !== null;
}

/**
 * The account's row is locked, as it is while sessions end: each of several concurrent requests counts those before it.
 */
function* addPasskey(
  passkey: PasskeyRow,
  most: number,
  session: string | null = null,
): Work<'added' | 'full' | 'gone' | 'taken'> {
  const { id, person } = passkey;
  const owner = yield* lockPerson(person);
  if (owner === null || owner.deleted !== null || !(yield* isSignedIn(person, session))) return 'gone';
  const own = yield* all<Pick<PasskeyRow, 'id'>>(sql`select id from passkeys where person = ${person}`);
  if (own.some(one => one.id === id)) return 'added';
  if (own.length >= most) return 'full';
  const added = sql`insert into passkeys ${valuesOf(PASSKEY.flat(passkey))} on conflict (id) do nothing`;
  return (yield* count(added)) > 0 ? 'added' : 'taken';
}

/** Push messages go to a browser; when its session ends they stop. For older ones the browser is unknown. */
function* stopPush(person: string, sessions: readonly string[]): Work<void> {
  yield* run(
    sql`delete from pushes where person = ${person} and (session = '' or session in ${list(sessions)})`,
  );
}

/** Whose credential it is. `own` selects its id as `pass`, its owner as `holder`, and its last use. */
function* knownBy(own: Sql): Work<KnownPerson | null> {
  const flat = yield* first<Flat & { readonly pass: string; readonly passUsed: number | null }>(
    sql`select ${PERSON.columns}, pass, "passUsed", "ownerBanned" from people
      join (${own}) own on own.holder = people.id where deleted is null`,
  );
  if (flat === null) return null;
  const { pass: id, passUsed: used } = flat;
  const person = PERSON.row(flat);
  return { person: flat.ownerBanned === 1 ? { ...person, banned: true } : person, id, used };
}

function* stillGood(
  sessions: readonly string[],
  tokens: readonly string[],
  since: number,
): Work<Set<string>> {
  const bySession = yield* all<{ readonly id: string }>(
    sql`select sessions.id from sessions join people on people.id = sessions.person
      where sessions.id in ${list(sessions)} and sessions.used >= ${since} and deleted is null and banned = 0`,
  );
  const byToken = yield* all<{ readonly id: string }>(
    sql`select tokens.id from tokens join people bots on bots.id = tokens.person
      join people owners on owners.id = tokens.owner
      where tokens.id in ${list(tokens)} and bots.deleted is null and bots.banned = 0
        and owners.deleted is null and owners.banned = 0`,
  );
  return new Set([...bySession, ...byToken].map(({ id }) => id));
}

/** One at a time per person, so that of two passkeys removed at once one stays. */
function* dropPasskey(id: string, person: string): Work<'dropped' | 'last' | 'none'> {
  yield* first(sql`select id from people where id = ${person} ${only('postgres', 'for update')}`);
  const own = yield* all<Pick<PasskeyRow, 'id'>>(sql`select id from passkeys where person = ${person}`);
  if (own.every(passkey => passkey.id !== id)) return 'none';
  if (own.length === 1) return 'last';
  yield* run(sql`delete from passkeys where id = ${id} and person = ${person}`);
  return 'dropped';
}

/** The owner's row is locked: each of several concurrent requests counts those before it. */
function* addBot(
  bot: PersonRow,
  token: TokenRow,
  most: number,
  session: string | null = null,
): Work<'added' | 'full' | 'gone'> {
  const owner = yield* lockPerson(token.owner);
  if (owner === null || owner.deleted !== null) return 'gone';
  if (!(yield* isSignedIn(token.owner, session))) return 'gone';
  const own = yield* all(sql`select id from tokens where owner = ${token.owner}`);
  if (own.length >= most) return 'full';
  yield* run(sql`insert into people ${valuesOf(PERSON.flat(bot))}`);
  yield* run(sql`insert into tokens ${valuesOf(TOKEN.flat(token))}`);
  return 'added';
}
