import {
  type Catalogue,
  expectOk,
  type GameEvent,
  type GameMove,
  type Refusal,
  type Result,
  type Seat,
  SeededRandom,
  type Viewer,
} from '@taproom/games';
import { type PlayedMove, Table, type Told } from '@taproom/table';
import type { OpenedRecord } from '../local/record.ts';
import type { StoredGame } from '../local/store.ts';
import { recordOfTable, tableOf } from '../local/table.ts';
import { isChoice } from '../log/groups.ts';
import { Observable } from '../observable.ts';
import type { PlayedGame, Snapshot } from '../play/game.ts';
import { BY_ITSELF } from '../play/practice-game.ts';

const NOTHING: Refusal = { code: 'not-awaited' };

/** A game to view: the screen goes to any of its moves, and nothing can be done. */
export class ReplayGame implements PlayedGame {
  readonly eyes: readonly Viewer[];
  private at = 0;
  private through: Viewer;
  private readonly moves: readonly PlayedMove[];
  private readonly told = new Map<Viewer, readonly Told[]>();
  private readonly changes = new Observable();
  private snapshot: Snapshot | null = null;

  private constructor(
    private readonly id: string,
    readonly table: Table,
    /** How many moves it has. */
    readonly length: number,
    private readonly text: string,
    eyes: readonly Viewer[],
    /** Who has won at the table where it was played, if that is known: a record has nothing about people who left. */
    private readonly winners: readonly Seat[] | null = null,
  ) {
    this.eyes = eyes;
    this.through = firstEyes(table, eyes);
    this.moves = table.moves();
  }

  static ofRecord(
    { setup, log }: OpenedRecord,
    games: Catalogue,
    winners: readonly Seat[] | null = null,
  ): ReplayGame {
    // Chance is only asked where a record ends before one of its moves; that move is not shown.
    const chance = (k: number) => new SeededRandom(k);
    const game = expectOk(games.find(setup.game, setup.rules));
    const table = expectOk(Table.restore(game, { ...setup, mode: 'local', chance }, log));
    const drawn = table.log.length - log.length;
    const text = recordOfTable(table, setup);
    return new ReplayGame('', table, table.length - drawn, text, openEyes(table), winners);
  }

  /** A game on this device. While it is running, nobody sees more of it than at the table. */
  static ofStored(stored: StoredGame, games: Catalogue): Result<ReplayGame> {
    const restored = tableOf(stored, stored.log, games);
    if (!restored.ok) return restored;
    const table = restored.value;
    const isOpen = table.finished || table.game.open;
    const eyes = isOpen ? openEyes(table) : ownEyes(table);
    const text = recordOfTable(table, stored);
    return { ok: true, value: new ReplayGame(stored.id, table, table.length, text, eyes) };
  }

  readonly subscribe = this.changes.subscribe;

  readonly get = (): Snapshot => {
    this.snapshot ??= this.look();
    return this.snapshot;
  };

  viewAt(n: number): object {
    return expectOk(this.table.viewAt(n, this.through));
  }

  record(): string {
    return this.text;
  }

  // ---- Navigation

  /** Shows the position after the first n moves, or the nearest there is. */
  show(n: number): void {
    this.at = Math.max(0, Math.min(this.length, n));
    this.changed();
  }

  step(by: number): void {
    this.show(this.at + by);
  }

  /** Goes to the start of the next turn. */
  nextTurn(): void {
    this.show(this.table.turns().find(({ at }) => at > this.at)?.at ?? this.length);
  }

  /** Goes to the start of this turn, or of the one before it. */
  turnBefore(): void {
    this.show(this.table.turns().findLast(({ at }) => at < this.at)?.at ?? 0);
  }

  get seenThrough(): Viewer {
    return this.through;
  }

  seeThrough(eyes: Viewer): void {
    this.through = eyes;
    this.changed();
  }

  /** All events of the whole game for the current viewer. */
  get story(): readonly Told[] {
    const { table, through, told } = this;
    const known =
      told.get(through) ??
      table
        .events(through, 0)
        .map(one => ({ ...one, event: this.withWinners(one.event), at: this.standsAt(one) }))
        .filter(({ at }) => at <= this.length)
        .sort((one, other) => one.at - other.at);
    told.set(through, known);
    return known;
  }

