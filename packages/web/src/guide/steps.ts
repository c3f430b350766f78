import type { GameTypes, Snapshot } from '../play/game.ts';

/** One thing that the guide shows. */
export interface Step<Of extends GameTypes = GameTypes> {
  /** Its name: the guide's words have a text for it. */
  readonly name: string;
  /** The `data-guide` attributes of what it is about; the first one that can be seen is pointed at. */
  readonly at: readonly string[];
  /** When the player has done it; without this only "next" goes on. */
  until?(now: Snapshot<Of>): boolean;
}

export const isCommitted = ({ plan }: Snapshot): boolean => plan === null || plan.moves.length === 0;
