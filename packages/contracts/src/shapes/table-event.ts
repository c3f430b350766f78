import type { TableEvent as Told } from '@taproom/table';
import * as z from 'zod/mini';
import { Amount } from './shapes.ts';

/** What happens at any table, besides the game. */
export const TableEvent = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('withdrew'), seat: Amount }),
  z.strictObject({ event: z.literal('taken-back'), to: Amount, by: z.nullable(Amount) }),
  z.strictObject({
    event: z.literal('seat-taken'),
    seat: Amount,
    sitter: z.discriminatedUnion('kind', [
      z.strictObject({ kind: z.literal('human'), name: z.string() }),
      z.strictObject({ kind: z.literal('bot'), level: z.string() }),
    ]),
  }),
]) satisfies z.core.$ZodType<Told>;
