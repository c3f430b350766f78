/** Stands in place of the name of a deleted account. Nobody can choose it: see `isName`. */
export const NO_NAME = '–';

/** The longest name, in UTF-16 units, the way a form's `maxlength` counts. */
export const LONGEST_NAME = 24;

/** Letters, digits, punctuation and symbols, each with at most a few combining marks, and single spaces. */
const SIGNS = /^(?:[\p{L}\p{N}\p{P}\p{S}]\p{M}{0,4}| )+$/u;
/**
 * Characters that are invisible, or that change how others are read: zero-width ones, bidi controls, fillers, blanks.
 */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\u2800\ufffc\u{13441}\u{13442}\u{1d159}]/u;
/**
 * A name needs something to read or look at: punctuation alone does not count, nor does an emoji of punctuation (‼, 〰).
 */
const SUBSTANCE = /[\p{L}\p{N}\p{Extended_Pictographic}]/u;
/** Variation selectors: they choose between two glyphs for the same character. */
const VARIANTS = /[\ufe0e\ufe0f]/g;

/** A name as it is stored: composed (NFC), with single spaces between words and none around them. */
export const tidyName = (text: string): string =>
  text
    .replace(VARIANTS, '')
    .normalize('NFC')
    .replace(/\p{Zs}+/gu, ' ')
    .trim();

/** Whether a normalised text can be someone's name: one line that people can see and read. */
export const isName = (text: string): boolean =>
  text.length > 0 &&
  text.length <= LONGEST_NAME &&
  text === tidyName(text) &&
  SIGNS.test(text) &&
  !UNSEEN.test(text) &&
  SUBSTANCE.test(text) &&
  skeletonOf(text) !== '';

/** More combining marks than this on one character cover the text around it. */
const TOWER = /\p{M}{7}/u;
const BREAK = /[\n\u2028\u2029]/u;
const MOST_BREAKS = 10;

/** Whether a chat message shows something and leaves room for others: few line breaks, no stacks of combining marks. */
export function isLine(text: string): boolean {
  const seen = text.split(UNSEEN).join('');
  return (
    /[\p{L}\p{N}\p{P}\p{S}]/u.test(seen) && !TOWER.test(seen) && text.split(BREAK).length - 1 <= MOST_BREAKS
  );
}

/**
 * Letters, after lower-casing, that look like a Latin one in either case; 0 and O, and 1, I and l count as alike, too.
 */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  Object.entries({
    a: 'аα',
    b: 'вьβ',
    c: 'сϲ',
    d: 'ԁđ',
    e: 'еєε',
    h: 'нһηհ',
    j: 'јϳ',
    k: 'кκ',
    l: 'iı1|ιіӏǀł',
    m: 'мμ',
    n: 'пν',
    o: 'оοօ0ø',
    p: 'рρ',
    q: 'ԛ',
    r: 'г',
    s: 'ѕ',
    t: 'тτ',
    u: 'սυ',
    w: 'ԝшω',
    x: 'хχ',
    y: 'уүγ',
    z: 'ζ',
  }).flatMap(([latin, others]) => [...others].map((other): [string, string] => [other, latin])),
);

/**
 * Two names that look the same have the same skeleton. It is coarse on purpose: names that merely look similar may
 * share one, which costs nothing but a number after a name.
 */
export function skeletonOf(name: string): string {
  const letters = name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{S}]/gu, '');
  const latin = Array.from(letters, sign => LOOK_ALIKES.get(sign) ?? sign).join('');
  return latin.replaceAll('rn', 'm').replaceAll('vv', 'w');
}
