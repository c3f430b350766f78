import { isIP } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';

/** The server's address as one request reached it: its public one, or whatever name the machine has on the network. */
export interface Site {
  readonly origin: string;
  /** The host's name without the port. */
  readonly host: string;
  /** The base URL: what addresses in feeds start with. */
  readonly root: string;
  readonly secure: boolean;
  /** Browsers offer passkeys for host names, over https or on localhost. */
  readonly passkeys: boolean;
}

/** The requested address. An invalid host (`Host: ?`) has none. */
function askedUrl(request: FastifyRequest): URL {
  const asked = `${request.protocol}://${request.host}`;
  return new URL(URL.canParse(asked) ? asked : 'http://localhost');
}

export function siteOf(request: FastifyRequest, config: Config): Site {
  const asked = askedUrl(request);
  const url = config.publicUrl ?? asked;
  const secure = url.protocol === 'https:';
  const host = url.hostname;
  const isName = isIP(host.replace(/^\[|\]$/g, '')) === 0;
  const isHere = config.publicUrl === null || config.publicUrl.host === asked.host;
  return {
    origin: url.origin,
    host,
    root: `${url.origin}${config.basePath}`,
    secure,
    passkeys: isHere && isName && (secure || host === 'localhost' || host.endsWith('.localhost')),
  };
}

/**
 * Whether a request that changes something comes from our own pages (CSRF). Browsers always send the origin of such a
 * request; a client that is not a browser and sends no cookie can't be misused by a foreign page.
 */
export function isOwnOrigin(
  request: FastifyRequest,
  config: Config,
  cookie: 'with-cookie' | 'without-cookie',
): boolean {
  const from = request.headers['sec-fetch-site'];
  if (from !== undefined && from !== 'same-origin' && from !== 'none') return false;
  const { origin } = request.headers;
  if (origin === undefined) return from !== undefined || cookie === 'without-cookie';
  if (origin === `${request.protocol}://${request.host}`) return true;
  if (!URL.canParse(origin)) return false;
  const { host } = new URL(origin);
  return host === askedUrl(request).host || host === config.publicUrl?.host;
}
