import type { FinishedTable } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { seatNames } from './seat-names.ts';

type Ended = Pick<FinishedTable, 'game' | 'status' | 'rated' | 'seats' | 'results'>;

/**
 * Who won a game that is over. Of those that ended early only rated ones have winners: the people who stayed while
 * others resigned. Nobody knows how the bots would have done.
 */
export function winnersOf({ status, rated, seats, results }: Ended): readonly Seat[] {
  const isWhole = status === 'finished';
  if (!isWhole && !rated) return [];
  return (results ?? []).flatMap(({ place }, seat) =>
    place === 1 && (isWhole || seats[seat]?.person != null) ? [seat] : [],
  );
}

/** How a game ended, in a sentence. */
export function resultText(table: Ended, words: Messages, language: string): string {
  const { places } = words;
  const names = seatNames(table, words, words.online.somebody);
  const winners = winnersOf(table).map(seat => names[seat] ?? '');
  const [only] = winners;
  if (only === undefined) return places.noScores;
  const won =
    winners.length === 1
      ? places.wonBy(only)
      : places.wonByAll(new Intl.ListFormat(language).format(winners));
  return table.status === 'finished' ? won : places.endedEarly(won);
}
