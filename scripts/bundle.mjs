import { build } from 'esbuild';

/** Makes one file of plain JavaScript out of a TypeScript program and all of ours that it imports. */
export const bundle = (entry, outfile) =>
  build({
    entryPoints: [entry],
    outfile,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: 'inline',
    logLevel: 'error',
    plugins: [{ name: 'ours-only', setup: ours }],
  });

/** Packages of others stay where they are installed: some carry native code, or start threads from files of their own. */
function ours({ onResolve }) {
  onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@taproom/') || path.startsWith('/')
      ? null
      : { path, external: true },
  );
}
