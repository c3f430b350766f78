import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const base64url = (data: Buffer): string => data.toString('base64url');

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** The little of CBOR that an attestation needs: small numbers, bytes, text, maps. */
function cbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  if (typeof value === 'number') return value >= 0 ? head(0, value) : head(1, -1 - value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const parts = [...value].flatMap(([key, one]) => [cbor(key), cbor(one as Parameters<typeof cbor>[0])]);
  return Buffer.concat([head(5, value.size), ...parts]);
}

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  if (n < 256) return Buffer.from([(major << 5) | 24, n]);
  return Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

interface Options {
  readonly challenge?: unknown;
  readonly user?: { readonly id?: string };
}

/** A security key in software: it makes an ES256 credential without attestation, and signs with it. */
export class Authenticator {
  id = randomBytes(16);
  counter = 0;
  private key: { readonly publicKey: KeyObject; readonly privateKey: KeyObject } = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
  });
  private user = '';

  constructor(
    private readonly origin: string,
    private readonly host: string,
  ) {}

  /** The same key, which lets itself be used by another site: what no honest one does. */
  under(origin: string, host: string): Authenticator {
    const same = new Authenticator(origin, host);
    Object.assign(same, { id: this.id, key: this.key, user: this.user, counter: this.counter });
    return same;
  }

  /** What a browser answers when it was asked to make a passkey. */
  make(options: Options): Record<string, unknown> {
    this.user = String(options.user?.id ?? '');
    const { x = '', y = '' } = this.key.publicKey.export({ format: 'jwk' });
    const publicKey = cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, this.id.length]);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, publicKey]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', this.data(USER_PRESENT | USER_VERIFIED | CREDENTIAL_INCLUDED, credential)],
    ]);
    return this.answer({
      clientDataJSON: base64url(this.client('webauthn.create', options)),
      attestationObject: base64url(cbor(attestation)),
      transports: ['internal'],
    });
  }

  /** What a browser answers when it was asked to sign in. */
  sign(options: Options): Record<string, unknown> {
    this.counter++;
    const client = this.client('webauthn.get', options);
    const data = this.data(USER_PRESENT | USER_VERIFIED, Buffer.alloc(0));
    const signature = createSign('sha256')
      .update(Buffer.concat([data, sha256(client)]))
      .sign(this.key.privateKey);
    return this.answer({
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: this.user,
    });
  }

  private answer(response: object): Record<string, unknown> {
    const id = base64url(this.id);
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private client(type: string, { challenge }: Options): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }));
  }

  private data(flags: number, credential: Buffer): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(this.host), Buffer.from([flags]), counter, credential]);
  }
}
