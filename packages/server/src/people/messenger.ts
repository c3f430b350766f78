// Sends a notification through its channel: web push, webhook or email.

import type { PushKeys } from '../config/config.ts';
import { digestOf } from '../ids.ts';
import type { NoticesRow, PersonRow, PushRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { type Delivery, type DeliveryResult, resultOf } from './deliveries.ts';
import { SESSION_LIFE } from './identities.ts';
import { type TextsByLanguage, textsIn } from './notice-texts.ts';
import type { PushSubscription } from './notices.ts';
import { type Outside, post } from './post.ts';
import type { Postman } from './postman.ts';
import { formOf, type Worded, webhookRequest } from './webhooks.ts';
import type { NoticeReader } from './wording.ts';

/** How many seconds a push service keeps a message for a device that is asleep. */
const KEPT = 86_400;

export interface MessengerParts {
  readonly store: Pick<Store, 'people' | 'notices'>;
  readonly outside: Outside;
  readonly push: PushKeys & { readonly subject: string | null };
  readonly postman: Postman | null;
  readonly texts: TextsByLanguage;
  /** The name of the server. */
  readonly house: string;
  /** The public address of the server, which links start with; null if it is unknown. */
  readonly root: string | null;
  readonly now: () => number;
}

/** Someone to be notified, with their settings. */
export interface Addressee {
  readonly person: PersonRow;
  readonly settings: NoticesRow;
  readonly reader: NoticeReader;
}

/** Sends notifications: knows where each person wants them, and in which form. */
export class Messenger {
  constructor(private readonly parts: MessengerParts) {}

  /** Email needs a mail server, and texts. */
  get canMail(): boolean {
    return this.parts.postman !== null && this.parts.texts !== null;
  }

  get pushKey(): string {
    return this.parts.push.publicKey;
  }

  /** Whoever must be notified; null if the account is deleted or banned. */
  async addressee(id: string): Promise<Addressee | null> {
    const { store, texts, house, root } = this.parts;
    const [settings, person] = await Promise.all([store.notices.of(id), store.people.get(id)]);
    if (person === null || person.deleted !== null || person.banned) return null;
    const reader = {
      name: person.name,
      texts: textsIn(texts, settings.language),
      root: root ?? settings.root ?? '',
      publicRoot: root,
      house,
    };
    return { person, settings, reader };
  }

  /** How to send something by webhook; null if there is none. */
  webhook({ settings: { webhook, form } }: Addressee, said: Worded): HttpDelivery | null {
    if (webhook === null) return null;
    const { body, headers } = webhookRequest(form ?? formOf(webhook), said);
    return httpDelivery(webhook, () => post(webhook, body, headers, this.parts.outside));
  }

  /** How to send something to one browser; null if it does not want it, or is no longer signed in. */
  async push(to: Addressee, session: string, said: Worded): Promise<HttpDelivery | null> {
    const row = (await this.parts.store.notices.pushes(to.person.id)).find(push => push.session === session);
    if (row === undefined || !(await this.isSignedIn(session))) return null;
    const subscription: PushSubscription = JSON.parse(row.subscription);
    const about = typeof said.data.table === 'string' ? said.data.table : said.id;
    // Newer messages of a table replace older ones that a sleeping device has not got yet.
    const topic = digestOf(`${to.person.id} ${about}`).slice(0, 32);
    const text = JSON.stringify({ id: said.id, title: said.title, text: said.text, ...said.data });
    return httpDelivery(subscription.endpoint, () =>
      this.sendPush(row, subscription, topic, text, to.reader),
    );
  }

  /** How to send an email to someone; null if they have no working address. */
  async mail(
    to: Addressee,
    id: string,
    wording: (unsubscribe: string) => { readonly subject: string; readonly text: string },
  ): Promise<Delivery | null> {
    const { postman, store } = this.parts;
    const mailbox = await store.notices.mailbox(to.person.id);
    if (postman === null || !this.canMail || mailbox === null) return null;
    if (mailbox.verified === null || mailbox.stopped !== null) return null;
    const unsubscribe = `${to.reader.root}/unsubscribe/${mailbox.key}`;
    return {
      host: postman.host,
      send: async () => {
        const sent = await postman.send({ to: mailbox.address, id, unsubscribe, ...wording(unsubscribe) });
        if (sent === 'refused')
          await store.notices.stopMailbox(to.person.id, mailbox.address, this.parts.now());
        return sent;
      },
    };
  }

  /** Sends a code to an address that is not verified yet. */
  async sendCode(
    id: string,
    address: string,
    wording: { readonly subject: string; readonly text: string },
  ): Promise<DeliveryResult> {
    const { postman } = this.parts;
    return postman === null ? 'none' : postman.send({ to: address, id, unsubscribe: null, ...wording });
  }

  close(): Promise<void> | undefined {
    return this.parts.postman?.close();
  }

  /** Whether a browser is still signed in; for older ones that is unknown. */
  private async isSignedIn(session: string): Promise<boolean> {
    if (session === '') return true;
    const { store, now } = this.parts;
    return (await store.people.stillGood([session], [], now() - SESSION_LIFE)).has(session);
  }

  private async sendPush(
    row: PushRow,
    subscription: PushSubscription,
    topic: string,
    text: string,
    { root }: NoticeReader,
  ): ReturnType<typeof post> {
    const { push, outside, store } = this.parts;
    // Loaded on first use: few people want it.
    const { default: webpush } = await import('web-push');
    const { endpoint, headers, body } = webpush.generateRequestDetails(subscription, text, {
      vapidDetails: {
        subject: push.subject ?? (root.startsWith('https:') ? root : NO_SUBJECT),
        publicKey: push.publicKey,
        privateKey: push.privateKey,
      },
      TTL: KEPT,
      topic,
    });
    const sent = await post(endpoint, body ?? '', headers, outside);
    const status = !sent.ok && sent.refusal.code === 'not-reached' ? sent.refusal.status : null;
    // The browser has cancelled its subscription. It may have another one by now.
    if (status === 404 || status === 410)
      await store.notices.dropPush(row.person, row.session, row.subscription);
    return sent;
  }
}

/** Push services require a contact address; a server without an https address has no better one. */
const NO_SUBJECT = 'https://taproom.invalid/';

export interface HttpDelivery extends Delivery {
  /** What exactly came back. */
  readonly raw: () => ReturnType<typeof post>;
}

const httpDelivery = (url: string, raw: () => ReturnType<typeof post>): HttpDelivery => ({
  host: URL.canParse(url) ? new URL(url).hostname : '',
  raw,
  send: async () => resultOf(await raw()),
});
