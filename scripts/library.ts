// `@taproom/games` as plain JavaScript with types: what `npm run pack` packs and `npm run reference` describes.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** The package.json of one of our packages, as far as we read it. */
export interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  /** The entry points, and the source file of each: `./GAME` is `./src/GAME/index.ts`. */
  readonly exports: Readonly<Record<string, string>>;
}

export const GAMES = 'packages/games';

export const manifestOf = (folder: string): Manifest =>
  JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** Where a compiled source file is, relative to the root of the package. */
export const compiled = (source: string, extension: '.js' | '.d.ts'): string =>
  source.replace(/^\.\/src\//, './dist/').replace(/\.ts$/, extension);

/**
 * Compiles everything exported, and everything it imports, into `dist` in a folder. Tests are not imported, so they
 * stay out.
 */
export function compile(folder: string): void {
  const settings = {
    extends: resolve(GAMES, 'tsconfig.json'),
    compilerOptions: {
      composite: false,
      emitDeclarationOnly: false,
      module: 'nodenext',
      moduleResolution: 'nodenext',
      rewriteRelativeImportExtensions: true,
      types: [],
      rootDir: resolve(GAMES, 'src'),
      outDir: resolve(folder, 'dist'),
    },
    include: [],
    files: Object.values(manifestOf(GAMES).exports).map(source => resolve(GAMES, source)),
  };
  mkdirSync(folder, { recursive: true });
  const project = join(folder, 'tsconfig.json');
  writeFileSync(project, JSON.stringify(settings));
  const { status, stdout } = spawnSync(process.execPath, ['node_modules/typescript/bin/tsc', '-p', project]);
  if (status !== 0) throw new Error(`tsc failed:\n${stdout}`);
}
