import type { Api, BodyOf, PlanAnswer } from '@taproom/contracts';
import { accept, type Seat } from '@taproom/games';
import { Plan, type Table, type TableRequest } from '@taproom/table';
import type * as z from 'zod/mini';
import { newId } from '../ids.ts';
import { type Answer, problem, refused, wrongOption } from '../problem.ts';
import type { PersonRow, Replaced, TableRow } from '../store/rows.ts';
import type { Appended, Lease, TableChange } from '../store/store.ts';
import type { Attendance } from './attendance.ts';
import { carriedOut, declinedBy, proposesAgain } from './declined.ts';
import type { By, Draft } from './draft.ts';
import { nextDue } from './due.ts';
import { askedWith, retried } from './idempotency.ts';
import type { Presence } from './presence.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import type { Rooms } from './rooms.ts';
import { isAgreed, isDeserted, isIdle, isPlaying, withSeat } from './seats.ts';
import { resumed, stopped, stoppedAlone } from './stops.ts';
import { mayPlay, type Stored, storedAt, Turns } from './turns.ts';

/** What people do at tables with a running game. */
export class Referee {
  private readonly turns = new Turns((room, draft) => this.store(room, draft));

  constructor(
    private readonly rooms: Rooms,
    private readonly repertoire: Repertoire,
    private readonly presence: Presence,
    private readonly attendance: Attendance,
    private readonly now: () => number,
    private readonly grace: number,
    /** Something was stored: there may be due work. */
    private readonly stored: (table: string) => void,
  ) {}

  /** How a turn that begins with some moves can continue. Works from what the seat knows, and changes nothing. */
  async plan(
    id: string,
    me: PersonRow,
    texts: readonly string[],
  ): Promise<Answer<z.infer<typeof PlanAnswer>>> {
    const room = await this.rooms.fresh(id);
    const seat = room?.seatOf(me.id) ?? null;
    if (room === null) return problem('no-such-thing');
    if (seat === null) return problem('not-seated');
    const { game, row } = room;
    if (game === null || row.status !== 'playing') return room.whyNotPlaying();
    if (!game.awaited().includes(seat)) return refused({ code: 'not-awaited' });
    const plan = new Plan(game.game, seat, { view: game.view(seat), number: game.number(seat) });
    for (const [index, text] of texts.entries()) {
      const move = game.game.read(text);
      const done = move.ok ? plan.push(move.value) : move;
      if (!done.ok) return refused({ code: 'move-refused', index, reason: done.refusal });
    }
    const { number: seen, ready } = plan;
    return accept({ seen, ready, legal: ready ? [] : plan.legal().map(move => game.game.write(move)) });
  }

  /** Plays a turn: all of it is on disk, or none of it counts. The same request never counts twice. */
  async turn(id: string, me: PersonRow, body: BodyOf<Api['turn']>): Promise<Answer<Stored>> {
    const room = await this.enter(id, me);
    return room === null ? problem('no-such-thing') : this.turns.play(room, me.id, body);
  }

  undo(id: string, me: PersonRow, { key }: BodyOf<Api['undo']>): Promise<Answer<Stored>> {
    return this.atSeat(id, me, key, 'undo', (room, seat) =>
      this.ask(room, { do: 'undo', seat }, { person: me.id, key, cause: 'undo' }),
    );
  }

  /** Proposes something to the others. One proposal at a time; its author has already agreed. */
  propose(id: string, me: PersonRow, { key, kind, to }: BodyOf<Api['propose']>): Promise<Answer<TableRow>> {
    const asked = { person: me.id, key, wish: kind === 'back' ? `propose back ${to}` : `propose ${kind}` };
    return this.atTable(id, me, retried(asked), 'play', async (room, seat) => {
      if (kind === 'back') {
        // Nobody goes back to before a draw that they have seen in a game that is compared with others.
        if (room.row.rated || room.row.deal !== null) return wrongOption('kind', ['abandon']);
        if (to === undefined) return problem('wrong-option', { path: 'body.to' });
        const judged = room.game?.judge({ do: 'back', to });
        if (!judged?.ok) return judged ? refused(judged.refusal) : problem('wrong-status');
      }
      if (room.row.proposal !== null) return problem('wrong-status');
      const again = proposesAgain(room.row, me.id, this.now());
      if (again !== null) return problem('too-soon', { wait: Math.ceil((again - this.now()) / 1000) });
      const proposal = { id: newId(), seat, kind, to: kind === 'back' ? (to ?? null) : null, agreed: [seat] };
      const stops = kind === 'back' ? stopped(room.row, this.now()) : room.row.stops;
      return this.conclude(room, [], { proposal, stops, asked: askedWith(room.row, asked) });
    });
  }

