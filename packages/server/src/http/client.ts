import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';

/** Serves the files of the built client, if there is one. Its pages are served by pages.ts. */
export async function addClient(app: FastifyInstance, config: Config): Promise<void> {
  if (!existsSync(join(config.site, 'index.html'))) return;
  const assets = join(config.site, 'assets') + sep;
  await app.register(async files => {
    files.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Error)) throw error;
      const status = 'statusCode' in error ? error.statusCode : undefined;
      // A range beyond the end of the file or a failed precondition: a plain status, as caches expect it.
      if (status !== 412 && status !== 416) throw error;
      // The length of the file, for requests beyond its end.
      const range = 'headers' in error ? rangeOf(error.headers) : null;
      if (range !== null) reply.header('content-range', range);
      return reply.code(status).header('cache-control', 'no-store').send();
    });
    await files.register(fastifyStatic, {
      root: config.site,
      prefix: `${config.basePath}/`,
      wildcard: false,
      index: false,
      // The build has compressed what gets smaller: see packages/web/build/compress.ts.
      preCompressed: true,
      globIgnore: ['**/*.br', '**/*.gz'],
      cacheControl: false,
      setHeaders: (response, path) => {
        // Names in assets/ change with their content; everything else is revalidated each time.
        const lasting = path.startsWith(assets);
        response.header('cache-control', lasting ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}

const rangeOf = (headers: unknown): string | null =>
  typeof headers === 'object' && headers !== null && 'Content-Range' in headers
    ? String(headers['Content-Range'])
    : null;
