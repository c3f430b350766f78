import type { Proof } from '@taproom/contracts';
import { accept, type GameId } from '@taproom/games';
import type * as z from 'zod/mini';
import { type Answer, problem } from '../problem.ts';
import type { Store } from '../store/store.ts';
import type { Faces } from './faces.ts';
import { commitmentOf } from './fairness.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';

const MOST = 1000;
const AT_ONCE = 50;

/** Games that are over, for everybody. */
export class Records {
  constructor(
    private readonly store: Store,
    private readonly rooms: Rooms,
    private readonly faces: Faces,
  ) {}

  async record(id: string): Promise<Answer<string>> {
    const room = await this.over(id);
    return room.ok ? accept(await this.write(room.value)) : room;
  }

  /** What the shuffles were made of, so that everybody can make them again. Abandoned games have a proof, too. */
  async proof(id: string): Promise<Answer<z.infer<typeof Proof>>> {
    const room = await this.over(id);
    if (!room.ok) return room;
    const { row } = room.value;
    return accept({
      table: row.id,
      commitment: commitmentOf(row.secret),
      secret: row.secret,
      nonces: row.seats.map(({ nonce }) => nonce ?? ''),
      record: await this.write(room.value),
    });
  }

  /** Finished games, oldest first, as lines of JSON. */
  async *bulk(game: GameId | null, after: number, most: number): AsyncGenerator<string> {
    let last = after;
    for (let left = Math.min(most, MOST); left > 0; ) {
      const rows = await this.store.tables.finished(game, last, Math.min(left, AT_ONCE));
      for (const row of rows) {
        const room = await this.rooms.get(row.id);
        if (room?.game == null) continue;
        yield `${JSON.stringify({ table: row.id, game: row.game, ended: row.ended, record: await this.write(room) })}\n`;
      }
      const end = rows.at(-1)?.ended;
      if (end == null || rows.length < Math.min(left, AT_ONCE)) return;
      left -= rows.length;
      last = end;
    }
  }

  private async over(id: string): Promise<Answer<Room>> {
    const room = await this.rooms.get(id);
    if (room === null) return problem('no-such-thing');
    const { status } = room.row;
    const isOver = (status === 'finished' || status === 'abandoned') && room.game !== null;
    return isOver ? accept(room) : problem('wrong-status');
  }

  private async write(room: Room): Promise<string> {
    const { row, game } = room;
    if (game === null) throw new Error(`table ${row.id} has no game`);
    const faces = await this.faces.of(row.seats.map(({ person }) => person));
    const names = row.seats.map(({ person, level }, seat) =>
      person === null ? (level ?? '') : faces.get(person)?.name || `player ${seat + 1}`,
    );
    return game.record(new Date(row.started ?? row.created).toISOString().slice(0, 10), names);
  }
}
