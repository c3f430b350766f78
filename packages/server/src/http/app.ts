import { STATUS_CODES } from 'node:http';
import cookie from '@fastify/cookie';
import { PROBLEMS } from '@taproom/contracts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import type { House } from '../operate/house.ts';
import { addClient, pageAddress } from './client.ts';
import { addDocs } from './docs.ts';
import { addFeeds } from './feeds.ts';
import { addInstruments, PROBES } from './instruments.ts';
import { readJson } from './json.ts';
import { addressKey } from './limits.ts';
import { Methods } from './methods.ts';
import { problemOf, sendProblem } from './problems.ts';
import { Rates } from './rates.ts';
import { addRoutes } from './routes.ts';
import { protect } from './security.ts';
import { stopWell } from './stop.ts';

const LONGEST_BODY = 64 * 1024;

/** How patient the server is with slow clients, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For a whole request, its body included. */
  readonly request: number;
  readonly idle: number;
  /** How often it looks. */
  readonly look: number;
  /**
   * When the server stops: for an answer that has begun to be read. What has not begun has four times as long.
   */
  readonly stop?: number;
}
const STOP = 2000;
const PATIENCE: Patience = { headers: 10_000, request: 15_000, idle: 65_000, look: 2000, stop: STOP };
const MOST_REQUESTS_PER_CONNECTION = 100_000;

export interface AppOptions {
  readonly patience?: Patience;
  /** Where log lines go; the standard output if it is left out. */
  readonly log?: { write(line: string): unknown };
}

/** The server before it has any routes: how it listens, logs, and answers what can't be read. */
export function createApp(config: Config, { patience = PATIENCE, log }: AppOptions = {}): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      // Nothing of this is logged on purpose; should it ever be, then without the secrets.
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.invite'],
      ...(log === undefined ? {} : { stream: log }),
    },
    // One line for each answer is ours, without addresses: some hold secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: config.trustProxy === false ? false : 'x-request-id',
    trustProxy: trusted(config.trustProxy),
    bodyLimit: LONGEST_BODY,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    maxRequestsPerSocket: MOST_REQUESTS_PER_CONNECTION,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: false },
    return503OnClosing: false,
    clientErrorHandler: (error, socket) => {
      if (!socket.writable || error.code === 'ECONNRESET') return void socket.destroy();
      const status =
        error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400;
      const body = JSON.stringify(problemOf(Object.assign(new Error(), { statusCode: status })));
      socket.end(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
          `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
      );
    },
    frameworkErrors: (error, _request, reply) => void sendProblem(reply, problemOf(error)),
  });
}

/** Ids that nobody else gives: those of this start, counted. */
function requestIds(): () => string {
  const start = newId(8);
  let count = 0;
  return () => `${start}-${++count}`;
}

/** A number is that of the proxies between us and the world. */
const trusted = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Furnishes the server with everything that the house offers. */
export async function furnish(
  app: FastifyInstance,
  house: House,
  options: { readonly checkAnswers: boolean; readonly patience?: Patience },
): Promise<void> {
  const { config, metrics } = house;
  const rates = new Rates(config.limits, metrics, house.now);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (PROBLEMS[problem.code] >= 500) request.log.error({ err: error }, problem.code);
    return sendProblem(reply, problem);
  });
  const methods = new Methods(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.at(request.url);
    if (allowed.length > 0)
      return sendProblem(reply.header('allow', allowed.join(', ')), { code: 'wrong-method' });
    const page = pageAddress(config, request);
    return page === null ? sendProblem(reply, { code: 'no-such-thing' }) : reply.redirect(page);
  });
  readJson(app);
  protect(app, config);
  stopWell(app, house, options.patience?.stop ?? STOP);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const wait = rates.fromAddress(addressKey(request.ip), request.routeOptions.config.endpoint);
    // Whoever has sent many requests in one go gets no answer to the rest: refusing costs time, too.
    if (wait > 0) sendProblem(reply.header('connection', 'close'), { code: 'too-many', wait });
    else done();
  });
  app.addHook('onResponse', (request, reply, done) => {
    const { endpoint = 'other' } = request.routeOptions.config;
    metrics.requests.inc({ endpoint, status: reply.statusCode });
    if (endpoint !== 'stream') metrics.requestSeconds.observe({ endpoint }, reply.elapsedTime / 1000);
    request.log[PROBES.includes(endpoint) ? 'debug' : 'info'](
      { endpoint, status: reply.statusCode, ms: Math.round(reply.elapsedTime), person: request.asker?.id },
      'answered',
    );
    done();
  });
  await app.register(cookie, { secret: house.secret });
  addRoutes(app, house, rates, options);
  addFeeds(app, house);
  addDocs(app, config);
  addInstruments(app, house);
  await addClient(app, config);
}
