// A read-only position of an online game.

import { accept } from '@taproom/games';
import type { PlayedGame, Snapshot } from '../play/game.ts';

/** An earlier position of a game, to look at: nothing can be done in it. */
export class PastGame implements PlayedGame {
  private last: { readonly of: Snapshot; readonly shown: Snapshot } | null = null;

  constructor(
    private readonly game: PlayedGame,
    /** After how many moves. */
    private readonly at: number,
  ) {}

  readonly subscribe: PlayedGame['subscribe'] = listener => this.game.subscribe(listener);

  readonly get = (): Snapshot => {
    const now = this.game.get();
    if (this.last?.of !== now) this.last = { of: now, shown: this.look(now) };
    return this.last.shown;
  };

  viewAt(n: number): object | null {
    return this.game.viewAt(n);
  }

  record = (): string => '';
  act = () => accept(null);
  whyNot = (): null => null;
  undoMove = (): void => undefined;
  redoMove = (): void => undefined;
  startOver = (): void => undefined;
  confirm = async () => accept(null);
  liftCurtain = (): void => undefined;
  undoTurn = async (): Promise<void> => undefined;
  rewind = async () => accept(null);
  askHint = async (): Promise<void> => undefined;
  dropHint = (): void => undefined;
  rematch = async (): Promise<string> => '';

  private look(now: Snapshot): Snapshot {
    return {
      ...now,
      replaying: true,
      // Until it arrives, the board is as it is now.
      view: this.game.viewAt(this.at) ?? now.view,
      awaited: [],
      mayAct: false,
      plan: null,
      told: now.told.filter(({ at }) => at <= this.at),
      moves: this.at,
      canUndo: false,
      outcome: null,
      thinking: [],
      hint: null,
      canHint: false,
    };
  }
}