  /** Agrees or declines. The proposal itself is the idempotency key: a retry of the last vote gets the same answer. */
  vote(id: string, me: PersonRow, { proposal: of, agree }: BodyOf<Api['vote']>): Promise<Answer<TableRow>> {
    // No client can choose such a key.
    const asked = { person: me.id, key: `vote:${of}`, wish: agree ? 'agree' : 'decline' };
    const said = ({ row }: Room): Answer<TableRow> | null => {
      const last = row.asked.findLast(({ person, key }) => person === me.id && key === asked.key);
      return row.proposal?.id !== of && last?.wish === asked.wish ? accept(row) : null;
    };
    return this.atTable(id, me, said, 'play', async (room, seat) => {
      const { proposal } = room.row;
      if (proposal?.id !== of) return problem('proposal-gone');
      const agreed = [...new Set([...proposal.agreed, seat])];
      const answered = { asked: askedWith(room.row, asked) };
      if (agree) return this.conclude(room, [], { proposal: { ...proposal, agreed }, ...answered });
      const declined = declinedBy(room.row, proposal, me.id, this.now());
      return this.conclude(room, [], { proposal: null, declined, ...answered });
    });
  }

  /** Hands the seat to a bot for good. With nobody left to play, the game ends. */
  resign(id: string, me: PersonRow, key: string): Promise<Answer<TableRow>> {
    const before = retried({ person: me.id, key, wish: 'resigned' });
    return this.atTable(id, me, before, 'away', (room, seat) =>
      this.replace(room, seat, 'resigned', { person: me.id, key }),
    );
  }

  /** A bot plays on for someone who may come back. */
  standIn(id: string, me: PersonRow): Promise<Answer<TableRow>> {
    return this.atTable(
      id,
      me,
      () => null,
      'away',
      async (room, seat) =>
        isPlaying(room.row.seats[seat])
          ? this.replace(room, seat, 'away', { person: null, key: null })
          : accept(room.row),
    );
  }

  /** Takes the seat back from a bot. */
  comeBack(id: string, me: PersonRow, key: string): Promise<Answer<TableRow>> {
    const before = retried({ person: me.id, key, wish: 'come-back' });
    return this.atTable(id, me, before, 'away', async (room, seat) => {
      const own = room.row.seats[seat];
      if (own === undefined || own.replaced === null) return accept(room.row);
      if (own.replaced === 'resigned') return problem('not-yours');
      // Or one person could hold up the others for good, a minute at a time.
      if (room.times.isSpent(seat) && !isIdle(room.row)) return problem('out-of-time');
      const seats = withSeat(room.row.seats, seat, { ...own, level: null, replaced: null });
      const request: TableRequest = { do: 'hand-over', seat, sitter: { kind: 'human', name: me.id } };
      return this.alter(room, [{ request, by: { person: me.id, key, cause: 'come-back' } }], { seats });
    });
  }

  async seen(id: string, me: PersonRow, at: number): Promise<Answer<null>> {
    const room = await this.rooms.fresh(id);
    const seat = room?.seatOf(me.id) ?? null;
    if (room === null) return problem('no-such-thing');
    if (seat === null) return problem('not-seated');
    await this.presence.seen(id, seat, Math.min(at, room.game?.length ?? 0));
    return accept(null);
  }

  // ---- For the due work as well. Null means that another node was faster: the room has caught up, decide again.

