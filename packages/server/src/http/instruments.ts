import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { digestOf } from '../ids.ts';
import type { TaproomServer } from '../operate/server.ts';
import { sendProblem } from './problems.ts';

/** Health checks and metrics. Probes come from inside, so they need not know the base path. */
export function addInstruments(app: FastifyInstance, server: TaproomServer): void {
  const { config, metrics } = server;
  for (const base of new Set(['', config.basePath])) {
    app.get(`${base}/healthz`, { config: { endpoint: 'healthz' } }, async (_request, reply) =>
      reply.header('cache-control', 'no-store').send({ ok: true }),
    );
    app.get(`${base}/readyz`, { config: { endpoint: 'readyz' } }, async (request, reply) => {
      const why = await server.ready();
      if (why === null) return reply.header('cache-control', 'no-store').send({ ok: true });
      request.log.warn({ why }, 'not ready');
      return sendProblem(reply, { code: 'not-stored' });
    });
    app.get(`${base}/metrics`, { config: { endpoint: 'metrics' } }, async (request, reply) => {
      if (config.metrics === 'off') return sendProblem(reply, { code: 'no-such-thing' });
      if (config.metrics !== 'open' && !isAllowed(config.metrics.token, request.headers.authorization))
        return sendProblem(reply, { code: 'not-known' });
      server.sample();
      return reply
        .header('cache-control', 'no-store')
        .type(metrics.registry.contentType)
        .send(await metrics.registry.metrics());
    });
  }
}

/** Requested all the time: their lines in the log would hide the others. */
export const PROBES: readonly string[] = ['healthz', 'readyz', 'metrics'];

/** Compared as digests, which have a fixed length and don't leak the token through timing. */
const isAllowed = (token: string, authorization: string | undefined): boolean =>
  timingSafeEqual(Buffer.from(digestOf(`Bearer ${token}`)), Buffer.from(digestOf(authorization ?? '')));
