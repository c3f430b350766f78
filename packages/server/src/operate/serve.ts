import { availableParallelism } from 'node:os';
import type { FastifyInstance } from 'fastify';
import { type Config, databaseFile } from '../config/config.ts';
import { secretOf } from '../config/secret.ts';
import { type AppOptions, createApp, furnish } from '../http/app.ts';
import { PAR } from '../play/par.ts';
import type { Repertoire } from '../play/repertoire.ts';
import { WorkerThinkers } from '../play/thinkers.ts';
import { tighten } from '../store/files.ts';
import { openStore } from '../store/place.ts';
import { SharedClock } from './clock.ts';
import { Metrics } from './metrics.ts';
import { openServer } from './server.ts';

/**
 * How many new connections may wait while the server is busy. With Node's 511, a crowd that comes at once overflows the
 * queue, and those who don't fit are reset without an answer. Linux allows no more than this by default (somaxconn).
 */
const BACKLOG = 4096;

/** Starts the whole server and listens. `program` is what bot threads run. */
export async function serve(
  config: Config,
  program: URL,
  repertoire: Repertoire,
  options: AppOptions = {},
): Promise<{ readonly app: FastifyInstance; readonly address: string }> {
  const app = createApp(config, options);
  // Nobody can know from here whether there are other nodes; what goes wrong then is hard to trace.
  if (config.databaseUrl !== null && config.secret === null)
    app.log.warn(
      'SECRET is not set: cookies are signed with the secret in DATA. ' +
        'If several nodes share this database, set the same SECRET on each: else people are signed out whenever they reach another node',
    );
  if (config.databaseUrl === null)
    for (const { file, error } of tighten(databaseFile(config)))
      if (error === null)
        app.log.warn({ file }, 'other users could read this file; permissions were tightened');
      else app.log.error({ file, err: error }, 'other users can read this file');
  const clock = new SharedClock();
  const store = await openStore(config.databaseUrl ?? databaseFile(config), { now: clock.now });
  await clock.follow(store, app.log);
  if (config.databaseUrl === null) await store.tables.freeLeases();
  const metrics = new Metrics();
  metrics.watchProcess();
  const server = await openServer({
    config,
    secret: secretOf(config),
    store,
    repertoire,
    thinkers: new WorkerThinkers(program, Math.max(1, availableParallelism() - 1)),
    metrics,
    bots: config.bots,
    now: clock.now,
    clock,
    ...(config.setsPar && { par: PAR }),
    log: app.log,
  });
  await furnish(app, server, { checkAnswers: false });
  await app.listen({ port: config.port, host: config.host, backlog: BACKLOG });
  return { app, address: addressOf(app, config) };
}

/** What to type into a browser. */
function addressOf(app: FastifyInstance, config: Config): string {
  if (config.publicUrl !== null) return config.publicUrl.href;
  const at = app.server.address();
  const port = typeof at === 'object' && at !== null ? at.port : config.port;
  return `http://localhost:${port}${config.basePath}/`;
}
