import * as z from 'zod/mini';
import { Count, Game } from './words.ts';

/** What a server says of itself. */
export const House = z.object({
  name: z.string(),
  version: z.string(),
  /** The versions of the rules that new games are played by. */
  rules: z.record(Game, Count),
  /** What this server and this way of reaching it allow; a client says what is missing and goes on without. */
  passkeys: z.boolean(),
  pushKey: z.nullable(z.string()),
  /** Milliseconds that a player of a live game may be away before a bot takes over. */
  grace: Count,
});
export type House = z.infer<typeof House>;
