import {
  type Actor,
  expectOk,
  GAMES,
  type GameId,
  type GameMove,
  type GameRecord,
  type Played,
  readRecord,
  recordOf,
  replayRecord,
  SeededRandom,
  writeRecord,
} from '../../src/index.ts';

/** What to play. */
export interface Limits {
  readonly seats: number;
  readonly seed: string;
  readonly most?: number;
  readonly options?: object;
}

/** A game of random moves, to its end or for this many moves. */
export function randomGame(id: GameId, { seats, seed, most = 100_000, options = {} }: Limits): Played {
  const game = GAMES.current(id);
  const random = new SeededRandom(seed);
  const state = expectOk(game.setup(seats, options));
  const moves: { actor: Actor; move: GameMove }[] = [];
  for (let awaited = game.actors(state); awaited.length > 0; awaited = game.actors(state)) {
    if (moves.length === most) break;
    const actor = awaited[random.below(awaited.length)];
    const legal = actor === 'chance' ? [] : game.moves(state, actor);
    const move = actor === 'chance' ? game.draw(state, random) : legal[random.below(legal.length)];
    expectOk(game.apply(state, actor, move));
    moves.push({ actor, move });
  }
  return { game, seats, options, moves };
}

export const recordText = (id: GameId, limits: Limits): string =>
  writeRecord(expectOk(recordOf(randomGame(id, limits))));

/** Reads and replays: what a whole check of a text says. */
export function check(text: string): object {
  const record = readRecord(text);
  if (!record.ok) return record.refusal;
  const replay = replayRecord(record.value, GAMES);
  return replay.ok ? { code: 'fine' } : replay.refusal;
}

/** A record without where its parts stood. */
export const withoutLines = (record: GameRecord & { lines?: object }): GameRecord => {
  const { lines: _, ...rest } = record;
  return rest;
};

/** The beginning of a game, and a whole one. */
export const TEXT = recordText('heaven-and-ale', { seats: 2, seed: 'record', most: 12 });
export const LINES = TEXT.split('\n');
export const FINISHED = recordText('heros-tavern', { seats: 3, seed: 'record' });
