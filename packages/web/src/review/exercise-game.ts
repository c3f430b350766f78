import { accept, expectOk, type GameMove, type Result, type Seat } from '@taproom/games';
import { Plan, type Table, type Told } from '@taproom/table';
import type { Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BY_ITSELF, PracticeGame } from '../play/practice-game.ts';

/** A moment of a finished game, at which a seat plans another turn. Nothing follows: whoever confirms gets an answer. */
export class ExerciseGame extends PracticeGame {
  private turn: Plan;
  private isOpen = true;
  private readonly told: readonly Told[];
  /** Called with a whole turn. */
  onTurn: (moves: readonly GameMove[]) => void = () => {};

  constructor(
    private readonly table: Table,
    readonly ply: number,
    readonly seat: Seat,
    /** When nothing can be done on it, so that the board needs no bar to act with. */
    private readonly still: 'always' | 'when-done' | 'never' = 'when-done',
  ) {
    super();
    this.turn = this.fresh();
    // A hidden choice at this very moment is an event before its move is stored.
    const before = table.events(seat, 0).findIndex(({ at }) => at > ply);
    const events = table.events(seat, 0).slice(0, before === -1 ? undefined : before);
    this.told = events.filter(({ at, event }) => at < ply || !isHidden(table, event));
  }

  viewAt(n: number): object {
    return expectOk(this.table.viewAt(Math.min(n, this.ply), this.seat));
  }

  protected get plan(): Plan | null {
    return this.isOpen ? this.turn : null;
  }

  protected play({ moves }: Plan): Result<unknown> {
    this.close();
    this.onTurn(moves);
    return accept(null);
  }

  /** From the beginning. */
  reopen(): void {
    this.turn = this.fresh();
    this.isOpen = true;
    this.changed();
  }

  /** Shows a turn on the board. */
  show(moves: readonly GameMove[]): void {
    this.turn = this.fresh();
    for (const move of moves) expectOk(this.turn.push(move));
    this.close();
  }

  private fresh(): Plan {
    return new Plan(this.table.game, this.seat, { view: this.viewAt(this.ply), number: 0 });
  }

  private close(): void {
    this.isOpen = false;
    this.changed();
  }

  protected look(): Snapshot {
    const { table, turn, plan, seat, ply } = this;
    return {
      ...BY_ITSELF,
      id: '',
      game: table.id,
      rules: table.game,
      sitters: table.sitters,
      replaying: this.still === 'always' || (this.still === 'when-done' && plan === null),
      seat,
      view: turn.view,
      awaited: [seat],
      mayAct: plan !== null,
      plan: plan && planState(plan),
      told: this.told,
      turns: table.turns().filter(({ at }) => at < ply),
      moves: ply,
      outcome: null,
    };
  }
}

const isHidden = ({ game }: Table, event: Told['event']): boolean =>
  game.viewEvent(event, 'spectator') === null;
