import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Moment, Name, NewName } from './words.ts';

/** A signed-in browser. */
export const Session = z.object({
  /** An id for it, not a credential. */
  id: Id,
  created: Moment,
  /** When it was last used, to the hour. */
  used: Moment,
  /** Roughly which browser it is, like "Firefox on Linux"; null if unknown. */
  device: z.nullable(z.string()),
  /** Whether this request came from it. */
  current: z.boolean(),
});

export const Passkey = z.object({
  id: Id,
  /** The name its owner gave it; initially named after the device where it was created, or null. */
  name: z.nullable(Name),
  created: Moment,
  /** When someone last signed in with it. */
  used: z.nullable(Moment),
});
export const ChangePasskey = z.strictObject({ name: NewName });

/** Your sessions and passkeys, to list and revoke. */
export const CREDENTIALS_API = {
  sessions: endpoint('GET /me/sessions', {
    who: 'known',
    says: 'The browsers you are signed in with, most recently used first',
    answer: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint('DELETE /me/sessions/:id', {
    who: 'known',
    says: 'Signs out one of these browsers at once and closes its streams',
    params: ById,
  }),
  endOtherSessions: endpoint('DELETE /me/sessions', {
    who: 'known',
    says: 'Signs out all other browsers and cancels unused move codes',
  }),
  passkeys: endpoint('GET /passkeys', {
    who: 'known',
    says: 'Your passkeys',
    answer: z.object({ passkeys: z.array(Passkey) }),
  }),
  changePasskey: endpoint('PATCH /passkeys/:id', {
    who: 'known',
    says: 'Renames a passkey',
    params: ById,
    body: ChangePasskey,
    answer: Passkey,
  }),
  deletePasskey: endpoint('DELETE /passkeys/:id', {
    who: 'known',
    says: 'Removes a passkey; the last one can’t be removed, because there would be no other way to sign in',
    params: ById,
  }),
} as const;
