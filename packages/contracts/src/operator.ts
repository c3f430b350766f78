import * as z from 'zod/mini';
import { Person } from './people.ts';
import { ChatLine } from './tables.ts';
import { Count, Id, Moment, Name } from './words.ts';

export const ChatReport = z.object({
  id: Id,
  table: Id,
  line: ChatLine,
  by: z.nullable(Person),
  why: z.string(),
  at: Moment,
  closed: z.boolean(),
});
export const Ban = z.strictObject({ banned: z.boolean() });
export const Rename = z.strictObject({ name: Name });
export const HideChat = z.strictObject({ table: Id, number: Count, hidden: z.boolean() });
