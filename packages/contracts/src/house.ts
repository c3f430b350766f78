import * as z from 'zod/mini';
import { Count, Game } from './words.ts';

/** What a server says about itself. */
export const House = z.object({
  name: z.string(),
  version: z.string(),
  /** The rules version used for new games. */
  rules: z.record(Game, Count),
  /** What this server and this connection support; a client says what is missing and works without it. */
  passkeys: z.boolean(),
  pushKey: z.nullable(z.string()),
  /** Whether it can send email. */
  mail: z.boolean(),
  /** Milliseconds a player in a live game may be away before a bot takes over. */
  grace: Count,
  /** Whether someone reads what is reported: the server has an operator. */
  reports: z.boolean(),
});
export type House = z.infer<typeof House>;
