import type { ChatLine, OwnGame } from '@taproom/contracts';
import type * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import { Herald } from '../people/herald.ts';
import { Identities, SESSION_LIFE } from '../people/identities.ts';
import { KeptGames } from '../people/kept.ts';
import { MoveCodes } from '../people/move-codes.ts';
import { Mutes } from '../people/mutes.ts';
import { Notices } from '../people/notices.ts';
import { Operator } from '../people/operator.ts';
import { Passkeys } from '../people/passkeys.ts';
import { type Leaving, People } from '../people/people.ts';
import { OUTSIDE, type Outside } from '../people/post.ts';
import { Profiles } from '../people/profiles.ts';
import { Revocation } from '../people/revocation.ts';
import { Talk, toLine } from '../people/talk.ts';
import { Tokens } from '../people/tokens.ts';
import { Waiting } from '../people/waiting.ts';
import type { BotPace } from '../play/chores.ts';
import { Hall, type HallTerms } from '../play/hall.ts';
import type { Repertoire } from '../play/repertoire.ts';
import type { Thinkers } from '../play/thinkers.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Streams } from '../stream/streams.ts';
import type { SharedClock } from './clock.ts';
import { measured } from './measure.ts';
import type { Metrics } from './metrics.ts';
import { Probe } from './probe.ts';

export const VERSION = '0.2.0';

/** What the house is built from; the tests give other things than `npm start` does. */
export interface Materials {
  readonly config: Config;
  readonly secret: string;
  readonly store: Store;
  readonly repertoire: Repertoire;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly bots: BotPace;
  readonly now: () => number;
  /** Where `now` comes from, if it is compared with the database's. */
  readonly clock?: SharedClock;
  readonly log: HallTerms['log'];
  readonly outside?: Outside;
  /** A monotonic clock, in milliseconds. */
  readonly steady?: () => number;
  /** Milliseconds without any node after which clocks stand still. */
  readonly outage?: number;
}

/** Everything that the doors of the house lead to. */
export interface House
  extends Pick<Materials, 'config' | 'secret' | 'store' | 'repertoire' | 'metrics' | 'now'> {
  readonly hall: Hall;
  readonly streams: Streams;
  readonly identities: Identities;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly moveCodes: MoveCodes;
  readonly tokens: Tokens;
  readonly notices: Notices;
  readonly mutes: Mutes;
  readonly kept: KeptGames;
  readonly profiles: Profiles;
  readonly talk: Talk;
  readonly operator: Operator;
  /** Ends streams of a person, or of anybody, whose session or token is no longer good. */
  review(person: string | null): Promise<void>;
  ownGames(me: PersonRow): Promise<z.infer<typeof OwnGame>[]>;
  /** Whether it can do its work; the reason if not. */
  ready(): Promise<string | null>;
  /** Brings the numbers up to date that are not counted as things happen. */
  sample(): void;
  close(): Promise<void>;
}

/** Hours after which a table that nobody started is closed. */
const OPEN_HOURS = 24;
const DAY = 86_400_000;
const CLEAN_UP = 3_600_000;
/** How often all streams are reviewed: so late one ends at the latest if the hint of another node got lost. */
const REVIEW = 30_000;

