import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Pace } from '@taproom/contracts';
import { expectOk, type GameId, type GameMove, type Seat, SeededRandom } from '@taproom/games';
import { Hall, type HallTerms } from '../../src/play/hall.ts';
import type { Room } from '../../src/play/room.ts';
import type { Thinkers } from '../../src/play/thinkers.ts';
import { RELEASED } from '../../src/released.ts';
import type { PersonKind, PersonRow } from '../../src/store/rows.ts';
import { openSqlite } from '../../src/store/sqlite.ts';
import type { Store } from '../../src/store/store.ts';
import { LocalThinkers } from './thinkers.ts';

export const LIVE: Pace = { pace: 'live', minutes: 10, seconds: 10 };

export interface HouseOptions {
  readonly thinkers?: Thinkers;
  readonly terms?: Partial<HallTerms>;
  /** Another store than SQLite in its own file; it is closed with the server. */
  readonly store?: Store;
  readonly wrap?: (store: Store) => Store;
}

/** A server for tests: real tables in a real file, with a clock that can be moved forward. */
export class House {
  store: Store;
  hall: Hall;
  readonly faults: string[] = [];
  readonly warnings: string[] = [];
  /** The games it knows; another hall may know others. */
  repertoire = RELEASED;
  /** By how much this server's clock is ahead. */
  ahead = 0;
  private keys = 0;

  private constructor(
    readonly folder: string,
    store: Store,
    private readonly options: HouseOptions,
  ) {
    this.store = store;
    this.hall = this.newHall();
  }

  static async open(options: HouseOptions = {}): Promise<House> {
    const folder = await mkdtemp(join(tmpdir(), 'taproom-house-'));
    const store = options.store ?? (await openSqlite(join(folder, 'taproom.db')));
    return new House(folder, options.wrap?.(store) ?? store, options);
  }

  readonly now = (): number => Date.now() + this.ahead;

  newHall(thinkers: Thinkers = this.options.thinkers ?? new LocalThinkers()): Hall {
    return new Hall(this.store, this.repertoire, thinkers, {
      now: this.now,
      grace: 120_000,
      bots: { best: 5, others: 5, pause: 0 },
      tables: { open: 0, playing: 0, live: 0, days: 0 },
      openHours: 24,
      // Tests move the clock forward: that is not an outage.
      outage: Number.POSITIVE_INFINITY,
      log: {
        error: (facts, text) => this.faults.push(`${text} ${JSON.stringify(facts)}`),
        warn: (facts, text) => this.warnings.push(`${text} ${JSON.stringify(facts)}`),
      },
      ...this.options.terms,
    });
  }

  /** As after a crash: another process on the same file. */
  async restart(): Promise<void> {
    await this.hall.close();
    await this.store.close();
    this.store = await openSqlite(join(this.folder, 'taproom.db'));
    this.hall = this.newHall();
  }

  async close(): Promise<void> {
    await this.hall.close();
    await this.store.close();
    await rm(this.folder, { recursive: true, force: true });
  }

  async person(name: string, kind: PersonKind = 'guest'): Promise<PersonRow> {
    const person: PersonRow = {
      id: `Person${name}`.padEnd(12, 'x').replaceAll(/[0OIl]/g, 'z'),
      name,
      kind,
      owner: null,
      operator: false,
      banned: false,
      created: this.now(),
      active: this.now(),
      deleted: null,
      settings: null,
    };
    await this.store.people.add(person);
    return person;
  }

  key(): string {
    return `key-${String(++this.keys).padStart(8, '0')}`;
  }

  /** A table that has begun, with these people in its first seats and bots in the others. */
  async table(
    game: GameId,
    people: readonly PersonRow[],
    bots: readonly string[] = [],
    options: { readonly pace?: Pace; readonly rated?: boolean; readonly listed?: boolean } = {},
  ): Promise<Room> {
    const [host] = people;
    if (!host) throw new Error('somebody must be the host');
    const made = expectOk(
      await this.hall.lobby.create(host, {
        key: this.key(),
        game,
        seats: people.length + bots.length,
        pace: options.pace ?? LIVE,
        rated: options.rated ?? false,
        listed: options.listed ?? true,
        bots: [...bots],
      }),
    );
    const invite = made.invite ?? '';
    for (const person of people)
      expectOk(await this.hall.lobby.join(made.table.id, person, { nonce: NONCE, invite }));
    expectOk(await this.hall.lobby.start(made.table.id, host));
    return this.room(made.table.id);
  }

  async room(id: string): Promise<Room> {
    const room = await this.hall.rooms.get(id);
    if (room === null) throw new Error(`no table ${id}`);
    return room;
  }

  /** Random whole turns by all who have to move, including bots, until the game is over or enough turns were played. */
  async play(
    id: string,
    people: readonly PersonRow[],
    seed: string,
    turns = Number.POSITIVE_INFINITY,
  ): Promise<void> {
    const random = new SeededRandom(seed);
    for (let i = 0; i < turns && this.faults.length === 0; ) {
      await this.hall.work.lookAround();
      await this.hall.work.idle();
      const room = await this.room(id);
      const seat = room.game?.awaited().find(of => room.row.seats[of]?.level === null);
      if (room.row.status !== 'playing' || !room.game) return;
      if (seat === undefined) continue; // A bot has to move again.
      i++;
      const person = people.find(({ id: own }) => own === room.row.seats[seat]?.person);
      if (!person) throw new Error(`nobody sits on seat ${seat}`);
      const moves = randomTurn(room, seat, random).map(move => room.game?.game.write(move) ?? '');
      const seen = room.game.number(seat);
      expectOk(await this.hall.referee.turn(id, person, { key: this.key(), seen, moves }));
    }
  }
}

const NONCE = '00112233445566778899aabbccddeeff';

/** Random moves up to the end of a turn. */
export function randomTurn({ game }: Room, seat: Seat, random: SeededRandom): GameMove[] {
  if (!game) throw new Error('the game has not begun');
  const state = expectOk(game.game.load(game.view('host')));
  const moves: GameMove[] = [];
  for (;;) {
    const legal = game.game.moves(state, seat);
    const move = legal[random.below(legal.length)];
    if (!move) throw new Error(`seat ${seat} has no move`);
    moves.push(move);
    if (game.judge({ do: 'commit', seat, moves, seen: game.number(seat) }).ok) return moves;
    expectOk(game.game.apply(state, seat, move));
  }
}
