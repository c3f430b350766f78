import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '../ids.ts';
import type { House } from '../operate/house.ts';
import { sendProblem } from './problems.ts';

/** What those ask who look after the server. Probes come from inside, so they need not know the base path. */
export function addInstruments(app: FastifyInstance, house: House): void {
  const { config, metrics } = house;
  for (const base of new Set(['', config.basePath])) {
    app.get(`${base}/healthz`, { config: { endpoint: 'healthz' } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true }),
    );
    app.get(`${base}/readyz`, { config: { endpoint: 'readyz' } }, async (request, reply) => {
      const why = await house.ready();
      if (why === null) return reply.header('cache-control', 'no-store').send({ ok: true });
      request.log.warn({ why }, 'not ready');
      return sendProblem(reply, { code: 'not-stored' });
    });
    app.get(`${base}/metrics`, { config: { endpoint: 'metrics' } }, async (request, reply) => {
      if (config.metrics === 'off') return sendProblem(reply, { code: 'no-such-thing' });
      if (config.metrics !== 'open' && !isAllowed(config.metrics.token, request.headers.authorization))
        return sendProblem(reply, { code: 'not-known' });
      house.sample();
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics());
    });
  }
}

/** Those who come all the time: their lines in the log would hide the others. */
export const PROBES: readonly string[] = ['healthz', 'readyz', 'metrics'];

/** Compared as digests, which are of one length and tell nothing about the token by the time it takes. */
const isAllowed = (token: string, authorization: string | undefined): boolean =>
  timingSafeEqual(Buffer.from(digestOf(`Bearer ${token}`)), Buffer.from(digestOf(authorization ?? '')));
