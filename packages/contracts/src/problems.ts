import * as z from 'zod/mini';
import { Data } from './words.ts';

/**
 * What can be wrong with a request, and the HTTP status of the response. Clients put the codes into words. Refusals by
 * the table come as `refused`, with the refusal itself.
 */
export const PROBLEMS = {
  /** The request does not match its schema; `path` says where. */
  malformed: 400,
  /** The cookie or token is not valid. */
  'not-known': 401,
  /** Signed in, but not allowed to do this. */
  'not-yours': 403,
  /** The request came from another site. */
  'other-origin': 403,
  banned: 403,
  /** The host has removed this person from the table. */
  kicked: 403,
  /** The table is not listed, and the invitation code is missing or wrong. */
  'invite-wrong': 403,
  'needs-passkey': 403,
  'no-such-thing': 404,
  /** This server does not have the game; `refusal` lists those it has. */
  'unknown-game': 422,
  /** The table uses rules that this server does not know: it is paused, and nothing is lost. */
  'unknown-rules': 409,
  'wrong-method': 405,
  /** Not possible in the table's current status. */
  'wrong-status': 409,
  'seat-taken': 409,
  'table-full': 409,
  'not-seated': 403,
  /** A bot is playing the seat: come back first. */
  replaced: 409,
  'seats-open': 409,
  /** The person has used this idempotency key for another request. */
  'key-used': 409,
  'chat-off': 409,
  'proposal-gone': 409,
  /** Someone came back, and ran out of time again before they moved: the bot plays this turn. */
  'out-of-time': 409,
  /** A member's account would be left without a passkey. */
  'last-passkey': 409,
  refused: 409,
  'code-wrong': 410,
  'too-large': 413,
  'wrong-type': 415,
  /** Something that can't be chosen here: `path` says where, `allowed` or `refusal` says more. */
  'wrong-option': 422,
  'address-refused': 422,
  'passkey-refused': 422,
  /** The mail server did not accept the email: retry later. */
  'not-sent': 502,
  'too-many': 429,
  /** A proposal by the same person was declined a moment ago. */
  'too-soon': 429,
  /** Nothing was stored; the same request can be retried. */
  'not-stored': 503,
  stopping: 503,
  fault: 500,
} as const satisfies Record<string, number>;
export type ProblemCode = keyof typeof PROBLEMS;

export const Problem = z.object({
  code: z.enum(Object.keys(PROBLEMS) as [ProblemCode, ...ProblemCode[]]),
  /** The refusal of the rules or the table. */
  refusal: z.optional(Data),
  /** Where the request is malformed, or has something that can't be chosen. */
  path: z.optional(z.string()),
  /** What can be chosen there, if that can be listed. */
  allowed: z.optional(z.array(z.union([z.string(), z.number()]))),
  /** Seconds to wait before retrying. */
  wait: z.optional(z.number()),
});
export type Problem = z.infer<typeof Problem>;
