import { LEVELS } from '@taproom/bots/levels';
import type { AnswerOf, Api, Message, OwnTable, TableView } from '@taproom/contracts';
import type { Seat } from '@taproom/games';
import type * as z from 'zod/mini';
import { anyTurn } from '../bench/turns.ts';
import { HABITS, SHARES } from './habits.ts';
import type { Person } from './person.ts';
import { Reader } from './reader.ts';
import type { LifeTable } from './table.ts';
import type { World } from './world.ts';

/** The real client reports what it has shown this many milliseconds after it changed. */
const SHOWN = 400;
/** A clock that is let run out is looked at this often. */
const GLANCE = 500;

const isOver = ({ table: { status } }: TableView): boolean => status !== 'open' && status !== 'playing';

type Deed = 'turn' | 'start' | 'patience' | 'vote' | 'come-back' | 'wind-up';

/** One person at one table, from sitting down to standing up. */
export class Sitting {
  readonly reader: Reader;
  private readonly world: World;
  private readonly table: LifeTable;
  /** What is under way: nothing of it is begun twice. */
  private readonly doing = new Set<Deed>();
  /**
   * The event number the person's own last turn led to: until that is received, the seat still seems to have to move.
   */
  private played = 0;
  private shown = 0;
  private left = false;
  private leave: () => void = () => undefined;

  constructor(
    private readonly person: Person,
    id: string,
  ) {
    this.world = person.world;
    this.table = this.world.table(id);
    this.reader = new Reader(this.world, this.table, person.cookie, person.bell, message =>
      this.hear(message),
    );
  }

  /** Stays until the game is over or left, or the run ends; gives the table of a rematch. */
  async play(): Promise<string | null> {
    const { person, world } = this;
    const gone = new Promise<void>(resolve => {
      this.leave = resolve;
    });
    await this.reader.open();
    void world.get(this.path('/chat'), person.cookie);
    void this.chat();
    void this.breakLines();
    void this.resign();
    await gone;
    this.left = true;
    const { known } = this.reader;
    if (known === null || !isOver(known) || world.over) return null;
    world.tally.deeds.add(`people whose game was ${known.table.status}`);
    return isRematched(known.table.id) ? this.rematch() : null;
  }

  close(): void {
    this.left = true;
    this.reader.close();
  }

  // ---- What a stream brings

  private hear(message: Message): void {
    if (message.tell === 'chat') this.world.tally.deeds.add('chat lines heard');
    if (this.world.over || this.left) return;
    this.act();
    this.tellShown();
  }

  /** Begins whatever is to be done now. */
  private act(): void {
    const { known } = this.reader;
    if (known === null || !this.stays) return;
    if (isOver(known)) this.leave();
    else if (known.table.status === 'open') this.wait(known);
    else if (known.seat !== null) this.playOn(known, known.seat);
  }

  private playOn({ table, awaited, number }: TableView, seat: Seat): void {
    if (table.host === this.person.id) this.begin('wind-up', () => this.windUp());
    const { replaced } = table.seats[seat] ?? {};
    if (replaced === 'time' || replaced === 'away') this.begin('come-back', () => this.comeBack());
    if (replaced !== null) return;
    if (table.proposal?.agreed.includes(seat) === false) this.begin('vote', () => this.vote());
    if (awaited.includes(seat) && number >= this.played) this.begin('turn', () => this.turn());
  }

  private begin(deed: Deed, task: () => Promise<void>): void {
    if (this.doing.has(deed)) return;
    this.doing.add(deed);
    void task().then(() => {
      this.doing.delete(deed);
      this.act();
    });
  }

  // ---- Before the game

  private wait({ table }: TableView): void {
    const isHost = table.host === this.person.id;
    const isFull = table.seats.every(({ person, level }) => person !== null || level !== null);
    if (isHost && isFull) this.begin('start', () => this.start());
    this.begin('patience', () => (isHost ? this.fillUp() : this.giveUp()));
  }

  private async start(): Promise<void> {
    const { world, person } = this;
    // Someone may stand up at this very moment.
    const started = await world.post(this.path('/start'), person.cookie, {}, ['seats-open']);
    if (started.ok) await this.until(({ table }) => table.status !== 'open');
    else await world.sleep(1000);
  }

