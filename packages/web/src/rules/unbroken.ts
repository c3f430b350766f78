const NO_BREAK = '\u00a0';
/** Joins what it stands between, without a gap. */
const JOINER = '\u2060';

/**
 * The same text, with what belongs together kept on one line: ranges (“12–17”), a number with the word before or after it
 * (“on 12”, “3 ducats”, “2 VP”, “4 при 2”) or with its sign (“× 4”), a dash with the word before it, and a Russian word
 * of one letter with the next (“в саду”).
 */
export const unbroken = (text: string): string =>
  text
    .replace(/(\d)–(?=\d)/g, `$1–${JOINER}`)
    .replace(/(\d) (?=\p{L}{4}|\p{Lu}{2}|шаг|без|[×+=] \d|\p{L}{1,3} \d)/gu, `$1${NO_BREAK}`)
    .replace(/(?<!\p{L})(\p{L}{1,3}|[×+=]) (?=\d)/gu, `$1${NO_BREAK}`)
    .replace(/(?<![\p{L}\d])([авикосуя]) (?=[\p{L}«])/giu, `$1${NO_BREAK}`)
    .replace(/ (?=—)/g, NO_BREAK);
