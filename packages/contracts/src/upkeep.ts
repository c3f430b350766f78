import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { LONGEST_MEMO, Pace, TableInfo } from './tables.ts';
import { AnyGivenOptions, ById, OptionalText, SeatCount } from './words.ts';

/** What the host changes about an open table; whatever is left out stays. */
export const ChangeTable = z.strictObject({
  seats: z.optional(SeatCount),
  pace: z.optional(Pace),
  options: z.optional(AnyGivenOptions),
});

/** Looking after a table: before the game, and what players keep of it. */
export const UPKEEP_API = {
  changeTable: endpoint('PATCH /tables/:id', {
    who: 'known',
    says: 'The host changes the pace, the number of seats or the options before the game starts. Players keep their seats; there can’t be fewer seats than players',
    params: ById,
    body: ChangeTable,
    answer: TableInfo,
  }),
  closeTable: endpoint('POST /tables/:id/close', {
    who: 'known',
    says: 'The host closes the table before the game starts',
    params: ById,
  }),
  memo: endpoint('GET /tables/:id/memo', {
    who: 'known',
    says: 'Your private notes about this table; nobody else can read them',
    params: ById,
    answer: z.object({ text: z.string() }),
  }),
  keepMemo: endpoint('PUT /tables/:id/memo', {
    who: 'known',
    says: 'Replaces your private notes about a table where you sit or sat; an empty text deletes them',
    params: ById,
    body: z.strictObject({ text: OptionalText(LONGEST_MEMO) }),
  }),
} as const;
