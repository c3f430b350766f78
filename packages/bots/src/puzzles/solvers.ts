import type { Game, GameMove, Seat } from '@taproom/games';
import type { Bot, Thought } from '../bot.ts';
import { decide } from '../drive.ts';
import type { Players } from '../roster.ts';
import type { Puzzle, Tries } from './puzzle.ts';
import { Solving } from './solving.ts';

/** A bot that tries puzzles, with what it may think about each turn. */
interface Solver {
  readonly name: string;
  readonly bot: Bot;
  readonly nodes: number;
  /** How often it tries: bots that err by chance get several attempts. */
  readonly tries: number;
}

/** How long the best bot may think: three solvers of different strength. */
const NODES = [40, 300, 2500];
const TRIES = 4;

/** The rungs of a ladder as solvers, weakest first. */
function solversOf({ rungs, best }: Players): Solver[] {
  return rungs.flatMap((bot): Solver[] =>
    bot.level === best
      ? NODES.map(nodes => ({ name: `${bot.level}/${nodes}`, bot, nodes, tries: 1 }))
      : [{ name: bot.level, bot, nodes: 1, tries: TRIES }],
  );
}

/** Lets every solver try a puzzle. */
export function foundBy(players: Players, puzzle: Omit<Puzzle, 'found'>): Record<string, Tries> {
  const found: Record<string, Tries> = {};
  for (const { name, bot, nodes, tries } of solversOf(players)) {
    let right = 0;
    for (let i = 0; i < tries; i++)
      if (isSolved(players.game, bot, nodes, puzzle, `${puzzle.id}/${name}/${i}`)) right++;
    found[name] = [right, tries];
  }
  return found;
}

function isSolved(game: Game, bot: Bot, nodes: number, puzzle: Omit<Puzzle, 'found'>, seed: string): boolean {
  const attempt = new Solving(game, puzzle);
  for (let turn = 0; !attempt.isOver; turn++) {
    const view = game.view(attempt.state, puzzle.seat);
    const thought = decide(bot, view, puzzle.seat, { nodes }, `${seed}/${turn}`);
    if (!attempt.play(nodes === 1 ? thought.moves : forPoints(thought, puzzle.seat)).ok) return false;
  }
  return attempt.isRight;
}

/** The turn with the most points: bots that search play for the victory. */
function forPoints({ moves, candidates }: Thought, seat: Seat): readonly GameMove[] {
  let best = candidates.at(0);
  for (const one of candidates) if (best && one.scores[seat] > best.scores[seat]) best = one;
  return best?.moves ?? moves;
}
