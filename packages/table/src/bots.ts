import type { GameMove, Refusal, Result, Seat } from '@taproom/games';

/** A bot that is awaited: who it is, all that it may know, and the number to commit its turn with. */
export interface BotDue {
  readonly seat: Seat;
  readonly level: string;
  readonly view: object;
  readonly number: number;
}

/** Thinks for a bot, in a worker or wherever, and answers with a turn. */
export type BotRunner = (due: BotDue) => Promise<readonly GameMove[]>;

/** As much of a table as bots need. Where turns are stored before they count, `commit` takes its time. */
export interface BotTable {
  botDue(): readonly BotDue[];
  commit(seat: Seat, moves: readonly GameMove[], seen: number): Result<unknown> | Promise<Result<unknown>>;
}

/** A bot whose turn the table refused: it can't go on by itself. */
export interface BotFault {
  readonly seat: Seat;
  readonly level: string;
  readonly refusal: Refusal;
}

/**
 * Lets the bots play until none is awaited, or one plays against the rules: then the fault is given. `pause` is the
 * least time between being awaited and acting, so that people can follow. An answer to a position that has gone in
 * the meantime is thrown away, and the bot is asked again if it is still awaited.
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
