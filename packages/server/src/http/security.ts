import type { FastifyInstance } from 'fastify';
import type { Config } from '../config/config.ts';
import { siteOf } from './site.ts';

/** The content security policy of our pages: nothing foreign, nothing inline. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
].join('; ');

const PAGE_HEADERS = {
  'content-security-policy': POLICY,
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'camera=(), microphone=(), geolocation=(), payment=(), usb=(), publickey-credentials-get=(self)',
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  // For browsers that don't know frame-ancestors.
  'x-frame-options': 'DENY',
};

/** Browsers honour these over https or on localhost. Elsewhere they only complain about them in the console. */
const SECURE_HEADERS = { 'cross-origin-opener-policy': 'same-origin', 'origin-agent-cluster': '?1' };

/** API responses are not pages: opened as one, they may do nothing at all. */
const DATA_HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
};

const isOwnMachine = (host: string): boolean =>
  /^(?:(?:.+\.)?localhost|127(?:\.\d+){3}|\[?::1\]?)$/.test(host);

/** Security headers: nothing foreign is loaded, nothing inline runs, nobody frames us. */
export function protect(app: FastifyInstance, config: Config): void {
  // Only if the operator says that people come over https.
  const secure = config.publicUrl?.protocol === 'https:';
  const more = secure ? { 'strict-transport-security': 'max-age=31536000' } : {};
  const page = { ...PAGE_HEADERS, ...more };
  const data = { ...DATA_HEADERS, ...more };
  app.addHook('onRequest', (request, reply, done) => {
    const isData = request.routeOptions.config.isData === true;
    reply.headers(isData ? data : page);
    if (!isData && (siteOf(request, config).secure || isOwnMachine(request.hostname)))
      reply.headers(SECURE_HEADERS);
    done();
  });
}
