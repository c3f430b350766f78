import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { API, API_ROOT, type ApiName, type Endpoint, type Problem } from '@taproom/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { TaproomServer } from '../operate/server.ts';
import { deviceOf } from '../people/device.ts';
import type { Pass } from '../people/identities.ts';
import type { Listed } from '../play/listing.ts';
import { type Answer, problem } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import { askerOf, browserOf, credentialsOf, Seals } from './asker.ts';
import type { Browser, CheckedRequest, Handlers, OnceName } from './handler.ts';
import { peopleHandlers } from './handlers/people.ts';
import { tableHandlers } from './handlers/tables.ts';
import { talkHandlers } from './handlers/talk.ts';
import { sendProblem } from './problems.ts';
import { addressKey } from './rate-limiter.ts';
import type { RateLimits } from './rate-limits.ts';
import { ReadyMade } from './ready-made.ts';
import { isOwnOrigin, type Site, siteOf } from './site.ts';

export const ENDPOINTS = Object.entries(API) as unknown as readonly (readonly [ApiName, Endpoint])[];

/** What a banned person can still do: get their data, and leave. */
const DESPITE_BAN: readonly ApiName[] = [
  'deleteMe',
  'myData',
  'signOut',
  'sessions',
  'endSession',
  'endOtherSessions',
];

/** Registers every endpoint of the API. */
export function addRoutes(
  app: FastifyInstance,
  server: TaproomServer,
  rates: RateLimits,
  options: { readonly checkAnswers: boolean },
): void {
  const handlers: Handlers = { ...peopleHandlers(server), ...tableHandlers(server), ...talkHandlers(server) };
  app.decorateRequest('asker', null);
  app.decorateRequest('pass', null);
  app.decorate('seals', new Seals());
  const sendLobby = lobbySender(server, options);
  for (const [name, endpoint] of ENDPOINTS)
    app.route({
      method: endpoint.method,
      url: pathOf(server.config, endpoint),
      config: { endpoint: name, isData: true },
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        const wrong = await checkAsker(server, rates, name, endpoint, request);
        if (wrong !== null) return sendProblem(reply, wrong);
      },
      handler: async (request, reply) => {
        const asked = read(server, endpoint, request, reply);
        if (!asked.ok) return sendProblem(reply, asked.refusal);
        reply.header('cache-control', 'no-store');
        if (name === 'stream')
          return openStream(server, request, reply, asked.value as CheckedRequest<'stream'>);
        if (name === 'lobby') return sendLobby(request, reply);
        if (name === 'records') return sendRecords(server, reply, asked.value as CheckedRequest<'records'>);
        // The handler of a name takes the parsed request of the endpoint with that name.
        const handle = handlers[name as OnceName] as (asked: unknown) => Promise<Answer<unknown>>;
        const send = async () => {
          const answer = await handle(asked.value);
          if (!answer.ok) return sendProblem(reply, answer.refusal);
          if (options.checkAnswers) checkAnswer(name, endpoint, answer.value);
          return reply.type(`${endpoint.type ?? 'application/json'}; charset=utf-8`).send(answer.value);
        };
        return COSTLY.has(name) ? sendInTurn(server, reply, asked.value.asker, send) : send();
      },
    });
}

/** Endpoints that take milliseconds: they read, replay or write a lot. */
const COSTLY: ReadonlySet<ApiName> = new Set<ApiName>([
  'table',
  'plan',
  'record',
  'proof',
  'profile',
  'history',
  'leaders',
  'chat',
  'myGames',
  'myData',
  'daily',
  // Replays the whole record.
  'keep',
]);

/** The most requests of one caller that wait for their turn. */
const MOST_WAITING = 100;

/** Responds when it is the caller's turn. */
async function sendInTurn(
  { hall: { readings }, metrics }: TaproomServer,
  reply: FastifyReply,
  asker: string,
  send: () => Promise<FastifyReply>,
): Promise<FastifyReply> {
  const entered = await readings.enter(asker, () => reply.raw.destroyed, MOST_WAITING);
  if (entered === 'gone') return reply.hijack();
  if (entered === 'busy') {
    metrics.limited.inc({ limit: 'readings' });
    return sendProblem(reply, { code: 'too-many', wait: 1 });
  }
  try {
    return await send();
  } finally {
    readings.leave();
  }
}

const pathOf = (config: Config, endpoint: Endpoint): string =>
  `${config.basePath}${API_ROOT}${endpoint.path}`;

