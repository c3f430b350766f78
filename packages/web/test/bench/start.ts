// What a first visit to the start page costs, as JSON lines in kB, one per language: `npm run -s bench:start [--
// --address http://localhost:8080/]`. Without an address the client is built and served.
import { parseArgs } from 'node:util';
import { LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { startChromium } from '../chromium.ts';
import { visitFirst } from '../first-visit.ts';
import { Site } from '../site.ts';

const { values } = parseArgs({ options: { address: { type: 'string' } } });
const site = values.address === undefined ? await Site.open({}, process.cwd()) : null;
const browser = await startChromium();
const kilobytes = (bytes: number): number => Math.round(bytes / 100) / 10;
try {
  for (const locale of LANGUAGE_CODES) {
    const { requests, scripts, sent, offline } = await visitFirst(
      browser,
      values.address ?? site?.address ?? '',
      locale,
    );
    const line = {
      locale,
      requests,
      scripts: {
        raw: kilobytes(scripts.raw),
        gzip: kilobytes(scripts.gzip),
        brotli: kilobytes(scripts.brotli),
        sent: kilobytes(scripts.sent),
      },
      sent: kilobytes(sent),
      offline: { kilobytes: kilobytes(offline.bytes), files: offline.files },
    };
    console.log(JSON.stringify(line));
  }
} finally {
  await browser.close();
  site?.close();
}
