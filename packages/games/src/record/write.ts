import { cleanName, FIRST_LINE, type GameRecord, UNFINISHED } from './record.ts';

/** A record as text: the head, an empty line, one line a turn, the end. */
export function writeRecord(record: GameRecord): string {
  const lines = [
    FIRST_LINE,
    `game: ${record.game}`,
    `rules: ${record.rules}`,
    `seats: ${record.seats}`,
    ...(Object.keys(record.options).length > 0 ? [`options: ${JSON.stringify(record.options)}`] : []),
    ...names(record),
    ...(record.date === null ? [] : [`date: ${record.date}`]),
    '',
    ...record.entries.map(({ actor, moves }) => `${actor}: ${moves.join(', ')}`),
    `end: ${record.scores === null ? UNFINISHED : record.scores.join(' ')}`,
  ];
  return `${lines.join('\n')}\n`;
}

function names(record: GameRecord): string[] {
  return record.names.flatMap((name, seat) => {
    const clean = cleanName(name ?? '');
    return clean === '' ? [] : [`name ${seat}: ${clean}`];
  });
}
