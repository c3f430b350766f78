// Ships what was explored: `npm run -s ship-explore -- GAME FILE…`, where the files are those of `taproom explore`, with
// the same seed, each with other numbers of seats. Writes packages/web/public/explore/GAME.json, and the sample games of
// what is shown beside it, in explore/games.
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import {
  type BookSample,
  bookFile,
  cellName,
  EXPLORERS,
  type ExploreBook,
  type Finding,
  gameName,
  Results,
  sampleFile,
  sampleGame,
} from '@taproom/bots/explore';
import { loggedExploration } from '../packages/cli/src/explore-log.ts';
import { GameLog } from '../packages/cli/src/game-log.ts';

const PUBLIC = 'packages/web/public';

const [id, ...files] = process.argv.slice(2);
if (!EXPLORERS.has(id) || files.length === 0) {
  console.error('usage: npm run -s ship-explore -- GAME FILE…');
  process.exit(2);
}
const explorer = EXPLORERS.current(id);
const here = process.env.INIT_CWD ?? process.cwd();
const paths = files.map(file => resolve(here, file));
const [head = ''] = readFileSync(paths[0] ?? '', 'utf8').split('\n');
const { seed } = JSON.parse(head) as { readonly seed: string };

const results = new Results(explorer);
for (const path of paths) {
  const log = GameLog.open(path, loggedExploration(explorer, seed, results));
  if (!log.ok) throw new Error(JSON.stringify(log.refusal));
}
const { min, max } = explorer.game.seats;
const tables = Array.from({ length: max - min + 1 }, (_, i) => min + i);
const findings = tables.flatMap(seats => results.findings(seats)).filter(({ pairs }) => pairs > 0);

/** Like the links of the client: see packages/web/src/local/share.ts. */
const packed = (record: string): string => deflateRawSync(record).toString('base64url');
const rounded = (n: number, digits: number): number => Number(n.toFixed(digits)) + 0;
const effect = (of: Finding['points'], digits: number): readonly [number, number, number] | null =>
  of === null || of.low === null || of.high === null
    ? null
    : [rounded(of.mean, digits), rounded(of.low, digits), rounded(of.high, digits)];
const book: ExploreBook = {
  game: id,
  rules: explorer.rules,
  explorer: explorer.version,
  seed,
  tables: tables.map(seats => ({ seats, games: results.next(seats) })),
  cells: findings.map(({ seats, kind, round, option, pairs, points, share }) => ({
    seats,
    kind,
    round,
    option,
    pairs,
    points: effect(points, 2),
    share: effect(share, 4),
  })),
};
mkdirSync(`${PUBLIC}/explore/games`, { recursive: true });
for (const name of readdirSync(`${PUBLIC}/explore/games`))
  if (name.startsWith(`${id}-`)) rmSync(`${PUBLIC}/explore/games/${name}`);
writeFileSync(`${PUBLIC}/${bookFile(id)}`, `${JSON.stringify(book)}\n`);

const books = new Map<string, Record<string, BookSample[]>>();
for (const finding of findings.filter(({ points }) => points !== null)) {
  const file = sampleFile(id, finding.seats, finding.kind);
  const samples: BookSample[] = [];
  for (const game of finding.games) {
    const name = gameName(seed, finding.seats, game);
    const sample = sampleGame(explorer, finding.seats, name, cellName(finding));
    if (sample === null) throw new Error(`${name} has no ${cellName(finding)}`);
    samples.push({ packed: packed(sample.record), move: sample.ply, points: sample.points });
  }
  books.set(file, { ...books.get(file), [cellName(finding)]: samples });
}
for (const [file, samples] of books) writeFileSync(`${PUBLIC}/${file}`, `${JSON.stringify(samples)}\n`);

for (const seats of tables) {
  const own = book.cells.filter(cell => cell.seats === seats);
  const shown = own.filter(({ points }) => points !== null);
  const pairs = own.reduce((sum, cell) => sum + cell.pairs, 0);
  console.log(
    `${seats} seats: ${results.next(seats)} games, ${pairs} pairs, ${shown.length} of ${own.length} cells are shown`,
  );
}
