import type { ChatLine, OwnGame } from '@taproom/contracts';
import type * as z from 'zod/mini';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import { AccessTokens } from '../people/access-tokens.ts';
import { Herald } from '../people/herald.ts';
import { Identities, SESSION_LIFE } from '../people/identities.ts';
import { KeptGames } from '../people/kept-games.ts';
import { Mailboxes } from '../people/mailboxes.ts';
import { Memos } from '../people/memos.ts';
import { Messenger } from '../people/messenger.ts';
import { MoveCodes } from '../people/move-codes.ts';
import { Mutes } from '../people/mutes.ts';
import { botNamesIn, readNoticeTexts, type TextsByLanguage } from '../people/notice-texts.ts';
import { NoticeChannels } from '../people/notices.ts';
import { Operator } from '../people/operator.ts';
import { Passkeys } from '../people/passkeys.ts';
import { type Leaving, People } from '../people/people.ts';
import { OUTSIDE, type Outside } from '../people/post.ts';
import { Postman } from '../people/postman.ts';
import { Profiles } from '../people/profiles.ts';
import { ownPushKeys } from '../people/push-keys.ts';
import { Revocation } from '../people/revocation.ts';
import { Talk, toLine } from '../people/talk.ts';
import { TurnWatcher } from '../people/turn-watcher.ts';
import type { WaitingGame } from '../people/wording.ts';
import type { BotPace } from '../play/chores.ts';
import { Hall, type HallTerms } from '../play/hall.ts';
import type { ParTerms } from '../play/par.ts';
import { Publishing } from '../play/publishing.ts';
import type { Repertoire } from '../play/repertoire.ts';
import type { Thinkers } from '../play/thinkers.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { Streams } from '../stream/streams.ts';
import type { SharedClock } from './clock.ts';
import { countTurns, measured } from './measure.ts';
import type { Metrics } from './metrics.ts';
import { Probe } from './probe.ts';

export const VERSION = '0.2.0';

/** What the server is built from (its dependencies); tests pass in other parts than `npm start` does. */
export interface Materials {
  readonly config: Config;
  readonly secret: string;
  readonly store: Store;
  readonly repertoire: Repertoire;
  readonly thinkers: Thinkers;
  readonly metrics: Metrics;
  readonly bots: BotPace;
  readonly now: () => number;
  /** Where `now` comes from, if it is compared with the database's clock. */
  readonly clock?: SharedClock;
  readonly log: HallTerms['log'];
  readonly outside?: Outside;
  /** A monotonic clock, in milliseconds. */
  readonly steady?: () => number;
  /** Milliseconds without any node after which clocks stop. */
  readonly outage?: number;
  /** How bots set the par of daily deals; they don't if it is left out. */
  readonly par?: ParTerms;
}

/** Everything the HTTP endpoints work with. */
export interface TaproomServer
  extends Pick<Materials, 'config' | 'secret' | 'store' | 'repertoire' | 'metrics' | 'now'> {
  readonly hall: Hall;
  readonly streams: Streams;
  readonly identities: Identities;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly moveCodes: MoveCodes;
  readonly tokens: AccessTokens;
  readonly notices: NoticeChannels;
  readonly mailboxes: Mailboxes;
  readonly messenger: Messenger;
  readonly herald: Herald;
  /** What it says outside of the client, by language. */
  readonly texts: TextsByLanguage;
  readonly mutes: Mutes;
  readonly kept: KeptGames;
  readonly memos: Memos;
  readonly publishing: Publishing;
  readonly profiles: Profiles;
  readonly talk: Talk;
  readonly operator: Operator;
  /** Ends streams of a person, or of anybody, whose session or token is no longer valid. */
  review(person: string | null): Promise<void>;
  ownGames(me: PersonRow): Promise<z.infer<typeof OwnGame>[]>;
  /** Whether it can do its work; the reason if not. */
  ready(): Promise<string | null>;
  /** Updates the metrics that are not counted as things happen. */
  sample(): void;
  close(): Promise<void>;
}

