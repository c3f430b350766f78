import {
  type CommentPlace,
  cleanComment,
  cleanName,
  FIRST_LINE,
  type GameRecord,
  type HeaderKey,
  type Lines,
  UNFINISHED,
} from './record.ts';

/** A record as text: the header, an empty line, one line per turn, the end. */
export function writeRecord(record: GameRecord): string {
  return `${layOut(record).text.join('\n')}\n`;
}

/** Where the parts of a record are once it is written. */
export const writtenLines = (record: GameRecord): Lines => layOut(record).lines;

/** The lines of a record, with its comments in their places. */
function layOut(record: GameRecord): { readonly text: readonly string[]; readonly lines: Lines } {
  const text: string[] = [];
  const put = (line: string): number => text.push(line); // the number of the line
  const comment = (place: CommentPlace): void => {
    for (const one of record.comments) if (one.place === place) put(commentLine(one.text));
  };
  comment('top');
  put(FIRST_LINE);
  const head: Partial<Record<HeaderKey, number>> = {};
  for (const [key, value] of header(record)) {
    comment(key);
    if (value !== null) head[key] = put(`${key}: ${value}`);
  }
  put('');
  const between = commentsBetween(record);
  let [moves, next] = [0, 0];
  const commentUpTo = (place: number): void => {
    for (; next < between.length && between[next].place <= place; next++)
      put(commentLine(between[next].text));
  };
  const entries = record.entries.map(entry => {
    commentUpTo(moves);
    moves += entry.moves.length;
    return put(`${entry.actor}: ${entry.moves.join(', ')}`);
  });
  commentUpTo(Number.POSITIVE_INFINITY);
  const end = put(`end: ${record.scores === null ? UNFINISHED : record.scores.join(' ')}`);
  comment('bottom');
  const { game = 0, rules = 0, seats = 0, options = seats } = head;
  return { text, lines: { game, rules, seats, options, entries, end } };
}

/** The lines of the header in our order; null where one is left out. */
const header = (record: GameRecord): [HeaderKey, string | number | null][] => [
  ['game', record.game],
  ['rules', record.rules],
  ['seats', record.seats],
  ['options', Object.keys(record.options).length > 0 ? JSON.stringify(record.options) : null],
  ...record.names.map((name, seat): [HeaderKey, string | null] => [
    `name ${seat}`,
    cleanName(name ?? '') || null,
  ]),
  ['date', record.date],
];

/** The comments among the turns, in the order of the game. */
const commentsBetween = ({ comments }: GameRecord): { place: number; text: string }[] =>
  comments
    .flatMap(({ place, text }) => (typeof place === 'number' ? [{ place, text }] : []))
    .sort((one, other) => one.place - other.place);

const commentLine = (text: string): string => `#${cleanComment(text)}`;