/** Authenticates the caller, and checks whether they are authorised. */
async function checkAsker(
  server: TaproomServer,
  rates: RateLimits,
  name: ApiName,
  { method, who }: Endpoint,
  request: FastifyRequest,
): Promise<Problem | null> {
  const credentials = credentialsOf(request);
  const { by } = credentials;
  const cookie = by === 'cookie' ? 'with-cookie' : 'without-cookie';
  if (method !== 'GET' && by !== 'token' && !isOwnOrigin(request, server.config, cookie))
    return { code: 'other-origin' };
  const asker = await askerOf(server, credentials);
  const person = asker?.person ?? null;
  request.asker = person;
  request.pass = asker?.pass ?? null;
  const address = addressKey(request.ip);
  if (person !== null) server.hall.origins.note(person.owner ?? person.id, address);
  const wait = rates.toEndpoint(name, address, person);
  if (wait > 0) return { code: 'too-many', wait };
  // An invalid token is a mistake its owner wants to know about, on every endpoint.
  if (person === null && (who !== 'anyone' || by === 'token')) return { code: 'not-known' };
  if (person?.banned && !DESPITE_BAN.includes(name)) {
    if (who !== 'anyone' || by === 'token') return { code: 'banned' };
    // Public data is shown as to anybody: without a seat.
    if (name !== 'me') request.asker = null;
  }
  if (who === 'operator' && (person === null || !server.people.isOperator(person)))
    return { code: 'not-yours' };
  return null;
}

/** Validates a request against the schemas of its endpoint. */
function read(
  server: TaproomServer,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Answer<CheckedRequest<ApiName>> {
  const parts = { params: request.params, query: request.query, body: request.body ?? {} };
  const got: Record<Part, unknown> = { params: {}, query: {}, body: {} };
  for (const part of PARTS) {
    const found = endpoint[part].safeParse(parts[part]);
    if (!found.success)
      return problem('malformed', { path: [part, ...(found.error.issues[0]?.path ?? [])].join('.') });
    got[part] = found.data;
  }
  return { ok: true, value: new Checked(got, server, request, reply) as CheckedRequest<ApiName> };
}

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** A parsed request. Where it comes from is computed only if needed. */
class Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly me: PersonRow | null;
  readonly pass: Pass | null;

  constructor(
    { params, query, body }: Readonly<Record<Part, unknown>>,
    private readonly server: TaproomServer,
    private readonly request: FastifyRequest,
    private readonly reply: FastifyReply,
  ) {
    this.params = params;
    this.query = query;
    this.body = body;
    this.me = request.asker;
    this.pass = request.pass;
  }

  get device(): string | null {
    return deviceOf(this.request.headers['user-agent']);
  }

  get source(): string {
    const key = addressKey(this.request.ip);
    return createHmac('sha256', this.server.secret).update(`source ${key}`).digest('base64url').slice(0, 16);
  }

  get asker(): string {
    return this.me?.owner ?? this.me?.id ?? addressKey(this.request.ip);
  }

  get site(): Site {
    return siteOf(this.request, this.server.config);
  }

  get browser(): Browser {
    return browserOf(this.server, this.request, this.reply);
  }
}

/** The response is exactly what was promised, no more and no less. */
function checkAnswer(name: ApiName, endpoint: Endpoint, answer: unknown): void {
  const found = endpoint.answer.safeParse(answer);
  if (!found.success)
    throw new Error(`${name}: the response does not match its schema: ${found.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(found.data)), JSON.parse(JSON.stringify(answer))))
    throw new Error(`${name}: the response has fields that are not in its schema`);
}

/** From here on the response belongs to the stream. */
function openStream(
  server: TaproomServer,
  request: FastifyRequest,
  reply: FastifyReply,
  { me, pass, query }: CheckedRequest<'stream'>,
): FastifyReply {
  const last = request.headers['last-event-id'] ?? query.last ?? '';
  const wish = {
    tables: query.tables?.split(',').filter(id => id !== '') ?? [],
    lobby: query.lobby === '1',
    games: query.games === '1',
    last: String(last),
    format: request.headers.accept?.includes('application/x-ndjson') ? 'ndjson' : 'sse',
    address: server.config.limits.address > 0 ? addressKey(request.ip) : null,
  } as const;
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(header, value);
  if (!server.streams.open(reply.raw, me, wish, me === null ? null : pass))
    return sendProblem(reply, { code: 'too-many' });
  // Its session may have ended since the request came in.
  if (me !== null) void server.review(me.id);
  return reply.hijack();
}

/** The lobby is the same for everyone, so its response is made once for all callers until it changes. */
function lobbySender(
  { hall }: TaproomServer,
  options: { readonly checkAnswers: boolean },
): (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply> {
  let last: { readonly listed: Listed; readonly made: ReadyMade } | null = null;
  return async (request, reply) => {
    const listed = await hall.listing.read();
    if (last?.listed !== listed) {
      if (options.checkAnswers) checkAnswer('lobby', API.lobby, JSON.parse(listed.text));
      last = { listed, made: new ReadyMade(listed.text, 'application/json') };
    }
    return last.made.send(request, reply, 'no-store');
  };
}

function sendRecords(
  { hall }: TaproomServer,
  reply: FastifyReply,
  { query, asker }: CheckedRequest<'records'>,
): FastifyReply {
  const after = Number(query.after ?? 0);
  const inTurn = <T>(work: () => Promise<T>): Promise<T | null> =>
    hall.readings.run(asker, work, () => reply.raw.destroyed);
  const lines = hall.records.bulk(query.game ?? null, after, Number(query.most ?? 100), inTurn);
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines));
}
