import { all, count, type Database, first, run, type Work } from './database.ts';
import { firstOf, isThere, lockPerson } from './person.ts';
import { type Flat, shape } from './row-shape.ts';
import type { MailboxRow, NoticesRow, PushRow } from './rows.ts';
import { assigned, sql, valuesOf } from './sql.ts';

/** How long it is remembered that a code was sent to an address: a day, in milliseconds. */
export const LETTERS_KEPT = 86_400_000;

/** How many codes can be sent within a day: to one address, for one person, and in all. */
export interface LetterLimits {
  readonly address: number;
  readonly person: number;
  readonly all: number;
}

export type NoticesChange = Pick<NoticesRow, 'person'> & Partial<NoticesRow>;

/** How people want to be notified. Any write for a deleted account is refused with `false`, null or `gone`. */
export interface NoticeStore {
  of(person: string): Promise<NoticesRow>;
  /** Changes some of the settings, and returns all of them. */
  set(change: NoticesChange): Promise<NoticesRow | null>;
  personOfFeed(feed: string): Promise<string | null>;

  pushes(person: string): Promise<PushRow[]>;
  setPush(push: PushRow): Promise<boolean>;
  /** Ends push messages to a browser: with a subscription, only if it is still that one. */
  dropPush(person: string, session: string, subscription?: string): Promise<void>;

  mailbox(person: string): Promise<MailboxRow | null>;
  mailboxOf(key: string): Promise<MailboxRow | null>;
  /** Sets an address that is to be verified, and counts the code that is sent to it (`letter` identifies it). */
  setMailbox(
    mailbox: MailboxRow,
    letter: { readonly id: string; readonly address: string; readonly at: number },
    most: LetterLimits,
  ): Promise<'set' | 'too-many' | 'gone'>;
  /** Verifies an address with the digest of its code. A wrong code counts as a try. */
  verifyMailbox(person: string, code: string, now: number, mostTries: number): Promise<boolean>;
  /**
   * The mail server has permanently rejected an address: nothing more is sent there, unless the person has changed it.
   */
  stopMailbox(person: string, address: string, at: number): Promise<void>;
  dropMailbox(person: string): Promise<void>;

  muteTable(person: string, table: string, on: 'on' | 'off'): Promise<boolean>;
  mutedTables(person: string): Promise<string[]>;
}

const NOTICES = shape<NoticesRow>({
  person: 'plain',
  feed: 'plain',
  webhook: 'plain',
  form: 'plain',
  language: 'plain',
  root: 'plain',
  quiet: 'json',
});
const SILENT = { feed: null, webhook: null, form: null, language: 'en', root: null, quiet: null } as const;

const PUSH = shape<PushRow>({ person: 'plain', session: 'plain', subscription: 'plain' });

const MAILBOX = shape<MailboxRow>({
  person: 'plain',
  address: 'plain',
  key: 'plain',
  code: 'plain',
  until: 'plain',
  tries: 'plain',
  verified: 'plain',
  stopped: 'plain',
});

