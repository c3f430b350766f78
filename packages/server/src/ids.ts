import { createHash, randomBytes, randomInt } from 'node:crypto';

/** Letters and digits that can't be confused with each other, as the wire format requires (contracts, words.ts). */
const ALPHABET = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz';

/** A new id that nobody can guess: 12 characters are 70 bits. */
export const newId = (length = 12): string =>
  Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/** A secret of 32 bytes, in hexadecimal. */
export const newSecret = (): string => randomBytes(32).toString('hex');

/** What is stored of a secret, so that a stolen database gives no access. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');
