import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';

const OPTIONS = {
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: 'inline',
  logLevel: 'error',
  plugins: [{ name: 'ours-only', setup: ours }],
};

/** Makes one file of plain JavaScript out of a TypeScript program and all of ours that it imports. */
export const bundle = (entry, outfile) => build({ ...OPTIONS, entryPoints: [entry], outfile });

/** The same with files of their own for what is imported only when it is needed. Plugins may change sources. */
export const bundleParts = (entry, name, outdir, plugins = []) => {
  const options = partsOf(entry, name, outdir);
  return build({ ...options, plugins: [...options.plugins, ...plugins] });
};

/** The same again whenever a source changes, and a call each time that it worked. Call `dispose` to stop. */
export async function watchParts(entry, name, outdir, onBuilt) {
  const tell = {
    name: 'tell',
    setup: ({ onEnd }) => onEnd(({ errors }) => void (errors.length === 0 && onBuilt())),
  };
  const options = partsOf(entry, name, outdir);
  const watcher = await context({ ...options, plugins: [...options.plugins, tell] });
  await watcher.watch();
  return watcher;
}

const partsOf = (entry, name, outdir) => ({
  ...OPTIONS,
  entryPoints: { [name]: entry },
  outdir,
  splitting: true,
  sourcemap: 'linked',
  outExtension: { '.js': '.mjs' },
  chunkNames: 'part-[hash]',
});

/** Of this package little is needed: whole it would take 20 MB of memory. */
const IN_PARTS = ['kysely'];

/** Packages of others stay where they are installed: some carry native code, or start threads from files of their own. */
function ours({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@taproom/') || path.startsWith('/') || IN_PARTS.includes(path)
      ? null
      : { path, external: true },
  );
}

// As a program, for those who can't import it: `node scripts/bundle.mjs FILE.ts NAME FOLDER` bundles in parts.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry = '', name = '', outdir = ''] = process.argv.slice(2);
  await bundleParts(resolve(entry), name, outdir);
}
