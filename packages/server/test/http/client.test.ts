import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openTestHouse, type TestHouse } from './house.ts';

const PAGE = `<!doctype html><title>Taproom</title>${'<p>Welcome</p>'.repeat(50)}`;
const SCRIPT = `export const words = [${'"again", '.repeat(200)}];`;
const FONT = 'pretend that this is woff2';
const LASTING = 'public, max-age=31536000, immutable';

/** A client as the build leaves it: files that shrink are there three times, others only once. */
function build(folder: string): void {
  const write = (file: string, text: string): void => {
    writeFileSync(join(folder, file), text);
    writeFileSync(join(folder, `${file}.br`), brotliCompressSync(text));
    writeFileSync(join(folder, `${file}.gz`), gzipSync(text));
  };
  mkdirSync(join(folder, 'assets'));
  write('index.html', PAGE);
  write('service-worker.js', `// ${'nothing '.repeat(50)}`);
  write('assets/main-abc123.js', SCRIPT);
  writeFileSync(join(folder, 'assets', 'font-abc123.woff2'), FONT);
}

describe.each(['', '/taproom'])('the files of the client below %j', base => {
  let folder: string;
  let open: TestHouse;
  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'taproom-site-'));
    build(folder);
    open = await openTestHouse({ env: { SITE: folder, BASE_PATH: base } });
  });
  afterEach(async () => {
    await open.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    open.app.inject({ method, url: `${base}${url}`, headers });

  it.each([
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['br;q=0.5, gzip', 'gzip', gunzipSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip', 'gzip', gunzipSync],
  ] as const)('is sent compressed to whoever accepts %s', async (accept, encoding, decompress) => {
    for (const [url, text, type, cache] of [
      ['/index.html', PAGE, 'text/html; charset=utf-8', 'no-cache'],
      ['/assets/main-abc123.js', SCRIPT, 'application/javascript; charset=utf-8', LASTING],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url, { 'accept-encoding': accept });
      expect(statusCode, url).toBe(200);
      expect(headers, url).toMatchObject({
        'content-encoding': encoding,
        'content-type': type,
        'cache-control': cache,
        vary: 'accept-encoding',
      });
      expect(headers['content-security-policy'], url).toContain("script-src 'self'");
      expect(Number(headers['content-length']), url).toBe(rawPayload.length);
      expect(decompress(rawPayload).toString(), url).toBe(text);
    }
  });

  it.each([undefined, 'identity', 'zstd', 'br;q=0'])(
    'is sent as it is to whoever accepts %s',
    async accept => {
      const asked = accept === undefined ? {} : { 'accept-encoding': accept };
      const { headers, payload } = await get('/assets/main-abc123.js', asked);
      expect(headers['content-encoding']).toBeUndefined();
      // A cache in between must not give this to someone who accepts more, nor the other way round.
      expect(headers.vary).toBe('accept-encoding');
      expect(headers['cache-control']).toBe(LASTING);
      expect(payload).toBe(SCRIPT);
    },
  );

  it('is sent as it is where compression would not help', async () => {
    const { headers, payload } = await get('/assets/font-abc123.woff2', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers).toMatchObject({ 'content-type': 'font/woff2', 'cache-control': LASTING });
    expect(payload).toBe(FONT);
  });

  it('is not sent again while it is the same, each encoding with a tag of its own', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', 'identity'].map(async encoding => {
        const asked = { 'accept-encoding': encoding };
        const { etag = '' } = (await get('/index.html', asked)).headers;
        const again = await get('/index.html', { ...asked, 'if-none-match': etag });
        expect(again.statusCode, encoding).toBe(304);
        expect(again.payload).toBe('');
        expect(again.headers).toMatchObject({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
        return etag;
      }),
    );
    expect(new Set(tags).size).toBe(3);
    const { statusCode } = await get('/index.html', {
      'accept-encoding': 'br',
      'if-none-match': String(tags[1]),
    });
    expect(statusCode, 'the tag of another encoding').toBe(200);
  });

  it('answers HEAD as GET, without the body', async () => {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      const [whole, head] = [await get('/index.html', asked), await get('/index.html', asked, 'HEAD')];
      expect(head.statusCode).toBe(200);
      expect(head.payload).toBe('');
      for (const name of ['content-length', 'content-encoding', 'content-type', 'etag', 'vary'])
        expect(head.headers[name], `${name} of ${encoding}`).toBe(whole.headers[name]);
    }
  });

  it('gives a range of what it would send whole', async () => {
    for (const encoding of ['br', 'identity']) {
      const asked = { 'accept-encoding': encoding };
      const { rawPayload: whole } = await get('/assets/main-abc123.js', asked);
      const part = await get('/assets/main-abc123.js', { ...asked, range: 'bytes=5-9' });
      expect(part.statusCode).toBe(206);
      expect(part.headers['content-range']).toBe(`bytes 5-9/${whole.length}`);
      expect(part.headers['content-encoding']).toBe(encoding === 'br' ? 'br' : undefined);
      expect(part.rawPayload).toEqual(whole.subarray(5, 10));
    }
    const beyond = await get('/assets/main-abc123.js', { range: 'bytes=99999-' });
    expect([beyond.statusCode, beyond.payload]).toEqual([416, '']);
    const { rawPayload: all } = await get('/assets/main-abc123.js');
    expect(beyond.headers['content-range']).toBe(`bytes */${all.length}`);
    const changed = await get('/assets/main-abc123.js', { 'if-match': '"another"' });
    expect([changed.statusCode, changed.payload]).toEqual([412, '']);
  });

  it('has no addresses for the compressed files themselves', async () => {
    for (const url of ['/index.html.br', '/assets/main-abc123.js.gz', '/service-worker.js.br'])
      expect((await get(url)).statusCode, url).toBe(404);
  });
});
