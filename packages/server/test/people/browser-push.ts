import { createDecipheriv, createECDH, createVerify, hkdfSync, randomBytes } from 'node:crypto';

/** Twelve bytes of a nonce, sixteen of a key, and so on: as RFC 8291 derives them. */
const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** A push subscription as a browser has it, which can read what it gets (RFC 8291, aes128gcm). */
export function newSubscription(endpoint: string) {
  const browser = createECDH('prime256v1');
  const auth = randomBytes(16);
  const publicKey = browser.generateKeys();
  return {
    subscription: {
      endpoint,
      keys: { p256dh: publicKey.toString('base64url'), auth: auth.toString('base64url') },
    },
    read(body: Buffer): Record<string, unknown> {
      const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)];
      const sender = body.subarray(21, 21 + length);
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, sender]);
      const secret = derive(browser.computeSecret(sender), auth, info, 32);
      const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
      const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
      const sealed = body.subarray(21 + length);
      const cipher = createDecipheriv('aes-128-gcm', key, nonce);
      cipher.setAuthTag(sealed.subarray(-16));
      const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
      // The text ends with a 2 and any number of zeros.
      return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
    },
  };
}

/** What a push service reads in the header: who signed, and whether they did (RFC 8292). */
export function readVapid(authorization: string): {
  readonly claims: Record<string, unknown>;
  readonly key: string;
  readonly isSigned: boolean;
} {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, 'base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const isSigned = createVerify('sha256')
    .update(`${head}.${claims}`)
    .verify({ key: jwk, format: 'jwk', dsaEncoding: 'ieee-p1363' }, signature, 'base64url');
  return { claims: JSON.parse(Buffer.from(claims, 'base64url').toString()), key, isSigned };
}
