import type { Result } from '@taproom/games';

/** What came out of one step of a training: the figures that are worth a curve, by name. */
export interface Lesson {
  /** Games played since the start. */
  readonly games: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** How far a training is. Rates and exploration may depend on it. */
export interface Stage {
  /** From 0 at the start to 1 at the end. */
  readonly progress: number;
  /** Play no more games than these in this step; null if there is no limit. */
  readonly most: number | null;
}

/**
 * A training under way. Everything in it comes from its seed and from the stages it is told: the same
 * of both give the same weights, also when it was stopped and resumed from a checkpoint in between.
 */
export interface Trainer {
  /** Plays some games, at least one, and learns from them. A step should take seconds, not minutes. */
  step(stage: Stage): Lesson;
  /** All that is needed to go on later, as text. */
  checkpoint(): string;
  /** What was learned so far, as the bots load it: base64. */
  weights(): string;
}

/** Why a checkpoint is not taken. */
export interface CheckpointRefusal {
  readonly code: 'checkpoint-not-understood';
}

/** How a game is learned. */
export interface Training {
  start(seed: string): Trainer;
  resume(checkpoint: string): Result<Trainer, CheckpointRefusal>;
}