  /** The moves before the current turn: someone else can play on from there. */
  lineBefore(): readonly PlayedMove[] {
    return this.moves.slice(0, this.table.turns().findLast(({ at }) => at <= this.at)?.at ?? 0);
  }

  // ---- What can't be done in a replay

  act(_move: GameMove): Result<unknown> {
    return { ok: false, refusal: NOTHING };
  }

  whyNot(_move: GameMove): Refusal {
    return NOTHING;
  }

  undoMove(): void {}
  redoMove(): void {}
  startOver(): void {}
  liftCurtain(): void {}
  dropHint(): void {}

  async confirm(): Promise<Result<unknown>> {
    return { ok: false, refusal: NOTHING };
  }

  async undoTurn(): Promise<void> {}

  async rewind(): Promise<Result<unknown>> {
    return { ok: false, refusal: NOTHING };
  }

  async askHint(): Promise<void> {}

  rematch(): Promise<string> {
    throw new Error('a replay has no rematch');
  }

  // ---- Inside

  private changed(): void {
    this.snapshot = null;
    this.changes.notify();
  }

  /**
   * After which move something is reported. A hidden choice is reported before it is on the line; here it waits for its
   * own move.
   */
  private standsAt({ at, event }: Told): number {
    if (!isChoice(this.table.game, event) || !('seat' in event)) return at;
    const index = this.moves.findIndex(({ actor }, i) => i >= at && actor === event.seat);
    return index === -1 ? Number.POSITIVE_INFINITY : index + 1;
  }

  private outcome(): Snapshot['outcome'] {
    const outcome = this.table.outcome();
    return outcome === null || this.winners === null ? outcome : { ...outcome, winners: this.winners };
  }

  private withWinners(event: GameEvent): GameEvent {
    const { winners } = this;
    if (event.event !== 'game-over' || winners === null) return event;
    const won: GameEvent & { readonly winners: readonly Seat[] } = { ...event, winners };
    return won;
  }

  /** Who had to move after the moves shown. */
  private awaited(): readonly Seat[] {
    const next = this.moves[this.at];
    if (next === undefined) return this.table.awaited();
    if (next.actor === 'chance') return [];
    const turn = this.table.turns().findLast(({ at }) => at <= this.at);
    if (turn === undefined || turn.seats.length === 1) return [next.actor];
    const chosen = this.moves.slice(turn.at, this.at).map(({ actor }) => actor);
    return turn.seats.filter(seat => !chosen.includes(seat));
  }

  private look(): Snapshot {
    const { table, at, through } = this;
    return {
      ...BY_ITSELF,
      id: this.id,
      game: table.id,
      rules: table.game,
      sitters: table.sitters,
      replaying: true,
      seat: typeof through === 'number' ? through : null,
      view: this.viewAt(at),
      awaited: this.awaited(),
      mayAct: false,
      plan: null,
      told: this.story.filter(told => told.at <= at),
      turns: table.turns().filter(turn => turn.at < at),
      moves: at,
      outcome: at === this.length ? this.outcome() : null,
      hasRecord: true,
    };
  }
}

const peopleOf = (table: Table): Seat[] =>
  [...table.sitters.keys()].filter(seat => table.sitters[seat]?.kind === 'human');

/** Where nothing is hidden the viewer only decides whose part of the table is in front. */
const openEyes = (table: Table): Viewer[] => [
  ...(table.game.open ? [] : (['host'] as const)),
  ...table.sitters.keys(),
];

const ownEyes = (table: Table): Viewer[] => {
  const people = peopleOf(table);
  return people.length === 1 ? people : ['spectator'];
};

/** The only person's, if there is one. */
const firstEyes = (table: Table, eyes: readonly Viewer[]): Viewer => {
  const [person, another] = peopleOf(table);
  const own = eyes.find(one => one === person && another === undefined);
  return own ?? eyes[0] ?? 'spectator';
};
