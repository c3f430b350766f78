import { join } from 'node:path';
import { type InlineConfig, type Plugin, runnerImport } from 'vite';

const ROOT = join(import.meta.dirname, '..');

/** Style sheets are for browsers: they are left out of what runs in Node. */
const withoutStyles: Plugin = {
  name: 'taproom-without-styles',
  enforce: 'pre',
  resolveId: { filter: { id: /\.css$/ }, handler: () => '\0no-styles' },
  load: { filter: { id: /^\0no-styles$/ }, handler: () => '' },
};

/** Imports a source of the client while it is built: Vite does it, as Node alone knows neither TypeScript nor globs. */
export async function importSource<Module>(path: string): Promise<Module> {
  const options: InlineConfig = {
    root: ROOT,
    configFile: false,
    logLevel: 'error',
    plugins: [withoutStyles],
  };
  return (await runnerImport<Module>(path, options)).module;
}

/**
 * Writes what the server says in the languages of the client: of each page to people who have not opened it (see
 * `contracts/src/previews.ts`), and in notifications (see `contracts/src/notice-texts.ts`).
 */
export function previews(): Plugin {
  return {
    name: 'taproom-previews',
    apply: 'build',
    async generateBundle() {
      const emit = (fileName: string, content: object) =>
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(content) });
      const source = (file: string) => join(ROOT, 'src', file);
      const pages = await importSource<typeof import('../src/previews.ts')>(source('previews.ts'));
      emit('previews.json', pages.previews);
      const notices = await importSource<typeof import('../src/notices.ts')>(source('notices.ts'));
      emit('notices.json', notices.noticeTexts);
    },
  };
}
