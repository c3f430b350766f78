// The bots of a local game, with a retry if one fails.

import type { GameMove, Seat } from '@taproom/games';
import { type BotDue, type BotTable, playBots } from '@taproom/table';

/** What the bots of a game on this device depend on. */
export interface BotHost {
  readonly table: BotTable;
  readonly think: (due: BotDue) => Promise<readonly GameMove[]>;
  /** Waits for this many milliseconds, scaled by the speed the player has set. */
  readonly pause: (ms: number) => Promise<void>;
  readonly changed: () => void;
  readonly isClosed: () => boolean;
}

/** A bot that could not make its turn: it gave no answer, or an illegal one. */
interface Fault {
  readonly seat: Seat;
  readonly level: string;
  readonly cause: unknown;
}

class NoAnswer extends Error {
  constructor(readonly fault: Fault) {
    super('a bot gave no answer');
  }
}

/** The minimum time before a bot moves, so that people can follow; what moved before has landed by then. */
const LEAST_PAUSE = 800;
const BEFORE_RETRY = 3000;
/** A worker can die or be starved once; beyond that, people should know. */
const RETRIES = 1;

/** Lets the bots play. One that fails is retried once; then they all wait until someone decides what to do. */
export class BotPlay {
  /** The bots that are thinking. */
  thinking: readonly Seat[] = [];
  /** The bot that failed and holds up the game. */
  stalled: { readonly seat: Seat; readonly level: string } | null = null;
  private isRunning = false;
  /** Faults since a bot last made a turn. */
  private faults = 0;

  constructor(private readonly host: BotHost) {}

  /** Lets the bots play until a person has to move, or one of them fails for good. */
  async run(): Promise<void> {
    const { host } = this;
    if (this.isRunning || host.isClosed()) return;
    this.isRunning = true;
    this.stalled = null;
    try {
      for (let fault = await this.play(); fault !== null && !host.isClosed(); fault = await this.play()) {
        const { seat, level, cause } = fault;
        console.error(`The bot on seat ${seat + 1} (${level}) failed:`, cause);
        if (this.faults++ >= RETRIES) {
          this.stalled = { seat, level };
          break;
        }
        await host.pause(BEFORE_RETRY);
      }
    } finally {
      this.isRunning = false;
      this.thinking = [];
      host.changed();
    }
  }

  /** Tries again, with one automatic retry if that fails. */
  retry(): void {
    this.faults = 0;
    void this.run();
  }

  private async play(): Promise<Fault | null> {
    const { host } = this;
    const table: BotTable = {
      botDue: () => {
        const due = host.isClosed() ? [] : host.table.botDue();
        this.thinking = due.map(({ seat }) => seat);
        if (due.length > 0) host.changed();
        return due;
      },
      commit: async (seat, moves, seen) => {
        const done = await host.table.commit(seat, moves, seen);
        if (done.ok) this.faults = 0;
        return done;
      },
    };
    const think = async (due: BotDue): Promise<readonly GameMove[]> => {
      try {
        return await host.think(due);
      } catch (cause) {
        throw new NoAnswer({ seat: due.seat, level: due.level, cause });
      }
    };
    try {
      const refused = await playBots(table, think, () => host.pause(LEAST_PAUSE));
      return refused && { seat: refused.seat, level: refused.level, cause: refused.refusal };
    } catch (error) {
      if (error instanceof NoAnswer) return error.fault;
      throw error;
    }
  }
}