export async function openHouse(materials: Materials): Promise<House> {
  const { config, secret, metrics, repertoire, thinkers, now, log, outside = OUTSIDE } = materials;
  const { steady = () => performance.now() } = materials;
  const failed = (error: unknown) => log.error({ err: error }, 'something failed in the background');
  const store = measured(materials.store, metrics, ({ table, cause, entries }) => {
    const room = hall.rooms.known(table);
    if (room === null) return;
    const { game } = room.row;
    metrics.turns.inc({ game, cause });
    metrics.moves.inc({ game }, entries.filter(entry => entry.kind === 'move').length);
    // The room itself takes the turn in right after this.
    setImmediate(() => void waiting.wentOn(room).catch(failed));
  });
  const hall = new Hall(store, repertoire, thinkers, {
    now,
    grace: config.grace,
    bots: materials.bots,
    openHours: OPEN_HOURS,
    tables: config.tables,
    steady,
    ...(materials.outage !== undefined && { outage: materials.outage }),
    log,
    thought: (level, ms) => metrics.botSeconds.observe({ level }, ms / 1000),
  });
  const streams = new Streams(hall, store, now, failed);
  const revocation = new Revocation(store.people, streams, now);
  const review = (person: string | null) => revocation.review(person).catch(failed);
  const hear = (person: string) => {
    hall.renamed(person);
    void review(person);
  };
  const changed = (person: string) => {
    hear(person);
    store.hintPerson(person);
  };
  const identities = new Identities(store.people, changed, now);
  const tellChat = (row: ChatRow, line: ChatLine) => void streams.tellChat(row, line).catch(failed);
  const herald = new Herald({ store: store.people, outside, push: config.push, metrics, now });
  const waiting = new Waiting(hall.look, herald);
  const leaving: Leaving = {
    leaveAll: leaveAll(store, hall),
    tellEmptied: lines => {
      for (const line of lines) tellChat(line, toLine(line, undefined));
      for (const table of new Set(lines.map(line => line.table))) store.hint(table, 'chat');
    },
  };
  const people = new People(store, changed, leaving, config.operators, now);
  const cleaning = setInterval(() => {
    store.talk.forget(now() - config.chatDays * DAY).catch(failed);
    people.eraseGuests(now() - config.guestDays * DAY).catch(failed);
    people.clearSeats(now() - DAY).catch(failed);
    store.sweep(now(), now() - SESSION_LIFE).catch(failed);
  }, CLEAN_UP).unref();
  const reviewing = setInterval(() => void review(null), REVIEW).unref();

  const probe = new Probe(async () => hall.work.stalled() ?? (await store.ready()), steady);

  await hall.open();
  const stopHearing = await store.listenToPeople(hear);
  return {
    config,
    secret,
    store,
    repertoire,
    metrics,
    now,
    hall,
    streams,
    identities,
    people,
    passkeys: new Passkeys(store.people, changed, config.name, now),
    moveCodes: new MoveCodes(store.people, secret, now),
    tokens: new Tokens(store.people, changed, leaving.leaveAll, now),
    notices: new Notices(store.people, outside),
    mutes: new Mutes(store.people),
    kept: new KeptGames(store.people, repertoire.games),
    profiles: new Profiles(store, rows => hall.look.infos(rows), now),
    talk: new Talk(store, tellChat, seats => hall.faces.atTable(seats), now),
    operator: new Operator(store, changed, shutOut(store, hall), tellChat),
    review,
    ownGames: async me => {
      const rows = await store.tables.goingOn(me.id);
      const rooms = await hall.rooms.freshAll(
        rows.map(({ id }) => id),
        me.id,
      );
      return hall.look.own(
        rooms.filter(room => room !== null),
        me,
      );
    },
    ready: () => probe.ready(),
    sample: () => {
      metrics.streams.set(streams.size);
      metrics.streamQueue.set(streams.waiting);
      metrics.tables.set(hall.rooms.size);
      metrics.botsWaiting.set(thinkers.waiting);
      metrics.dueSeconds.set(hall.work.late / 1000);
      metrics.dueRunning.set(hall.work.tablesAtWork);
      metrics.lookSeconds.set(hall.work.lookAge / 1000);
      metrics.clockSeconds.set((materials.clock?.ahead ?? 0) / 1000);
    },
    close: async () => {
      clearInterval(cleaning);
      clearInterval(reviewing);
      materials.clock?.stop();
      await stopHearing();
      herald.stop();
      await hall.close();
      await thinkers.close();
      await store.close();
    },
  };
}

/** Somebody goes for good: open tables go on without them, bots play on in games that have begun. */
const leaveAll = (store: Store, hall: Hall) => (id: string) =>
  leaveEach(store, hall, id, (table, person) => hall.referee.resign(table, person, newId(16)));

/** Somebody is shut out, maybe not for ever: bots play on until they come back. */
const shutOut = (store: Store, hall: Hall) => (id: string) =>
  leaveEach(store, hall, id, (table, person) => hall.referee.standIn(table, person));

async function leaveEach(
  store: Store,
  hall: Hall,
  id: string,
  leaveGame: (table: string, person: PersonRow) => Promise<unknown>,
): Promise<void> {
  const person = await store.people.get(id);
  if (person === null) return;
  for (const { id: table, status } of await store.tables.goingOn(id)) {
    const left = status === 'open' ? await hall.lobby.leave(table, person) : null;
    // The host may have started it meanwhile.
    const hasBegun = left === null || (!left.ok && left.refusal.code === 'wrong-status');
    if (hasBegun) await leaveGame(table, person);
  }
  // Tables that they host without sitting there; whoever sits at one is its host then.
  for (const { id: table } of await store.tables.openOf(id)) await hall.lobby.leave(table, person);
}