  /** Nobody else came: bots get the free seats. */
  private async fillUp(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.between(person.random, HABITS.patience));
    const { known } = this.reader;
    if (known?.table.status !== 'open' || world.over || this.left) return;
    const { seats, game } = known.table;
    for (const [seat, sitter] of seats.entries()) {
      if (sitter.person !== null || sitter.level !== null) continue;
      const body = { seat, level: LEVELS.current(game).levels[person.random.below(3)] };
      await world.post(this.path('/bots'), person.cookie, body, ['seat-taken', 'wrong-status']);
    }
  }

  /** The host does not start. */
  private async giveUp(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.between(person.random, HABITS.givesUp));
    if (this.reader.known?.table.status !== 'open' || world.over || this.left) return;
    // Someone who leaves is a spectator from then on, so the server would end this stream.
    this.reader.close();
    await world.post(this.path('/leave'), person.cookie, {}, ['wrong-status']);
    world.tally.deeds.add('left before the start');
    this.leave();
  }

  // ---- Turns

  private async turn(): Promise<void> {
    const { world, person, table } = this;
    const { known: before } = this.reader;
    const isShort = before?.table.pace.pace === 'live' && before.table.pace.minutes === 1;
    if (isShort && person.draws(SHARES.dawdles)) return this.dawdle();
    await world.sleep(world.between(person.random, HABITS.think));
    const { known } = this.reader;
    if (known === null || known.view === null || known.seat === null) return;
    const { view, seat, awaited, number, at } = known;
    const may = awaited.includes(seat) && known.table.seats[seat]?.level === null && !isOver(known);
    if (!may || world.over || this.left || !this.reader.isOpen) return;
    const strides = isShortGame(known.table.id) ? 'any' : 'short';
    const moves = anyTurn({ ...known, view }, seat, person.random, strides);
    const sent = table.send(seat, at);
    const key = world.newKey();
    const stored = await world.deliver<AnswerOf<Api['turn']>>(
      this.path('/turns'),
      person.cookie,
      { key, seen: number, moves },
      // A bot may have taken over, or the others may have stopped the game, while this was on its way.
      ['replaced', 'wrong-status'],
    );
    if (!stored.ok) return table.drop(sent);
    world.tally.acknowledged.add(performance.now() - sent.began);
    world.tally.peopleTurns++;
    table.acknowledge(person.id, key);
    this.played = stored.value.number;
  }

  /** Lets the time run out. */
  private async dawdle(): Promise<void> {
    const { seat, at } = this.reader.known ?? {};
    if (seat === undefined || seat === null) return;
    this.world.tally.deeds.add('clocks left to run out');
    await this.until(known => known.at !== at || known.table.seats[seat]?.level !== null, GLANCE);
  }

  private async comeBack(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.between(person.random, HABITS.react));
    if (!this.isHere) return;
    // Whoever has run out of time twice in one turn must let the bot play it.
    const races = ['wrong-status', 'out-of-time'] as const;
    const done = await world.deliver(this.path('/come-back'), person.cookie, { key: world.newKey() }, races);
    if (!done.ok) return;
    world.tally.deeds.add('came back from a bot');
    const { seat } = this.reader.known ?? {};
    await this.until(({ table }) => table.seats[seat ?? 0]?.replaced === null);
  }

  /** Tells the others what was shown here, as the real client does. */
  private tellShown(): void {
    const { known } = this.reader;
    if (known === null || known.seat === null || known.at <= this.shown) return;
    const { at } = known;
    this.shown = at;
    setTimeout(() => {
      if (this.reader.known?.at === at && this.isHere)
        void this.world.post(this.path('/seen'), this.person.cookie, { at });
    }, SHOWN);
  }

  // ---- Besides turns

  private async chat(): Promise<void> {
    const { world, person } = this;
    while (this.stays) {
      await world.sleep(world.until(person.random, HABITS.chat));
      if (!this.isHere) continue;
      const body = { key: world.newKey(), text: 'Well played.' };
      const said = await world.deliver(this.path('/chat'), person.cookie, body);
      if (said.ok) world.tally.deeds.add('chat lines');
    }
  }

  /** The line breaks now and then: a tunnel, a closed lid. At tables with a short clock everyone stays. */
  private async breakLines(): Promise<void> {
    const { world, person, reader } = this;
    while (this.stays) {
      await world.sleep(world.until(person.random, HABITS.breaks));
      const { pace } = reader.known?.table ?? {};
      if (!this.isHere || (pace?.pace === 'live' && pace.minutes === 1)) continue;
      reader.close();
      const isLong = person.draws(SHARES.longAway);
      await world.sleep(world.between(person.random, isLong ? HABITS.longAway : HABITS.away));
      if (this.left) return;
      world.tally.deeds.add(isLong ? 'reconnects after long' : 'reconnects');
      await reader.open();
    }
  }

  /** Someone has to go before the game is over. */
  private async resign(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.until(person.random, HABITS.resigns));
    const { known } = this.reader;
    if (this.isHere && known?.table.status === 'playing' && known.table.host !== person.id) await this.go();
  }

  private async go(): Promise<void> {
    const { world, person } = this;
    await world.deliver(this.path('/resign'), person.cookie, { key: world.newKey() }, ['wrong-status']);
    world.tally.deeds.add('resigned');
    this.leave();
  }

  /** After a while the host suggests stopping; someone alone with bots just leaves. */
  private async windUp(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.until(person.random, HABITS.tableEnds));
    const { known } = this.reader;
    if (!this.isHere || known === null || isOver(known)) return;
    const people = known.table.seats.filter(seat => seat.person !== null && seat.level === null);
    if (people.length < 2) return this.go();
    const wish = { key: world.newKey(), kind: 'abandon' };
    await world.deliver(this.path('/proposals'), person.cookie, wish, ['wrong-status', 'replaced']);
    await world.sleep(4 * world.between(person.random, HABITS.react));
    // Someone is away and can't agree.
    if (this.isHere && this.reader.known?.table.status === 'playing') await this.go();
  }

  private async vote(): Promise<void> {
    const { world, person } = this;
    await world.sleep(world.between(person.random, HABITS.react));
    const { table, seat } = this.reader.known ?? {};
    const { proposal } = table ?? {};
    if (!this.isHere || proposal == null || proposal.agreed.includes(seat ?? -1)) return;
    const body = { proposal: proposal.id, agree: true };
    const races = ['proposal-gone', 'wrong-status', 'replaced'] as const;
    const done = await world.post(this.path('/votes'), person.cookie, body, races);
    if (done.ok) await this.until(known => known.table.proposal?.id !== proposal.id);
  }

  private async rematch(): Promise<string | null> {
    const { world, person } = this;
    await world.sleep(world.between(person.random, HABITS.react));
    if (world.over) return null;
    const body = { key: world.newKey() };
    const made = await world.deliver<z.infer<typeof OwnTable>>(this.path('/rematch'), person.cookie, body);
    if (!made.ok) return null;
    const joined = await person.join(made.value.table.id, made.value.invite);
    if (joined !== null) world.tally.deeds.add('joined a rematch');
    return joined?.table.id ?? null;
  }

  // ---- Small things

  private path(rest: string): string {
    return `/tables/${this.table.id}${rest}`;
  }

  private get stays(): boolean {
    return !this.world.over && !this.left;
  }

  /** Whether the tab is open and someone sits in front of it. */
  private get isHere(): boolean {
    return this.stays && this.reader.isOpen;
  }

  /** Waits until something is known from the stream, or the end. */
  private async until(found: (known: TableView) => boolean, glance = 100): Promise<void> {
    while (this.stays && this.reader.known !== null && !found(this.reader.known))
      await this.world.sleep(glance);
  }
}

/** What all at a table must decide alike follows from its id. */
const drawn = (id: string, share: number): boolean =>
  (id.charCodeAt(0) * 7 + id.charCodeAt(1)) % 100 < share * 100;

const isRematched = (id: string): boolean => drawn(id, SHARES.rematch);
/** At these tables people play at random, and games are soon over. */
const isShortGame = (id: string): boolean => id.charCodeAt(2) % 4 === 0;
