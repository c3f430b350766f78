import type { TableInfo } from '@taproom/contracts';
import type { Seat } from '@taproom/games';

/**
 * How a game that was ended early came to its end: by resigning, until too few were left; by the only person who was
 * left; because nobody came back; or because all agreed.
 */
export function earlyEnd({
  rated,
  seats,
}: Pick<TableInfo, 'rated' | 'seats'>): 'resigned' | 'alone' | 'lapsed' | 'agreed' {
  const people = seats.filter(({ person }) => person !== null);
  const stayed = people.filter(({ replaced }) => replaced !== 'resigned').length;
  if (!rated && stayed > 0 && people.every(({ replaced }) => replaced !== null)) return 'lapsed';
  if (stayed === people.length) return 'agreed';
  if (stayed <= (rated ? 1 : 0)) return 'resigned';
  return stayed === 1 ? 'alone' : 'agreed';
}

/** What follows when one more person resigns: the others play on, or the game ends. */
export function afterResigning({
  rated,
  seats,
}: Pick<TableInfo, 'rated' | 'seats'>): 'on' | 'alone' | 'rated' {
  const people = seats.filter(({ person, replaced }) => person !== null && replaced !== 'resigned').length;
  if (people <= 1) return 'alone';
  return rated && people === 2 ? 'rated' : 'on';
}

/** Whether nobody but the person of a seat can play on. */
export const isLeftAlone = ({ seats }: Pick<TableInfo, 'seats'>, own: Seat | null): boolean =>
  own !== null &&
  seats.every(({ person, replaced }, seat) => seat === own || person === null || replaced === 'resigned');

/** Whether bots play for all people of a running game. Then they wait, unless it is rated or a daily deal. */
export const doBotsWait = ({ rated, deal, seats }: Pick<TableInfo, 'rated' | 'deal' | 'seats'>): boolean =>
  !rated && deal === null && seats.every(({ person, replaced }) => person === null || replaced !== null);
