import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { Names, Person } from '../../log/names.ts';

const joined = new Intl.ListFormat('en-GB');
export const and = (items: readonly string[]): string => joined.format(items);
export const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

export const subject = (seat: number, names: Names): string =>
  names.isReader(seat) ? 'You' : names.name(seat);
export const inside = (seat: number, names: Names): string =>
  names.isReader(seat) ? 'you' : names.name(seat);

export const roundOver = (round: number): string => `Round ${round} is over.`;

export function gameOver(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
  names: Names,
): string {
  const all = scores.map((score, seat) => `${inside(seat, names)} ${score}`);
  return `The game is over: ${all.join(', ')}. ${victory(winners, names)}`;
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'You win.' : `${names.name(winner)} wins.`;
  return `The victory is shared: ${and(winners.map(seat => inside(seat, names)))}.`;
}

/** The log in sentences. */
export const logWords = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  show: 'Show this position',
  since: 'Since your last turn',
  withdraw: (person: Person) => (person === 'you' ? 'take back your choice' : 'takes back the choice'),
  takeBack: (person: Person) => (person === 'you' ? 'take back your turn' : 'takes back the turn'),
  goneBack: 'The game was taken back to here.',
  seatTaken: (seat: Seat, sitter: Sitter, names: Names) =>
    `${names.sitter(sitter)} now plays at seat ${seat + 1}.`,
  gameOver,
  sentence: (
    said: { seat: Seat; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