export function noticeStore(database: Database): NoticeStore {
  return {
    of: async person => {
      const found = sql`select ${NOTICES.columns} from notices where person = ${person}`;
      return (await database.read(() => firstOf(NOTICES, found))) ?? { ...SILENT, person };
    },
    set: change => database.write(() => set(change)),
    personOfFeed: feed =>
      database.read(function* () {
        const found = sql`select person from notices where feed = ${feed}`;
        return (yield* first<{ readonly person: string }>(found))?.person ?? null;
      }),

    pushes: person =>
      database.read(function* () {
        const found = sql`select ${PUSH.columns} from pushes where person = ${person} order by session`;
        return (yield* all<Flat>(found)).map(PUSH.row);
      }),
    setPush: push =>
      database.write(function* () {
        if (!(yield* isThere(push.person))) return false;
        const { subscription } = push;
        yield* run(
          sql`insert into pushes ${valuesOf(PUSH.flat(push))}
            on conflict (person, session) do update set subscription = ${subscription}`,
        );
        return true;
      }),
    dropPush: (person, session, subscription) =>
      database.write(() =>
        run(
          subscription === undefined
            ? sql`delete from pushes where person = ${person} and session = ${session}`
            : sql`delete from pushes where person = ${person} and session = ${session}
                and subscription = ${subscription}`,
        ),
      ),

    mailbox: person =>
      database.read(() =>
        firstOf(MAILBOX, sql`select ${MAILBOX.columns} from mailboxes where person = ${person}`),
      ),
    mailboxOf: key =>
      database.read(() => firstOf(MAILBOX, sql`select ${MAILBOX.columns} from mailboxes where key = ${key}`)),
    setMailbox: (mailbox, letter, most) => database.write(() => setMailbox(mailbox, letter, most)),
    verifyMailbox: (person, code, now, mostTries) =>
      database.write(() => verifyMailbox(person, code, now, mostTries)),
    stopMailbox: (person, address, at) =>
      database.write(() =>
        run(
          sql`update mailboxes set stopped = ${at} where person = ${person} and address = ${address}
            and stopped is null`,
        ),
      ),
    dropMailbox: person =>
      database.write(function* () {
        yield* run(sql`delete from mailboxes where person = ${person}`);
        yield* run(sql`delete from errands where person = ${person} and way = 'mail'`);
      }),

    muteTable: (person, table, on) =>
      database.write(function* () {
        if (!(yield* isThere(person))) return false;
        if (on === 'off') {
          yield* run(sql`delete from muted_tables where person = ${person} and "table" = ${table}`);
          return true;
        }
        if ((yield* first(sql`select id from tables where id = ${table}`)) === null) return false;
        yield* run(
          sql`insert into muted_tables ${valuesOf({ person, table })} on conflict (person, "table") do nothing`,
        );
        yield* run(sql`delete from errands where person = ${person} and "table" = ${table}`);
        return true;
      }),
    mutedTables: person =>
      database.read(function* () {
        const found = sql`select "table" from muted_tables where person = ${person} order by "table"`;
        return (yield* all<{ readonly table: string }>(found)).map(({ table }) => table);
      }),
  };
}

function* set(change: NoticesChange): Work<NoticesRow | null> {
  const { person } = change;
  if (!(yield* isThere(person))) return null;
  return yield* firstOf(
    NOTICES,
    sql`insert into notices ${valuesOf(NOTICES.flat({ ...SILENT, ...change }))}
      on conflict (person) do update set ${assigned(NOTICES.flat(change))} returning ${NOTICES.columns}`,
  );
}

/**
 * The count of all codes is not exact if several are requested in the same moment; that of an account is, as its row is
 * locked.
 */
function* setMailbox(
  mailbox: MailboxRow,
  letter: { readonly id: string; readonly address: string; readonly at: number },
  most: LetterLimits,
): Work<'set' | 'too-many' | 'gone'> {
  const { person } = mailbox;
  const owner = yield* lockPerson(person);
  if (owner === null || owner.deleted !== null) return 'gone';
  const since = letter.at - LETTERS_KEPT;
  for (const [which, limit] of [
    [sql`address = ${letter.address} and at > ${since}`, most.address],
    [sql`person = ${person} and at > ${since}`, most.person],
    [sql`at > ${since}`, most.all],
  ] as const) {
    const counted = yield* first<{ readonly n: unknown }>(
      sql`select count(*) as n from letters where ${which}`,
    );
    if (Number(counted?.n) >= limit) return 'too-many';
  }
  yield* run(sql`insert into letters ${valuesOf({ ...letter, person })}`);
  const { person: _, ...fields } = MAILBOX.flat(mailbox);
  yield* run(
    sql`insert into mailboxes ${valuesOf(MAILBOX.flat(mailbox))}
      on conflict (person) do update set ${assigned(fields)}`,
  );
  yield* run(sql`delete from errands where person = ${person} and way = 'mail'`);
  return 'set';
}

function* verifyMailbox(person: string, code: string, now: number, mostTries: number): Work<boolean> {
  const still = sql`person = ${person} and code is not null and until >= ${now} and tries < ${mostTries}`;
  const verified = sql`update mailboxes set verified = ${now}, code = null where ${still} and code = ${code}`;
  if ((yield* count(verified)) > 0) return true;
  yield* run(sql`update mailboxes set tries = tries + 1 where person = ${person} and code is not null`);
  return false;
}

/** Deletes everything about how someone is notified. */
export function* forgetNotices(person: string): Work<void> {
  yield* run(sql`delete from notices where person = ${person}`);
  yield* run(sql`delete from pushes where person = ${person}`);
  yield* run(sql`delete from mailboxes where person = ${person}`);
  yield* run(sql`delete from letters where person = ${person}`);
  yield* run(sql`delete from muted_tables where person = ${person}`);
  yield* run(sql`delete from errands where person = ${person}`);
}
