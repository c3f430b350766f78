import { PLAYERS, type Roster, type Task } from '@taproom/bots';
import type { GameMove } from '@taproom/games';
import type { Claim } from '../../src/play/claim.ts';
import { think } from '../../src/play/thinker.ts';
import type { Thinkers } from '../../src/play/thinkers.ts';

/** Bots that think on this thread, a slice at a time: tests run no program that could start itself again. */
export class LocalThinkers implements Thinkers {
  readonly waiting = 0;
  readonly threads: number = 1;

  constructor(private readonly roster: Roster = PLAYERS) {}

  think(task: Task, _claim: Claim): Promise<readonly GameMove[]> {
    return think(this.roster, task);
  }

  takeNoMore(): void {}

  async close(): Promise<void> {}
}
