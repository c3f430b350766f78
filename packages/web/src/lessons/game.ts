import { accept, expectOk, type Game, type GameEvent, type Result, type Seat } from '@taproom/games';
import { Plan, type Sitter, type Told, type TurnStart } from '@taproom/table';
import type { Snapshot } from '../play/game.ts';
import { planState } from '../play/plan.ts';
import { BY_ITSELF, PracticeGame } from '../play/practice-game.ts';
import { Course, type CourseMove, type Standing } from './course.ts';
import { type GameLesson, PLAYER } from './lesson.ts';

/** How a lesson ended. */
export interface LessonResult {
  readonly reached: number;
  readonly par: number;
  readonly passed: boolean;
}

/** One attempt at a lesson on the table of its game: nothing is stored, and nobody thinks. */
export class LessonGame extends PracticeGame {
  private readonly game: Game;
  private readonly course: Course;
  private now: Standing;
  protected plan: Plan | null = null;
  /** The positions after each move, the first one included. */
  private readonly line: Int16Array[];
  private readonly told: Told[] = [];
  private readonly turns: TurnStart[] = [];
  /** Whose turn the last move belongs to; null if that turn is over. */
  private moving: Seat | null = null;

  constructor(
    game: Game,
    private readonly lesson: GameLesson,
    private readonly sitters: readonly Sitter[],
    /** Whether it is played at a text table. */
    private readonly isText: () => boolean,
  ) {
    super();
    this.game = game;
    this.course = new Course(game, lesson);
    this.line = [expectOk(game.load(lesson.position))];
    this.now = this.course.begin(this.hear);
    this.sitDown();
  }

  /** The result; null while there is something to do. */
  get verdict(): LessonResult | null {
    if (!this.course.isOver(this.now)) return null;
    const { par } = this.lesson;
    const reached = this.course.measure(this.now);
    return { reached, par, passed: reached >= par };
  }

  viewAt(n: number): object {
    return this.game.view(this.line[n] ?? this.now.state, PLAYER);
  }

  protected play(turn: Plan): Result<unknown> {
    for (const move of turn.moves) this.now = this.course.after(this.now, move, this.hear);
    this.sitDown();
    this.changed();
    return accept(null);
  }

  // ---- Inside

  /** Notes what happened. */
  private readonly hear = ({ seat, events }: CourseMove, state: Int16Array): void => {
    const before = this.line.length - 1;
    const isJoint = this.game.actors(this.line.at(-1) ?? state).length > 1;
    if (isJoint || this.moving !== seat) this.turns.push({ at: before, seats: [seat] });
    this.moving = events.some(event => this.game.endsTurn(event)) ? null : seat;
    this.line.push(this.game.copy(state));
    for (const event of events) this.tell(event);
  };

  private tell(event: GameEvent): void {
    const seen = this.game.viewEvent(event, PLAYER);
    if (seen !== null)
      this.told.push({ number: this.told.length + 1, at: this.line.length - 1, event: seen });
  }

  private sitDown(): void {
    const view = this.game.view(this.now.state, PLAYER);
    const known = { view, number: this.told.length };
    this.plan = this.course.isOver(this.now) ? null : new Plan(this.game, PLAYER, known);
  }

  protected look(): Snapshot {
    const { game, plan, now } = this;
    const outcome = game.outcome(now.state);
    const isStopped = plan === null && outcome === null;
    // Nothing can be done at the board then: cards that can't be bought any more would look too dear.
    const isLaidAside = isStopped && !this.isText();
    return {
      ...BY_ITSELF,
      id: `lesson-${this.lesson.name}`,
      game: game.id,
      rules: game,
      sitters: this.sitters,
      replaying: isLaidAside,
      endedEarly: isLaidAside,
      seat: PLAYER,
      view: plan === null ? game.view(now.state, PLAYER) : plan.view,
      awaited: plan === null ? [] : [PLAYER],
      mayAct: plan !== null,
      stopped: isStopped,
      plan: plan === null ? null : planState(plan),
      told: [...this.told],
      turns: [...this.turns],
      moves: this.line.length - 1,
      outcome,
    };
  }
}
