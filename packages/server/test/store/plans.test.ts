import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Libsql from 'libsql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RELEASED } from '../../src/released.ts';
import { all, type Database, type Work } from '../../src/store/database.ts';
import { render, sql } from '../../src/store/sql.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { wholeStore } from '../../src/store/whole.ts';
import { FILLED, fill } from './filled.ts';
import { personRow, seatRow, sessionRow, tableRow, turnRow } from './rows.ts';

/** Carries out work, and notes how SQLite goes about each statement. */
class Explaining implements Database {
  readonly plans: string[] = [];
  private readonly libsql: Libsql.Database;

  constructor(path: string) {
    this.libsql = new Libsql(path);
  }

  now = () => 1;
  read = this.perform;
  write = this.perform;
  note = this.perform;

  close(): void {
    this.libsql.close();
  }

  private async perform<T>(work: () => Work<T>): Promise<T> {
    const doing = work();
    let step = doing.next();
    while (!step.done) {
      const { text, values } = render(step.value.statement, 'sqlite');
      const plan = this.libsql.prepare(`explain query plan ${text}`).all(values);
      this.plans.push(...(plan as { readonly detail: string }[]).map(({ detail }) => detail));
      const statement = this.libsql.prepare(text);
      step = doing.next(statement.reader ? statement.all(values) : statement.run(values).changes);
    }
    return step.value;
  }
}

const folder = mkdtempSync(join(tmpdir(), 'taproom-'));
let database: Explaining;
let store: Pick<
  Store,
  'people' | 'notices' | 'errands' | 'tables' | 'games' | 'records' | 'talk' | 'ratings' | 'sweep' | 'beat'
>;
beforeAll(async () => {
  const path = join(folder, 'taproom.db');
  const filled = await openSqlite(path);
  await fill(filled);
  await filled.close();
  database = new Explaining(path);
  store = wholeStore(database);
});
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const { anna, bert, bot, playing, finished } = FILLED;

