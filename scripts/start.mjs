// Builds the client and serves it: `npm start`, on PORT (default 8080).
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { dirname, extname, join, normalize, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
// Where the built client lies: a place of its own for each that runs at the same time.
const site = process.env.TAPROOM_SITE ?? join(root, '.build', 'site');
const port = Number(process.env.PORT ?? 8080);
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a number from 0 to 65535, not "${process.env.PORT}".`);
  process.exit(2);
}

const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
};

// Whatever the caller's environment says: what is served is the finished client.
process.env.NODE_ENV = 'production';
console.error('Building the client …');
await build({ root: join(root, 'packages', 'web'), logLevel: 'warn', build: { outDir: site } });

const server = createServer(async (request, response) => {
  const file = fileOf(request.url ?? '/');
  const found = file === null ? null : await stat(file).catch(() => null);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { allow: 'GET, HEAD' }).end();
    return;
  }
  if (file === null || !found?.isFile()) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8' }).end('There is nothing here.\n');
    return;
  }
  // Names in assets/ change with their content; everything else is asked for anew each time.
  const lasting = file.startsWith(join(site, 'assets') + sep);
  response.writeHead(200, {
    'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
    'content-length': found.size,
    'cache-control': lasting ? 'public, max-age=31536000, immutable' : 'no-cache',
    'x-content-type-options': 'nosniff',
  });
  if (request.method === 'HEAD') response.end();
  else createReadStream(file).pipe(response);
});

/** The file that a request asks for, never one outside of the site. */
function fileOf(url) {
  try {
    const path = decodeURIComponent(new URL(url, 'http://localhost').pathname);
    const file = normalize(join(site, path.endsWith('/') ? `${path}index.html` : path));
    return file.startsWith(site + sep) && !path.includes('\0') ? file : null;
  } catch {
    return null;
  }
}

server.on('error', error => {
  console.error(
    error.code === 'EADDRINUSE'
      ? `Port ${port} is taken. Choose another: PORT=8081 npm start`
      : `Taproom can't listen on port ${port}: ${error.message}`,
  );
  process.exit(1);
});
server.listen(port, () => {
  console.log(`Taproom is open: http://localhost:${server.address().port}/`);
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.close(() => process.exit(0)));
