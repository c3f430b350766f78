import * as z from 'zod/mini';
import { Data } from './words.ts';

/**
 * What can be wrong with a request, and the HTTP status that it is answered with. Clients put the codes into words. What
 * the table refuses comes as `refused`, with the refusal itself.
 */
export const PROBLEMS = {
  /** The request does not fit its schema; `path` says where. */
  malformed: 400,
  /** Nobody is known by this cookie or token. */
  'not-known': 401,
  /** Known, but this is not theirs to do. */
  'not-yours': 403,
  /** The request came from another site. */
  'other-origin': 403,
  banned: 403,
  /** The host has sent this person away from the table. */
  kicked: 403,
  'needs-passkey': 403,
  'no-such-thing': 404,
  /** There is no such game here; `refusal` says which there are. */
  'unknown-game': 422,
  /** The table is played by rules that this server does not know: it rests, and nothing is lost. */
  'unknown-rules': 409,
  'wrong-method': 405,
  /** The table is not at the point where this can be done. */
  'wrong-status': 409,
  'seat-taken': 409,
  'table-full': 409,
  'not-seated': 403,
  /** A bot plays the seat: come back first. */
  replaced: 409,
  'seats-open': 409,
  /** The person has used this idempotency key for another request. */
  'key-used': 409,
  'chat-off': 409,
  'proposal-gone': 409,
  /** A member's account would be left without a passkey. */
  'last-passkey': 409,
  refused: 409,
  'code-wrong': 410,
  'too-large': 413,
  'wrong-type': 415,
  'wrong-option': 422,
  'address-refused': 422,
  'passkey-refused': 422,
  'too-many': 429,
  /** A proposal of the same person was declined a moment ago. */
  'too-soon': 429,
  /** Nothing was stored; the same request can be sent again. */
  'not-stored': 503,
  stopping: 503,
  fault: 500,
} as const satisfies Record<string, number>;
export type ProblemCode = keyof typeof PROBLEMS;

export const Problem = z.object({
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  /** The refusal of the rules or the table. */
  refusal: z.optional(Data),
  /** Where the request is malformed. */
  path: z.optional(z.string()),
  /** Seconds to wait before asking again. */
  wait: z.optional(z.number()),
});
export type Problem = z.infer<typeof Problem>;
