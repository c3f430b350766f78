import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { GrammaticalPerson, Names } from '../../log/names.ts';

const joined = new Intl.ListFormat('en-GB');
export const and = (items: readonly string[]): string => joined.format(items);
export const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

export const subject = (seat: number, names: Names): string => {
  if (names.isReader(seat)) return 'You';
  return names.isOwnBot(seat) ? 'Your bot' : names.name(seat);
};
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
  const all = winners.map((seat, i) => (i === 0 ? subject(seat, names) : inside(seat, names)));
  return `${and(all)} share the victory.`;
}

/** The log in sentences. */
export const logWords = {
  title: 'What happened',
  empty: 'Nothing has happened yet.',
  show: 'Show this position',
  since: 'Since your last turn',
  before: 'Before that',
  withdraw: (person: GrammaticalPerson) =>
    person === 'you' ? 'take back your choice' : 'takes back their choice',
  takeBack: (person: GrammaticalPerson) =>
    person === 'you' ? 'take back your turn' : 'takes back their turn',
  goneBack: 'The game was taken back to this point.',
  seatTaken: (seat: Seat, sitter: Sitter, names: Names, isKept: boolean) => {
    if (!isKept) return `${names.sitter(sitter)} takes over seat ${seat + 1}.`;
    if (sitter.kind === 'human')
      return names.isReader(seat) ? 'You’re back.' : `${names.name(seat)} is back.`;
    return names.isReader(seat) ? 'A bot now plays for you.' : `A bot now plays for ${names.name(seat)}.`;
  },
  ownBot: 'your bot',
  botOf: (name: string) => `${name} (bot)`,
  gameOver,
  sentence: (
    said: { seat: Seat; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
