import type { Random } from '@taproom/games';

const FINE = 2 ** 20;

/** Randomness that can be rewound: every choice gets the same luck, so that only the choice makes a difference. */
export class SameLuck implements Random {
  private readonly drawn: number[] = [];
  private next = 0;

  constructor(private readonly random: Random) {}

  below(n: number): number {
    if (this.next === this.drawn.length) this.drawn.push(this.random.below(FINE));
    return Math.floor((this.drawn[this.next++] * n) / FINE);
  }

  rewind(): void {
    this.next = 0;
  }
}
