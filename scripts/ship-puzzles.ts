// Ships puzzles: `npm run -s ship-puzzles -- GAME FILE…`, where the files are those of `taproom puzzles`. Every puzzle is
// proved first, and left out if that fails or takes too long; then they are rated by which bots found them. Writes
// packages/web/public/puzzles/GAME.json.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Puzzle, type PuzzleBook, startRatings } from '@taproom/bots/puzzles';
import { GAMES } from '@taproom/games';
import { ALIKE } from '../packages/bots/test/puzzles/alike.ts';
import { prove } from '../packages/bots/test/puzzles/enumerator.ts';

/** The most positions of a proof: a few seconds. */
const MOST_POSITIONS = 300_000;

const [id, ...files] = process.argv.slice(2);
if (!GAMES.has(id) || files.length === 0) {
  console.error('usage: npm run -s ship-puzzles -- GAME FILE…');
  process.exit(2);
}
const game = GAMES.current(id);
const here = process.env.INIT_CWD ?? process.cwd();
const made = files
  .flatMap(file => readFileSync(resolve(here, file), 'utf8').trim().split('\n'))
  .map((line): Puzzle => JSON.parse(line))
  .filter(puzzle => puzzle.game === id && puzzle.rules === game.rules);
const proved = made.filter(puzzle => {
  const proof = prove(game, puzzle, MOST_POSITIONS, ALIKE[id]);
  if (!proof.proved) console.log(`${puzzle.id} is left out: ${proof.why}`);
  return proof.proved;
});
const { puzzles: ratings, solvers } = startRatings(proved.map(({ found }) => found));
const book: PuzzleBook = {
  game: id,
  rules: game.rules,
  puzzles: proved.map(({ found: _, game: __, rules: ___, ...puzzle }, i) => ({
    ...puzzle,
    rating: ratings[i] ?? 0,
  })),
};
mkdirSync('packages/web/public/puzzles', { recursive: true });
writeFileSync(`packages/web/public/puzzles/${id}.json`, `${JSON.stringify(book)}\n`);

const count = (one: string, is: (puzzle: Puzzle) => boolean): string => `${one} ${proved.filter(is).length}`;
console.log(`${proved.length} of ${made.length} puzzles are proved and shipped.`);
console.log(['closed', 'last-round'].map(kind => count(kind, one => one.kind === kind)).join(', '));
const themes = [...new Set(proved.flatMap(one => one.themes))];
console.log(themes.map(theme => count(theme, one => one.themes.includes(theme))).join(', '));
console.log(`ratings ${Math.min(...ratings)} to ${Math.max(...ratings)}`);
console.log(
  Object.entries(solvers)
    .map(([name, rating]) => `${name} ${Math.round(rating)}`)
    .join(', '),
);