  /** Puts a bot of the default level in a person's seat. */
  async replace(
    room: Room,
    seat: Seat,
    why: Replaced,
    by: { readonly person: string | null; readonly key: string | null },
    lease?: Lease,
  ): Promise<Answer<TableRow> | null> {
    const own = room.row.seats[seat];
    if (own === undefined) return problem('not-seated');
    if (own.replaced === 'resigned') return accept(room.row);
    const level = own.level ?? this.repertoire.levelsOf(room.row).usual;
    const seats = withSeat(room.row.seats, seat, { ...own, level, replaced: why });
    if (own.level === null) {
      const request: TableRequest = { do: 'hand-over', seat, sitter: { kind: 'bot', level } };
      return this.conclude(room, [{ request, by: { ...by, cause: why } }], { seats }, lease);
    }
    // A bot is already playing: only the reason changes.
    const { person, key } = by;
    const isAsked = person !== null && key !== null;
    const asked = isAsked ? { asked: askedWith(room.row, { person, key, wish: why }) } : {};
    return this.conclude(room, [], { seats, ...asked });
  }

  /** Stores seats that had to be corrected from the log, and what follows from them that older versions did not do. */
  async mend(room: Room, lease: Lease): Promise<void> {
    const isWrong = (): boolean =>
      room.isMended || isDeserted(room.row) || stoppedAlone(room.row, this.now()) !== room.row.stops;
    while (room.row.status === 'playing' && isWrong())
      if ((await this.conclude(room, [], { seats: room.row.seats }, lease)) !== null) return;
  }

  /** Nobody has come back to a table where bots play for everyone: the game ends early. */
  async lapse(room: Room, lease: Lease): Promise<void> {
    const end = { status: 'abandoned', ended: this.now(), proposal: null } as const;
    while (room.row.status === 'playing' && isIdle(room.row))
      if ((await this.alter(room, [], end, lease)) !== null) return;
  }

  /** Judges a request, stores the result and applies it. */
  async ask(room: Room, request: TableRequest, by: By, lease?: Lease): Promise<Answer<Stored> | null> {
    const done = await this.attempt(room, [{ request, by }], undefined, lease);
    if (done === null || !done.ok) return done;
    return accept(storedAt(done.value, 'seat' in request ? request.seat : 'spectator', 'now'));
  }

  // ---- Inside

  /**
   * Stores a change of seats or of the proposal, with the requests it belongs to and with its consequences: the game
   * ends when nobody is left to play, and a proposal is carried out once everyone who plays has agreed.
   */
  private async conclude(
    room: Room,
    steps: readonly RefereeStep[],
    change: TableChange,
    lease?: Lease,
  ): Promise<Answer<TableRow> | null> {
    const row = { ...room.row, ...change };
    const { seats, proposal } = row;
    const agreed = proposal !== null && isAgreed(row, proposal) ? proposal : null;
    if (isDeserted(row) || agreed?.kind === 'abandon') {
      const end = { status: 'abandoned', ended: this.now(), proposal: null } as const;
      return this.alter(room, steps, { ...change, ...end }, lease);
    }
    if (agreed === null) return this.alter(room, steps, change, lease);
    const request: TableRequest = { do: 'back', to: agreed.to ?? 0 };
    const back: RefereeStep = { request, by: { person: null, key: agreed.id, cause: 'agreed' } };
    const judged = room.game?.judge(request);
    // Whoever agrees learns why it can't be done. Whoever leaves does so anyway, and the proposal is dropped.
    if (judged?.ok === false && 'seats' in change)
      return this.alter(room, steps, { ...change, proposal: null }, lease);
    const declined = carriedOut(row, seats[agreed.seat]?.person ?? '', this.now());
    return this.alter(room, [...steps, back], { ...change, declined, proposal: null }, lease);
  }

