/**
 * A made-up language: English with accents on all letters, and a third longer. Text that is not in the catalogues stands
 * out in it, and layouts that don't stretch break.
 */

const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const MARKED = [...'àƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýžÀƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ'];

/** What makes a text longer: words of a usual length. */
const LONGER = [...' ķéļļéŕ ĥöþƒéñ ŵîŕţ'.repeat(20)];

const accent = (letter: string): string => MARKED[PLAIN.indexOf(letter)] ?? letter;

/** A text in the made-up language. One without letters stays as it is. */
export function madeUp(text: string): string {
  const letters = text.match(/[a-z]/gi)?.length ?? 0;
  if (letters === 0) return text;
  const longer = LONGER.slice(0, Math.ceil(letters / 3))
    .join('')
    .trimEnd();
  // A sentence keeps its end.
  const [, body = text, end = ''] = /^(.*?)([.!?:…]*)$/su.exec(text) ?? [];
  return [...body].map(accent).join('') + longer + end;
}

/** A catalogue in the made-up language: every text in it, and every text that its functions give. */
export function madeUpWords<Words>(words: Words, kept?: readonly string[]): Words;
export function madeUpWords(words: unknown, kept: readonly string[] = []): unknown {
  if (typeof words === 'string') return madeUp(words);
  if (typeof words === 'function') return (...given: unknown[]) => madeUpWords(words(...given), kept);
  if (Array.isArray(words)) return words.map(one => madeUpWords(one, kept));
  if (words instanceof RegExp || typeof words !== 'object' || words === null) return words;
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => [key, kept.includes(key) ? value : madeUpWords(value, kept)]),
  );
}
