import { fold } from './vocabulary.ts';

/** More than this is too much to listen to. */
const MOST = 40;

/** The completions of a line: each up to the end of the word being typed, or of the next one. */
export function completions(line: string, lines: readonly string[]): readonly string[] {
  const typed = fold(line.replace(/^\s+|\s+(?=\s)/g, ''));
  if (typed.trim() === '') return [];
  const found = new Set<string>();
  for (const one of lines) {
    if (one.length <= typed.length || !fold(one).startsWith(typed)) continue;
    const end = one.indexOf(' ', typed.length + 1);
    found.add(end < 0 ? one : one.slice(0, end));
    if (found.size === MOST) break;
  }
  return [...found];
}

/** The common prefix of all completions: what a key press may add without choosing. */
export function commonStart(options: readonly string[]): string {
  const [first = '', ...others] = options;
  let end = first.length;
  for (const other of others) {
    let same = 0;
    while (same < end && first[same] === other[same]) same++;
    end = same;
  }
  return first.slice(0, end);
}
