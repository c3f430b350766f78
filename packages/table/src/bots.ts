import type { GameMove, Refusal, Result, Seat } from '@taproom/games';

/** A bot that has to move: who it is, everything it may know, and the number to commit its turn with. */
export interface BotDue {
  readonly seat: Seat;
  readonly level: string;
  readonly view: object;
  readonly number: number;
}

/** Thinks for a bot, in a worker or elsewhere, and returns a turn. */
export type BotRunner = (due: BotDue) => Promise<readonly GameMove[]>;

/** The part of a table that bots need. `commit` is asynchronous where turns are stored before they count. */
export interface BotTable {
  botDue(): readonly BotDue[];
  commit(seat: Seat, moves: readonly GameMove[], seen: number): Result<unknown> | Promise<Result<unknown>>;
}

/** A bot whose turn the table refused: it can't continue without help. */
export interface BotFault {
  readonly seat: Seat;
  readonly level: string;
  readonly refusal: Refusal;
}

/**
 * Lets the bots play until none has to move, or one makes an illegal move, in which case the fault is returned. `pause`
 * is the minimum time before a bot acts, so that people can follow. An answer to a position that is gone by then is
 * discarded, and the bot is asked again if it still has to move.
 */
export async function playBots(
  table: BotTable,
  runner: BotRunner,
  pause: () => Promise<void>,
): Promise<BotFault | null> {
  for (;;) {
    const due = table.botDue();
    if (due.length === 0) return null;
    const faults = await Promise.all(due.map(bot => play(table, bot, runner, pause)));
    const fault = faults.find(found => found !== null);
    if (fault) return fault;
  }
}

async function play(
  table: BotTable,
  due: BotDue,
  runner: BotRunner,
  pause: () => Promise<void>,
): Promise<BotFault | null> {
  const [moves] = await Promise.all([runner(due), pause()]);
  const { seat, level, number } = due;
  const done = await table.commit(seat, moves, number);
  return done.ok || done.refusal.code === 'stale' ? null : { seat, level, refusal: done.refusal };
}
