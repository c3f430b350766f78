import type { FinishedTable } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type { Messages } from '../i18n/messages.ts';
import { seatNames } from './seat-names.ts';

type Ended = Pick<FinishedTable, 'game' | 'status' | 'rated' | 'seats' | 'results'>;

/**
 * Who won a game that is over. Of those that ended early only rated ones have winners: the people who stayed while
 * others resigned. Nobody knows how the bots would have done. Whoever resigned has not won, though older servers stored
 * a first place if bots had played on for everyone.
 */
export function winnersOf({ status, rated, seats, results }: Ended): readonly Seat[] {
  const isWhole = status === 'finished';
  if (!isWhole && !rated) return [];
  const placed = (results ?? []).map(({ place }, seat) => ({ place, seat }));
  if (!isWhole)
    return placed.flatMap(({ place, seat }) => (place === 1 && seats[seat]?.person != null ? [seat] : []));
  const stayed = placed.filter(({ seat }) => seats[seat]?.replaced !== 'resigned');
  const first = Math.min(...stayed.map(({ place }) => place));
  return stayed.flatMap(({ place, seat }) => (place === first ? [seat] : []));
}

/** The seats in the order of their places; without results in the order of the table. */
export const byPlace = ({ seats, results }: Pick<Ended, 'seats' | 'results'>): readonly Seat[] =>
  [...seats.keys()].sort((a, b) => (results?.[a]?.place ?? 0) - (results?.[b]?.place ?? 0));

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
