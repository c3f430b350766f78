import { expectOk } from '@taproom/games';
import { type Breakdown, GOALS, type Holdings, SEATS, scorePlayers } from '@taproom/games/heaven-and-ale';
import { isSheetName } from '../../../score/useKept.ts';

/** The final scoring of an in-person game: names and what each player has. */
export interface CloisterSheet {
  readonly names: readonly string[];
  readonly players: readonly Holdings[];
}

export const MOST_DUCATS = 999;

/** Pieces end up anywhere on the track: its middle is the shortest way to all spots. */
const FRESH: Holdings = {
  brewmaster: 0,
  markers: { wood: 0, yeast: 0, hops: 0, water: 0, barley: 0 },
  ducats: 0,
  largeBarrels: 0,
  smallBarrels: 0,
  barrelCard: false,
  firstPlayer: false,
};

export const freshCloisterSheet = (): CloisterSheet => seatPlayers({ names: [], players: [] }, SEATS.min);

/** The sheet for this many players; those who remain keep what they have. */
export function seatPlayers({ names, players }: CloisterSheet, count: number): CloisterSheet {
  const seats = Array.from({ length: count }, (_, seat) => seat);
  return { names: seats.map(seat => names[seat] ?? ''), players: seats.map(seat => players[seat] ?? FRESH) };
}

/** Changes what a player has; only one player is on the first-player space. */
export function changeHoldings(sheet: CloisterSheet, seat: number, change: Partial<Holdings>): CloisterSheet {
  const players = sheet.players.map((player, other) => {
    if (other === seat) return { ...player, ...change };
    return change.firstPlayer ? { ...player, firstPlayer: false } : player;
  });
  return { ...sheet, players };
}

/** How many barrels of a size a player can have: there is one per goal, and a player has at most one per goal. */
export function mostBarrels(
  { players }: CloisterSheet,
  seat: number,
  size: 'largeBarrels' | 'smallBarrels',
): number {
  const other = size === 'largeBarrels' ? 'smallBarrels' : 'largeBarrels';
  const taken = players.reduce((sum, player, one) => (one === seat ? sum : sum + player[size]), 0);
  return GOALS.length - Math.max(taken, players[seat]?.[other] ?? 0);
}

export const scoreCloister = ({
  players,
}: CloisterSheet): { players: readonly Breakdown[]; winners: readonly number[] } =>
  expectOk(scorePlayers({ players }));

/** A stored sheet, or null if it is invalid. */
export function readCloisterSheet(stored: unknown): CloisterSheet | null {
  if (typeof stored !== 'object' || stored === null || !('names' in stored) || !('players' in stored))
    return null;
  const { names, players } = stored;
  if (!Array.isArray(names) || !names.every(isSheetName) || !Array.isArray(players)) return null;
  if (names.length !== players.length || names.length < SEATS.min) return null;
  // Anything the calculator accepts is valid.
  return scorePlayers({ players }).ok ? { names, players } : null;
}
