// Renders the PNG icons and the link preview pictures from our own drawings: `npm run icons`. They are
// committed, so that nobody needs a browser to build the client. Run it again when the art changes, and look at the result.
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { startChromium } from '../test/chromium.ts';

const WEB = join(process.cwd(), 'packages', 'web');
const FILES = join(WEB, 'public');

const folder = mkdtempSync(join(tmpdir(), 'taproom-pictures-'));
const site = { configFile: false, root: join(WEB, 'pictures'), logLevel: 'error' } as const;
await build({
  ...site,
  base: './',
  publicDir: false,
  plugins: [react()],
  worker: { format: 'es' },
  build: { outDir: folder, emptyOutDir: true, target: 'es2022' },
});
const server = await preview({ ...site, build: { outDir: folder }, preview: { host: '127.0.0.1', port: 0 } });
const browser = await startChromium();
try {
  const context = await browser.newContext({ viewport: { width: 1200, height: 4000 }, locale: 'en' });
  const page = await context.newPage();
  await page.goto(server.resolvedUrls?.local[0] ?? '');
  await page.waitForSelector('.icon');
  await page.evaluate(() => document.fonts.ready);
  const take = async (selector: string, place: string): Promise<void> => {
    mkdirSync(join(FILES, place), { recursive: true });
    for (const part of await page.locator(selector).all()) {
      const path = join(FILES, place, `${await part.getAttribute('id')}.png`);
      await part.screenshot({ path, omitBackground: true, animations: 'disabled' });
      console.log(`${path}: ${Math.ceil(statSync(path).size / 1000)} kB`);
    }
  };
  await take('.share', 'previews');
  await take('.icon', 'icons');
} finally {
  await browser.close();
  await server.close();
  rmSync(folder, { recursive: true, force: true });
}
