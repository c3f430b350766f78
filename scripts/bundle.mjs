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

/** Bundles a TypeScript program and everything of ours that it imports into one file of plain JavaScript. */
export const bundle = (entry, outfile) => build({ ...OPTIONS, entryPoints: [entry], outfile });

/** The same with separate chunks for dynamic imports. Plugins may change sources. */
export const bundleParts = (entry, name, outdir, plugins = []) => {
  const options = partsOf(entry, name, outdir);
  return build({ ...options, plugins: [...options.plugins, ...plugins] });
};

/** The same again whenever a source changes, with a callback each time it worked. Call `dispose` to stop. */
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

/**
 * Third-party packages stay where they are installed: some contain native code, or start threads from their own files.
 */
function ours({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@taproom/') || path.startsWith('/')
      ? null
      : { path, external: true },
  );
}

// As a program, for those who can't import it: `node scripts/bundle.mjs FILE.ts NAME FOLDER` bundles in chunks.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [entry = '', name = '', outdir = ''] = process.argv.slice(2);
  await bundleParts(resolve(entry), name, outdir);
}