/** Hours after which a table that nobody started is closed. */
const OPEN_HOURS = 24;
const DAY = 86_400_000;
const CLEAN_UP = 3_600_000;
/** How often to look for games whose node stopped before it could notify people. */
const CATCH_UP = 60_000;
/** How often all streams are checked again: the longest one can survive if another node's hint got lost. */
const REVIEW = 30_000;

export async function openServer(materials: Materials): Promise<TaproomServer> {
  const { config, secret, metrics, repertoire, thinkers, now, log, outside = OUTSIDE } = materials;
  const { steady = () => performance.now() } = materials;
  const failed = (error: unknown) => log.error({ err: error }, 'a background task failed');
  const store = measured(materials.store, metrics);
  const texts = readNoticeTexts(config.site, log);
  const hall = hallOf(materials, store, steady, texts);
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
  const tellChat = (row: ChatRow, line: ChatLine) => void streams.tellChat(row, line).catch(failed);
  const messenger = await messengerOf(materials, store, outside, texts);
  const describe = describer(store, hall, repertoire);
  const herald = new Herald({ errands: store.errands, messenger, describe, metrics, now, failed });
  const waiting = turnWatcherOf(materials, store, hall, herald);
  hall.watch({
    stored: (room, turns) => {
      void waiting.wentOn(room).catch(failed);
      countTurns(metrics, room.row.game, turns);
    },
  });
  const mailboxes = new Mailboxes(store.notices, messenger, now);
  const leaving: Leaving = {
    leaveAll: leaveAll(store, hall),
    tellEmptied: lines => {
      for (const line of lines) tellChat(line, toLine(line, undefined));
      for (const table of new Set(lines.map(line => line.table))) store.hint(table, 'chat');
    },
  };
  const people = new People(store, changed, leaving, config.operators, now);
  const probe = new Probe(async () => hall.work.stalled() ?? (await store.ready()), steady);
  const catchUp = () => waiting.catchUp().catch(failed);

  await hall.open();
  void catchUp();
  herald.start();
  const timers = [
    setInterval(catchUp, CATCH_UP),
    setInterval(() => review(null), REVIEW),
    setInterval(() => cleanUp(config, store, people, now(), failed), CLEAN_UP),
  ];
  for (const timer of timers) timer.unref();
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
    identities: new Identities(store.people, changed, now),
    people,
    passkeys: new Passkeys(store.people, changed, config.name, now),
    moveCodes: new MoveCodes(store.people, secret, now),
    tokens: new AccessTokens(store.people, changed, leaving.leaveAll, now),
    notices: new NoticeChannels({
      store,
      outside,
      messenger,
      mailboxes,
      now,
      gather: config.gather,
      wake: () => herald.wake(),
    }),
    mailboxes,
    messenger,
    herald,
    texts,
    mutes: new Mutes(store.people),
    kept: new KeptGames(store.people, repertoire.games),
    memos: new Memos(store),
    publishing: new Publishing(store, hall.rooms),
    profiles: new Profiles(store, rows => hall.look.infos(rows), now),
    talk: new Talk(store, tellChat, seats => hall.faces.atTable(seats), now),
    operator: new Operator(store, changed, shutOut(store, hall), tellChat),
    review,
    ownGames: me => ownGames(store, hall, me),
    ready: () => probe.ready(),
    sample: () => sample(materials, hall, streams),
    close: async () => {
      for (const timer of timers) clearInterval(timer);
      materials.clock?.stop();
      await stopHearing();
      await herald.stop();
      await messenger.close();
      await hall.close();
      await thinkers.close();
      await store.close();
    },
  };
}

function hallOf(materials: Materials, store: Store, steady: () => number, texts: TextsByLanguage): Hall {
  const { config, metrics, repertoire, thinkers, bots, outage, par, now, log } = materials;
  return new Hall(store, repertoire, thinkers, {
    now,
    grace: config.grace,
    bots,
    openHours: OPEN_HOURS,
    tables: config.tables,
    botNames: botNamesIn(texts),
    steady,
    ...(outage !== undefined && { outage }),
    ...(par !== undefined && { par }),
    log,
    thought: (level, ms) => metrics.botSeconds.observe({ level }, ms / 1000),
  });
}

