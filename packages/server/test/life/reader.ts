import type { Message, TableView } from '@taproom/contracts';
import { learn } from '../bench/turns.ts';
import { Tab } from './tab.ts';
import type { LifeTable } from './table.ts';
import type { World } from './world.ts';

/** Someone in whose tab a table is open: a player or a spectator. The view follows from the stream alone. */
export class Reader {
  known: TableView | null = null;
  private readonly tab: Tab;

  constructor(
    private readonly world: World,
    readonly table: LifeTable,
    readonly cookie: string,
    bell: boolean,
    private readonly heard: (message: Message) => void = () => undefined,
  ) {
    const watched = { tables: table.id, games: bell };
    this.tab = new Tab(world, cookie, watched, message => this.hear(message));
  }

  get isOpen(): boolean {
    return this.tab.isOpen;
  }

  open(): Promise<void> {
    return this.tab.open();
  }

  close(): void {
    this.tab.close();
    this.table.leave(this);
  }

  private hear(message: Message): void {
    const { known } = this;
    if (message.tell === 'turn' && known !== null && known.number !== message.from)
      this.world.tally.errors.add('stream: a gap');
    const next = learn(known, message);
    // Events from before the tab was opened are not needed, and would be held for thousands of readers.
    this.known = next === null || message.tell !== 'table' ? next : { ...next, told: [], turns: [] };
    if (this.known !== null && this.known !== known) this.table.hear(this, this.known);
    this.heard(message);
  }
}
