import type { Catalogue, RecordComment, Result } from '@taproom/games';
import { type LogEntry, secretChance, Table } from '@taproom/table';
import { asGiven } from './sitter.ts';
import type { GameStanding, StoredGame } from './store.ts';

type Setup = Pick<StoredGame, 'id' | 'game' | 'seats' | 'options' | 'secret' | 'luck'> & {
  readonly rules?: number;
};

/** The table of a game on this device, restored from its log. Chance comes from the game's own secret. */
export function tableOf(
  { id, secret, luck, ...setup }: Setup,
  log: readonly LogEntry[],
  games: Catalogue,
): Result<Table> {
  const { options } = setup;
  const seats = setup.seats.map(asGiven);
  const game = games.find(setup.game, setup.rules);
  if (!game.ok) return game;
  const chance = secretChance({ secret, nonces: [], game: luck ?? id });
  return Table.restore(game.value, { seats, options, mode: 'local', chance }, log);
}

/** The round a view shows; 0 if it shows none. */
export const roundOf = (view: object): number =>
  'round' in view && typeof view.round === 'number' ? view.round : 0;

/** The status of a table, for lists of games. */
export const gameStanding = (table: Table): GameStanding => ({
  round: roundOf(table.view('spectator')),
  yourTurn: table.awaited().some(seat => table.sitters[seat]?.kind === 'human'),
  scores: table.outcome()?.scores ?? null,
});

/** The record of a table that was started at a given time, with the comments it came with. */
export const recordOfTable = (
  table: Table,
  { started, comments }: { readonly started?: number; readonly comments?: readonly RecordComment[] },
): string =>
  table.record(
    started === undefined ? null : new Date(started).toISOString().slice(0, 10),
    undefined,
    comments,
  );
