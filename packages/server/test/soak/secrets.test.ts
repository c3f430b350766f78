import { change, type Message } from '@taproom/contracts';
import { GAMES } from '@taproom/games';
import { Table } from '@taproom/table';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setupOf } from '../../src/play/room.ts';
import { storeOf } from './house.ts';
import { Player } from './player.ts';
import { bundleServer, freePort, ServerProcess, temporaryFolder } from './program.ts';
import { gather } from './tables.ts';

let program: Awaited<ReturnType<typeof bundleServer>>;
beforeAll(async () => {
  program = await bundleServer();
});
afterAll(() => program.remove());

/** Everything that came over a stream. */
const messagesIn = (bytes: string): Message[] =>
  [...bytes.matchAll(/^data: (.*)$/gm)].map(([, data]) => JSON.parse(data ?? '') as Message);

describe.each(GAMES.ids)('failure 13: in a whole game of %s', game => {
  it('nobody receives a byte that they must not know', { timeout: 120_000 }, async () => {
    const folder = temporaryFolder();
    const port = await freePort();
    const house = () => `http://127.0.0.1:${port}`;
    const server = new ServerProcess(program.file, { PORT: String(port), DATA: folder.path });
    try {
      await server.start();
      const { id, players } = await gather([house], game, `secrets-${game}`, { keepsBytes: true });
      const spectator = new Player(house, 'Spectator', 'secrets');
      spectator.keepsBytes = true;
      const everybody = [...players, spectator];
      const watching = everybody.map(player => player.watch(id));
      await Promise.all(players.map(player => player.play(id)));
      const last = players[0]?.known(id)?.at;
      await spectator.until(() => spectator.known(id)?.at === last);
      for (const player of everybody) player.stop();
      await Promise.all(watching);
      await server.end('SIGTERM');

      const { store } = await storeOf(folder.path);
      const row = await store.tables.get(id);
      const turns = await store.games.turns(id, 1);
      await store.close();
      if (row === null) throw new Error('the table is gone');
      for (const [i, viewer] of ([...players.keys(), 'spectator'] as const).entries()) {
        const player = everybody[i];
        const bytes = player?.bytes ?? '';
        // Secrets of the server and of others, as they are written.
        const secrets = [
          row.secret,
          ...everybody.filter(other => other !== player).map(other => other.cookie),
        ];
        if (viewer === 'spectator') secrets.push(row.invite);
        for (const secret of secrets.filter(text => text !== '')) expect(bytes).not.toContain(secret);

        // All that was shown of the game is what the rules show to this seat, after one of the turns and no other.
        const table = Table.create(GAMES.current(game), setupOf(row));
        if (!table.ok) throw new Error('no table');
        const allowed = new Set([plain(table.value.view(viewer))]);
        for (const { cause, entries } of turns) {
          if (cause !== 'start') table.value.append(entries);
          allowed.add(plain(table.value.view(viewer)));
        }
        const events = new Set(table.value.events(viewer, 0).map(({ event }) => plain(event)));
        let view: unknown = null;
        let shown = 0;
        for (const message of messagesIn(bytes)) {
          const told =
            message.tell === 'table' ? message.view.told : message.tell === 'turn' ? message.told : [];
          for (const { event } of told) expect(events).toContain(plain(event));
          if (message.tell === 'table') view = message.view.view;
          else if (message.tell === 'turn') view = change(view, message.change);
          else continue;
          shown++;
          if (view !== null) expect(allowed.has(plain(view)), 'a view that the seat never had').toBe(true);
        }
        expect(shown).toBeGreaterThan(10);
      }
    } finally {
      await server.end();
      folder.remove();
    }
  });
});

/** Plain data as text, whatever order its keys have. */
const plain = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
