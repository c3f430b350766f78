import type { ListedTable, Message } from '@taproom/contracts';
import { Tab } from './tab.ts';
import type { World } from './world.ts';

/** What someone in the lobby needs to know of a table. */
interface Offered {
  readonly playing: boolean;
  readonly free: number;
}

/** A tab with the lobby in it: the listed tables, as they come, change and go. */
export class LobbyTab {
  private readonly tables = new Map<string, Offered>();
  private readonly tab: Tab;

  constructor(world: World, cookie: string, bell: boolean) {
    this.tab = new Tab(world, cookie, { lobby: true, games: bell }, message => this.hear(message));
  }

  open(): Promise<void> {
    return this.tab.open();
  }

  close(): void {
    this.tab.close();
  }

  /** Tables where someone can sit down, and those that can be watched. */
  get joinable(): string[] {
    return [...this.tables].filter(([, { free }]) => free > 0).map(([id]) => id);
  }
  get watchable(): string[] {
    return [...this.tables].filter(([, { playing }]) => playing).map(([id]) => id);
  }

  private hear(message: Message): void {
    if (message.tell !== 'lobby') return;
    if (message.whole) this.tables.clear();
    for (const table of message.tables) this.tables.set(table.id, offered(table));
    for (const id of message.gone) this.tables.delete(id);
  }
}

const offered = ({ status, seats }: ListedTable): Offered => ({
  playing: status === 'playing',
  free: status === 'open' ? seats.filter(({ person, level }) => person === null && level === null).length : 0,
});
