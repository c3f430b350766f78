import type { GameId } from '@taproom/games';
import type { Sitter } from '@taproom/table';
import type { Repertoire } from '../app/registries.tsx';
import { type Kept, kept } from '../kept.ts';
import { asGiven } from './sitter.ts';

/** A table as someone set it up. */
export interface SetTable {
  readonly seats: readonly Sitter[];
  readonly memoryAid: boolean;
  /** The options that differ from the default. */
  readonly options: object;
}

const tableFor = (game: GameId, check: (stored: unknown) => SetTable | null): Kept<SetTable> =>
  kept(`taproom.table.${game}`, check);

/** Remembers how a table was set up, to offer it next time. */
export const rememberTable = (game: GameId, table: SetTable): void => tableFor(game, () => null).set(table);

/** The table that was last set up; null if there was none, or it is no longer possible. */
export const lastTable = (game: GameId, repertoire: Repertoire): SetTable | null =>
  tableFor(game, stored =>
    isTable(game, stored, repertoire) ? withOptions(game, stored, repertoire) : null,
  ).get();

/** Options that the rules refuse, or none, as in older tables, count as the default; names that nobody gave as none. */
function withOptions(game: GameId, table: Omit<SetTable, 'options'>, { games }: Repertoire): SetTable {
  const options = 'options' in table ? table.options : {};
  const isGood =
    typeof options === 'object' &&
    options !== null &&
    games.current(game).setup(table.seats.length, options).ok;
  return { ...table, seats: table.seats.map(asGiven), options: isGood ? options : {} };
}

function isTable(
  game: GameId,
  value: unknown,
  { games, levels }: Repertoire,
): value is Omit<SetTable, 'options'> {
  if (typeof value !== 'object' || value === null || !('seats' in value) || !('memoryAid' in value))
    return false;
  const { seats, memoryAid } = value;
  const { min, max } = games.current(game).seats;
  if (!Array.isArray(seats) || seats.length < min || seats.length > max) return false;
  const offered = levels.current(game).levels;
  return typeof memoryAid === 'boolean' && seats.every(seat => isSitter(seat, offered));
}

function isSitter(value: unknown, levels: readonly unknown[]): value is Sitter {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  if (value.kind === 'human') return 'name' in value && typeof value.name === 'string';
  return value.kind === 'bot' && 'level' in value && levels.includes(value.level);
}
