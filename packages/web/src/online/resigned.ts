import type { SeatInfo, TableInfo } from '@taproom/contracts';

/** Whoever has resigned at a table. */
export const resignedFrom = ({ seats }: Pick<TableInfo, 'seats'>): SeatInfo[] =>
  seats.filter(({ replaced }) => replaced === 'resigned');

/** Whether the game ends when one more person resigns: with at most one left, there is no company any more. */
export function endsByResigning({ seats }: Pick<TableInfo, 'seats'>): boolean {
  const people = seats.filter(({ person, replaced }) => person !== null && replaced !== 'resigned');
  return people.length <= 2;
}
