/** Weights are stored as base64 of little-endian floats: text that any bundler can handle. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';

export function packWeights(weights: ArrayLike<number>): string {
  const bytes = new Uint8Array(4 * weights.length);
  const view = new DataView(bytes.buffer);
  for (let i = 0; i < weights.length; i++) view.setFloat32(4 * i, weights[i], true);
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const triple = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let j = 0; j < letters; j++) text += ALPHABET[(triple >> (18 - 6 * j)) & 63];
  }
  return text;
}

export function unpackWeights(text: string): Float32Array {
  const bytes = new Uint8Array(Math.floor((text.length * 3) / 4));
  let at = 0;
  for (let i = 0; i < text.length; i += 4) {
    let triple = 0;
    for (let j = 0; j < 4; j++) triple = (triple << 6) | Math.max(0, ALPHABET.indexOf(text[i + j] ?? 'A'));
    for (let j = 0; j < 3 && at < bytes.length; j++) bytes[at++] = (triple >> (16 - 8 * j)) & 255;
  }
  const view = new DataView(bytes.buffer);
  return Float32Array.from({ length: Math.floor(bytes.length / 4) }, (_, i) => view.getFloat32(4 * i, true));
}
