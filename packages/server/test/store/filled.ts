import type { PersonRow } from '../../src/store/rows.ts';
import type { Store } from '../../src/store/store.ts';
import { entriesFrom, passkeyRow, personRow, seatRow, sessionRow, tableRow, turnRow } from './rows.ts';

/** Ids of the small server in the fixtures and backups. */
export const FILLED = {
  anna: 'anna1111',
  bert: 'bert1111',
  bot: 'aRobot11',
  playing: 'tabLe111',
  finished: 'tabLe222',
  feed: 'feed1111',
  runs: '[{"level":"porter","score":12,"ms":3}]',
  kept: '0123456789abcdef01234567',
} as const;

export const ANNA: PersonRow = personRow({
  id: FILLED.anna,
  name: 'Änna "Q" 🍺',
  kind: 'member',
  operator: true,
  created: 1_700_000_000_001,
  settings: '{"motion":"off"}',
});

/** Puts something into every table of an empty store. */
export async function fill(store: Store): Promise<void> {
  const { people, tables, games, talk, ratings, notices, errands, memos, deals } = store;
  const { anna, bert, bot } = FILLED;
  await people.add(ANNA);
  await people.add(personRow({ id: bert, name: "Bert O'Neil" }));
  // An owner whose id comes after the bot's.
  await people.addBot(
    personRow({ id: bot, kind: 'bot', owner: bert, name: 'Robot' }),
    {
      id: 't1',
      digest: 'd3',
      person: bot,
      owner: bert,
      name: 'lab',
      created: 9,
      used: null,
    },
    9,
  );
  await people.addSession(sessionRow(anna, { digest: 'd1', id: 's1', device: 'Firefox on Linux' }), 9);
  await people.addPasskey(
    passkeyRow(anna, {
      id: 'credential',
      publicKey: 'AQID_-',
      counter: 4_294_967_295,
      transports: ['usb', 'hybrid'],
      created: 6,
    }),
    9,
  );
  await people.addCeremony({ id: 'c1', kind: 'sign-in', challenge: 'x', person: null, until: 7 });
  await people.addMoveCode({ digest: 'd2', person: bert, until: 8 });
  await notices.set({
    person: anna,
    feed: FILLED.feed,
    webhook: 'https://hook.example/told',
    form: 'slack',
    language: 'de',
    root: 'https://taproom.example',
    quiet: { from: '22:00', to: '07:00', zone: 'Europe/Berlin' },
  });
  await notices.setPush({ person: anna, session: 's1', subscription: '{}' });
  const mailbox = { person: anna, address: 'anna@mail.example', key: 'k1', code: 'd4', until: 9, tries: 0 };
  await notices.setMailbox(
    { ...mailbox, verified: null, stopped: null },
    { id: 'l1', address: 'd5', at: 5 },
    { address: 9, person: 9, all: 9 },
  );
  await notices.verifyMailbox(anna, 'd4', 6, 9);
  await people.keepGame({ person: anna, id: FILLED.kept, played: 12, record: 'Taproom\n"🍺"' }, null, 9);
  await people.mute(anna, bert, 'on');

  const playing = tableRow(anna, {
    id: FILLED.playing,
    invite: 'inv1',
    kicked: ['cLeo1111'],
    seats: [seatRow(anna), seatRow(bert)],
  });
  const finished = tableRow(anna, { id: FILLED.finished, invite: 'inv2', game: 'heros-tavern' });
  await tables.add(playing, 'key1');
  await tables.add(finished, 'key2');
  await memos.put(FILLED.playing, anna, 'a note');
  await games.append(
    [turnRow(playing.id, 1, { entries: entriesFrom(1, 3), cause: 'start' })],
    { due: 100 },
    null,
  );
  await games.append([turnRow(playing.id, 4, { person: anna, key: 'turn-key' })], {}, null);
  const end = { status: 'finished', ended: 1_700_000_000_002, record: 'Taproom record 1' } as const;
  await games.append([turnRow(finished.id, 1)], end, null);
  await tables.leaseOne(playing.id, 'node', 1, 2);
  await tables.present([{ table: playing.id, seat: 1, seen: 4, until: 50 }]);
  await talk.say({ table: playing.id, person: bert, at: 10, text: 'line\nbreak \\ "quote" 🍺' }, 'chat-key');
  await talk.report({
    id: 'r1',
    table: playing.id,
    number: 1,
    by: anna,
    why: 'loud',
    at: 11,
    closed: false,
  });
  await ratings.settle(
    finished.id,
    [
      { table: finished.id, seat: 0, person: anna, level: null, score: 41.5, place: 1 },
      { table: finished.id, seat: 1, person: null, level: 'porter', score: 12, place: 2 },
    ],
    {
      rows: [
        { person: anna, level: null, game: 'heros-tavern', seats: 2 },
        { person: null, level: 'porter', game: 'heros-tavern', seats: 2 },
      ],
      rate: () => [
        { person: anna, level: null, game: 'heros-tavern', seats: 2, mu: 25.1 + 0.2, sigma: 8 / 3, games: 1 },
        { person: null, level: 'porter', game: 'heros-tavern', seats: 2, mu: 20, sigma: 1, games: 1 },
      ],
    },
  );
  await errands.note({
    table: playing.id,
    entries: 5,
    people: [{ person: anna, isThere: false }],
    at: 20,
    gather: 10,
  });
  await notices.muteTable(bert, playing.id, 'on');
  await deals.lease('heaven-and-ale', '2026-01-01', 'node', 1, 2);
  await deals.putRuns('heaven-and-ale', '2026-01-01', 'node', FILLED.runs);
  await store.ownKey('vapid', '{}');
  await store.beat(1, 10, 0);
  await store.beat(50, 10, 0);
}
