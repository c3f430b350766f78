// Regenerates the golden games: `npm run golden`. Read the diff before you keep it.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { GAMES } from '@taproom/games';
import { ENDINGS, fileOf, GOLDEN, search } from '../packages/games/test/golden.ts';

mkdirSync(GOLDEN, { recursive: true });
for (const id of GAMES.ids) {
  const { min, max } = GAMES.current(id).seats;
  for (let seats = min; seats <= max; seats++) {
    const found = search(id, seats);
    for (const ending of ENDINGS[id] ?? []) {
      const file = fileOf({ id, seats, ending });
      const text = found.get(ending);
      if (text === undefined) throw new Error(`no game found for ${file}`);
      writeFileSync(join(GOLDEN, file), text);
      console.log(`${file}: ${Math.ceil(text.length / 1000)} kB`);
    }
  }
}
