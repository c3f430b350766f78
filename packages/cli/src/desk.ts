import { PLAYERS, type Roster } from '@taproom/bots';
import { ESTIMATORS, type Estimator } from '@taproom/bots/coach';
import { EXPLORERS, type Explorer } from '@taproom/bots/explore';
import { PUZZLERS, type Puzzler } from '@taproom/bots/puzzles';
import { WORKBENCHES, type Workbench } from '@taproom/bots/workbench';
import { type Catalogue, GAMES } from '@taproom/games';
import type { PointNames } from './points.ts';
import { POINTS, SENTENCES } from './sentences/released.ts';
import type { Sentences } from './sentences.ts';

/** What the commands work with (dependency injection): they name no game themselves. */
export interface Desk {
  readonly games: Catalogue;
  readonly players: Roster;
  readonly workbenches: Catalogue<Workbench>;
  readonly estimators: Catalogue<Estimator>;
  readonly puzzlers: Catalogue<Puzzler>;
  readonly explorers: Catalogue<Explorer>;
  /** Refusals in words. */
  readonly sentences: Sentences;
  /** What the scores of a game count, by its id; points where nothing is said. */
  readonly points: Readonly<Record<string, PointNames>>;
}

/** The released games, and everything made for them. */
export const DESK: Desk = {
  games: GAMES,
  players: PLAYERS,
  workbenches: WORKBENCHES,
  estimators: ESTIMATORS,
  puzzlers: PUZZLERS,
  explorers: EXPLORERS,
  sentences: SENTENCES,
  points: POINTS,
};
