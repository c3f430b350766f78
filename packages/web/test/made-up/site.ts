import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { build, loadConfigFromFile, type UserConfig } from 'vite';
import { ROOT } from '../site.ts';

/** The code of the made-up language. */
export const CODE = 'qx';

/** What a folder of words takes: each file of English has one here, and no other file is changed but the list. */
const WORDS = join('src', 'i18n');

/**
 * Builds the client with one more language, as docs/adding-a-language.md says: a folder and a line. It lies in a folder
 * of its own; the caller removes it.
 */
export async function buildMadeUp(): Promise<{ readonly site: string; remove(): void }> {
  // Within the repository, so that packages are found from there.
  mkdirSync(join(ROOT, '.build'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.build', 'made-up-'));
  const web = join(folder, 'packages', 'web');
  for (const part of ['src', 'public', 'build', 'index.html', 'vite.config.ts', 'package.json'])
    cpSync(join(ROOT, 'packages', 'web', part), join(web, part), { recursive: true });
  cpSync(join(import.meta.dirname, 'words.ts'), join(web, WORDS, 'made-up.ts'));
  addFolder(join(web, WORDS));
  addLine(join(web, WORDS, 'languages.ts'));
  const site = join(folder, 'site');
  const config = await ownConfig(join(web, 'vite.config.ts'));
  await build({
    ...config,
    configFile: false,
    root: web,
    logLevel: 'warn',
    build: { ...config.build, outDir: site },
  });
  return { site, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** How the client is built, but not compressed: that takes as long as the rest, and a server sends files as they are, too. */
async function ownConfig(file: string): Promise<UserConfig> {
  const loaded = await loadConfigFromFile({ command: 'build', mode: 'production' }, file);
  if (loaded === null) throw new Error(`no configuration: ${file}`);
  const { plugins = [], ...rest } = loaded.config;
  const isCompressor = (plugin: (typeof plugins)[number]): boolean =>
    typeof plugin === 'object' && plugin !== null && 'name' in plugin && plugin.name === 'taproom-compress';
  return { ...rest, plugins: plugins.filter(plugin => !isCompressor(plugin)) };
}

function addFolder(words: string): void {
  const english = join(words, 'en');
  const files = readdirSync(english, { recursive: true, encoding: 'utf8' }).filter(
    path => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const kept = (path: string): string =>
    JSON.stringify([
      ...['key', 'picture', 'inflect', 'everyday'],
      ...(path.endsWith('questions.ts') ? ['rules'] : []),
    ]);
  for (const path of files) {
    const names = [...readFileSync(join(english, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(
      ([, name]) => name,
    );
    const up = '../'.repeat(path.split(/[\\/]/).length);
    const lines = [
      `import * as en from '${up}en/${path.replaceAll('\\', '/')}';`,
      `import { madeUpWords } from '${up}made-up.ts';`,
      // Keys and names of pictures are no words, nor are the numbers of rules that answer a question; the glossary finds
      // its terms as they stand.
      ...names.map(name => `export const ${name} = madeUpWords(en.${name}, ${kept(path)});`),
    ];
    const file = join(words, CODE, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${lines.join('\n')}\n`);
  }
}

function addLine(list: string): void {
  const text = readFileSync(list, 'utf8');
  const longer = text.replace("en: 'English',", `en: 'English', ${CODE}: 'Ḿàđé-ûþ',`);
  if (longer === text) throw new Error('the list of languages has another form');
  writeFileSync(list, longer);
}