/** Every method once, in an order in which each finds something to do. */
const ASKED: Record<string, () => Promise<unknown>> = {
  'people.add': () => store.people.add(personRow({ id: 'new11111' })),
  'people.get': () => store.people.get(anna),
  'people.many': () => store.people.many([anna, bert]),
  'people.change': () => store.people.change(bert, { name: 'B' }),
  'people.botsOf': () => store.people.botsOf(bert),
  'people.addSession': () => store.people.addSession(sessionRow(anna), 2),
  'people.bySession': () => store.people.bySession('d1', 0),
  'people.useSession': () => store.people.useSession('s1', 9),
  'people.sessionsOf': () => store.people.sessionsOf(anna, 0),
  'people.stillGood': () => store.people.stillGood(['s1'], ['t1'], 0),
  'people.dropSessions one': () => store.people.dropSessions(anna, { only: 's9' }),
  'people.dropSessions others': () => store.people.dropSessions(anna, { but: 's1' }),
  'people.leftBehind': () => store.people.leftBehind(0, 20),
  'people.dropSession': () => store.people.dropSession('d9'),
  'people.passkey': () => store.people.passkey('x'),
  'people.passkeysOf': () => store.people.passkeysOf(anna),
  'people.usePasskey': () => store.people.usePasskey('x', { counter: 1, host: 'x', at: 1 }),
  'people.namePasskey': () => store.people.namePasskey('x', anna, 'x'),
  'people.dropPasskey': () => store.people.dropPasskey('x', anna),
  'people.takeCeremony': () => store.people.takeCeremony('x', 1),
  'people.moveCode': () => store.people.moveCode('x', 1),
  'people.addSession with a code': () => store.people.addSession(sessionRow(anna), 9, 'x'),
  'people.byToken': () => store.people.byToken('x'),
  'people.tokensOf': () => store.people.tokensOf(bert),
  'people.useToken': () => store.people.useToken('x', 1),
  'people.dropToken': () => store.people.dropToken('x', bert),
  'notices.of': () => store.notices.of(anna),
  'notices.set': () => store.notices.set({ person: anna, feed: 'f' }),
  'notices.personOfFeed': () => store.notices.personOfFeed('f'),
  'notices.pushes': () => store.notices.pushes(anna),
  'notices.setPush': () => store.notices.setPush({ person: anna, session: 'x', subscription: '{}' }),
  'notices.dropPush': () => store.notices.dropPush(anna, 'x', '{}'),
  'notices.mailbox': () => store.notices.mailbox(anna),
  'notices.mailboxOf': () => store.notices.mailboxOf('x'),
  'notices.verifyMailbox': () => store.notices.verifyMailbox(anna, 'x', 1, 5),
  'notices.stopMailbox': () => store.notices.stopMailbox(anna, 'x', 1),
  'notices.dropMailbox': () => store.notices.dropMailbox(bert),
  'notices.muteTable': () => store.notices.muteTable(anna, FILLED.playing, 'on'),
  'notices.mutedTables': () => store.notices.mutedTables(anna),
  'errands.note': () =>
    store.errands.note({
      table: FILLED.playing,
      entries: 9,
      people: [{ person: anna, isThere: false }],
      at: 1,
      gather: 1,
    }),
  'errands.unnoted': () => store.errands.unnoted(RELEASED.editions, 9),
  'errands.isDue': () => store.errands.isDue(1),
  'errands.take': () => store.errands.take(99, 100, 9),
  'errands.takeLetters': () => store.errands.takeLetters(99, 100, 9),
  'errands.hold': () => store.errands.hold(['x'], 1),
  'errands.done': () => store.errands.done(['x']),
  'errands.later': () => store.errands.later(['x'], 1, 1),
  'errands.hurry': () => store.errands.hurry(anna, 50, 10),
  'people.banned': () => store.people.banned(20),
  'people.guests': () => store.people.guests(5, 20),
  'people.keptGames': () => store.people.keptGames(anna),
  'people.keptGame': () => store.people.keptGame(anna, FILLED.kept),
  'people.keepGame': () =>
    store.people.keepGame({ person: anna, id: FILLED.kept, played: 13, record: 'x' }, 12, 9),
  'people.keepGame again': () =>
    store.people.keepGame({ person: anna, id: 'other', played: 13, record: 'x' }, null, 9),
  'people.dropKeptGame': () => store.people.dropKeptGame(anna, FILLED.kept),
  'people.mute': () => store.people.mute(anna, bot, 'off'),
  'people.mutedBy': () => store.people.mutedBy(anna),
  'people.erase': () => store.people.erase(bot, 1),
  'tables.add': () => store.tables.add(tableRow(anna, { id: 'new11111' }), 'key3'),
  'tables.add within caps': () =>
    store.tables.add(tableRow(anna, { id: 'new33333' }), 'key4', {
      caps: [
        { person: bot, what: 'open', most: 9 },
        { person: anna, what: 'live', most: 9 },
      ],
    }),
  'tables.add again': () => store.tables.add(tableRow(anna, { id: 'new22222' }), 'key3'),
  'tables.made': () => store.tables.made(anna, 'key3', 'x'),
  'tables.get': () => store.tables.get(playing),
  'tables.glimpse': () => store.tables.glimpse(playing),
  'tables.some': () => store.tables.some([playing, finished]),
  'tables.change': () => store.tables.change(playing, 3, { seats: [seatRow(anna)] }),
  'tables.lobby': () => store.tables.lobby(50, 10),
  'tables.goingOn': () => store.tables.goingOn(anna),
  'tables.openOf': () => store.tables.openOf(anna),
  'tables.sitting': () => store.tables.sitting([anna, bert]),
  'tables.history': () => store.tables.history(anna, 1e15, 20),
  'tables.finished': () => store.tables.finished(null, 0, 20),
  'tables.finished of a game': () => store.tables.finished('heros-tavern', 0, 20),
  'tables.heads': () => store.tables.heads([playing, finished]),
  'tables.stale': () => store.tables.stale(100, 20),
  'tables.due': () => store.tables.due(1_000, 20, RELEASED.editions),
  'tables.oldestDue': () => store.tables.oldestDue(RELEASED.editions),
  'tables.lease': () => store.tables.lease('n', 1_000, 2_000, [playing, finished]),
  'tables.renew': () => store.tables.renew('n', [{ table: playing, fence: 1 }], 2_000),
  'tables.leaseOne': () => store.tables.leaseOne(playing, 'n', 1_000, 2_000),
  'tables.release': () => store.tables.release({ table: playing, fence: 2 }, { version: 1, due: 1 }),
  'tables.present': () => store.tables.present([{ table: playing, seat: 0, seen: 1, until: 9 }]),
  'tables.presence': () => store.tables.presence([playing, finished]),
  'games.turns': () => store.games.turns(playing, 1),
  'games.append': () => store.games.append([turnRow(playing, 6, { key: 'k' })], { due: 5 }, null),
  'games.append again': () => store.games.append([turnRow(playing, 6, { key: 'k' })], {}, null),
  'games.append, with a record': () =>
    store.games.append([turnRow(playing, 8)], { record: 'the record' }, null),
  'records.many': () => store.records.many([playing, finished]),
  'records.put': () => store.records.put(playing, 'the record'),
  'records.missing': () => store.records.missing({ id: '', ended: 0 }, 1),
  'talk.say': () => store.talk.say({ table: playing, person: anna, at: 1, text: 'x' }, 'k'),
  'talk.say again': () => store.talk.say({ table: playing, person: anna, at: 1, text: 'x' }, 'k'),
  'talk.lines': () => store.talk.lines(playing, 20),
  'talk.since': () => store.talk.since(playing, 1),
  'talk.lastChange': () => store.talk.lastChange(playing),
  'talk.line': () => store.talk.line(playing, 1),
  'talk.hide': () => store.talk.hide(playing, 1, 'hidden'),
  'talk.report': () =>
    store.talk.report({ id: 'r2', table: playing, number: 7, by: anna, why: '', at: 1, closed: false }),
  'talk.report again': () =>
    store.talk.report({ id: 'r1', table: playing, number: 1, by: anna, why: '', at: 1, closed: false }),
  'talk.linesOf': () => store.talk.linesOf(anna, 20),
  'talk.reports': () => store.talk.reports(20),
  'talk.reportsBy': () => store.talk.reportsBy(anna, 20),
  'talk.closeReport': () => store.talk.closeReport('r9'),
  'talk.forget': () => store.talk.forget(0),
  'ratings.settle': () =>
    store.ratings.settle(
      playing,
      [{ table: playing, seat: 0, person: anna, level: null, score: 1, place: 1 }],
      {
        rows: [{ person: anna, level: null, game: 'heros-tavern', seats: 4 }],
        rate: () => [
          { person: anna, level: null, game: 'heros-tavern', seats: 4, mu: 1, sigma: 1, games: 1 },
        ],
      },
    ),
  'ratings.of': () => store.ratings.of(anna),
  'ratings.leaders': () => store.ratings.leaders('heros-tavern', 2, 20),
  'ratings.statistics': () => store.ratings.statistics(anna),
  'ratings.results': () => store.ratings.results(finished),
  'ratings.resultsAt': () => store.ratings.resultsAt([finished, playing]),
  beat: () => store.beat(1, 1, 0),
  sweep: () => store.sweep(1_000, 0),
};

