import type { Io } from './command.ts';

const WIDTH = 40;

/** A progress bar on standard error, if it is a terminal. */
export class ProgressBar {
  private drawn = -1;

  constructor(
    private readonly whole: number,
    private readonly io: Io,
  ) {}

  /** Shows how much is done. */
  at(done: number): void {
    if (!this.io.terminal) return;
    const filled = Math.floor((WIDTH * done) / this.whole);
    if (filled === this.drawn) return;
    this.drawn = filled;
    this.io.err(`\r[${'='.repeat(filled).padEnd(WIDTH)}] ${done} of ${this.whole}`);
  }

  /** Clears the bar. */
  end(): void {
    if (this.io.terminal) this.io.err('\r\x1b[K');
  }
}
