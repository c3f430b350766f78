import { createHash } from 'node:crypto';
import type { ChatLine, Person } from '@taproom/contracts';
import { accept } from '@taproom/games';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { ChatRow, PersonRow, SeatRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { toPerson } from './person.ts';

const MOST = 200;

/** A chat message as everyone may read it: hidden or deleted ones have no text. */
export const toLine = (
  row: ChatRow,
  by: PersonRow | undefined,
  /** The names of people at the table. */
  faces: ReadonlyMap<string, Person> = new Map(),
): ChatLine => ({
  number: row.number,
  person: by === undefined || by.deleted !== null ? null : (faces.get(by.id) ?? toPerson(by)),
  at: row.at,
  text: row.hidden || row.text === '' ? null : row.text,
});

/** The chat of the tables. */
export class Talk {
  constructor(
    private readonly store: Store,
    /** Sends it to everyone watching the table. */
    private readonly tell: (row: ChatRow, line: ChatLine) => void,
    /** The people at a table, with distinguishable names. */
    private readonly facesAt: (seats: readonly SeatRow[]) => Promise<ReadonlyMap<string, Person>>,
    private readonly now: () => number,
  ) {}

  /** The latest messages, without those of people the caller has muted. */
  async lines(table: string, asker: PersonRow | null): Promise<Answer<ChatLine[]>> {
    const row = await this.store.tables.get(table);
    if (row === null) return problem('no-such-thing');
    if (!row.chat) return accept([]);
    const noOne: string[] = [];
    const [lines, muted] = await Promise.all([
      this.store.talk.lines(table, MOST),
      asker === null ? noOne : this.store.people.mutedBy(asker.id),
    ]);
    const heard = lines.filter(line => !muted.includes(line.person));
    const people = await this.store.people.many([...new Set(heard.map(line => line.person))]);
    const byId = new Map(people.map(person => [person.id, person]));
    const faces = await this.facesAt(row.seats);
    return accept(heard.map(line => toLine(line, byId.get(line.person), faces)));
  }

  /** Anybody who sits at a table can chat there. */
  async say(table: string, person: PersonRow, text: string, key: string): Promise<Answer<ChatLine>> {
    const row = await this.store.tables.get(table);
    if (row === null) return problem('no-such-thing');
    if (!row.chat) return problem('chat-off');
    if (row.seats.every(seat => seat.person !== person.id)) return problem('not-seated');
    const line = await this.store.talk.say({ table, person: person.id, at: this.now(), text }, key);
    if (line === null) return problem('not-known');
    if (line.text !== text) return problem('key-used');
    const said = toLine(line, person, await this.facesAt(row.seats));
    this.tell(line, said);
    this.store.hint(table, 'chat');
    return accept(said);
  }

  /** An account reports a message once, including its bots: the first report counts. */
  async report(
    table: string,
    number: number,
    by: PersonRow,
    why: string,
    key: string,
  ): Promise<Answer<Done>> {
    if ((await this.store.talk.line(table, number)) === null) return problem('no-such-thing');
    const report = { id: reportId(by.id, key), table, number, by: by.id, why, at: this.now(), closed: false };
    const stored = await this.store.talk.report(report);
    if (stored === null) return problem('not-known');
    const isSame = stored.table === table && stored.number === number && stored.why === why;
    return stored.id !== report.id || isSame ? DONE : problem('key-used');
  }
}

/** A person's idempotency key as an id, so that it is stored once; hexadecimal without the zero is a valid id. */
const reportId = (person: string, key: string): string =>
  createHash('sha256').update(`${person} ${key}`).digest('hex').replaceAll('0', 'g').slice(0, 20);
