import type { Me } from '@taproom/contracts';
import { accept } from '@taproom/games';
import { type Answer, problem } from '../problem.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { newPerson } from './person.ts';

/** The size limit for settings a browser stores here for other devices. */
const LONGEST_SETTINGS = 8192;
const MOST_LINES = 10_000;
const MOST_GAMES = 1000;
/** The most guests deleted at a time: there is always a next time. */
const MOST_GUESTS = 200;

/** What the tables do when someone leaves for good. */
export interface Leaving {
  /** Leaves open tables, and hands the seats of running games to bots. */
  leaveAll(person: string): Promise<void>;
  /** Notifies watchers that these chat messages are deleted. */
  tellEmptied(lines: readonly ChatRow[]): void;
}

/** Accounts: guests, and what they became. */
export class People {
  constructor(
    private readonly store: Store,
    /** Something about a person changed: cached data about them is stale. */
    private readonly changed: (person: string) => void,
    private readonly leaving: Leaving,
    private readonly operators: ReadonlySet<string>,
    private readonly now: () => number,
  ) {}

  async newGuest(name: string): Promise<PersonRow> {
    const now = this.now();
    const guest = newPerson({ name, kind: 'guest', owner: null, now });
    await this.store.people.add(guest);
    return guest;
  }

  isOperator(person: PersonRow): boolean {
    return person.operator || this.operators.has(person.id);
  }

  async me(person: PersonRow): Promise<Me> {
    const passkeys = person.kind === 'member' ? await this.store.people.passkeysOf(person.id) : [];
    return {
      id: person.id,
      name: person.name,
      kind: person.kind,
      operator: this.isOperator(person),
      created: person.created,
      passkeys: passkeys.length,
      settings: person.settings === null ? null : JSON.parse(person.settings),
    };
  }

  async change(
    person: PersonRow,
    change: { readonly name?: string | undefined; readonly settings?: object | undefined },
  ): Promise<Answer<Me>> {
    const settings = change.settings === undefined ? undefined : JSON.stringify(change.settings);
    if (settings !== undefined && Buffer.byteLength(settings) > LONGEST_SETTINGS)
      return problem('too-large', { path: 'settings' });
    // Only what was requested: another request may change the rest at the same time.
    const changed = await this.store.people.change(person.id, {
      ...(change.name !== undefined && { name: change.name }),
      ...(settings !== undefined && { settings }),
    });
    const now = changed ? await this.store.people.get(person.id) : null;
    if (now === null || now.deleted !== null) return problem('not-known');
    this.changed(person.id);
    return accept(await this.me(now));
  }

  /** The moves of the games stay; the person behind them is deleted, with their bots. */
  async erase(person: PersonRow): Promise<void> {
    await this.eraseBots(person.id);
    await this.eraseOne(person.id);
    // One may have been created just before.
    await this.eraseBots(person.id);
  }

  private async eraseBots(owner: string): Promise<void> {
    for (const bot of await this.store.people.botsOf(owner))
      if (bot.deleted === null) await this.eraseOne(bot.id);
  }

  /** Deletes guests who have not been here since a given time: their browsers no longer have the cookie either. */
  async eraseGuests(before: number): Promise<void> {
    for (const guest of await this.store.people.guests(before, MOST_GUESTS)) await this.erase(guest);
  }

  /**
   * Removes people deleted since a given time from their tables, where that failed or a concurrent request was faster.
   */
  async clearSeats(since: number): Promise<void> {
    for (const id of await this.store.people.leftBehind(since, MOST_GUESTS)) await this.leaving.leaveAll(id);
  }

  /** Leaves the tables first, so that it can be retried if that fails. */
  private async eraseOne(id: string): Promise<void> {
    await this.leaving.leaveAll(id);
    const emptied = await this.store.people.erase(id, this.now());
    this.changed(id);
    this.leaving.tellEmptied(emptied);
    // A concurrent request may have sat down somewhere just before.
    await this.leaving.leaveAll(id);
  }

  /** Everything stored about someone, in the wire format. */
  async data(person: PersonRow): Promise<Record<string, unknown>> {
    const { people, notices, tables, talk, ratings, memos } = this.store;
    const [
      sessions,
      passkeys,
      tokens,
      wishes,
      pushes,
      mailbox,
      mutedTables,
      muted,
      kept,
      goingOn,
      history,
      lines,
      reports,
      rated,
      statistics,
      noted,
    ] = await Promise.all([
      people.sessionsOf(person.id, 0),
      people.passkeysOf(person.id),
      people.tokensOf(person.id),
      notices.of(person.id),
      notices.pushes(person.id),
      notices.mailbox(person.id),
      notices.mutedTables(person.id),
      people.mutedBy(person.id),
      people.keptGames(person.id),
      tables.goingOn(person.id),
      tables.history(person.id, this.now() + 1, MOST_GAMES),
      talk.linesOf(person.id, MOST_LINES),
      talk.reportsBy(person.id, MOST_LINES),
      ratings.of(person.id),
      ratings.statistics(person.id),
      memos.of(person.id),
    ]);
    const records = await Promise.all(kept.map(({ id }) => people.keptGame(person.id, id)));
    return {
      me: { ...(await this.me(person)), active: person.active, banned: person.banned },
      sessions: sessions.map(({ id, created, used, device }) => ({ id, created, used, device })),
      passkeys: passkeys.map(({ id, name, host, transports, created, used }) => ({
        id,
        name,
        host,
        transports,
        created,
        used,
      })),
      tokens: tokens.map(({ id, name, created, used }) => ({ id, name, created, used })),
      notices: {
        feed: wishes.feed,
        webhook: wishes.webhook,
        form: wishes.form,
        language: wishes.language,
        quiet: wishes.quiet,
        push: pushes.map(({ session, subscription }) => ({ session, subscription })),
        mail: mailbox && {
          address: mailbox.address,
          verified: mailbox.verified,
          stopped: mailbox.stopped,
        },
        mutedTables,
      },
      muted,
      kept: records.flatMap(game =>
        game === null ? [] : [{ id: game.id, played: game.played, record: game.record }],
      ),
      tables: [...goingOn, ...history].map(({ id, game, status, created, started, ended, seats }) => ({
        id,
        game,
        status,
        created,
        started,
        ended,
        seat: seats.findIndex(seat => seat.person === person.id),
      })),
      chat: lines.map(({ table, number, at, text, hidden }) => ({ table, number, at, text, hidden })),
      reports: reports.map(({ table, number, at, why, closed }) => ({ table, number, at, why, closed })),
      ratings: rated.map(({ game, seats, mu, sigma, games }) => ({ game, seats, mu, sigma, games })),
      statistics,
      memos: noted,
    };
  }
}
