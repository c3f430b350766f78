import type { Seat } from '@taproom/games';
import { kept } from '../kept.ts';
import { Observable } from '../observable.ts';

/** A mistake of one's own, to be tried again from time to time. */
export interface MistakeCard {
  /** The review, and the moment in it. */
  readonly key: string;
  readonly ply: number;
  readonly seat: Seat;
  /** How often in a row it was done right, at most one more than there are pauses. */
  readonly box: number;
  /** When it is due, in milliseconds since 1970. */
  readonly due: number;
}

const DAY = 86_400_000;

/** How long a card rests after it was done right for the first time, the second time, and so on. */
const PAUSES: readonly number[] = [1, 3, 7, 16, 35].map(days => days * DAY);

const KEY = /^[0-9a-f]{24}$/;

const isCard = (value: unknown): value is MistakeCard => {
  if (typeof value !== 'object' || value === null) return false;
  const { key, ply, seat, box, due } = value as Partial<Record<keyof MistakeCard, unknown>>;
  const isText = typeof key === 'string' && KEY.test(key);
  return isText && [ply, seat, box, due].every(number => typeof number === 'number' && number >= 0);
};

/** The deck of one's own mistakes: what is done right comes back later and later, what is not comes back at once. */
export class MistakeDeck {
  private readonly kept = kept<readonly MistakeCard[]>('taproom.mistakes', stored =>
    Array.isArray(stored) ? stored.filter(isCard) : null,
  );
  private cards: readonly MistakeCard[];
  private readonly changes = new Observable();
  readonly subscribe = this.changes.subscribe;

  constructor(private readonly now: () => number) {
    this.cards = this.kept.get() ?? [];
  }

  readonly get = (): readonly MistakeCard[] => this.cards;

  /** One's mistakes in a game, after its review: those that are known keep their place. */
  put(key: string, seat: Seat, plies: readonly number[]): void {
    const known = this.cards.filter(
      card => card.key === key && card.seat === seat && plies.includes(card.ply),
    );
    const fresh = plies
      .filter(ply => !known.some(card => card.ply === ply))
      .map(ply => ({ key, ply, seat, box: 0, due: this.now() }));
    this.keep([...this.cards.filter(card => card.key !== key), ...known, ...fresh]);
  }

  /** Those that are due, longest first. */
  due(): MistakeCard[] {
    const now = this.now();
    return this.cards.filter(({ due }) => due <= now).toSorted((one, other) => one.due - other.due);
  }

  /** When the next one is due; null if there is none. */
  next(): number | null {
    return this.cards.length === 0 ? null : Math.min(...this.cards.map(({ due }) => due));
  }

  done({ key, ply, seat }: Pick<MistakeCard, 'key' | 'ply' | 'seat'>, isRight: boolean): void {
    this.keep(
      this.cards.map(card => {
        if (card.key !== key || card.ply !== ply || card.seat !== seat) return card;
        if (!isRight) return { ...card, box: 0, due: this.now() };
        const pause = PAUSES[card.box] ?? PAUSES.at(-1) ?? DAY;
        return { ...card, box: Math.min(card.box + 1, PAUSES.length), due: this.now() + pause };
      }),
    );
  }

  /** Its game is gone. */
  drop(key: string): void {
    this.keep(this.cards.filter(card => card.key !== key));
  }

  private keep(cards: readonly MistakeCard[]): void {
    this.cards = cards;
    this.kept.set(cards);
    this.changes.notify();
  }
}
