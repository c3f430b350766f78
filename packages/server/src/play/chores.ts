// The background jobs of one table: bot turns, clocks that run out, absent players, results.

import type { GameMove, Outcome, Seat } from '@taproom/games';
import type { BotDue } from '@taproom/table';
import { problem } from '../problem.ts';
import type { Replaced, TableRow } from '../store/rows.ts';
import type { Lease, Store } from '../store/store.ts';
import type { Absence } from './absence.ts';
import type { Claim } from './claim.ts';
import { exactly } from './deal.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Look } from './look.ts';
import { Offers } from './patience.ts';
import { ratedBy, resultsOf } from './ratings.ts';
import type { Referee } from './referee.ts';
import type { Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { isIdle, isPlaying } from './seats.ts';
import { counts } from './stopping.ts';
import { areStoppedForGood, FOREVER } from './stops.ts';
import type { Thinkers } from './thinkers.ts';
import { thinkingTime } from './thinking-time.ts';

/** How long bots think, and how long they wait before they move. */
export interface BotPace {
  /** Milliseconds for the best level, and for the others. */
  readonly best: number;
  readonly others: number;
  /** The minimum time before a bot acts, so that people can follow. */
  readonly pause: number;
}

/** The conditions for doing the due work of one table. */
export interface Hold {
  readonly lease: Lease;
  /** Whose share of the bot threads it uses, and with what priority. */
  readonly claim: Claim;
  /** Since when it is due. */
  readonly due: number;
  /** From now on it only waits and stores: others can start. */
  free(): void;
  /** Waits, but not during shutdown. */
  wait(ms: number): Promise<void>;
}

interface ChoresLog {
  error(facts: object, text: string): void;
}

/**
 * If a pass changed nothing and the same is still due, or a bot waits for someone, the next one comes after this many
 * milliseconds.
 */
const UNCHANGED = 1000;

/**
 * The background work of one table, which is due without a request: bot turns, clocks that run out, absent
 * players, results.
 */
export class Chores {
  private readonly opened: number;
  private readonly offers = new Offers();

  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly referee: Referee,
    private readonly look: Look,
    private readonly thinkers: Thinkers,
    private readonly heartbeat: Heartbeat,
    private readonly absence: Absence,
    private readonly now: () => number,
    private readonly terms: { readonly bots: BotPace },
    private readonly log: ChoresLog,
    private readonly thought: (level: string, ms: number) => void,
  ) {
    this.opened = now();
  }

  /** Does all of it, and returns when the table must be looked at again. */
  async do(room: Room, hold: Hold): Promise<number | null> {
    // Nobody loses their seat for time during which no node was working.
    await this.heartbeat.check();
    await room.alone(() => room.catchUp());
    if (room.row.status === 'playing') {
      await room.alone(() => this.referee.mend(room, hold.lease));
      if (isIdle(room.row)) await this.lapse(room, hold.lease);
      else await this.replaceAbsent(room, hold.lease);
      if (!isIdle(room.row)) await this.playBots(room, hold);
    }
    if (room.row.status === 'finished' || room.row.status === 'abandoned') await this.settle(room);
    return this.nextLook(room);
  }

  /** Gives the seats of people who are out of time or absent to bots. */
  private async replaceAbsent(room: Room, lease: Lease): Promise<void> {
    const away = await this.away(room);
    await room.alone(async () => {
      for (const seat of room.times.out(this.now()))
        await this.replaceIf(room, seat, 'time', lease, () => room.times.out(this.now()).includes(seat));
      for (const seat of away)
        await this.replaceIf(room, seat, 'away', lease, () => room.game?.awaited().includes(seat) ?? false);
    });
  }

  /** Ends a game that nobody has come back to. */
  private async lapse(room: Room, lease: Lease): Promise<void> {
    await room.alone(async () => {
      if (this.absence.lapsesAt(room) <= this.now()) await this.referee.lapse(room, lease);
    });
  }

  /** Gives a seat to a bot if there is still a reason, even if another node has changed the table. */
  private async replaceIf(
    room: Room,
    seat: Seat,
    why: Replaced,
    lease: Lease,
    isDue: () => boolean,
  ): Promise<void> {
    while (room.row.status === 'playing' && isPlaying(room.row.seats[seat]) && isDue())
      if ((await this.referee.replace(room, seat, why, NOBODY, lease)) !== null) return;
  }

  /** Who has to move in a live game and has been absent for longer than the grace period. */
  private async away(room: Room): Promise<Seat[]> {
    const ends = this.absence.takeovers(room, await this.look.presenceOf(room.row.id));
    return [...ends].filter(([, at]) => at <= this.now()).map(([seat]) => seat);
  }

  /**
   * Bots think at once, and act when their pause is over as well. A pause needs no slot: once all have thought, the
   * next table can start.
   */
  private async playBots(room: Room, hold: Hold): Promise<void> {
    const { due } = await this.botsDue(room);
    const from = room.waitingSince + this.terms.bots.pause;
    // What was due before the server started is not late because of other tables.
    const late = (): number => this.now() - Math.max(hold.due + this.terms.bots.pause, this.opened);
    const thoughts = due.map(bot => ({ bot, thought: this.think(room.row, bot, hold.claim, late) }));
    if (due.length === 0) return;
    void Promise.allSettled(thoughts.map(({ thought }) => thought)).then(() => hold.free());
    const played = await Promise.allSettled(
      thoughts.map(async ({ bot, thought }) => {
        const moves = await thought;
        // A clock that was set back must not make it longer.
        await hold.wait(Math.min(this.terms.bots.pause, from - this.now()));
        // Someone may have come back to their seat's table while the bot was thinking.
        const { due: still } = await this.botsDue(room);
        if (still.some(({ seat }) => seat === bot.seat)) await this.play(room, bot, moves, hold.lease);
      }),
    );
    for (const one of played) if (one.status === 'rejected') throw one.reason;
  }

  /** The bots that have to move, without those that leave their turn to someone who is back; and when these will move. */
  private async botsDue(
    room: Room,
  ): Promise<{ readonly due: readonly BotDue[]; readonly next: number | null }> {
    const { row, game } = room;
    const bots = row.status === 'playing' ? (game?.botDue() ?? []) : [];
    const isLent = ({ seat }: BotDue): boolean => {
      const replaced = row.seats[seat]?.replaced ?? null;
      return replaced !== null && replaced !== 'resigned';
    };
    if (!bots.some(isLent)) return { due: bots, next: bots.length > 0 ? this.now() : null };
    const presence = await this.look.presenceOf(row.id);
    const now = this.now();
    const waits = bots.map(bot => {
      const isPresent = (presence.get(bot.seat)?.until ?? 0) > now;
      return isLent(bot) ? this.offers.until(`${row.id} ${bot.seat}`, isPresent, now) : null;
    });
    return {
      due: bots.filter((_, i) => waits[i] === null),
      next: Math.min(...waits.map(until => until ?? now)),
    };
  }

  private async think(
    { game, rules, deal, secret }: TableRow,
    { seat, level, view }: BotDue,
    claim: Claim,
    late: () => number,
  ): Promise<readonly GameMove[]> {
    const { bots } = this.terms;
    const ms = level === this.repertoire.levelsOf({ game, rules }).best ? bots.best : bots.others;
    const began = this.now();
    const exact = deal === null ? {} : { exact: exactly(secret, seat, view) };
    const task = { game, rules, level, seat, view, ms, ...exact };
    const moves = await this.thinkers.think(task, claim, () => thinkingTime(ms, late()));
    this.thought(level, this.now() - began);
    return moves;
  }

  private async play(
    room: Room,
    { seat, level, number }: BotDue,
    moves: readonly GameMove[],
    lease: Lease,
  ): Promise<void> {
    const isThere = (): boolean => {
      const sitter = room.game?.sitters[seat];
      return sitter?.kind === 'bot' && sitter.level === level;
    };
    const done = await room.alone(async () => {
      // Repeated while other nodes are faster. The bot must not move for someone who has come back in the meantime.
      for (;;) {
        if (!isThere()) return problem('replaced');
        const asked = await this.referee.ask(room, { do: 'commit', seat, moves, seen: number }, BOT, lease);
        if (asked !== null) return asked;
      }
    });
    // Changes in the meantime are not a fault: the table is due again.
    const stale = !done.ok && (done.refusal.code !== 'refused' || done.refusal.refusal?.code === 'stale');
    if (!done.ok && !stale) {
      const facts = { table: room.row.id, seat, level, refusal: done.refusal.refusal };
      this.log.error(facts, 'a bot made an illegal move');
      throw new Error('a bot made an illegal move');
    }
  }

  /** Writes the results of a finished game, and the ratings that follow from them: once. */
  private async settle(room: Room): Promise<void> {
    const { row } = room;
    const outcome: Outcome | null = row.status === 'finished' ? (room.game?.outcome() ?? null) : null;
    if (!counts(row, room.game)) return;
    const results = resultsOf(row, outcome);
    await this.store.ratings.settle(row.id, results, row.rated ? await ratedBy(row, results, outcome) : null);
  }

  /** When the table must be looked at again, now that its work is done. */
  private async nextLook(room: Room): Promise<number | null> {
    const { row, game } = room;
    if (row.status !== 'playing' || game === null) return null;
    const later = (at: number): number => (at > this.now() ? at : this.now() + UNCHANGED);
    if (isIdle(row)) return later(this.absence.lapsesAt(room));
    const { next: bots } = await this.botsDue(room);
    if (bots !== null && bots <= this.now()) return this.now();
    // Whoever a bot waits for may go again: then it waits no longer.
    const waiting = bots === null ? FOREVER : Math.min(bots, this.now() + UNCHANGED);
    const grace = this.absence.graceAt(row);
    const absent =
      grace === null
        ? []
        : [this.now() + grace, ...this.absence.takeovers(room, await this.look.presenceOf(row.id)).values()];
    const out = room.times.firstOut();
    if (out === null && bots === null && !areStoppedForGood(row)) return null;
    return later(Math.min(out ?? FOREVER, waiting, ...absent));
  }
}

const NOBODY = { person: null, key: null };
const BOT = { person: null, key: null, cause: 'turn' } as const;
