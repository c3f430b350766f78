import { LEVELS } from '@taproom/bots/levels';
import { GAMES, type GameId } from '@taproom/games';
import type { Sitter } from '@taproom/table';

/** A table as somebody set it up. */
export interface SetTable {
  readonly seats: readonly Sitter[];
  readonly memoryAid: boolean;
  /** What was agreed on other than usual. */
  readonly options: object;
}

const keyOf = (game: GameId): string => `taproom.table.${game}`;

/** Remembers how a table was set up, to offer it the next time. */
export function rememberTable(game: GameId, table: SetTable): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(table));
  } catch {
    // Private windows may refuse to store: then it is forgotten with the page.
  }
}

/** The table that was set up last; null if there was none, or it can't be set any more. */
export function lastTable(game: GameId): SetTable | null {
  try {
    const table: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? 'null');
    return isTable(game, table) ? withOptions(game, table) : null;
  } catch {
    return null;
  }
}

/** Options that the rules refuse, or none, as tables of earlier have, count as the usual ones. */
function withOptions(game: GameId, table: Omit<SetTable, 'options'>): SetTable {
  const options = 'options' in table ? table.options : {};
  const isGood =
    typeof options === 'object' &&
    options !== null &&
    GAMES.current(game).setup(table.seats.length, options).ok;
  return { ...table, options: isGood ? options : {} };
}

function isTable(game: GameId, value: unknown): value is Omit<SetTable, 'options'> {
  if (typeof value !== 'object' || value === null || !('seats' in value) || !('memoryAid' in value))
    return false;
  const { seats, memoryAid } = value;
  const { min, max } = GAMES.current(game).seats;
  if (!Array.isArray(seats) || seats.length < min || seats.length > max) return false;
  return typeof memoryAid === 'boolean' && seats.every(seat => isSitter(game, seat));
}

function isSitter(game: GameId, value: unknown): value is Sitter {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'human') return 'name' in value && typeof value.name === 'string';
  const levels: readonly unknown[] = LEVELS.current(game).levels;
  return value.kind === 'bot' && 'level' in value && levels.includes(value.level);
}
