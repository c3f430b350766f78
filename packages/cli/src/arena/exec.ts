// External programs as arena players: exec:COMMAND.

import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { type Player, PlayerFailure, type TurnQuestion } from '@taproom/bots/arena';
import type { GameId, Refusal } from '@taproom/games';
import { HERE } from '../input.ts';
import type { Allowance } from './allowance.ts';
import { EXEC } from './match.ts';

/** Why an external program can't play. */
export type ExecRefusal =
  | { readonly code: 'player-timed-out'; readonly seconds: number }
  | { readonly code: 'player-ended'; readonly how: string; readonly told: string }
  | { readonly code: 'player-not-started'; readonly why: string }
  | { readonly code: 'player-not-understood'; readonly answer: string }
  | { readonly code: 'player-spoke-unasked'; readonly answer: string };

const LONGEST_ANSWER = 100_000;
/** How much of a program's standard error is kept for the error message. */
const KEPT = 2000;
/** How long a program may take to exit once its input has ended, in milliseconds. */
const FAREWELL = 1000;

/** An external program as a player: the player protocol of docs/protocol.md, with a running command. */
export class ExecPlayer implements Player {
  private running: LineProcess | null = null;

  constructor(
    readonly name: string,
    private readonly game: GameId,
    private readonly allowance: Allowance,
    private readonly timeout: number,
  ) {}

  async answer({ seat, view, moves }: TurnQuestion): Promise<readonly string[]> {
    this.running ??= new LineProcess(this.name.slice(EXEC.length));
    const request = { do: 'play', game: this.game, seat, view, moves: moves(), ...this.allowance };
    const seconds = this.timeout + ('ms' in this.allowance ? this.allowance.ms / 1000 : 0);
    try {
      return movesIn(await this.running.ask(JSON.stringify(request), seconds));
    } catch (error) {
      // It is restarted for the next game.
      this.running.kill();
      this.running = null;
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.running?.end();
    this.running = null;
  }
}

function movesIn(answer: string): readonly string[] {
  let value: unknown;
  try {
    value = JSON.parse(answer);
  } catch {
    value = null;
  }
  const moves = typeof value === 'object' && value !== null && 'moves' in value ? value.moves : null;
  if (Array.isArray(moves) && moves.every(move => typeof move === 'string')) return moves;
  throw failure({ code: 'player-not-understood', answer: shortened(answer) });
}

/** A running command: a line in, a line out. */
class LineProcess {
  private readonly child: ChildProcessWithoutNullStreams;
  private readonly ended: Promise<void>;
  private heard = '';
  private complaints = '';
  private failed: PlayerFailure | null = null;
  private waiting: { resolve(line: string): void; reject(why: PlayerFailure): void } | null = null;

  constructor(command: string) {
    // Its own process group, so that whatever the shell starts can be ended with it.
    this.child = spawn(command, { shell: true, cwd: HERE, detached: process.platform !== 'win32' });
    this.child.stdin.on('error', () => {}); // its exit is handled below
    this.child.stdout.setEncoding('utf8').on('data', (text: string) => this.hear(text));
    this.child.stderr.setEncoding('utf8').on('data', (text: string) => {
      this.complaints = (this.complaints + text).slice(-KEPT);
    });
    this.ended = new Promise(resolve => {
      this.child.on('error', error => {
        this.fail({ code: 'player-not-started', why: error.message });
        resolve();
      });
      this.child.on('close', (code, signal) => {
        const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
        this.fail({ code: 'player-ended', how, told: this.complaints.trim() });
        resolve();
      });
    });
  }

  ask(line: string, seconds: number): Promise<string> {
    return new Promise((resolve, reject) => {
      if (this.failed !== null) {
        reject(this.failed);
        return;
      }
      const clock = setTimeout(() => this.fail({ code: 'player-timed-out', seconds }), seconds * 1000);
      this.waiting = {
        resolve: answer => {
          clearTimeout(clock);
          resolve(answer);
        },
        reject: why => {
          clearTimeout(clock);
          reject(why);
        },
      };
      this.child.stdin.write(`${line}\n`);
    });
  }

  private hear(text: string): void {
    this.heard += text;
    for (let end = this.heard.indexOf('\n'); end >= 0; end = this.heard.indexOf('\n')) {
      const line = this.heard.slice(0, end);
      this.heard = this.heard.slice(end + 1);
      const { waiting } = this;
      this.waiting = null;
      if (waiting === null) this.fail({ code: 'player-spoke-unasked', answer: shortened(line) });
      else waiting.resolve(line);
    }
    if (this.heard.length > LONGEST_ANSWER) {
      this.fail({ code: 'player-not-understood', answer: shortened(this.heard) });
    }
  }

  /** The first failure counts; the others follow from it. */
  private fail(reason: ExecRefusal): void {
    this.failed ??= failure(reason);
    this.waiting?.reject(this.failed);
    this.waiting = null;
  }

  async end(): Promise<void> {
    this.child.stdin.end();
    let clock: NodeJS.Timeout | undefined;
    await Promise.race([this.ended, new Promise(resolve => (clock = setTimeout(resolve, FAREWELL)))]);
    clearTimeout(clock);
    this.kill();
  }

  kill(): void {
    const { pid } = this.child;
    if (pid === undefined) return;
    try {
      process.kill(process.platform === 'win32' ? pid : -pid, 'SIGKILL');
    } catch {
      // It has already exited.
    }
  }
}

const failure = (reason: ExecRefusal): PlayerFailure => new PlayerFailure(reason satisfies Refusal);

const shortened = (text: string): string => (text.length > 200 ? `${text.slice(0, 199)}…` : text);
