import { type MessagePort, Worker } from 'node:worker_threads';
import { type Budget, decide } from '@taproom/bots';
import { type Crash, type Played, type Player, playGame, rotations, type Sitting } from '@taproom/bots/arena';
import { expectOk } from '@taproom/games';
import type { Desk } from '../desk.ts';
import { ExecPlayer } from './exec.ts';
import { botOf, EXEC, type Match } from './match.ts';

const now = (): number => performance.now();

/** Plays the games of a match one after the other. */
export interface Job {
  play(sitting: Sitting): Promise<Played | Crash>;
  close(): Promise<void>;
}

/** Plays them here. Each bot is made once, and so is each command started. */
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

  play(sitting: Sitting): Promise<Played | Crash> {
    const { game, seed } = this.match;
    const seated = (this.seatings[sitting.rotation] ?? []).flatMap(name => this.players.get(name) ?? []);
    return playGame(this.desk.players.current(game), seated, seed, sitting, now);
  }

  async close(): Promise<void> {
    await Promise.all(this.commands.map(command => command.close()));
  }
}

/** A bot of the house as a player. */
function botPlayer(name: string, { game: id, allowance }: Match, desk: Desk): Player {
  const { game } = desk.players.current(id);
  const bot = expectOk(botOf(desk, id, name));
  const budget: Budget = 'ms' in allowance ? { ...allowance, now } : allowance;
  return {
    name,
    answer: ({ view, seat, seed }) =>
      decide(bot, view, seat, budget, seed).moves.map(move => game.write(move)),
  };
}

/** What a worker is told: to play a game, or to end (null). */
type Order = Sitting | null;

/** Plays them in a thread of its own, which runs this same program. */
export class WorkerJob implements Job {
  private readonly worker: Worker;
  private readonly failed: Promise<never>;

  constructor(program: URL, match: Match) {
    this.worker = new Worker(program, { workerData: match });
    this.failed = new Promise((_, reject) => this.worker.once('error', reject));
    this.failed.catch(() => {}); // it is told to whoever waits for a game
  }

  play(sitting: Sitting): Promise<Played | Crash> {
    const played = new Promise<Played | Crash>(resolve => this.worker.once('message', resolve));
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
