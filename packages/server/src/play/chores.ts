import type { GameMove, Outcome, Seat } from '@taproom/games';
import type { BotDue } from '@taproom/table';
import { problem } from '../problem.ts';
import type { Replaced } from '../store/rows.ts';
import type { Lease, Store } from '../store/store.ts';
import type { Claim } from './claim.ts';
import type { Heartbeat } from './heartbeat.ts';
import type { Look } from './look.ts';
import { ratedBy, resultsOf } from './ratings.ts';
import type { Referee } from './referee.ts';
import type { Played, Repertoire } from './repertoire.ts';
import type { Room } from './room.ts';
import { isPlaying } from './seats.ts';
import { counts } from './stopping.ts';
import type { Thinkers } from './thinkers.ts';

/** How long bots think and seem to think. */
export interface BotPace {
  /** Milliseconds for the best rung, and for the others. */
  readonly best: number;
  readonly others: number;
  /** The least time between being awaited and acting, so that people can follow. */
  readonly pause: number;
}

/** Under what the due work of one table is done. */
export interface Hold {
  readonly lease: Lease;
  /** Whose share of the bots' threads it uses, and how soon. */
  readonly claim: Claim;
  /** From now on it only waits and stores: others can begin. */
  free(): void;
  /** Waits, but not while the server stops. */
  wait(ms: number): Promise<void>;
}

interface ChoresLog {
  error(facts: object, text: string): void;
}

/** If a look changed nothing and the same is still due, the next one comes after this many milliseconds. */
const UNCHANGED = 1000;

/** What is due at one table without anybody asking: bots' turns, clocks that run out, absent players, results. */
export class Chores {
  constructor(
    private readonly store: Store,
    private readonly repertoire: Repertoire,
    private readonly referee: Referee,
    private readonly look: Look,
    private readonly thinkers: Thinkers,
    private readonly heartbeat: Heartbeat,
    private readonly now: () => number,
    private readonly terms: { readonly bots: BotPace; readonly grace: number },
    private readonly log: ChoresLog,
    private readonly thought: (level: string, ms: number) => void,
  ) {}

  /** Does all of it, and gives the moment at which the table must be looked at again. */
  async do(room: Room, hold: Hold): Promise<number | null> {
    // Nobody loses their seat for time in which no node was working.
    await this.heartbeat.check();
    await room.alone(() => room.catchUp());
    if (room.row.status === 'playing') {
      await room.alone(() => this.referee.mend(room, hold.lease));
      await this.replaceAbsent(room, hold.lease);
      await this.playBots(room, hold);
    }
    if (room.row.status === 'finished' || room.row.status === 'abandoned') await this.settle(room);
    return this.nextLook(room);
  }

  /** Gives the seats of people whose time is out, or who are not there, to bots. */
  private async replaceAbsent(room: Room, lease: Lease): Promise<void> {
    const away = await this.away(room);
    await room.alone(async () => {
      for (const seat of room.timeOut(this.now()))
        await this.replaceIf(room, seat, 'time', lease, () => room.timeOut(this.now()).includes(seat));
      for (const seat of away)
        await this.replaceIf(room, seat, 'away', lease, () => room.game?.awaited().includes(seat) ?? false);
    });
  }

  /** Gives a seat to a bot if there is still a reason, also after another node has changed the table. */
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

  /** Who is awaited in a live game and has not been there for longer than the grace time. */
  private async away(room: Room): Promise<Seat[]> {
    const since = await this.absentSince(room);
    return [...since].filter(([, at]) => this.graceEnd(at) <= this.now()).map(([seat]) => seat);
  }

  /** When somebody who is absent since a moment has been so for the grace time. */
  private graceEnd(since: number): number {
    return this.heartbeat.pauses.after(since, this.terms.grace);
  }

  /** Since when those who are awaited in a live game are absent; those who are there are left out. */
  private async absentSince(room: Room): Promise<ReadonlyMap<Seat, number>> {
    const { row, game } = room;
    if (row.pace.pace !== 'live' || game === null) return new Map();
    const presence = await this.look.presenceOf(row.id);
    const awaited = game.awaited().filter(seat => isPlaying(row.seats[seat]));
    const since = awaited.map((seat): [Seat, number] => {
      const until = presence.get(seat)?.until ?? 0;
      return [seat, Math.max(until, row.started ?? 0, room.waitingSince)];
    });
    return new Map(since.filter(([, at]) => at <= this.now()));
  }

  /**
   * Bots think at once, and act when their pause is over as well. A pause needs no slot: when all have thought, the next
   * table can be begun.
   */
  private async playBots(room: Room, hold: Hold): Promise<void> {
    const due = room.row.status === 'playing' ? (room.game?.botDue() ?? []) : [];
    const from = room.waitingSince + this.terms.bots.pause;
    const thoughts = due.map(bot => ({ bot, thought: this.think(room.row, bot, hold.claim) }));
    if (due.length === 0) return;
    void Promise.allSettled(thoughts.map(({ thought }) => thought)).then(() => hold.free());
    const played = await Promise.allSettled(
      thoughts.map(async ({ bot, thought }) => {
        const moves = await thought;
        // A clock that was put back must not make it longer.
        await hold.wait(Math.min(this.terms.bots.pause, from - this.now()));
        await this.play(room, bot, moves, hold.lease);
      }),
    );
    for (const one of played) if (one.status === 'rejected') throw one.reason;
  }

  private async think(
    { game, rules }: Played,
    { seat, level, view }: BotDue,
    claim: Claim,
  ): Promise<readonly GameMove[]> {
    const { bots } = this.terms;
    const ms = level === this.repertoire.levelsOf({ game, rules }).best ? bots.best : bots.others;
    const began = this.now();
    const moves = await this.thinkers.think({ game, rules, level, seat, view, ms }, claim);
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
      // As long as other nodes are quicker. The bot must not move for somebody who has come back meanwhile.
      for (;;) {
        if (!isThere()) return problem('replaced');
        const asked = await this.referee.ask(room, { do: 'commit', seat, moves, seen: number }, BOT, lease);
        if (asked !== null) return asked;
      }
    });
    // What has changed meanwhile is no fault: the table is due again.
    const stale = !done.ok && (done.refusal.code !== 'refused' || done.refusal.refusal?.code === 'stale');
    if (!done.ok && !stale) {
      const facts = { table: room.row.id, seat, level, refusal: done.refusal.refusal };
      this.log.error(facts, 'a bot played against the rules');
      throw new Error('a bot played against the rules');
    }
  }

  /** Writes down the results of a game that is over, and the ratings that follow: once. */
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
    if (game.botDue().length > 0) return this.now();
    const out = room.firstTimeOut();
    if (out === null) return null;
    const absent =
      row.pace.pace === 'live'
        ? [
            this.now() + this.terms.grace,
            ...[...(await this.absentSince(room)).values()].map(at => this.graceEnd(at)),
          ]
        : [];
    const next = Math.min(out, ...absent);
    return next > this.now() ? next : this.now() + UNCHANGED;
  }
}

const NOBODY = { person: null, key: null };
const BOT = { person: null, key: null, cause: 'turn' } as const;
