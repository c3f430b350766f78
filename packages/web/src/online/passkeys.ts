import { startAuthentication, startRegistration, WebAuthnAbortService } from '@simplewebauthn/browser';
import type { Me } from '@taproom/contracts';
import { type Result, refuse } from '@taproom/games';
import { ask, type DoorProblem } from './door.ts';
import { identity } from './identity.ts';

type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
type SignOptions = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Gives up waiting for the device: what is under way is refused. */
export const cancelPasskey = (): void => WebAuthnAbortService.cancelCeremony();

/** Adds a passkey of this device to the account. */
export async function addPasskey(): Promise<Result<Me, DoorProblem>> {
  const begun = await ask('askPasskey');
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  // The options are those of the standard; the wire format only knows them as data.
  const answer = await startRegistration({ optionsJSON: options as unknown as Options }).catch(() => null);
  if (answer === null) return refuse({ code: 'passkey-refused' });
  const added = await ask('addPasskey', { body: { ceremony, answer: { ...answer } } });
  if (added.ok) {
    identity.become(added.value);
    void identity.carryGames();
  }
  return added;
}

/** Signs in with a passkey. */
export async function signIn(): Promise<Result<Me, DoorProblem>> {
  const begun = await ask('askSignIn');
  if (!begun.ok) return begun;
  const { ceremony, options } = begun.value;
  const answer = await startAuthentication({ optionsJSON: options as unknown as SignOptions }).catch(
    () => null,
  );
  if (answer === null) return refuse({ code: 'passkey-refused' });
  const known = await ask('signIn', { body: { ceremony, answer: { ...answer } } });
  if (known.ok) identity.arrive(known.value);
  return known;
}
