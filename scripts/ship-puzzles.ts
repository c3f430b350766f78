// Ships puzzles: `npm run -s ship-puzzles -- GAME FILE… [--add]`, where the files are those of `taproom puzzles`. Every
// puzzle that claims a proof is proved first, and left out if that fails or takes too long; then they are rated by which
// bots found them. Writes packages/web/public/puzzles/GAME.json. With --add the shipped ones stay, with their ratings, and
// bots try some of them again, so that new puzzles are rated on the same scale.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { PLAYERS } from '@taproom/bots';
import {
  foundBy,
  PUZZLE_KINDS,
  type Puzzle,
  type PuzzleBook,
  type RatedPuzzle,
  startRatings,
} from '@taproom/bots/puzzles';
import { GAMES } from '@taproom/games';
import { ALIKE } from '../packages/bots/test/puzzles/alike.ts';
import { prove } from '../packages/bots/test/puzzles/enumerator.ts';

/** The most positions of a proof: a few seconds. */
const MOST_POSITIONS = 300_000;
/** The most judgements with the same answer: who has seen some knows them all. */
const MOST_ALIKE = 2;
/** How many shipped puzzles measure how strong the solvers are. */
const KNOWN = 24;

const { values, positionals } = parseArgs({
  options: { add: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [id, ...files] = positionals;
if (!GAMES.has(id) || files.length === 0) {
  console.error('usage: npm run -s ship-puzzles -- GAME FILE… [--add]');
  process.exit(2);
}
const game = GAMES.current(id);
const target = `packages/web/public/puzzles/${id}.json`;
const here = process.env.INIT_CWD ?? process.cwd();
const shipped: readonly RatedPuzzle[] =
  values.add && existsSync(target) ? (JSON.parse(readFileSync(target, 'utf8')) as PuzzleBook).puzzles : [];
const has = new Set(shipped.map(puzzle => puzzle.id));
const made = files
  .flatMap(file => readFileSync(resolve(here, file), 'utf8').trim().split('\n'))
  .map((line): Puzzle => JSON.parse(line))
  .filter(puzzle => puzzle.game === id && puzzle.rules === game.rules && !has.has(puzzle.id));
/** How many judgements have an answer. */
const answers = new Map<string, number>();
const fit = made.filter(puzzle => {
  if (puzzle.kind === 'judgement') {
    const answer = puzzle.turns.join();
    answers.set(answer, (answers.get(answer) ?? 0) + 1);
    return (answers.get(answer) ?? 0) <= MOST_ALIKE;
  }
  const proof = prove(game, puzzle, MOST_POSITIONS, ALIKE[id]);
  if (!proof.proved) console.log(`${puzzle.id} is left out: ${proof.why}`);
  return proof.proved;
});
const step = Math.max(1, Math.floor(shipped.length / KNOWN));
const known = shipped.filter((_, i) => i % step === 0).slice(0, KNOWN);
const retried = known.map(puzzle => foundBy(PLAYERS.current(id), { ...puzzle, game: id, rules: game.rules }));
const { puzzles: ratings, solvers } = startRatings(
  [...retried, ...fit.map(({ found }) => found)],
  known.map(({ rating }) => rating),
);
const added = fit.map(({ found: _, game: __, rules: ___, ...puzzle }, i) => ({
  ...puzzle,
  rating: ratings[known.length + i] ?? 0,
}));
const book: PuzzleBook = { game: id, rules: game.rules, puzzles: [...shipped, ...added] };
mkdirSync('packages/web/public/puzzles', { recursive: true });
writeFileSync(target, `${JSON.stringify(book)}\n`);

const count = (one: string, is: (puzzle: RatedPuzzle) => boolean): string =>
  `${one} ${book.puzzles.filter(is).length}`;
console.log(`${added.length} of ${made.length} puzzles are added, ${book.puzzles.length} shipped.`);
console.log(PUZZLE_KINDS.map(kind => count(kind, one => one.kind === kind)).join(', '));
const themes = [...new Set(book.puzzles.flatMap(one => one.themes))];
console.log(themes.map(theme => count(theme, one => one.themes.includes(theme))).join(', '));
const all = added.map(({ rating }) => rating);
console.log(`ratings of the new ones ${Math.min(...all)} to ${Math.max(...all)}`);
console.log(
  Object.entries(solvers)
    .map(([name, rating]) => `${name} ${Math.round(rating)}`)
    .join(', '),
);
