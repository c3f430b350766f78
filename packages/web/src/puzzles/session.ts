import type { PuzzleBook, RatedPuzzle } from '@taproom/bots/puzzles';
import type { Game } from '@taproom/games';
import type { Kept } from '../kept.ts';
import { Observable } from '../observable.ts';
import { nearestPuzzle, puzzleOfDay } from './book.ts';
import { type Answered, PuzzleGame } from './game.ts';
import { afterAttempt, chanceAgainst } from './glicko.ts';
import { NEW_PLAYER, type PuzzlePlayer } from './player.ts';
import type { PuzzleTools } from './tools.ts';

/** What someone does with the puzzles. A streak lasts until the first mistake, a rush for three minutes. */
export type PuzzleMode =
  | { readonly mode: 'next' | 'today' | 'streak' | 'rush' }
  | { readonly mode: 'theme'; readonly theme: string };

/** What became of an answer, and of the rating. */
export interface PuzzleVerdict extends Answered {
  /** How much of a wrong answer is right, from 0 to 1. */
  readonly partly: number;
  /** How the rating changed; null if the answer was not rated. */
  readonly change: number | null;
}

/** What the screen shows of a session. */
export interface SessionState {
  readonly mode: PuzzleMode;
  readonly player: PuzzlePlayer;
  readonly game: PuzzleGame | null;
  readonly verdict: PuzzleVerdict | null;
  /** Whether an answer to this puzzle changes the rating. */
  readonly isRated: boolean;
  /** How many turns of the puzzle were right so far, as far as that is known before it is over. */
  readonly rightTurns: number;
  /** Solved in this streak or rush. */
  readonly solved: number;
  /** Wrong answers in this rush. */
  readonly wrong: number;
  /** When a rush ends, by the clock of the session. */
  readonly end: number | null;
  /** A streak or rush that is over; nothing more is asked. */
  readonly isOver: boolean;
}

export const RUSH_MS = 180_000;
/** A rush ends with the third mistake. */
export const RUSH_MISTAKES = 3;
/** Streaks and rushes begin easily and become harder with each puzzle. */
const FIRST_RATING = 900;
const HARDER = 50;

/** A turn that costs this many points on average is simply wrong; half of them, half wrong. */
const WRONG = 6;

/** How much of an answer is right, from 0 to 1. */
function shareOf({ isRight, cost }: Answered): number {
  if (isRight) return 1;
  return cost === null ? 0 : Math.max(0, 1 - cost / WRONG);
}

/** What an answer counts for the rating. One that is partly right never raises it. */
function creditOf(answered: Answered, player: PuzzlePlayer, rating: number): number {
  const share = shareOf(answered);
  return answered.isRight ? share : Math.min(chanceAgainst(player, rating), share);
}

interface SessionParts {
  readonly game: Game;
  readonly book: PuzzleBook;
  readonly kept: Kept<PuzzlePlayer>;
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
  readonly today: () => string;
  /** Whether puzzles are played at a text table. */
  readonly isText: () => boolean;
  readonly tools: PuzzleTools;
}

/** Solving puzzles in one of the modes. */
export class PuzzleSession {
  private readonly changes = new Observable();
  private readonly seen = new Set<string>();
  private state: SessionState;
  /** Goes up with every board that is shown. */
  round = 0;

  constructor(
    private readonly parts: SessionParts,
    mode: PuzzleMode,
  ) {
    this.state = {
      mode,
      player: parts.kept.get() ?? NEW_PLAYER,
      game: null,
      verdict: null,
      isRated: false,
      rightTurns: 0,
      solved: 0,
      wrong: 0,
      end: mode.mode === 'rush' ? parts.now() + RUSH_MS : null,
      isOver: false,
    };
    this.next();
  }

  readonly subscribe = this.changes.subscribe;
  readonly get = (): SessionState => this.state;

  /** Goes on to another puzzle. */
  next(): void {
    if (this.state.isOver) return;
    const puzzle = this.choose();
    if (puzzle === null) {
      this.set({ isOver: true });
      return;
    }
    this.seen.add(puzzle.id);
    this.show(puzzle);
  }

