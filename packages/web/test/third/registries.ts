import { join } from 'node:path';
import type { Plugin } from 'vite';
import { ROOT } from '../site.ts';

const packages = join(ROOT, 'packages');
const at = (path: string): string => JSON.stringify(join(packages, path));

/** What stands in the registries of rules, levels and players instead of the released games. */
const REGISTRIES: Readonly<Record<string, string>> = {
  'games/src/games.ts': `
    import { Catalogue } from ${at('games/src/catalogue.ts')};
    import { sealedBids } from ${at('games/test/sealed-bids.ts')};
    export const GAMES = new Catalogue([sealedBids]);`,
  'bots/src/levels.ts': `export { THIRD_LEVELS as LEVELS } from ${at('bots/test/sealed-bids.ts')};`,
  'bots/src/players.ts': `export { THIRD_PLAYERS as PLAYERS } from ${at('bots/test/sealed-bids.ts')};`,
};

/** Builds a client whose registries have the third game, and no other. */
export const thirdGame = (): Plugin => ({
  name: 'third-game',
  enforce: 'pre',
  load: id => {
    const [file = ''] = id.split('?');
    return Object.entries(REGISTRIES).find(([path]) => file === join(packages, path))?.[1] ?? null;
  },
});
