import { SeededRandom } from '@taproom/games';
import { HABITS } from './habits.ts';
import { LobbyTab } from './lobby.ts';
import { Reader } from './reader.ts';
import type { World } from './world.ts';

/** Someone without an account who looks around in the lobby, watches a game for a while, and comes back to the lobby. */
export class Spectator {
  /** The table in the tab; null in the lobby. */
  reader: Reader | null = null;
  private readonly random: SeededRandom;

  constructor(
    private readonly world: World,
    name: string,
  ) {
    this.random = new SeededRandom(`${world.options.seed} ${name}`);
  }

  async live(): Promise<void> {
    const { world, random } = this;
    while (!world.over) {
      const lobby = new LobbyTab(world, '', false);
      await lobby.open();
      await world.sleep(world.between(random, HABITS.loiter));
      const { watchable } = lobby;
      lobby.close();
      const id = watchable[random.below(Math.max(1, watchable.length))];
      if (id === undefined || world.over) continue;
      world.tally.deeds.add('games watched');
      this.reader = new Reader(world, world.table(id), '', false);
      await this.reader.open();
      await world.sleep(world.between(random, HABITS.watch));
      // At the end of the run the view is compared with the server's.
      if (world.over) return;
      this.reader.close();
      this.reader = null;
    }
  }
}
