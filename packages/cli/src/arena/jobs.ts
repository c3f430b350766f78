// Plays arena games on this thread or on worker threads.

import { type MessagePort, Worker } from 'node:worker_threads';
import { type Budget, decide } from '@taproom/bots';
import {
  type ArenaGame,
  type Crash,
  type Player,
  playGame,
  rotations,
  type Sitting,
} from '@taproom/bots/arena';
import { expectOk } from '@taproom/games';
import type { Desk } from '../desk.ts';
import { entrantOf } from './allowance.ts';
import { ExecPlayer } from './exec.ts';
import { competitorOf, EXEC, type Match } from './match.ts';

const now = (): number => performance.now();

/** Plays the games of a match one after another. */
export interface Job {
  play(sitting: Sitting): Promise<ArenaGame | Crash>;
  close(): Promise<void>;
}

/** Plays them here. Each bot is created once, and each command is started once. */
export class LocalJob implements Job {
  private readonly seatings: readonly (readonly string[])[];
  private readonly commands: readonly ExecPlayer[];
  private readonly players: ReadonlyMap<string, Player>;

  constructor(
    private readonly match: Match,
    private readonly desk: Desk,
  ) {
    this.seatings = rotations(match.bots);
    const names = [...new Set(match.bots)];
    this.commands = names
      .filter(name => name.startsWith(EXEC))
      .map(name => new ExecPlayer(name, match.game, match.allowance, match.timeout));
    const bots = names.filter(name => !name.startsWith(EXEC)).map(name => botPlayer(name, match, desk));
    this.players = new Map([...this.commands, ...bots].map(player => [player.name, player]));
  }

  play(sitting: Sitting): Promise<ArenaGame | Crash> {
    const { game, seed } = this.match;
    const seated = (this.seatings[sitting.rotation] ?? []).flatMap(name => this.players.get(name) ?? []);
    return playGame(this.desk.players.current(game), seated, seed, sitting, now);
  }

  async close(): Promise<void> {
    await Promise.all(this.commands.map(command => command.close()));
  }
}

/** A built-in bot as a player, with its own budget or that of the match. */
function botPlayer(name: string, match: Match, desk: Desk): Player {
  const { game } = desk.players.current(match.game);
  const { level, own } = entrantOf(name);
  const bot = expectOk(competitorOf(desk, match.game, level));
  const allowance = own ?? match.allowance;
  const budget: Budget = 'ms' in allowance ? { ...allowance, now } : allowance;
  return {
    name,
    answer: ({ view, seat, seed }) =>
      decide(bot, view, seat, budget, seed).moves.map(move => game.write(move)),
  };
}

/** A message to a worker: play a game, or exit (null). */
type Order = Sitting | null;

/** Plays them on a worker thread, which runs this same program. */
export class WorkerJob implements Job {
  private readonly worker: Worker;
  private readonly failed: Promise<never>;

  constructor(program: URL, match: Match) {
    this.worker = new Worker(program, { workerData: match });
    this.failed = new Promise((_, reject) => this.worker.once('error', reject));
    this.failed.catch(() => {}); // passed to whoever is waiting for a game
  }

  play(sitting: Sitting): Promise<ArenaGame | Crash> {
    const played = new Promise<ArenaGame | Crash>(resolve => this.worker.once('message', resolve));
    this.worker.postMessage(sitting satisfies Order);
    return Promise.race([played, this.failed]);
  }

  async close(): Promise<void> {
    const ended = new Promise(resolve => this.worker.once('exit', resolve));
    this.worker.postMessage(null satisfies Order);
    await Promise.race([ended, this.failed.catch(() => {})]);
  }
}

/** The other side of a worker job. */
export function work(port: MessagePort, match: Match, desk: Desk): void {
  const job = new LocalJob(match, desk);
  port.on('message', async (order: Order) => {
    if (order !== null) port.postMessage(await job.play(order));
    else {
      await job.close();
      port.close();
    }
  });
}
