import type { Message } from '@taproom/contracts';
import { readEvents, type Stream } from '../bench/http.ts';
import type { World } from './world.ts';

/** A browser comes back after this time, in milliseconds, when its stream has broken. */
const RETRY = 1500;

export interface Watched {
  readonly tables?: string;
  readonly lobby?: boolean;
  readonly games?: boolean;
}

/**
 * A browser's tab: one stream with everything that the tab shows. It comes back where it stopped when its stream breaks,
 * and each time that happens without being asked for is an error.
 */
export class Tab {
  private stream: Stream | null = null;
  private cursor = '';
  private wanted = false;
  private readonly address: string;

  constructor(
    private readonly world: World,
    private readonly cookie: string,
    { tables, lobby, games }: Watched,
    private readonly hear: (message: Message) => void,
  ) {
    const parts = [
      ...(tables === undefined ? [] : [`tables=${tables}`]),
      ...(lobby ? ['lobby=1'] : []),
      ...(games ? ['games=1'] : []),
    ];
    this.address = `/api/v1/stream?${parts.join('&')}`;
  }

  get isOpen(): boolean {
    return this.stream !== null;
  }

  async open(): Promise<void> {
    this.wanted = true;
    const { world } = this;
    const last = this.cursor === '' ? '' : `&last=${this.cursor}`;
    // A stream that was closed meanwhile must not be heard any more.
    let current = true;
    const read = readEvents((message, id) => {
      this.cursor = id;
      this.hear(message);
    }, isNeeded);
    const hear = (text: string): void => {
      if (current) read(text);
    };
    const broke = (): void => {
      current = false;
      this.drop();
      if (!this.wanted) return;
      world.tally.errors.add('stream: broke');
      this.comeBack();
    };
    try {
      const stream = await world.asker.stream(`${this.address}${last}`, this.cookie, { hear, broke });
      const close = (): void => {
        current = false;
        stream.close();
      };
      if (!this.wanted || this.stream !== null) return close();
      this.stream = { close };
      world.openTabs++;
      world.lastAnswer = performance.now();
    } catch (error) {
      if (!this.wanted) return;
      world.tally.errors.add(
        `stream: not opened (${error instanceof Error ? error.message.slice(-9) : error})`,
      );
      this.comeBack();
    }
  }

  close(): void {
    this.wanted = false;
    this.stream?.close();
    this.drop();
  }

  private drop(): void {
    if (this.stream !== null) this.world.openTabs--;
    this.stream = null;
  }

  private comeBack(): void {
    setTimeout(() => {
      if (this.wanted && this.stream === null) void this.open();
    }, RETRY);
  }
}

/** Own games are sent to every tab; nobody here looks at them, so they need not be parsed. */
const isNeeded = (data: string): boolean =>
  !data.startsWith('{"tell":"games"') && !data.startsWith('{"tell":"quiet"');
