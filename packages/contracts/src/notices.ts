import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Text } from './words.ts';

/** The forms a webhook's request can have: for programs, or as chat services and ntfy expect it. */
export const WEBHOOK_FORMS = ['json', 'discord', 'slack', 'ntfy'] as const;
export const WebhookForm = z.enum(WEBHOOK_FORMS);
export type WebhookForm = z.infer<typeof WebhookForm>;

/** The language of texts that the server writes: two letters. Languages it does not have become English. */
const LanguageCode = z.string().check(z.regex(/^[a-z]{2}$/));

const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/));

/** Hours of the day without notifications, by the clocks of a time zone such as `Europe/Berlin`. */
export const QuietHours = z.strictObject({
  from: TimeOfDay,
  to: TimeOfDay,
  zone: z.string().check(z.minLength(1), z.maxLength(60)),
});
export type QuietHours = z.infer<typeof QuietHours>;

/** `asked`: the code was sent but not entered yet. `stopped`: the mail server has permanently rejected the address. */
export const Mailbox = z.object({ address: z.string(), state: z.enum(['asked', 'on', 'stopped']) });

/** How a person wants to be notified when a correspondence game is waiting for them. */
export const Notices = z.object({
  feed: z.nullable(z.string()),
  webhook: z.nullable(z.string()),
  /** The form of the webhook's requests; null without a webhook. */
  form: z.nullable(WebhookForm),
  /** Whether this browser gets push messages. */
  push: z.boolean(),
  /** How many other browsers of the person do. */
  otherPushes: z.int().check(z.minimum(0)),
  mail: z.nullable(Mailbox),
  quiet: z.nullable(QuietHours),
  /** Tables that send no notifications. */
  mutedTables: z.array(Id),
});

export const ChangeNotices = z.strictObject({
  /** Creates a new private address for the feed; the old one stops working. */
  feed: z.optional(z.enum(['new', 'none'])),
  webhook: z.optional(z.nullable(z.url().check(z.maxLength(500)))),
  /** Without it, the form is recognised by the webhook's address. */
  form: z.optional(WebhookForm),
  /** The push subscription of this browser. */
  push: z.optional(
    z.nullable(
      z.strictObject({
        endpoint: z.url().check(z.maxLength(1000)),
        expirationTime: z.optional(z.nullable(z.number())),
        keys: z.strictObject({ p256dh: Text(200), auth: Text(100) }),
      }),
    ),
  ),
  quiet: z.optional(z.nullable(QuietHours)),
  /** The language of notifications that the server puts into words. */
  language: z.optional(LanguageCode),
});

/** A single plain email address, without names or comments. */
const MailAddress = z
  .string()
  .check(z.maxLength(254), z.regex(/^[\w.!#$%&'*+/=?^`{|}~-]{1,64}@(?:[a-z0-9-]{1,63}\.)+[a-z]{2,63}$/i));
export const AskMail = z.strictObject({ address: MailAddress, language: z.optional(LanguageCode) });
export const ConfirmMail = z.strictObject({ code: z.string().check(z.regex(/^\d{6}$/)) });

export const NOTICE_WAYS = ['push', 'webhook', 'mail'] as const;
export type NoticeWay = (typeof NOTICE_WAYS)[number];
export const TestNotice = z.strictObject({ way: z.enum(NOTICE_WAYS) });
/**
 * The result of a test: it was accepted; there is nothing to send it to; the address may not be called; or the receiver
 * did not accept it, with its HTTP status if it gave one.
 */
export const TestedNotice = z.object({
  result: z.enum(['sent', 'off', 'refused', 'failed']),
  status: z.nullable(z.int()),
});

export const MuteTable = z.strictObject({ muted: z.boolean() });

/** The endpoints for notifications. */
export const NOTICES_API = {
  notices: endpoint('GET /me/notices', {
    who: 'known',
    says: 'Your notification settings',
    answer: Notices,
  }),
  changeNotices: endpoint('PATCH /me/notices', {
    who: 'known',
    says: 'Changes your notification settings',
    body: ChangeNotices,
    answer: Notices,
  }),
  testNotice: endpoint('POST /me/notices/test', {
    who: 'known',
    says: 'Sends a test notification now and returns the result',
    body: TestNotice,
    answer: TestedNotice,
  }),
  muteTable: endpoint('PUT /me/notices/tables/:id', {
    who: 'known',
    says: 'Mutes or unmutes the notifications of one table',
    params: ById,
    body: MuteTable,
    answer: Notices,
  }),
  askMail: endpoint('PUT /me/mail', {
    who: 'known',
    says: 'Sets your email address and sends a code to it; it is only used once the code is confirmed',
    body: AskMail,
    answer: Notices,
  }),
  confirmMail: endpoint('POST /me/mail/confirm', {
    who: 'known',
    says: 'Confirms your email address with the code sent to it',
    body: ConfirmMail,
    answer: Notices,
  }),
  dropMail: endpoint('DELETE /me/mail', {
    who: 'known',
    says: 'Deletes your email address',
    answer: Notices,
  }),
} as const;
