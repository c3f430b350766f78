import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Ceremony, CeremonyAnswer, Passkey } from '@taproom/contracts';
import { accept } from '@taproom/games';
import * as z from 'zod';
import { digestOf, newId } from '../ids.ts';
import { type Answer, DONE, type Done, problem } from '../problem.ts';
import type { CeremonyRow, PasskeyRow, PersonRow } from '../store/rows.ts';
import type { PeopleStore } from '../store/store.ts';
import type { Pass } from './identities.ts';

/** Where passkeys are used: they belong to a host name, and only work over https or on localhost. */
export interface PasskeySite {
  readonly origin: string;
  readonly host: string;
}

/** Loaded on first use: it is large, and many servers don't need it. */
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

/** Passkeys: they turn a guest into a member, and sign a member in on any device. */
export class Passkeys {
  constructor(
    private readonly store: PeopleStore,
    /** Something about a person changed: cached data about them is stale. */
    private readonly changed: (person: string) => void,
    private readonly houseName: string,
    private readonly now: () => number,
  ) {}

  async askToAdd(person: PersonRow, site: PasskeySite): Promise<Answer<z.infer<typeof Ceremony>>> {
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
    return ceremony === null ? problem('not-known') : accept({ ceremony, options: { ...options } });
  }

  /** The passkey belongs to the host of this site from then on, and is named after the device where it was created. */
  async add(
    person: PersonRow,
    { ceremony, answer }: z.infer<typeof CeremonyAnswer>,
    site: PasskeySite,
    device: string | null,
    pass: Pass | null,
  ): Promise<Answer<PersonRow>> {
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
    const passkey = {
      id: credential.id,
      person: person.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
      created: this.now(),
      host: site.host,
      name: device ?? '',
      used: null,
    };
    const added = await this.store.addPasskey(passkey, MOST, pass?.id);
    if (added !== 'added') return problem(REFUSED[added]);
    if (!(await this.store.change(person.id, { kind: 'member' }))) return problem('not-known');
    this.changed(person.id);
    return accept({ ...person, kind: 'member' });
  }

  async of(person: PersonRow): Promise<ToldPasskey[]> {
    return (await this.store.passkeysOf(person.id)).map(told);
  }

  async rename(person: PersonRow, id: string, name: string): Promise<Answer<ToldPasskey>> {
    const passkey = await this.find(person, id);
    if (passkey === null || !(await this.store.namePasskey(passkey.id, person.id, name)))
      return problem('no-such-thing');
    return accept(told({ ...passkey, name }));
  }

  /**
   * The last one stays: a passkey is the only way back into a member's account. To get rid of it, add another one
   * first, or delete the account.
   */
  async remove(person: PersonRow, id: string): Promise<Answer<Done>> {
    const passkey = await this.find(person, id);
    const dropped = passkey === null ? 'none' : await this.store.dropPasskey(passkey.id, person.id);
    if (dropped === 'last') return problem('last-passkey');
    if (dropped === 'none') return problem('no-such-thing');
    this.changed(person.id);
    return DONE;
  }

  async askToSignIn(site: PasskeySite): Promise<Answer<z.infer<typeof Ceremony>>> {
    const { generateAuthenticationOptions } = await library();
    const options = await generateAuthenticationOptions({ rpID: site.host, userVerification: 'preferred' });
    const ceremony = await this.begin('sign-in', options.challenge, null);
    return ceremony === null ? problem('not-known') : accept({ ceremony, options: { ...options } });
  }

  async signIn(ceremony: string, answer: object, site: PasskeySite): Promise<Answer<PersonRow>> {
    const begun = await this.store.takeCeremony(ceremony, this.now());
    if (begun === null || begun.kind !== 'sign-in') return problem('passkey-refused');
    const shown = Shown.safeParse(answer);
    if (!shown.success) return problem('passkey-refused');
    const passkey = await this.store.passkey(shown.data.id);
    // One older than this check belongs to the host where it is used first.
    if (passkey === null || (passkey.host ?? site.host) !== site.host) return problem('passkey-refused');
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
    const { newCounter: counter } = info.authenticationInfo;
    await this.store.usePasskey(passkey.id, { counter, host: site.host, at: this.now() });
    return accept(person);
  }

  private async find(person: PersonRow, id: string): Promise<PasskeyRow | null> {
    return (await this.store.passkeysOf(person.id)).find(passkey => idOf(passkey) === id) ?? null;
  }

  /** The id of a new ceremony; null if the account was deleted in the meantime. */
  private async begin(
    kind: CeremonyRow['kind'],
    challenge: string,
    person: string | null,
  ): Promise<string | null> {
    const id = newId();
    const begun = await this.store.addCeremony({ id, kind, challenge, person, until: this.now() + LIFE });
    return begun ? id : null;
  }
}

const REFUSED = { full: 'too-many', gone: 'not-known', taken: 'passkey-refused' } as const;

type ToldPasskey = z.infer<typeof Passkey>;

const told = (passkey: PasskeyRow): ToldPasskey => ({
  id: idOf(passkey),
  name: passkey.name === '' ? null : passkey.name,
  created: passkey.created,
  used: passkey.used,
});

/**
 * A short id of ours: a credential's own can have a thousand characters. Hexadecimal without the zero is a valid id.
 */
const idOf = ({ id }: PasskeyRow): string => digestOf(id).replaceAll('0', 'g').slice(0, 20);

const expected = (begun: CeremonyRow, site: PasskeySite) => ({
  expectedChallenge: begun.challenge,
  expectedOrigin: site.origin,
  expectedRPID: site.host,
  requireUserVerification: false,
});

/** The response in the library's shape; what it says about extensions is not used. */
const plain = <T>(answer: z.infer<typeof Made> | z.infer<typeof Shown>): T =>
  ({ ...answer, clientExtensionResults: {} }) as T;

/** The library throws if anything does not match. */
async function verified<T>(verify: () => Promise<T>): Promise<T | null> {
  try {
    return await verify();
  } catch {
    return null;
  }
}
