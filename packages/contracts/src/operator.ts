import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Person } from './people.ts';
import { ChatLine } from './tables.ts';
import { ById, Count, Id, Moment, NewName } from './words.ts';

export const ChatReport = z.object({
  id: Id,
  table: Id,
  line: ChatLine,
  /** Whether the message is hidden from others. */
  hidden: z.boolean(),
  by: z.nullable(Person),
  why: z.string(),
  at: Moment,
  closed: z.boolean(),
});
/** The most banned people that are listed. */
export const MOST_BANNED = 1000;
export const Ban = z.strictObject({ banned: z.boolean() });
export const Rename = z.strictObject({ name: NewName });
export const HideChat = z.strictObject({ table: Id, number: Count, hidden: z.boolean() });

/** The endpoints for operators. */
export const OPERATOR_API = {
  reports: endpoint('GET /operator/reports', {
    who: 'operator',
    says: 'Open reports',
    answer: z.object({ reports: z.array(ChatReport) }),
  }),
  closeReport: endpoint('POST /operator/reports/:id/close', {
    who: 'operator',
    says: 'Closes a report',
    params: ById,
  }),
  bans: endpoint('GET /operator/bans', {
    who: 'operator',
    says: 'All banned accounts, sorted by name',
    answer: z.object({ people: z.array(Person) }),
  }),
  ban: endpoint('PUT /operator/people/:id/ban', {
    who: 'operator',
    says: 'Bans someone, or lifts the ban',
    params: ById,
    body: Ban,
  }),
  rename: endpoint('PUT /operator/people/:id/name', {
    who: 'operator',
    says: 'Renames someone',
    params: ById,
    body: Rename,
  }),
  hideChat: endpoint('POST /operator/chat', {
    who: 'operator',
    says: 'Hides a chat message, or shows it again',
    body: HideChat,
  }),
} as const;
