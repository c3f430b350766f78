import { join } from 'node:path';
import { Pauses } from '../../src/play/pauses.ts';
import { Room } from '../../src/play/room.ts';
import { RELEASED } from '../../src/released.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';

/** What a server has on disk, while it is not running. */
export interface OnDisk {
  readonly store: Store;
  room(id: string): Promise<Room>;
}

export const onDisk = (store: Store): OnDisk => ({
  store,
  room: async id => {
    const room = await Room.open(store, RELEASED.games, Date.now, new Pauses(), id);
    if (room === null) throw new Error(`table ${id} is gone`);
    return room;
  },
});

/** The SQLite file of a data folder. */
export const storeOf = async (folder: string): Promise<OnDisk> =>
  onDisk(await openSqlite(join(folder, 'taproom.db')));