  /** The same puzzle once more. */
  retry(): void {
    const { game } = this.state;
    if (game !== null) this.show(game.puzzle);
  }

  /** Shows the answer: the puzzle counts as not solved. */
  showAnswer(): void {
    const { game, verdict, isOver } = this.state;
    if (verdict === null && !isOver) game?.showAnswer();
  }

  /** Ends a rush when its time is up. */
  tick(): void {
    const { end, isOver } = this.state;
    if (end !== null && !isOver && this.parts.now() >= end) this.finish();
  }

  private show(puzzle: RatedPuzzle): void {
    const { parts } = this;
    const game = new PuzzleGame(parts.game, puzzle, parts.isText, parts.tools);
    game.onOver = answered => this.answered(puzzle, answered);
    game.onRightTurn = rightTurns => this.set({ rightTurns });
    this.round++;
    this.set({ game, verdict: null, isRated: this.isRated(puzzle), rightTurns: 0 });
  }

  private choose(): RatedPuzzle | null {
    const { parts, state } = this;
    const { mode, player, solved, wrong } = state;
    const { puzzles } = parts.book;
    switch (mode.mode) {
      case 'today':
        return puzzleOfDay(puzzles, parts.today());
      case 'next':
        return nearestPuzzle(puzzles, player.rating, this.known(), parts.random());
      case 'theme': {
        const about = puzzles.filter(({ themes }) => themes.includes(mode.theme));
        return nearestPuzzle(about, player.rating, this.known(), parts.random());
      }
      case 'streak':
      case 'rush': {
        const rating = FIRST_RATING + HARDER * (solved + wrong);
        const fresh = puzzles.filter(({ id }) => !this.seen.has(id));
        return nearestPuzzle(fresh, rating, new Set(), parts.random());
      }
    }
  }

  private known(): Set<string> {
    return new Set([...this.state.player.done, ...this.seen]);
  }

  private answered(puzzle: RatedPuzzle, answered: Answered): void {
    const { player, end } = this.state;
    if (end !== null && this.parts.now() >= end) {
      this.finish();
      return;
    }
    const isRated = this.isRated(puzzle);
    const after = isRated
      ? afterAttempt(player, puzzle.rating, creditOf(answered, player, puzzle.rating))
      : player;
    const done = [...new Set([...player.done, puzzle.id])];
    this.keep({ ...player, rating: after.rating, deviation: after.deviation, done });
    const change = isRated ? Math.round(after.rating) - Math.round(player.rating) : null;
    this.set({ verdict: { ...answered, partly: answered.isRight ? 0 : shareOf(answered), change } });
    if (this.isTimed) this.count(answered.isRight);
  }

  private get isTimed(): boolean {
    const { mode } = this.state.mode;
    return mode === 'streak' || mode === 'rush';
  }

  private isRated({ id }: RatedPuzzle): boolean {
    return !this.isTimed && !this.state.player.done.includes(id);
  }

  private count(isRight: boolean): void {
    const solved = this.state.solved + (isRight ? 1 : 0);
    const wrong = this.state.wrong + (isRight ? 0 : 1);
    this.set({ solved, wrong });
    const most = this.state.mode.mode === 'streak' ? 1 : RUSH_MISTAKES;
    if (wrong >= most) this.finish();
    // A rush has no time to look back.
    else if (this.state.mode.mode === 'rush') this.next();
  }

  private finish(): void {
    const { mode, player, solved, game } = this.state;
    // When the time is up, the puzzle on the board is over, too.
    game?.close();
    this.keep({
      ...player,
      bestStreak: mode.mode === 'streak' ? Math.max(player.bestStreak, solved) : player.bestStreak,
      bestRush: mode.mode === 'rush' ? Math.max(player.bestRush, solved) : player.bestRush,
    });
    this.set({ isOver: true });
  }

  private keep(player: PuzzlePlayer): void {
    this.parts.kept.set(player);
    this.set({ player });
  }

  private set(change: Partial<SessionState>): void {
    this.state = { ...this.state, ...change };
    this.changes.notify();
  }
}
