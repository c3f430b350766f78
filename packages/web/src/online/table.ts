import type { ChatLine, Message, TableInfo, TableView } from '@taproom/contracts';
import { ask, type DoorProblem } from './door.ts';
import { type Delivery, OnlineGame } from './game.ts';
import type { LineState } from './line.ts';
import { wire } from './wire.ts';

/** What the page around a shared table shows. */
export interface TableSnapshot {
  readonly found: 'looking' | 'none' | 'here';
  readonly line: LineState;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  /** The words of the invitation, for those who sit there while it is open. */
  readonly invite: string | null;
  readonly game: OnlineGame | null;
  readonly delivery: Delivery;
  readonly trouble: DoorProblem | null;
  readonly clocks: TableView['clocks'];
  /** When the clocks were read, by this browser's own clock. */
  readonly clocksAt: number;
  readonly awaited: readonly number[];
  readonly chat: readonly ChatLine[];
}

const NOTHING: TableSnapshot = {
  found: 'looking',
  line: 'opening',
  table: null,
  seat: null,
  invite: null,
  game: null,
  delivery: 'none',
  trouble: null,
  clocks: [],
  clocksAt: 0,
  awaited: [],
  chat: [],
};

/** A table on the server, from sitting down to the end, as this browser knows it. */
export class OnlineTable {
  private snapshot: TableSnapshot = NOTHING;
  private readonly listeners = new Set<() => void>();
  private leave: (() => void) | null = null;
  private leaveGame: (() => void) | null = null;
  /** What was refused around the table; the game knows what was wrong with its turns. */
  private around: DoorProblem | null = null;

  constructor(private readonly id: string) {}

  readonly get = (): TableSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    if (this.leave === null) {
      this.leave = wire.listen({
        tables: [this.id],
        hear: message => this.hear(message),
        changed: line => {
          this.set({ line });
          if (line === 'open') this.snapshot.game?.hurry();
        },
      });
      void this.hearChat();
    }
    return () => {
      this.listeners.delete(listener);
      // A page that only redraws itself comes back at once.
      setTimeout(() => {
        if (this.listeners.size > 0) return;
        this.leave?.();
        this.leave = null;
        this.leaveGame?.();
        this.snapshot.game?.close();
      }, 0);
    };
  };

  /** Shows why something was refused, until it is dismissed or something else is done. */
  refused(trouble: DoorProblem | null): void {
    this.around = trouble;
    this.set({ trouble: trouble ?? this.snapshot.game?.trouble ?? null });
  }

  /** Takes a stream through the eyes of the seat that was just taken or left. */
  lookAnew(): void {
    wire.refresh();
  }

  /** Whoever is at the screen has read what was wrong. */
  dismiss(): void {
    this.snapshot.game?.dismiss();
    this.refused(null);
  }

  /** The chat anew: without those who are not heard any more, or with those who are again. */
  async hearChat(): Promise<void> {
    const found = await ask('chat', { params: { id: this.id } });
    if (found.ok) this.set({ chat: found.value.lines });
  }

  private hear(message: Message): void {
    switch (message.tell) {
      case 'none':
        this.set({ found: 'none' });
        break;
      case 'table':
        this.learn(message.view);
        break;
      case 'turn': {
        this.snapshot.game?.hear(message);
        const { clocks, awaited } = message;
        this.set({ clocks, awaited, clocksAt: performance.now() });
        break;
      }
      case 'info':
        this.snapshot.game?.info(message.table);
        this.set({ table: message.table });
        break;
      case 'chat':
        this.set({ chat: withLine(this.snapshot.chat, message.line) });
        break;
    }
  }

  private learn(view: TableView): void {
    const { table, seat, clocks, awaited } = view;
    const begun = view.view !== null;
    let { game } = this.snapshot;
    if (begun && game !== null) game.learn(view);
    else if (begun) {
      game = new OnlineGame(view, () => wire.refresh());
      const made = game;
      this.leaveGame = game.subscribe(() => this.follow(made));
    }
    this.set({ found: 'here', table, seat, clocks, awaited, clocksAt: performance.now(), game });
    if (game) this.follow(game);
    if (table.status === 'open') void this.fetchInvitation();
  }

  private follow(game: OnlineGame): void {
    this.set({ delivery: game.delivery, trouble: this.around ?? game.trouble });
  }

  private async fetchInvitation(): Promise<void> {
    const own = await ask('invitation', { params: { id: this.id } });
    if (own.ok) this.set({ invite: own.value.invite });
  }

  private set(change: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    for (const listener of this.listeners) listener();
  }
}

/** A chat with a line that is new, or that was hidden or shown again. */
export const withLine = (lines: readonly ChatLine[], line: ChatLine): ChatLine[] =>
  [...lines.filter(({ number }) => number !== line.number), line].sort((a, b) => a.number - b.number);
