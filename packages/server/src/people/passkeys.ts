import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Ceremony } from '@taproom/contracts';
import { accept } from '@taproom/games';
import * as z from 'zod';
import { newId } from '../ids.ts';
import { type Answer, problem } from '../problem.ts';
import type { CeremonyRow, PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';

/** Where passkeys are used: they belong to a host name, and work over https or on the own machine only. */
export interface Site {
  readonly origin: string;
  readonly host: string;
}

/** Loaded when somebody first needs it: it is large, and many houses have no use for it. */
const library = () => import('@simplewebauthn/server');

const LIFE = 300_000;
const MOST = 20;

const Bytes = z
  .string()
  .regex(/^[A-Za-z0-9_-]+$/)
  .max(8192);
const Credential = { id: Bytes, rawId: Bytes, type: z.literal('public-key') };
const Made = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Bytes,
    attestationObject: Bytes,
    transports: z
      .array(z.string().regex(/^[a-z-]{1,20}$/))
      .max(8)
      .optional(),
  }),
});
const Shown = z.object({
  ...Credential,
  response: z.object({
    clientDataJSON: Bytes,
    authenticatorData: Bytes,
    signature: Bytes,
    userHandle: Bytes.optional(),
  }),
});

/** Passkeys: what makes a guest a member, and lets a member in on any device. */
export class Passkeys {
  constructor(
    private readonly store: PeopleStore,
    /** Something changed with a person: what is remembered of them is old. */
    private readonly changed: (person: string) => void,
    private readonly houseName: string,
    private readonly now: () => number,
  ) {}

  async askToAdd(person: PersonRow, site: Site): Promise<Answer<z.infer<typeof Ceremony>>> {
    if (person.kind === 'bot') return problem('not-yours');
    const known = await this.store.passkeysOf(person.id);
    if (known.length >= MOST) return problem('too-many');
    const { generateRegistrationOptions } = await library();
    const options = await generateRegistrationOptions({
      rpName: this.houseName,
      rpID: site.host,
      userID: Buffer.from(person.id),
      userName: person.name,
      userDisplayName: person.name,
      attestationType: 'none',
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
      excludeCredentials: known.map(({ id }) => ({ id })),
    });
    const ceremony = await this.begin('add', options.challenge, person.id);
    return accept({ ceremony, options: { ...options } });
  }

  async add(person: PersonRow, ceremony: string, answer: object, site: Site): Promise<Answer<PersonRow>> {
    const begun = await this.store.takeCeremony(ceremony, this.now());
    if (begun === null || begun.kind !== 'add' || begun.person !== person.id)
      return problem('passkey-refused');
    const made = Made.safeParse(answer);
    if (!made.success) return problem('passkey-refused');
    const transports = made.data.response.transports ?? [];
    const { verifyRegistrationResponse } = await library();
    const info = await verified(async () =>
      verifyRegistrationResponse({
        response: plain<RegistrationResponseJSON>(made.data),
        ...expected(begun, site),
      }),
    );
    if (info === null || !info.verified) return problem('passkey-refused');
    const { credential } = info.registrationInfo;
    await this.store.addPasskey({
      id: credential.id,
      person: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      created: this.now(),
    });
    // Somebody else may have added it before.
    if ((await this.store.passkey(credential.id))?.person !== person.id) return problem('passkey-refused');
    await this.store.change(person.id, { kind: 'member' });
    this.changed(person.id);
    return accept({ ...person, kind: 'member' });
  }

  async askToSignIn(site: Site): Promise<z.infer<typeof Ceremony>> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    return { ceremony: await this.begin('sign-in', options.challenge, null), options: { ...options } };
  }

  async signIn(ceremony: string, answer: object, site: Site): Promise<Answer<PersonRow>> {
    const begun = await this.store.takeCeremony(ceremony, this.now());
    if (begun === null || begun.kind !== 'sign-in') return problem('passkey-refused');
    const shown = Shown.safeParse(answer);
    if (!shown.success) return problem('passkey-refused');
    const passkey = await this.store.passkey(shown.data.id);
    if (passkey === null) return problem('passkey-refused');
    const { verifyAuthenticationResponse } = await library();
    const info = await verified(async () =>
      verifyAuthenticationResponse({
        response: plain<AuthenticationResponseJSON>(shown.data),
        ...expected(begun, site),
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      }),
    );
    if (info === null || !info.verified) return problem('passkey-refused');
    const person = await this.store.get(passkey.person);
    if (person === null || person.deleted !== null) return problem('passkey-refused');
    await this.store.countPasskey(passkey.id, info.authenticationInfo.newCounter);
    return accept(person);
  }

  private async begin(kind: CeremonyRow['kind'], challenge: string, person: string | null): Promise<string> {
    const id = newId();
    await this.store.addCeremony({ id, kind, challenge, person, until: this.now() + LIFE });
    return id;
  }
}

const expected = (begun: CeremonyRow, site: Site) => ({
  expectedChallenge: begun.challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.host,
  requireUserVerification: false,
});

/** The answer in the shape of the library; what it says of extensions is not used. */
const plain = <T>(answer: z.infer<typeof Made> | z.infer<typeof Shown>): T =>
  ({ ...answer, clientExtensionResults: {} }) as T;

/** The library throws at whatever does not fit. */
async function verified<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
