import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { filesIn } from './files.ts';
import { importSource } from './previews.ts';

/**
 * What is not cached for offline use: fonts for scripts that only occur in people's names (loaded when needed), icons that
 * a device asks for once, pictures for link previews, puzzles, and what many games say about choices.
 */
const SELDOM = /-ext-.*\.woff2$|^icons\/|^previews[./]|^puzzles\/|^explore\/|^notices\.json$/;

/**
 * Pages that can show nothing without the server, or without data that is not cached, and the words of such pages alone.
 * They are not cached either: opened offline, the client says that they need a connection.
 */
const ONLINE_ONLY =
  /[\\/]src[\\/](?:online[\\/](?:Account|Leaders|Online|Operator|Person|Table)Page|online[\\/]QrCode|puzzles[\\/]PuzzlesPage|explore[\\/]ExplorePage|games[\\/][\w-]+[\\/]practice-words|i18n[\\/].*[\\/](?:explore|puzzles))\.tsx?$/;

/** The files of those pages, with the chunks and style sheets that nothing else needs. */
function onlineOnly(bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const chunks = Object.values(bundle).filter(file => file.type === 'chunk');
  const left = new Set(
    chunks
      .filter(({ facadeModuleId }) => ONLINE_ONLY.test(facadeModuleId ?? ''))
      .map(chunk => chunk.fileName),
  );
  const usersOf = (name: string) =>
    chunks.filter(({ imports, dynamicImports }) => [...imports, ...dynamicImports].includes(name));
  for (let before = -1; before < left.size; ) {
    before = left.size;
    for (const { fileName, isEntry } of chunks) {
      const users = usersOf(fileName);
      if (!isEntry && users.length > 0 && users.every(user => left.has(user.fileName))) left.add(fileName);
    }
  }
  const stylesOf = (isLeft: boolean) =>
    chunks
      .filter(({ fileName }) => left.has(fileName) === isLeft)
      .flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]);
  const needed = new Set(stylesOf(false));
  return new Set([...left, ...stylesOf(true).filter(name => !needed.has(name))]);
}

/** The language of a chunk that holds nothing but the words of one. */
function languageOf({ moduleIds }: { readonly moduleIds: readonly string[] }): string | undefined {
  const [language, ...others] = new Set(moduleIds.map(id => /[\\/]i18n[\\/](\w\w)[\\/]/.exec(id)?.[1]));
  return others.length === 0 ? language : undefined;
}

/** Writes the service worker with the lists of files the client needs offline. */
export function offline(): Plugin {
  let publicDir = '';
  return {
    name: 'taproom-offline',
    apply: 'build',
    configResolved(config) {
      publicDir = config.publicDir;
    },
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const { PAGE_PATHS } = await importSource<typeof import('@taproom/contracts/addresses')>(
          '@taproom/contracts/addresses',
        );
        const contents = new Map<string, string | Uint8Array>();
        const languages = new Map<string, string>();
        const left = onlineOnly(bundle);
        for (const [name, file] of Object.entries(bundle)) {
          if (SELDOM.test(name) || left.has(name)) continue;
          contents.set(name, file.type === 'chunk' ? file.code : file.source);
          const language = file.type === 'chunk' ? languageOf(file) : undefined;
          if (language !== undefined) languages.set(name, language);
          // Whoever speaks another language would load all of it with whatever else is in there.
          else if (file.type === 'chunk' && file.name.startsWith('words-'))
            this.error(`${name} holds more than words: ${file.moduleIds.join(', ')}`);
        }
        for (const name of filesIn(publicDir).filter(name => !SELDOM.test(name)))
          contents.set(name, readFileSync(join(publicDir, name)));
        const names = [...contents.keys()].sort();
        // Not only names: those of files in public/ and of the page stay the same when the content changes.
        const hash = createHash('sha256');
        for (const name of names) hash.update(`${name}\n`).update(contents.get(name) ?? '');
        const files = ['./', ...names.filter(name => name !== 'index.html' && !languages.has(name))];
        const words = Object.fromEntries(
          [...new Set(languages.values())]
            .sort()
            .map(language => [language, names.filter(name => languages.get(name) === language)]),
        );
        const source = readFileSync(join(import.meta.dirname, 'service-worker.js'), 'utf8')
          .replace('const FILES = [];', `const FILES = ${JSON.stringify(files)};`)
          .replace('const WORDS = {};', `const WORDS = ${JSON.stringify(words)};`)
          .replace('const PAGES = /^$/;', () => `const PAGES = ${new RegExp(PAGE_PATHS)};`)
          .replace("const VERSION = '';", `const VERSION = '${hash.digest('hex').slice(0, 12)}';`);
        this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
      },
    },
  };
}