/** Indexes that hold nothing but what is asked for; that of accounts has tables that are open or being played. */
const WHOLE =
  /^SCAN (?:people USING INDEX people_banned|tables USING COVERING INDEX tables_(?:free|full)|tables USING INDEX tables_account|reports USING INDEX reports_open|json_each .*|CONSTANT ROW)$/;

describe('failure 8: no statement looks at all rows of a table', () => {
  it.for(Object.entries(ASKED))('%s', async ([, ask]) => {
    database.plans.length = 0;
    await ask();
    expect(database.plans.filter(plan => plan.startsWith('SCAN ') && !WHOLE.test(plan))).toEqual([]);
  });

  it.for([
    'people.banned',
    'people.keptGames',
    'talk.since',
    'tables.lobby',
    'tables.stale',
    'tables.due',
    'tables.oldestDue',
    'records.missing',
    'talk.linesOf',
    'talk.reports',
    'ratings.leaders',
  ])('%s finds its rows in order, so it stops early', async name => {
    database.plans.length = 0;
    await ASKED[name]?.();
    expect(database.plans).not.toEqual([]);
    expect(database.plans.filter(plan => plan.includes('TEMP B-TREE'))).toEqual([]);
  });

  it('tells when one does', async () => {
    database.plans.length = 0;
    await database.read(() => all(sql`select * from people where name = ${'x'}`));
    expect(database.plans).toEqual(['SCAN people']);
  });
});
