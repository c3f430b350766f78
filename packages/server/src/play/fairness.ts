import { commitment } from '@taproom/games';

/** What is published before any player gives a nonce: the digest of the secret behind all shuffles. */
export const commitmentOf = (secret: string): string =>
  Buffer.from(commitment(Buffer.from(secret, 'hex'))).toString('hex');