  /** Changes the table, together with the game if there are any steps. */
  private async alter(
    room: Room,
    steps: readonly RefereeStep[],
    wanted: TableChange,
    lease?: Lease,
  ): Promise<Answer<TableRow> | null> {
    const isDecided = wanted.proposal === null && room.row.proposal !== null;
    const running = isDecided ? resumed(room.row, this.now()) : (wanted.stops ?? room.row.stops);
    const stops = stoppedAlone({ ...room.row, ...wanted, stops: running }, this.now());
    const change = stops === room.row.stops ? wanted : { ...wanted, stops };
    if (steps.length > 0) {
      const done = await this.attempt(room, steps, change, lease);
      return done?.ok ? accept(room.row) : done;
    }
    // A finished game must still be settled; and if the clocks stop or resume, something else is due next.
    const isDue = 'ended' in change || 'stops' in change;
    if (!(await room.change(isDue ? { ...change, due: this.now() } : change))) return null;
    this.stored(room.row.id);
    return accept(room.row);
  }

  /** Judges requests one after another and stores them together; returns the resulting game. */
  private async attempt(
    room: Room,
    steps: readonly RefereeStep[],
    change?: TableChange,
    lease?: Lease,
  ): Promise<Answer<Table> | null> {
    if (room.game === null || room.row.status !== 'playing') return room.whyNotPlaying();
    const draft = room.draft();
    for (const { request, by } of steps) {
      const judged = draft.game.judge(request);
      if (!judged.ok) return refused(judged.refusal);
      draft.add(judged.value, by);
    }
    const done = await this.store(room, draft, change, lease);
    if (done === 'fenced') return problem('wrong-status');
    return done === 'stored' ? accept(draft.game) : null;
  }

  /** Stores the turns of a draft, and schedules what is due next. */
  private async store(
    room: Room,
    draft: Draft,
    change?: TableChange,
    lease?: Lease,
  ): Promise<Appended['done']> {
    const done = await room.append(draft, {
      ...(change ? { change } : {}),
      ...(lease ? { lease } : {}),
      due: (clocks, awaited) =>
        change?.stops !== undefined
          ? this.now()
          : nextDue({ ...room.row, ...change }, awaited, clocks, this.now(), this.grace),
    });
    if (done === 'stored') this.stored(room.row.id);
    return done;
  }

  /** The room for someone who acts in the game; players count as waiting there from now on. */
  private async enter(id: string, me: PersonRow): Promise<Room | null> {
    const room = await this.rooms.get(id);
    if (room !== null && room.seatOf(me.id) !== null) this.attendance.act(id);
    return room;
  }

  /** For someone who plays a seat. A retry is answered with what is stored. The task returns null as in `atTable`. */
  private async atSeat(
    id: string,
    me: PersonRow,
    key: string,
    wish: string,
    task: (room: Room, seat: Seat) => Promise<Answer<Stored> | null>,
  ): Promise<Answer<Stored>> {
    const room = await this.enter(id, me);
    if (room === null) return problem('no-such-thing');
    return room.wish(async () => {
      for (;;) {
        const may = mayPlay(room, me.id, key, wish);
        if ('answer' in may) return may.answer;
        const done = await task(room, may.seat);
        if (done !== null) return done;
      }
    });
  }

  /**
   * For the owner of a seat, even while a bot plays there if they may be away. `before` knows the answer if the same
   * was requested before. The task returns null if another node changed the table in the meantime: then everything is
   * checked again.
   */
  private async atTable(
    id: string,
    me: PersonRow,
    before: (room: Room) => Answer<TableRow> | null,
    may: 'play' | 'away',
    task: (room: Room, seat: Seat) => Promise<Answer<TableRow> | null>,
  ): Promise<Answer<TableRow>> {
    const room = await this.enter(id, me);
    if (room === null) return problem('no-such-thing');
    return room.wish(async () => {
      for (;;) {
        const seat = room.seatOf(me.id);
        if (seat === null) return problem('not-seated');
        const known = before(room);
        if (known !== null) return known;
        if (room.row.status !== 'playing') return problem('wrong-status');
        if (may === 'play' && !isPlaying(room.row.seats[seat])) return problem('replaced');
        const done = await task(room, seat);
        if (done !== null) return done;
      }
    });
  }
}

/** A request to the game, and who it is from. */
interface RefereeStep {
  readonly request: TableRequest;
  readonly by: By;
}
