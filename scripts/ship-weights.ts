// Ships the weights of a training, with its report: `npm run -s ship-weights -- GAME DIR`, where DIR is the folder of
// `taproom train`. Writes packages/bots/src/GAME/weights.ts and docs/bots/GAME-training.{md,svg}.
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { GAMES } from '@taproom/games';

const [game, folder] = process.argv.slice(2);
if (!GAMES.has(game) || folder === undefined) {
  console.error('usage: npm run -s ship-weights -- GAME DIR');
  process.exit(2);
}
const read = (name: string): string =>
  readFileSync(resolve(process.env.INIT_CWD ?? process.cwd(), folder, name), 'utf8');

const report = read('report.md');
const commands = [...report.matchAll(/^ {4}npm run -s taproom -- (.*)$/gm)].map(
  ([, words]) => `\`taproom ${words}\``,
);
if (commands.length === 0) throw new Error('the report has no command');
const docs = `docs/bots/${game}-training`;
writeFileSync(`${docs}.svg`, read('curve.svg'));
writeFileSync(`${docs}.md`, report.replace('(curve.svg)', `(${game}-training.svg)`));
writeFileSync(
  `packages/bots/src/${game}/weights.ts`,
  `/** Learned by ${commands.join(', then ')}, and written by scripts/ship-weights.ts. ${docs}.md is its report. */
export const WEIGHTS =
  '${read('weights.txt').trim()}';
`,
);
