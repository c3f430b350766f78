import { GAMES, type Result } from '@taproom/games';
import { type LogEntry, secretChance, Table } from '@taproom/table';
import type { Standing, StoredGame } from './store.ts';

type Setup = Pick<StoredGame, 'id' | 'game' | 'seats' | 'options' | 'secret'> & { readonly rules?: number };

/** The table of a game on this device, as its log left it. Chance comes from the game's own secret. */
export function tableOf({ id, secret, ...setup }: Setup, log: readonly LogEntry[]): Result<Table> {
  const { seats, options } = setup;
  const game = GAMES.find(setup.game, setup.rules);
  if (!game.ok) return game;
  const chance = secretChance({ secret, nonces: [], game: id });
  return Table.restore(game.value, { seats, options, mode: 'local', chance }, log);
}

/** The round that a view shows; 0 if it shows none. */
const roundOf = (view: object): number =>
  'round' in view && typeof view.round === 'number' ? view.round : 0;

/** How a table stands, for lists of games. */
export const standingOf = (table: Table): Standing => ({
  round: roundOf(table.view('spectator')),
  yourTurn: table.awaited().some(seat => table.sitters[seat]?.kind === 'human'),
  scores: table.outcome()?.scores ?? null,
});

/** The record of a table that was begun at a moment. */
export const recordOf = (table: Table, started: number): string =>
  table.record(new Date(started).toISOString().slice(0, 10));
