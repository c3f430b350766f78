import { expectOk } from '@taproom/games';
import {
  CARDS,
  type Card,
  RESOURCES,
  type ScoredTavern,
  scoreTaverns,
  tables,
} from '@taproom/games/heros-tavern';
import { isSheetName } from '../../../score/useKept.ts';

/** The face-up cards of a tavern; omitted cards count as none. */
export type TavernCards = Readonly<Partial<Record<Card, number>>>;

/** The score pad of an in-person game. */
export interface TavernSheet {
  readonly names: readonly string[];
  /** The taverns of each round by seat; the last entry is the final scoring. */
  readonly rounds: readonly (readonly TavernCards[])[];
  /** The tokens each player has left after the last purchase. */
  readonly left: readonly number[];
}

/** The index of the final scoring among the rounds. */
export const FINAL = tables.ROUNDS;
export const MOST_LEFT = 99;

export const freshTavernSheet = (): TavernSheet =>
  seatTaverns({ names: [], rounds: Array.from({ length: FINAL + 1 }, () => []), left: [] }, tables.SEATS_MIN);

/** The sheet for this many players; those who remain keep what they have. */
export function seatTaverns({ names, rounds, left }: TavernSheet, count: number): TavernSheet {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return {
    names: seats.map(seat => names[seat] ?? ''),
    rounds: rounds.map(taverns => seats.map(seat => taverns[seat] ?? {})),
    left: seats.map(seat => left[seat] ?? 0),
  };
}

/** Sets the number of a card in a tavern of a round. */
export const setCard = (
  sheet: TavernSheet,
  at: { readonly round: number; readonly seat: number; readonly card: Card },
  count: number,
): TavernSheet => ({
  ...sheet,
  rounds: sheet.rounds.map((taverns, round) =>
    round === at.round
      ? taverns.map((tavern, seat) => (seat === at.seat ? { ...tavern, [at.card]: count } : tavern))
      : taverns,
  ),
});

/** How many of a card a tavern can have, given what the others have. */
export function mostCards(taverns: readonly TavernCards[], seat: number, card: Card): number {
  const others = taverns.reduce(
    (sum, tavern, other) => (other === seat ? sum : sum + (tavern[card] ?? 0)),
    0,
  );
  return (tables.COPIES[CARDS.indexOf(card)] ?? 0) - others;
}

export interface TavernResult {
  /** By round and seat. */
  readonly rounds: readonly (readonly ScoredTavern[])[];
  /** Unspent tokens at the end, by seat: those left and those of the last award. 7.1 */
  readonly unspent: readonly number[];
  readonly totals: readonly number[];
  readonly winners: readonly number[];
}

export function scoreSheet({ rounds, left }: TavernSheet): TavernResult {
  const scored = rounds.map(taverns => expectOk(scoreTaverns({ taverns })).taverns);
  const unspent = left.map((tokens, seat) => {
    const award = scored[FINAL]?.[seat]?.resources;
    return tokens + RESOURCES.reduce((sum, resource) => sum + (award?.[resource] ?? 0), 0);
  });
  const totals = unspent.map((tokens, seat) =>
    scored.reduce((sum, taverns) => sum + (taverns[seat]?.total ?? 0), tokens * tables.UNSPENT_HEROES),
  );
  // 7.2 Of those with the highest total, those with the most unspent tokens.
  const most = Math.max(...totals);
  const first = [...totals.keys()].filter(seat => totals[seat] === most);
  const richest = Math.max(...first.map(seat => unspent[seat] ?? 0));
  return { rounds: scored, unspent, totals, winners: first.filter(seat => unspent[seat] === richest) };
}

const isCount = (value: unknown): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= MOST_LEFT;

/** A stored sheet, or null if it is invalid. */
export function readTavernSheet(stored: unknown): TavernSheet | null {
  if (typeof stored !== 'object' || stored === null) return null;
  if (!('names' in stored) || !('rounds' in stored) || !('left' in stored)) return null;
  const { names, rounds, left } = stored;
  if (!Array.isArray(names) || !Array.isArray(rounds) || !Array.isArray(left)) return null;
  if (!names.every(isSheetName) || !left.every(isCount)) return null;
  if (names.length < tables.SEATS_MIN || left.length !== names.length || rounds.length !== FINAL + 1)
    return null;
  // Anything the scoring accepts is valid.
  const whole = rounds.every(
    taverns => Array.isArray(taverns) && taverns.length === names.length && scoreTaverns({ taverns }).ok,
  );
  return whole ? { names, rounds, left } : null;
}
