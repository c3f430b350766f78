import { STATUS_CODES } from 'node:http';
import cookie from '@fastify/cookie';
import { PROBLEMS } from '@taproom/contracts';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from '../config/config.ts';
import { newId } from '../ids.ts';
import type { TaproomServer } from '../operate/server.ts';
import { addClient } from './client.ts';
import { addDocs } from './docs.ts';
import { addFeeds } from './feeds.ts';
import { addInstruments, PROBES } from './instruments.ts';
import { readJson } from './json.ts';
import { Methods } from './methods.ts';
import { addPages } from './pages.ts';
import { problemOf, sendProblem } from './problems.ts';
import { addressKey } from './rate-limiter.ts';
import { RateLimits } from './rate-limits.ts';
import { addRoutes } from './routes.ts';
import { protect } from './security.ts';
import { stopWell } from './stop.ts';
import { addUnsubscribe } from './unsubscribe.ts';

const LONGEST_BODY = 64 * 1024;

/** Timeouts for slow clients, in milliseconds. */
export interface Patience {
  readonly headers: number;
  /** For a whole request, including its body. */
  readonly request: number;
  readonly idle: number;
  /** How often the timeouts are checked. */
  readonly look: number;
  /** At shutdown: for a response that is being read. Responses that have not started get four times as long. */
  readonly stop?: number;
}
const STOP = 2000;
const PATIENCE: Patience = { headers: 10_000, request: 15_000, idle: 65_000, look: 2000, stop: STOP };
const MOST_REQUESTS_PER_CONNECTION = 100_000;

export interface AppOptions {
  readonly patience?: Patience;
  /** Where log lines go; standard output by default. */
  readonly log?: { write(line: string): unknown };
}

/** The server before it has any routes: how it listens, logs, and answers unreadable requests. */
export function createApp(config: Config, { patience = PATIENCE, log }: AppOptions = {}): FastifyInstance {
  return Fastify({
    logger: {
      level: config.logLevel,
      // None of this is logged on purpose; if it ever is, then without the secrets.
      redact: ['req.headers.cookie', 'req.headers.authorization', '*.secret', '*.token', '*.invite'],
      ...(log === undefined ? {} : { stream: log }),
    },
    // We write one line per response ourselves, without URLs: some contain secrets.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: requestIds(),
    requestIdHeader: config.trustProxy === false ? false : 'x-request-id',
    trustProxy: trusted(config.trustProxy),
    bodyLimit: LONGEST_BODY,
    requestTimeout: patience.request,
    keepAliveTimeout: patience.idle,
    maxRequestsPerSocket: MOST_REQUESTS_PER_CONNECTION,
    http: { headersTimeout: patience.headers, connectionsCheckingInterval: patience.look },
    rewriteUrl: ({ url = '/' }) => readable(url),
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

/**
 * A path with an invalid `%` encoding is taken literally, so that it gets an ordinary 404. The router would not even
 * call our error handler.
 */
function readable(url: string): string {
  const [path = ''] = url.split('?', 1);
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    return `${path.replaceAll('%', '%25')}${url.slice(path.length)}`;
  }
}

/** Unique request ids: a prefix for this start, and a counter. */
function requestIds(): () => string {
  const start = newId(8);
  let count = 0;
  return () => `${start}-${++count}`;
}

/** A number is the number of proxies in front of us. */
const trusted = (trust: Config['trustProxy']) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Registers everything the server offers. */
export async function furnish(
  app: FastifyInstance,
  server: TaproomServer,
  options: { readonly checkAnswers: boolean; readonly patience?: Patience },
): Promise<void> {
  const { config, metrics } = server;
  const rates = new RateLimits(config.limits, metrics, server.now);
  app.setErrorHandler((error, request, reply) => {
    const problem = problemOf(error);
    if (PROBLEMS[problem.code] >= 500) request.log.error({ err: error }, problem.code);
    return sendProblem(reply, problem);
  });
  const methods = new Methods(app);
  app.setNotFoundHandler((request, reply) => {
    const allowed = methods.at(request.url);
    return allowed.length > 0
      ? sendProblem(reply.header('allow', allowed.join(', ')), { code: 'wrong-method' })
      : sendProblem(reply, { code: 'no-such-thing' });
  });
  readJson(app);
  protect(app, config);
  stopWell(app, server, options.patience?.stop ?? STOP);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    const wait = rates.fromAddress(addressKey(request.ip), request.routeOptions.config.endpoint);
    // A client that has pipelined many requests gets no response to the rest: refusing costs time too.
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
  await app.register(cookie, { secret: server.secret });
  addRoutes(app, server, rates, options);
  addFeeds(app, server);
  addUnsubscribe(app, server);
  addDocs(app, server);
  addInstruments(app, server);
  await addClient(app, config);
  addPages(app, server, rates, methods);
}
