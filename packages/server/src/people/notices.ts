import type { ChangeNotices, Notices, NoticeWay, TestedNotice } from '@taproom/contracts';
import { accept } from '@taproom/games';
import type * as z from 'zod/mini';
import { newId } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { MailboxRow, PersonRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import type { DeliveryResult } from './deliveries.ts';
import type { Pass } from './identities.ts';
import type { Mailboxes } from './mailboxes.ts';
import type { Addressee, HttpDelivery, Messenger } from './messenger.ts';
import { type Outside, outsideAddress, outsideUrl } from './post.ts';
import { isZone } from './quiet-hours.ts';
import { formOf } from './webhooks.ts';
import { wordedTest, wordedTestMail } from './wording.ts';

export interface PushSubscription {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

type NoticesAnswer = z.infer<typeof Notices>;
type TestAnswer = z.infer<typeof TestedNotice>;

export interface NoticeChannelsParts {
  readonly store: Pick<Store, 'notices' | 'people' | 'errands'>;
  readonly outside: Outside;
  readonly messenger: Messenger;
  readonly mailboxes: Mailboxes;
  readonly now: () => number;
  /** How long emails are held back to include further turns, in milliseconds. */
  readonly gather: number;
  readonly wake: () => void;
}

/** Someone who changes or reads their settings. */
export interface NoticesCaller {
  readonly me: PersonRow;
  /** The caller's session or token: push messages are for that browser, and end with its session. */
  readonly pass: Pass | null;
  /** The address of the server as they know it: the feed's address and links in notifications begin with it. */
  readonly root: string;
}

/** How people want to be notified when a correspondence game is waiting for them. */
export class NoticeChannels {
  constructor(private readonly parts: NoticeChannelsParts) {}

  async of({ me, pass, root }: NoticesCaller): Promise<NoticesAnswer> {
    const { notices } = this.parts.store;
    const [row, pushes, mailbox, mutedTables] = await Promise.all([
      notices.of(me.id),
      notices.pushes(me.id),
      notices.mailbox(me.id),
      notices.mutedTables(me.id),
    ]);
    const own = pushes.filter(({ session }) => session === sessionOf(pass)).length;
    return {
      feed: row.feed === null ? null : `${root}/feeds/${row.feed}.atom`,
      webhook: row.webhook,
      form: row.webhook === null ? null : (row.form ?? formOf(row.webhook)),
      push: own > 0,
      otherPushes: pushes.length - own,
      mail: mailbox && { address: mailbox.address, state: stateOf(mailbox) },
      quiet: row.quiet,
      mutedTables,
    };
  }

  async change(caller: NoticesCaller, change: z.infer<typeof ChangeNotices>): Promise<Answer<NoticesAnswer>> {
    const { store, now, gather, wake } = this.parts;
    const { feed, webhook, form, push, quiet, language } = change;
    for (const text of [webhook, push?.endpoint])
      if (typeof text === 'string' && !(await this.reachable(text))) return problem('address-refused');
    if (quiet && !isZone(quiet.zone)) return problem('wrong-option', { path: 'body.quiet.zone' });
    const person = caller.me.id;
    // Only what was requested: another request may change the rest at the same time.
    const row = await store.notices.set({
      person,
      root: caller.root,
      ...(feed !== undefined && { feed: feed === 'new' ? newId(24) : null }),
      ...(webhook !== undefined && { webhook: webhook && new URL(webhook).href, form: null }),
      ...(form !== undefined && { form }),
      ...(quiet !== undefined && { quiet }),
      ...(language !== undefined && { language }),
    });
    if (row === null) return problem('not-known');
    const session = sessionOf(caller.pass);
    if (push === null) await store.notices.dropPush(person, session);
    else if (push !== undefined)
      await store.notices.setPush({ person, session, subscription: JSON.stringify(push) });
    if (quiet !== undefined) {
      await store.errands.hurry(person, now(), gather);
      wake();
    }
    return accept(await this.of(caller));
  }

  async muteTable(caller: NoticesCaller, table: string, on: 'on' | 'off'): Promise<Answer<NoticesAnswer>> {
    const done = await this.parts.store.notices.muteTable(caller.me.id, table, on);
    return done ? accept(await this.of(caller)) : problem('no-such-thing');
  }

  async askMail(caller: NoticesCaller, address: string, language?: string): Promise<Answer<NoticesAnswer>> {
    const { store, mailboxes } = this.parts;
    const person = caller.me.id;
    await store.notices.set({ person, root: caller.root, ...(language !== undefined && { language }) });
    const asked = await mailboxes.ask(person, address);
    return asked.ok ? accept(await this.of(caller)) : asked;
  }

  async confirmMail(caller: NoticesCaller, code: string): Promise<Answer<NoticesAnswer>> {
    const confirmed = await this.parts.mailboxes.confirm(caller.me.id, code);
    return confirmed.ok ? accept(await this.of(caller)) : confirmed;
  }

  async dropMail(caller: NoticesCaller): Promise<Answer<NoticesAnswer>> {
    await this.parts.mailboxes.drop(caller.me.id);
    return accept(await this.of(caller));
  }

  /** Sends something now, whatever the hour, and waits for what becomes of it. */
  async test({ me, pass }: NoticesCaller, way: NoticeWay): Promise<Answer<TestAnswer>> {
    const { messenger } = this.parts;
    const to = await messenger.addressee(me.id);
    if (to === null) return problem('not-known');
    const id = newId(24);
    if (way === 'mail') {
      const delivery = await messenger.mail(to, id, unsubscribe => wordedTestMail(to.reader, unsubscribe));
      return accept({ result: toldResult((await delivery?.send()) ?? 'none'), status: null });
    }
    const delivery = await this.testDelivery(to, way, id, sessionOf(pass));
    const sent = await delivery?.raw();
    if (sent === undefined) return accept({ result: 'off', status: null });
    if (sent.ok) return accept({ result: 'sent', status: sent.value });
    const { refusal } = sent;
    if (refusal.code === 'address-refused') return accept({ result: 'refused', status: null });
    return accept({ result: 'failed', status: refusal.status });
  }

  private testDelivery(
    to: Addressee,
    way: 'push' | 'webhook',
    id: string,
    session: string,
  ): Promise<HttpDelivery | null> | HttpDelivery | null {
    const said = wordedTest(id, to.reader);
    const { messenger } = this.parts;
    return way === 'push' ? messenger.push(to, session, said) : messenger.webhook(to, said);
  }

  /** Whose feed has this secret in its address. Banned people get nothing. */
  async personOfFeed(feed: string): Promise<PersonRow | null> {
    const { store } = this.parts;
    const id = await store.notices.personOfFeed(feed);
    const person = id === null ? null : await store.people.get(id);
    return person === null || person.deleted !== null || person.banned ? null : person;
  }

  private async reachable(text: string): Promise<boolean> {
    const url = outsideUrl(text);
    return url !== null && (await outsideAddress(url, this.parts.outside)) !== null;
  }
}

const sessionOf = (pass: Pass | null): string => (pass?.by === 'session' ? pass.id : '');

const stateOf = ({ verified, stopped }: MailboxRow): 'asked' | 'on' | 'stopped' =>
  stopped !== null ? 'stopped' : verified === null ? 'asked' : 'on';

const toldResult = (result: DeliveryResult): TestAnswer['result'] =>
  result === 'sent' || result === 'refused' ? result : result === 'none' ? 'off' : 'failed';
