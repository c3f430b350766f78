import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

const hasClient = (config: Config): boolean => existsSync(join(config.site, 'index.html'));

/** Serves the built client, where there is one. */
export async function addClient(app: FastifyInstance, config: Config): Promise<void> {
  if (!hasClient(config)) return;
  const assets = join(config.site, 'assets') + sep;
  await app.register(async files => {
    files.setErrorHandler((error, _request, reply) => {
      if (!(error instanceof Error)) throw error;
      const status = 'statusCode' in error ? error.statusCode : undefined;
      // A range beyond the end of the file or a precondition that fails: a plain status, as caches expect it.
      if (status !== 412 && status !== 416) throw error;
      // How long the file is, for whoever asked for more than that.
      const range = 'headers' in error ? rangeOf(error.headers) : null;
      if (range !== null) reply.header('content-range', range);
      return reply.code(status).header('cache-control', 'no-store').send();
    });
    await files.register(fastifyStatic, {
      root: config.site,
      prefix: `${config.basePath}/`,
      wildcard: false,
      // The build has compressed what gets smaller by it: see packages/web/build/compress.ts.
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

/**
 * Where to send somebody who typed the address of a page: the client is one file, and its pages stand behind the #.
 * Null if no page was asked for.
 */
export function pageAddress(config: Config, request: FastifyRequest): string | null {
  const { method, url, headers } = request;
  const { basePath } = config;
  if (method !== 'GET' || !headers.accept?.includes('text/html') || !hasClient(config)) return null;
  const [path, query] = url.split('?');
  if (path === basePath) return `${basePath}/${query === undefined ? '' : `?${query}`}`;
  const page = url.startsWith(`${basePath}/`) ? url.slice(basePath.length) : null;
  return page === null || /^\/(api|feeds|assets)\//.test(page) ? null : `${basePath}/#${page}`;
}
