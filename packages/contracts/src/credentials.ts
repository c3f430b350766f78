import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { ById, Id, Moment, Name, NewName } from './words.ts';

/** A browser that is signed in. */
export const Session = z.object({
  /** Only a name for it: it opens nothing. */
  id: Id,
  created: Moment,
  /** When it was last used, give or take an hour. */
  used: Moment,
  /** Roughly which browser it is, like "Firefox on Linux"; null if that can't be told. */
  device: z.nullable(z.string()),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});

export const Passkey = z.object({
  id: Id,
  /** What its owner calls it; at first after the device where it was made, or null. */
  name: z.nullable(Name),
  created: Moment,
  /** When somebody last signed in with it. */
  used: z.nullable(Moment),
});
export const ChangePasskey = z.strictObject({ name: NewName });

/** What the asker is known by, to look through and to end. */
export const CREDENTIALS_API = {
  sessions: endpoint('GET /me/sessions', {
    who: 'known',
    says: 'The browsers where the asker is signed in, the one used last first',
    answer: z.object({ sessions: z.array(Session) }),
  }),
  endSession: endpoint('DELETE /me/sessions/:id', {
    who: 'known',
    says: 'Signs out one of these browsers, at once and with its streams',
    params: ById,
  }),
  endOtherSessions: endpoint('DELETE /me/sessions', {
    who: 'known',
    says: 'Signs out all browsers but the one that asks, and ends move codes that were not used',
  }),
  passkeys: endpoint('GET /passkeys', {
    who: 'known',
    says: 'The passkeys of the asker',
    answer: z.object({ passkeys: z.array(Passkey) }),
  }),
  changePasskey: endpoint('PATCH /passkeys/:id', {
    who: 'known',
    says: 'Names a passkey',
    params: ById,
    body: ChangePasskey,
    answer: Passkey,
  }),
  deletePasskey: endpoint('DELETE /passkeys/:id', {
    who: 'known',
    says: 'Removes a passkey; the last one stays, as nothing else would open the account',
    params: ById,
  }),
} as const;
