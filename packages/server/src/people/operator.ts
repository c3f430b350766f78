import { type ChatLine, type ChatReport, MOST_BANNED, type Person } from '@taproom/contracts';
import type * as z from 'zod/mini';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { ChatRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { toPerson } from './person.ts';
import { toLine } from './talk.ts';

const MOST = 200;

/** Moderation by the server's operators. */
export class Operator {
  constructor(
    private readonly store: Store,
    /** Something about a person changed: cached data about them is stale. */
    private readonly changed: (person: string) => void,
    /** Someone was banned: tables continue without them. */
    private readonly shutOut: (person: string) => Promise<void>,
    /** Sends a changed chat message to everyone watching the table. */
    private readonly tell: (row: ChatRow, line: ChatLine) => void,
  ) {}

  async reports(): Promise<z.infer<typeof ChatReport>[]> {
    const reports = await this.store.talk.reports(MOST);
    const told = await Promise.all(
      reports.map(async report => {
        const line = await this.store.talk.line(report.table, report.number);
        // The message may have been deleted by now.
        if (line === null) return [];
        const [by, author] = await Promise.all([report.by, line.person].map(id => this.store.people.get(id)));
        return [
          {
            id: report.id,
            table: report.table,
            // The operator sees what was said, hidden or not.
            line: toLine({ ...line, hidden: false }, author ?? undefined),
            hidden: line.hidden,
            by: by == null ? null : toPerson(by),
            why: report.why,
            at: report.at,
            closed: report.closed,
          },
        ];
      }),
    );
    return told.flat();
  }

  async closeReport(id: string): Promise<Answer<Done>> {
    return (await this.store.talk.closeReport(id)) ? DONE : problem('no-such-thing');
  }

  async bans(): Promise<Person[]> {
    return (await this.store.people.banned(MOST_BANNED)).map(toPerson);
  }

  /** A ban includes a person's bots. Nobody can ban themselves, or their owner: they could not undo it. */
  async ban(me: PersonRow, id: string, ban: 'on' | 'off'): Promise<Answer<Done>> {
    if (ban === 'on' && (id === me.id || id === me.owner)) return problem('not-yours');
    if ((await this.store.people.get(id)) === null) return problem('no-such-thing');
    await this.banOne(id, ban);
    // Only looked up now: bots created later can't sit down any more.
    for (const bot of await this.store.people.botsOf(id)) await this.banOne(bot.id, ban);
    return DONE;
  }

  private async banOne(id: string, ban: 'on' | 'off'): Promise<void> {
    await this.store.people.change(id, { banned: ban === 'on' });
    this.changed(id);
    if (ban === 'on') await this.shutOut(id);
  }

  async rename(id: string, name: string): Promise<Answer<Done>> {
    const person = await this.store.people.get(id);
    if (person === null || person.deleted !== null) return problem('no-such-thing');
    if (!(await this.store.people.change(id, { name }))) return problem('no-such-thing');
    this.changed(id);
    return DONE;
  }

  async hideChat(table: string, number: number, hidden: 'hidden' | 'shown'): Promise<Answer<Done>> {
    const line = await this.store.talk.hide(table, number, hidden);
    if (line === null) return problem('no-such-thing');
    this.tell(line, toLine(line, (await this.store.people.get(line.person)) ?? undefined));
    this.store.hint(table, 'chat');
    return DONE;
  }
}
