import type { OwnTable, TableInfo } from '@taproom/contracts';
import { type Catalogue, GAMES, type GameId } from '@taproom/games';
import type * as z from 'zod/mini';
import { Player } from './player.ts';

/** A table of players who play at random, each through a client of its own. */
export interface Company {
  readonly id: string;
  readonly game: GameId;
  readonly players: readonly Player[];
}

/** Sets up a table through the door that everyone uses, and starts its game. */
export async function gather(
  houses: readonly (() => string)[],
  game: GameId,
  seed: string,
  options: {
    readonly bots?: readonly string[];
    readonly keepsBytes?: boolean;
    readonly games?: Catalogue;
  } = {},
): Promise<Company> {
  const { bots = [], keepsBytes = false, games = GAMES } = options;
  const seats = games.current(game).seats.min + 1;
  const players = Array.from({ length: seats - bots.length }, (_, i) => {
    const house = houses[i % houses.length];
    if (!house) throw new Error('no house');
    const player = new Player(house, `Player ${i + 1}`, seed, games);
    player.keepsBytes = keepsBytes;
    return player;
  });
  const [host] = players;
  if (!host) throw new Error('nobody plays');
  for (const player of players) await player.enter();
  const wish = {
    key: `soak-${seed.replaceAll(/[^\w-]/g, '-')}`.slice(0, 40),
    game,
    seats,
    bots,
    pace: { pace: 'live', minutes: 180, seconds: 60 },
    listed: true,
  };
  const made = await told<z.infer<typeof OwnTable>>(host, 'POST', '/tables', wish);
  const { id } = made.table;
  for (const [seat, player] of players.entries()) {
    const nonce = seat.toString(16).padStart(32, '0');
    await told(player, 'POST', `/tables/${id}/join`, { nonce, seat });
  }
  await told<TableInfo>(host, 'POST', `/tables/${id}/start`, {});
  return { id, game, players };
}

async function told<T>(player: Player, method: string, path: string, body: object): Promise<T> {
  const answer = await player.ask<T>(method, path, body);
  if (typeof answer === 'object' && answer !== null && 'code' in answer) {
    // A start whose answer was lost finds the game begun.
    if (path.endsWith('/start') && answer.code === 'wrong-status') return undefined as T;
    throw new Error(`${method} ${path}: ${JSON.stringify(answer)}`);
  }
  return answer as T;
}
