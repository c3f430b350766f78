import { NOBODY } from '@taproom/games';
import { fast } from '@taproom/games/heaven-and-ale/fast';
import { ACTIVE, type State, scoreNow } from '@taproom/games/heaven-and-ale/inner';
import type { Plans } from './plans.ts';
import { type Turn, turnsOf } from './turns.ts';

/** How somebody who is alone searches: see the options of a whole search. */
export interface SoloOptions {
  readonly exploration: number;
  readonly temperature: number;
}

/** How widely is looked: so many turns at most in each position, made by these plans. */
export interface SoloStage {
  readonly turns: number;
  readonly plans: Plans;
}

/** A turn of somebody who is alone in the last round. */
export interface SoloTurn extends Turn {
  visits: number;
  /** The best final score that is known to be possible after it: there is a way to it that was looked at. */
  reached: number;
  /** What might come of it: guessed, until it is done. */
  hope: number;
  /** Whether all that can follow was looked at. */
  isDone: boolean;
  next: Step | null;
}

interface Step {
  readonly turns: readonly SoloTurn[];
  visits: number;
}

/**
 * The last round of somebody whom everybody else has left alone. Nobody interferes and nothing is hidden, so this is a
 * search for the best way home. Every look goes down to the end of the game: what is said to be reached is a final score,
 * never a guess. Guesses only tell where to look first.
 */
export class Solo {
  readonly seat: number;
  /** Positions evaluated before the first look. */
  readonly planned: number;
  private root: Step;
  private stage = 0;
  /** The best turn of the stages that are done. */
  private kept: SoloTurn | null = null;
  /** Positions evaluated in the look that goes on. */
  private looked = 0;

  constructor(
    readonly state: State,
    private readonly stages: readonly SoloStage[],
    private readonly options: SoloOptions,
  ) {
    this.seat = state[ACTIVE];
    this.root = this.expand(state);
    this.planned = this.looked;
  }

  /** Whether everything was looked at, as widely as it ever is. */
  get isDone(): boolean {
    return this.stage === this.stages.length - 1 && isDone(this.root);
  }

  /** The best final score that is known to be possible. */
  get reached(): number {
    return Math.max(
      this.kept?.reached ?? 0,
      mostOf(this.root.turns, ({ reached }) => reached),
    );
  }

  /** The turns, the one to play first. Before the first look there is nothing to go by but guesses. */
  ranked(): SoloTurn[] {
    const { kept, root } = this;
    if (kept === null) return root.visits === 0 ? [...root.turns] : byReached(root.turns);
    return byReached([kept, ...root.turns.filter(turn => !isSameEnd(turn, kept))]);
  }

  /** Looks at one way home, the most promising one that was not looked at yet. Returns how many positions that took. */
  look(): number {
    this.looked = 0;
    if (!isDone(this.root)) this.descend(this.root);
    else if (!this.isDone) this.widen();
    return this.looked;
  }

  /** Begins again, and looks more widely. */
  private widen(): void {
    this.kept = this.ranked()[0] ?? null;
    this.stage++;
    this.root = this.expand(this.state);
  }

  private descend(step: Step): void {
    step.visits++;
    const turn = this.select(step);
    turn.visits++;
    turn.next ??= this.expand(turn.after);
    const { turns } = turn.next;
    if (!isDone(turn.next)) this.descend(turn.next);
    turn.reached = mostOf(turns, ({ reached }) => reached);
    turn.hope = mostOf(turns, ({ hope }) => hope);
    turn.isDone = isDone(turn.next);
    // What is known of it suffices: the memory is needed for others.
    if (turn.isDone) turn.next = null;
  }

  private select({ turns, visits }: Step): SoloTurn {
    const bonus = Math.sqrt(visits) * this.options.exploration;
    let best = turns[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const turn of turns) {
      if (turn.isDone) continue;
      const score = turn.hope + (bonus * turn.prior) / (1 + turn.visits);
      if (score > most) {
        most = score;
        best = turn;
      }
    }
    return best;
  }

  private expand(state: State): Step {
    const { plans, turns: most } = this.stages[this.stage];
    const turns = turnsOf(state, plans, most, this.options.temperature);
    this.looked += plans.count;
    return {
      visits: 0,
      turns: turns.filter(isNew).map(turn => ({
        ...turn,
        visits: 0,
        // To go home next is always possible, and costs nothing. 5.7
        reached: scoreNow(turn.after, this.seat),
        hope: turn.sight,
        isDone: fast.actor(turn.after) === NOBODY,
        next: null,
      })),
    };
  }
}

const isDone = ({ turns }: Step): boolean => turns.every(turn => turn.isDone);

const byReached = (turns: readonly SoloTurn[]): SoloTurn[] =>
  [...turns].sort((a, b) => b.reached - a.reached || b.hope - a.hope);

function mostOf(turns: readonly SoloTurn[], value: (turn: SoloTurn) => number): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const turn of turns) most = Math.max(most, value(turn));
  return most;
}

/** Whether no turn before it in the list, which is sorted by first sight, comes to the same. */
function isNew(turn: Turn, at: number, turns: readonly Turn[]): boolean {
  for (let i = at - 1; i >= 0 && turns[i].sight === turn.sight; i--)
    if (isSameEnd(turns[i], turn)) return false;
  return true;
}

/** Whether two turns come to the same, such as two tiles bought in either order. */
const isSameEnd = (a: Turn, b: Turn): boolean =>
  a.sight === b.sight && a.after.every((cell, i) => cell === b.after[i]);
