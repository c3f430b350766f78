import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { GrammaticalPerson, Names } from '../../log/names.ts';

const joined = new Intl.ListFormat('ru');
export const and = (items: readonly string[]): string => joined.format(items);
export const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

export const subject = (seat: number, names: Names): string => {
  if (names.isReader(seat)) return 'Вы';
  return names.isOwnBot(seat) ? 'Ваш бот' : names.name(seat);
};
export const inside = (seat: number, names: Names): string =>
  names.isReader(seat) ? 'вы' : names.name(seat);

export const roundOver = (round: number): string => `Раунд ${round} окончен.`;

export function gameOver(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
  names: Names,
): string {
  const all = scores.map((score, seat) => `${inside(seat, names)} — ${score}`);
  return `Партия окончена: ${all.join(', ')}. ${victory(winners, names)}`;
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'Вы победили.' : `Побеждает ${names.name(winner)}.`;
  return `Общая победа: ${and(winners.map(seat => inside(seat, names)))}.`;
}

export const logWords = {
  title: 'Журнал',
  empty: 'Пока ничего не произошло.',
  show: 'Показать эту позицию',
  since: 'С вашего прошлого хода',
  before: 'До этого',
  withdraw: (person: GrammaticalPerson) => (person === 'you' ? 'отменяете свой выбор' : 'отменяет выбор'),
  takeBack: (person: GrammaticalPerson) => (person === 'you' ? 'отменяете свой ход' : 'отменяет ход'),
  goneBack: 'Партия возвращена к этой позиции.',
  seatTaken: (seat: Seat, sitter: Sitter, names: Names, isKept: boolean) => {
    if (!isKept) return `Место ${seat + 1}: теперь играет ${names.sitter(sitter)}.`;
    if (sitter.kind === 'human')
      return names.isReader(seat) ? 'Вы снова за столом.' : `${names.name(seat)} снова за столом.`;
    return names.isReader(seat) ? 'За вас играет бот.' : `За игрока ${names.name(seat)} играет бот.`;
  },
  ownBot: 'ваш бот',
  botOf: (name: string) => `${name} (бот)`,
  gameOver,
  sentence: (
    said: { seat: Seat; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
