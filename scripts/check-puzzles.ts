// Proves every shipped puzzle by playing everything out: `npm run check:puzzles [GAME]`. Fails if one is wrong.
// Judgements are left out: they are measured, not proved.
import { existsSync, readFileSync } from 'node:fs';
import type { PuzzleBook } from '@taproom/bots/puzzles';
import { expectOk, GAMES } from '@taproom/games';
import { ALIKE } from '../packages/bots/test/puzzles/alike.ts';
import { prove } from '../packages/bots/test/puzzles/enumerator.ts';

const [only] = process.argv.slice(2);
for (const id of GAMES.ids.filter(one => only === undefined || one === only)) {
  const file = `packages/web/public/puzzles/${id}.json`;
  if (!existsSync(file)) continue;
  const book: PuzzleBook = JSON.parse(readFileSync(file, 'utf8'));
  const game = expectOk(GAMES.find(book.game, book.rules));
  const claims = book.puzzles.filter(({ kind }) => kind !== 'judgement');
  let positions = 0;
  let wrong = 0;
  for (const puzzle of claims) {
    const proof = prove(game, puzzle, Number.POSITIVE_INFINITY, ALIKE[id]);
    if (proof.proved) positions += proof.positions;
    else {
      wrong++;
      console.error(`${id} ${puzzle.id}: ${proof.why}`);
    }
  }
  console.log(`${id}: ${claims.length - wrong} of ${claims.length} proved, ${positions} positions`);
  if (wrong > 0) process.exitCode = 1;
}