async function messengerOf(
  { config, now, log }: Materials,
  store: Store,
  outside: Outside,
  texts: TextsByLanguage,
): Promise<Messenger> {
  return new Messenger({
    store,
    outside,
    push: { subject: subjectOf(config), ...(config.push.keys ?? (await ownPushKeys(store))) },
    postman:
      config.mail && new Postman(config.mail, error => log.error({ err: error }, 'could not send an email')),
    texts,
    house: config.name,
    root: config.publicUrl && `${config.publicUrl.origin}${config.basePath}`,
    now,
  });
}

const turnWatcherOf = (
  { config, repertoire, now }: Materials,
  { errands }: Store,
  hall: Hall,
  herald: Herald,
): TurnWatcher =>
  new TurnWatcher({
    look: hall.look,
    errands,
    herald,
    now,
    gather: config.gather,
    editions: repertoire.editions,
    room: table => hall.rooms.fresh(table),
  });

/** Forgets what is older than the operator wants to keep it. One failure does not keep the rest from being done. */
function cleanUp(
  { chatDays, guestDays }: Config,
  store: Store,
  people: People,
  now: number,
  failed: (error: unknown) => void,
): void {
  store.talk.forget(now - chatDays * DAY).catch(failed);
  people.eraseGuests(now - guestDays * DAY).catch(failed);
  people.clearSeats(now - DAY).catch(failed);
  store.sweep(now, now - SESSION_LIFE).catch(failed);
}

async function ownGames(store: Store, hall: Hall, me: PersonRow): Promise<z.infer<typeof OwnGame>[]> {
  const rows = await store.tables.goingOn(me.id);
  const rooms = await hall.rooms.freshAll(
    rows.map(({ id }) => id),
    me.id,
  );
  return hall.look.own(
    rooms.filter(room => room !== null),
    me,
  );
}

function sample({ metrics, thinkers, clock }: Materials, { rooms, work }: Hall, streams: Streams): void {
  metrics.streams.set(streams.size);
  metrics.streamQueue.set(streams.waiting);
  metrics.tables.set(rooms.size);
  metrics.botsWaiting.set(thinkers.waiting);
  metrics.dueSeconds.set(work.late / 1000);
  metrics.dueRunning.set(work.tablesAtWork);
  metrics.lookSeconds.set(work.lookAge / 1000);
  metrics.clockSeconds.set((clock?.ahead ?? 0) / 1000);
}

/** The contact for push services: the operator, or else the server's address, if that is known. */
function subjectOf({ push, publicUrl, mail }: Config): string | null {
  if (push.subject !== null) return push.subject;
  if (publicUrl?.protocol === 'https:') return publicUrl.href;
  return mail && `mailto:${mail.from.replace(/^.*<|>$/g, '')}`;
}

/** What a notification says of a table: the game, and the others who sit there. */
const describer =
  (store: Store, hall: Hall, repertoire: Repertoire) =>
  async (table: string, person: string): Promise<WaitingGame | null> => {
    const row = await store.tables.get(table);
    if (row === null) return null;
    const { game, seats } = await hall.look.info(row);
    const opponents = seats
      .filter(seat => seat.person?.id !== person)
      .map(({ person: sitter, level }) =>
        sitter === null ? { name: level ?? '', isBot: true } : { name: sitter.name, isBot: false },
      );
    return { table, game, title: repertoire.titleOf(game), opponents };
  };

/** Someone leaves for good: open tables continue without them, bots take over in games that have begun. */
const leaveAll = (store: Store, hall: Hall) => (id: string) =>
  leaveEach(store, hall, id, (table, person) => hall.referee.resign(table, person, newId(16)));

/** Someone is banned, maybe not forever: bots take over, and what nobody else plays ends after a while, as for anyone. */
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
    const left = status === 'open' ? await hall.lobby.leave(table, person, 'for good') : null;
    // The host may have started it in the meantime.
    const hasBegun = left === null || (!left.ok && left.refusal.code === 'wrong-status');
    if (hasBegun) await leaveGame(table, person);
  }
  // Tables they host without sitting there; someone who does sit there becomes the host.
  for (const { id: table } of await store.tables.openOf(id))
    await hall.lobby.leave(table, person, 'for good');
}
