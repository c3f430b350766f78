import type { ChatLine, Message, TableInfo, TableView } from '@taproom/contracts';
import type { Catalogue } from '@taproom/games';
import { landed } from '../motion/landing.ts';
import { motionPace } from '../motion/pace.ts';
import { Observable } from '../observable.ts';
import { withLine } from './chat-lines.ts';
import { ask, type DoorProblem } from './door.ts';
import type { LineState } from './event-stream.ts';
import { OnlineGame, type TurnDelivery } from './game.ts';
import { isMarked } from './mark.ts';
import { wire } from './wire.ts';

/** The state of the page around a shared table. */
export interface TableSnapshot {
  readonly found: 'looking' | 'none' | 'here';
  readonly line: LineState;
  readonly table: TableInfo | null;
  readonly seat: number | null;
  /** The invitation code, for those who sit there while it is open. */
  readonly invite: string | null;
  readonly game: OnlineGame | null;
  readonly delivery: TurnDelivery;
  readonly trouble: DoorProblem | null;
  readonly clocks: TableView['clocks'];
  /** When the clocks were read, by this browser's own clock. */
  readonly clocksAt: number;
  /** By how many milliseconds the server's clock is ahead of this browser's. */
  readonly ahead: number;
  readonly awaited: readonly number[];
  /** Whether the host has removed the user. */
  readonly removed: 'may-return' | 'kept-out' | null;
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
  ahead: 0,
  awaited: [],
  removed: null,
  chat: [],
};

/** A table on the server, from sitting down to the end, as this browser knows it. */
export class OnlineTable {
  private snapshot: TableSnapshot = NOTHING;
  private readonly changes = new Observable();
  private leave: (() => void) | null = null;
  private leaveGame: (() => void) | null = null;
  /** Refusals around the table; the game knows what was wrong with its turns. */
  private around: DoorProblem | null = null;

  constructor(
    private readonly id: string,
    private readonly games: Catalogue,
  ) {}

  readonly get = (): TableSnapshot => this.snapshot;

  readonly subscribe = (listener: () => void): (() => void) => {
    const unsubscribe = this.changes.subscribe(listener);
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
      unsubscribe();
      // A page that only rerenders comes back at once.
      setTimeout(() => {
        if (this.changes.isObserved) return;
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

  /** Reopens the stream with the view of the seat that was just taken or left. */
  lookAnew(): void {
    wire.refresh();
  }

  /** The user has dismissed the refusal. */
  dismiss(): void {
    this.snapshot.game?.dismiss();
    this.refused(null);
  }

  /** Reloads the chat: without newly muted people, or with unmuted ones again. */
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
        const { clocks, awaited, now } = message;
        this.set({ clocks, awaited, clocksAt: performance.now(), ahead: now - Date.now() });
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
    const { table, seat, clocks, awaited, now } = view;
    const ahead = now - Date.now();
    // Without its rules here there is nothing to show of the game: the page says so.
    const begun = view.view !== null && this.games.find(table.game, table.rules).ok;
    let { game } = this.snapshot;
    if (begun && game !== null) game.learn(view);
    else if (begun) {
      game = new OnlineGame(
        view,
        this.games,
        () => wire.refresh(),
        () => landed(motionPace()),
      );
      const made = game;
      this.leaveGame = game.subscribe(() => this.follow(made));
    }
    this.set({ found: 'here', table, seat, clocks, awaited, clocksAt: performance.now(), ahead, game });
    if (game) this.follow(game);
    // Someone without an account would be refused.
    if (table.status === 'open' && isMarked()) void this.fetchInvitation();
  }

  private follow(game: OnlineGame): void {
    this.set({ delivery: game.delivery, trouble: this.around ?? game.trouble });
  }

  private async fetchInvitation(): Promise<void> {
    const own = await ask('invitation', { params: { id: this.id } });
    if (own.ok) this.set({ invite: own.value.invite, removed: own.value.removed });
  }

  private set(change: Partial<TableSnapshot>): void {
    this.snapshot = { ...this.snapshot, ...change };
    this.changes.notify();
  }
}
