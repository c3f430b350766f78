import type { TableView } from '@taproom/contracts';
import { expectOk, GAMES } from '@taproom/games';
import { Plan } from '@taproom/table';
import type { Visitor } from './house.ts';

export const NONCE = '0123456789abcdef0123456789abcdef';
export const LIVE = { pace: 'live', minutes: 10, seconds: 10 } as const;
export const DAYS = { pace: 'days', days: 3 } as const;

let keys = 0;
export const newKey = (): string => `a-key-of-the-tests-${keys++}`;

export const idOf = async (visitor: Visitor): Promise<string> => (await visitor.get('me')).me?.id ?? '';

/** A table where all of them sit, the host first. */
export async function openTable(players: readonly Visitor[], wish: object = {}): Promise<string> {
  const [host, ...others] = players;
  if (host === undefined) throw new Error('a table needs a host');
  const { table, invite } = await host.get('newTable', {
    body: { key: newKey(), game: 'heaven-and-ale', seats: players.length, pace: LIVE, ...wish },
  });
  const params = { id: table.id };
  await host.get('join', { params, body: { nonce: NONCE } });
  for (const other of others) await other.get('join', { params, body: { nonce: NONCE, invite } });
  return table.id;
}

export async function startTable(players: readonly Visitor[], wish: object = {}): Promise<string> {
  const id = await openTable(players, wish);
  await players[0]?.get('start', { params: { id } });
  return id;
}

/** A short legal turn of the seat that looks at the table, in the notation of the game. */
export function turnOf({ table, seat, view, number }: TableView): string[] {
  if (seat === null || view === null) throw new Error('only a player has turns');
  const plan = new Plan(GAMES.current(table.game), seat, { view, number });
  while (!plan.ready) {
    const legal = plan.legal();
    const move = legal.find(one => one.move === 'done') ?? legal[0];
    if (move === undefined) throw new Error('nothing can be done');
    expectOk(plan.push(move));
  }
  return plan.moves.map(move => GAMES.current(table.game).write(move));
}

/** Plays a turn for the first seat that has to move: returns that seat. */
export async function playOne(id: string, players: readonly Visitor[]): Promise<number> {
  const [looker] = players;
  const seat = (await looker?.get('table', { params: { id } }))?.awaited[0];
  const player = players[seat ?? -1];
  if (seat === undefined || player === undefined) throw new Error('nobody is awaited');
  const view = await player.get('table', { params: { id } });
  const body = { key: newKey(), seen: view.number, moves: turnOf(view) };
  await player.get('turn', { params: { id }, body });
  return seat;
}
