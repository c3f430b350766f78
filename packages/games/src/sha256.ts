/**
 * SHA-256 (FIPS 180-4), synchronous and the same in every browser and in Node: verifiable chance must not depend on
 * what the platform offers.
 */
export function sha256(message: Uint8Array): Uint8Array {
  const hash = Int32Array.from(INITIAL);
  const padded = pad(message);
  const words = new Int32Array(64);
  for (let at = 0; at < padded.byteLength; at += 64) {
    for (let i = 0; i < 16; i++) words[i] = padded.getInt32(at + 4 * i);
    compress(hash, words);
  }
  const digest = new DataView(new ArrayBuffer(32));
  hash.forEach((word, i) => {
    digest.setInt32(4 * i, word);
  });
  return new Uint8Array(digest.buffer);
}

/** Text as UTF-8 bytes, without the platform's encoder. Lone surrogates become U+FFFD. */
export function utf8(text: string): Uint8Array {
  const bytes: number[] = [];
  for (const character of text) {
    let code = character.codePointAt(0) ?? 0;
    if (code >= 0xd800 && code <= 0xdfff) code = 0xfffd;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return Uint8Array.from(bytes);
}

/** The message, a one bit, zeros, and the length in bits: a multiple of 64 bytes. */
function pad(message: Uint8Array): DataView {
  const length = (message.length + 9 + 63) & ~63;
  const padded = new Uint8Array(length);
  padded.set(message);
  padded[message.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(length - 4, (message.length << 3) >>> 0);
  return view;
}

const rotate = (x: number, n: number): number => (x >>> n) | (x << (32 - n));

function compress(hash: Int32Array, words: Int32Array): void {
  for (let i = 16; i < 64; i++) {
    const w15 = words[i - 15];
    const w2 = words[i - 2];
    const s0 = rotate(w15, 7) ^ rotate(w15, 18) ^ (w15 >>> 3);
    const s1 = rotate(w2, 17) ^ rotate(w2, 19) ^ (w2 >>> 10);
    words[i] = words[i - 16] + s0 + words[i - 7] + s1;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + s1 + choice + ROUND[i] + words[i]) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    h = g;
    g = f;
    f = e;
    e = (d + t1) | 0;
    d = c;
    c = b;
    b = a;
    a = (t1 + s0 + majority) | 0;
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => {
    hash[i] += word;
  });
}

/** The first `count` primes: the constants of SHA-256 are the fractional parts of their roots. */
function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
}

const fraction = (x: number): number => ((x - Math.floor(x)) * 2 ** 32) | 0;
const ROUND = Int32Array.from(primes(64), p => fraction(Math.cbrt(p)));
const INITIAL = Int32Array.from(primes(8), p => fraction(Math.sqrt(p)));
