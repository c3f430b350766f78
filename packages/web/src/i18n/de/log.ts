import type { Seat } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { GrammaticalPerson, Names } from '../../log/names.ts';

const joined = new Intl.ListFormat('de');
export const and = (items: readonly string[]): string => joined.format(items);
export const tail = (gains: readonly string[]): string => (gains.length > 0 ? `: ${gains.join(', ')}.` : '.');

export const subject = (seat: number, names: Names): string => {
  if (names.isReader(seat)) return 'Du';
  return names.isOwnBot(seat) ? 'Dein Bot' : names.name(seat);
};
export const inside = (seat: number, names: Names): string =>
  names.isReader(seat) ? 'du' : names.name(seat);

export const roundOver = (round: number): string => `Runde ${round} ist vorbei.`;

export function gameOver(
  { scores, winners }: { readonly scores: readonly number[]; readonly winners: readonly Seat[] },
  names: Names,
): string {
  const all = scores.map((score, seat) => `${inside(seat, names)} ${score}`);
  return `Das Spiel ist vorbei: ${all.join(', ')}. ${victory(winners, names)}`;
}

function victory(winners: readonly number[], names: Names): string {
  const [winner] = winners;
  if (winner !== undefined && winners.length === 1)
    return names.isReader(winner) ? 'Du gewinnst.' : `${names.name(winner)} gewinnt.`;
  return `Geteilter Sieg: ${and(winners.map(seat => inside(seat, names)))}.`;
}

export const logWords = {
  title: 'Verlauf',
  empty: 'Noch ist nichts passiert.',
  show: 'Diese Stellung zeigen',
  since: 'Seit deinem letzten Spielzug',
  before: 'Davor',
  withdraw: (person: GrammaticalPerson) =>
    person === 'you' ? 'nimmst deine Wahl zurück' : 'nimmt die Wahl zurück',
  takeBack: (person: GrammaticalPerson) =>
    person === 'you' ? 'nimmst deinen Spielzug zurück' : 'nimmt den Spielzug zurück',
  goneBack: 'Das Spiel wurde bis hierher zurückgesetzt.',
  seatTaken: (seat: Seat, sitter: Sitter, names: Names, isKept: boolean) => {
    if (!isKept) return `Auf Platz ${seat + 1} spielt jetzt ${names.sitter(sitter)}.`;
    if (sitter.kind === 'human')
      return names.isReader(seat) ? 'Du bist wieder da.' : `${names.name(seat)} ist wieder da.`;
    return names.isReader(seat) ? 'Für dich spielt ein Bot.' : `Für ${names.name(seat)} spielt ein Bot.`;
  },
  ownBot: 'dein Bot',
  botOf: (name: string) => `${name} (Bot)`,
  gameOver,
  sentence: (
    said: { seat: Seat; clauses: readonly string[]; gains: readonly string[] },
    names: Names,
  ): string => `${subject(said.seat, names)} ${and(said.clauses)}${tail(said.gains)}`,
};
