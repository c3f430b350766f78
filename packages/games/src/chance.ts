import { sha256, utf8 } from './sha256.ts';

/** The source of all randomness. The rules never generate any themselves. */
export interface Random {
  /** An integer from 0 to n − 1, each equally likely; n is from 1 to 2^20. */
  below(n: number): number;
}

/**
 * A generator for tests, simulations and bots: fast and repeatable from a seed, not secret. (sfc32: 128 bits of state,
 * three additions and three shifts per number.)
 */
export class SeededRandom implements Random {
  private a: number;
  private b: number;
  private c: number;
  private counter = 1;

  constructor(seed: string | number) {
    const digest = sha256(utf8(String(seed)));
    const words = new DataView(digest.buffer);
    this.a = words.getInt32(0);
    this.b = words.getInt32(4);
    this.c = words.getInt32(8);
  }

  /** 32 random bits as an unsigned number. */
  bits(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }

  below(n: number): number {
    // The high half of bits × n, without bias: the few low halves that would favour some numbers are drawn again.
    let bits = this.bits();
    let low = Math.imul(bits, n) >>> 0;
    if (low < n) {
      const unfair = 2 ** 32 % n;
      while (low < unfair) {
        bits = this.bits();
        low = Math.imul(bits, n) >>> 0;
      }
    }
    return Math.floor((bits * n) / 2 ** 32);
  }
}

/** The inputs to the chance moves of one online game. Nobody knows all of them before the game is over. */
export interface ChanceSecret {
  /** The host's secret; its SHA-256 is published before any nonce is given. */
  readonly secret: Uint8Array;
  /** One nonce per seat, given after the host committed to the secret. */
  readonly nonces: readonly Uint8Array[];
  /** The game's name, so that no two games share their chance. */
  readonly game: string;
}

/** What the host publishes at the start of a game, and anyone can check at the end. */
export const commitment = (secret: Uint8Array): Uint8Array => sha256(secret);

/**
 * Chance move number k of a game: SHA-256 in counter mode over the secret, the nonces, the game and k. Host and players
 * run the same code, so a finished game can be verified.
 */
export class SecretRandom implements Random {
  private readonly key: Uint8Array;
  private block: Uint8Array = new Uint8Array(0);
  private used = 0;
  private blocks = 0;

  constructor(from: ChanceSecret, k: number) {
    // Each part is prefixed with its length, so that different lists of parts never hash alike.
    const parts = [from.secret, ...from.nonces, utf8(from.game), utf8(String(k))];
    this.key = sha256(concat(parts.flatMap(part => [utf8(`${part.length}:`), part])));
  }

  below(n: number): number {
    const limit = 2 ** 32 - (2 ** 32 % n);
    let bits = this.bits();
    while (bits >= limit) bits = this.bits();
    return bits % n;
  }

  private bits(): number {
    if (this.used === this.block.length) {
      this.block = sha256(concat([this.key, utf8(String(this.blocks++))]));
      this.used = 0;
    }
    const view = new DataView(this.block.buffer, this.used, 4);
    this.used += 4;
    return view.getUint32(0);
  }
}

function concat(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
