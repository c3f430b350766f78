import { type Catalogue, readRecord, replayRecord, type Seat } from '@taproom/games';

/** A position where a seat decides for the first time since the last draw. */
export interface Juncture {
  readonly rules: number;
  readonly view: object;
}

/** The course of a game for a seat: one juncture a round, and the scores in the end. */
export interface DealCourse {
  readonly junctures: readonly Juncture[];
  readonly score: number;
  /** What everyone at the table scored, by seat. */
  readonly scores: readonly number[];
}

/** Every round of a game begins with a draw, so what comes between two draws is a round. Null for a record that is not a whole game. */
export function courseOf(text: string, seat: Seat, games: Catalogue): DealCourse | null {
  const record = readRecord(text);
  const replay = record.ok ? replayRecord(record.value, games) : record;
  if (!record.ok || !replay.ok || replay.value.outcome === null) return null;
  const { game, steps, outcome } = replay.value;
  const start = game.setup(record.value.seats, record.value.options);
  if (!start.ok) return null;
  const state = start.value;
  const junctures: Juncture[] = [];
  let isNew = false;
  for (const { actor, move } of steps) {
    if (isNew && game.actors(state).includes(seat)) {
      junctures.push({ rules: game.rules, view: game.view(state, seat) });
      isNew = false;
    }
    if (actor === 'chance') isNew = true;
    if (!game.apply(state, actor, move).ok) return null;
  }
  return { junctures, score: outcome.scores[seat] ?? 0, scores: outcome.scores };
}

const SYMBOLS = { up: '▲', level: '■', down: '▼' } as const;

/** A change by less than this share of the score is none. */
const SAME = 0.03;

/** One symbol a round: whether the score that could be expected rose, stayed or fell. */
export function symbolsOf(expected: readonly number[], score: number): string {
  return expected
    .map((before, round) => {
      const after = expected[round + 1] ?? score;
      const same = SAME * Math.max(Math.abs(before), Math.abs(after));
      if (Math.abs(after - before) <= same) return SYMBOLS.level;
      return after > before ? SYMBOLS.up : SYMBOLS.down;
    })
    .join('');
}
