import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { build } from 'vite';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { compress } from '../build/compress.ts';
import { offline } from '../build/offline.ts';

let root: string;

/** A client of a few files, built by the same plugins as ours. */
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'taproom-build-'));
  mkdirSync(join(root, 'public', 'pictures'), { recursive: true });
  write('index.html', '<!doctype html><title>Small</title><script type="module" src="./main.js"></script>');
  write('main.js', `document.body.append(${JSON.stringify('some words '.repeat(100))});`);
  write('public/icon.svg', `<svg xmlns="http://www.w3.org/2000/svg">${'<g/>'.repeat(100)}</svg>`);
  write('public/pictures/dot.txt', '.');
});

afterEach(() => rmSync(root, { recursive: true, force: true }));

const write = (file: string, text: string): void => writeFileSync(join(root, file), text);

async function built(): Promise<string> {
  const plugins = [offline(), compress()];
  await build({ root, base: './', configFile: false, logLevel: 'silent', plugins });
  return readFileSync(join(root, 'dist', 'service-worker.js'), 'utf8');
}

const listIn = (worker: string): readonly string[] => JSON.parse(/FILES = (\[.*\]);/.exec(worker)?.[1] ?? '');

it('lists every file for the offline cache, those in folders of public/ too', async () => {
  const files = listIn(await built());
  expect(files).toEqual(['./', expect.stringMatching(/^assets\/index-/), 'icon.svg', 'pictures/dot.txt']);
});

it('lists words by language, apart from what everybody needs', async () => {
  for (const language of ['en', 'de']) {
    mkdirSync(join(root, 'i18n', language), { recursive: true });
    write(`i18n/${language}/index.js`, `export const words = 'in ${language}';`);
  }
  write(
    'main.js',
    "for (const load of [() => import('./i18n/en/index.js'), () => import('./i18n/de/index.js')]) load();",
  );
  const worker = await built();
  const chunk = [expect.stringMatching(/^assets\/i18n-|^assets\/(en|de|index)-/)];
  expect(JSON.parse(/WORDS = (\{.*\});/.exec(worker)?.[1] ?? '')).toEqual({ en: chunk, de: chunk });
  expect(listIn(worker)).toHaveLength(4);
});

it('makes the same worker of the same files', async () => {
  expect(await built()).toBe(await built());
});

it.each([
  ['a file in public/', 'public/icon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['a file in a folder of public/', 'public/pictures/dot.txt', '!'],
  [
    'the page',
    'index.html',
    '<!doctype html><title>New</title><script type="module" src="./main.js"></script>',
  ],
  ['a script', 'main.js', 'document.body.append("other words");'],
])('makes another worker when %s changes, so that installed clients get it', async (_what, file, text) => {
  const before = await built();
  write(file, text);
  expect(await built()).not.toBe(before);
});

it('compresses what gets smaller by it, and nothing else', async () => {
  await built();
  const dist = join(root, 'dist');
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(file =>
    statSync(join(dist, file)).isFile(),
  );
  const [script = ''] = files.filter(file => /\.js$/.test(file) && file.startsWith('assets'));
  for (const file of [script, 'icon.svg', 'service-worker.js']) {
    const whole = readFileSync(join(dist, file));
    const [br, gz] = [readFileSync(join(dist, `${file}.br`)), readFileSync(join(dist, `${file}.gz`))];
    expect(brotliDecompressSync(br)).toEqual(whole);
    expect(gunzipSync(gz)).toEqual(whole);
    expect(Math.max(br.length, gz.length)).toBeLessThan(whole.length);
  }
  expect(files).toContain(join('pictures', 'dot.txt'));
  expect(files.filter(file => /dot\.txt\.(br|gz)$/.test(file))).toEqual([]);
});
