import type { LocalGameStore, StoredGame } from './store.ts';

/** Writes a game to the store, one revision at a time. Two tabs can't both continue it: the store refuses the second. */
export class GameWriter {
  private written: Promise<boolean> = Promise.resolve(true);

  constructor(
    private readonly store: Pick<LocalGameStore, 'keep'>,
    private revision: number,
    /** Called when another tab has continued the game. */
    private readonly onLost: () => void,
  ) {}

  /** Stores everything as it is when its turn comes; returns whether that went well. */
  write(stateOf: (revision: number) => StoredGame): Promise<boolean> {
    this.written = this.written.then(async () => {
      const revision = this.revision + 1;
      try {
        const kept = await this.store.keep(stateOf(revision));
        if (kept) this.revision = revision;
        else this.onLost();
        return kept;
      } catch {
        // The device has no room, or stores nothing at all: the game continues, and the screen says that it is not
        // saved.
        return false;
      }
    });
    return this.written;
  }

  /** Resolves when everything is written. */
  async settled(): Promise<void> {
    await this.written;
  }
}
