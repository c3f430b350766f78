import type { Result } from '@taproom/games';

/** The result of one training step: the figures worth plotting, by name. */
export interface Lesson {
  /** Games played since the start. */
  readonly games: number;
  readonly figures: Readonly<Record<string, number>>;
}

/** How far the training is. Rates and exploration may depend on it. */
export interface TrainingStage {
  /** From 0 at the start to 1 at the end. */
  readonly progress: number;
  /** The most games to play in this step; null for no limit. */
  readonly most: number | null;
}

/**
 * A training in progress. Everything in it comes from its seed and the stages passed to it: the same seed and stages
 * give the same weights, even if it was stopped and resumed from a checkpoint in between.
 */
export interface Trainer {
  /** Plays some games, at least one, and learns from them. A step should take seconds, not minutes. */
  step(stage: TrainingStage): Lesson;
  /** Everything needed to resume later, as text. */
  checkpoint(): string;
  /** The weights so far, as the bots load them: base64. */
  weights(): string;
}

/** Why a checkpoint was rejected. */
export interface CheckpointRefusal {
  readonly code: 'checkpoint-not-understood';
}

/** How a game is trained. */
export interface Training {
  start(seed: string): Trainer;
  resume(checkpoint: string): Result<Trainer, CheckpointRefusal>;
}
