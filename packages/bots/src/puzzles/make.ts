import { type Actor, expectOk, type Seat, SeededRandom } from '@taproom/games';
import type { Bot } from '../bot.ts';
import { decide } from '../drive.ts';
import type { Players } from '../roster.ts';
import type { Puzzle, PuzzleAnswer, PuzzleKind, Puzzler } from './puzzle.ts';
import { foundBy } from './solvers.ts';

/** Puzzles of one seat in a game are much alike: these are enough. */
const MOST_PER_SEAT = 2;

/**
 * Plays one game of bots and returns the puzzles of some kinds in it. The best bots don't play: they take long, and puzzles come from
 * any position. The same name gives the same game.
 */
export function puzzlesIn(
  puzzler: Puzzler,
  players: Players,
  name: string,
  kinds: readonly PuzzleKind[],
): Puzzle[] {
  const { game } = players;
  const random = new SeededRandom(name);
  const { min, max } = game.seats;
  const seats = min + random.below(max - min + 1);
  const anyBot = (): Bot => players.rungs[1 + random.below(players.rungs.length - 2)];
  // In a game that is as good as decided no turn changes the chance of winning much: for judgements all are alike.
  const isEven = kinds.every(kind => kind === 'judgement');
  const bots = isEven ? Array<Bot>(seats).fill(anyBot()) : Array.from({ length: seats }, anyBot);
  const state = expectOk(game.setup(seats));
  const puzzles: Puzzle[] = [];
  let turn = 0;
  const answerOf = (seat: Seat): PuzzleAnswer | null => {
    for (const kind of kinds) {
      const answer = puzzler.answer(state, seat, kind);
      if (answer !== null) return answer;
    }
    return null;
  };
  /** Cuts what is a puzzle for a seat that has to decide, before anybody else who decides at the same time has. */
  const look = (seat: Seat): void => {
    if (puzzles.filter(one => one.seat === seat).length === MOST_PER_SEAT) return;
    const answer = answerOf(seat);
    if (answer === null) return;
    const puzzle = {
      id: `${name}-${turn}-${seat}`,
      game: game.id,
      rules: game.rules,
      seats,
      seat,
      ...answer,
      turns: answer.turns.map(moves => moves.map(move => game.write(move))),
      position: game.position(state),
    };
    puzzles.push({ ...puzzle, found: foundBy(players, puzzle) });
  };
  /** The seats that have been looked at and still have to decide. */
  let seen: readonly Actor[] = [];
  for (let actors = game.actors(state); actors.length > 0; actors = game.actors(state)) {
    const [actor] = actors;
    if (actor === 'chance') {
      expectOk(game.apply(state, actor, game.draw(state, random)));
      continue;
    }
    for (const seat of actors) if (seat !== 'chance' && !seen.includes(seat)) look(seat);
    seen = actors.filter(seat => seat !== actor);
    const view = game.view(state, actor);
    const { moves } = decide(bots[actor], view, actor, { nodes: 1 }, `${name}/${turn++}`);
    for (const move of moves) expectOk(game.apply(state, actor, move));
  }
  return puzzles;
}
