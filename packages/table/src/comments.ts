import type { RecordComment } from '@taproom/games';
import type { LogEntry } from './log.ts';

/**
 * The comments of a log on the line that is left of it: their places, counted in entries of the log, are counted in
 * moves of the line instead. What was said of moves that were taken back goes with them.
 */
export function standingComments(
  comments: readonly RecordComment[],
  log: readonly LogEntry[],
  /** The entry of each move of the line. */
  line: readonly number[],
): RecordComment[] {
  if (comments.length === 0) return [];
  const cuts = log.flatMap(entry => (entry.kind === 'back' ? [entry] : []));
  const gone = cuts.map(({ number, to }) => ({
    from: Math.max(0, ...line.slice(0, to).filter(entry => entry < number)),
    until: number,
  }));
  return comments.flatMap(comment => {
    const { place } = comment;
    if (typeof place !== 'number') return [comment];
    if (gone.some(({ from, until }) => place > from && place < until)) return [];
    const next = line.findIndex(entry => entry > place);
    return [{ ...comment, place: next === -1 ? line.length : next }];
  });
}
