import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import { API, API_ROOT, type ApiName, type Endpoint, type Problem } from '@taproom/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config/config.ts';
import type { House } from '../operate/house.ts';
import { deviceOf } from '../people/device.ts';
import type { Pass } from '../people/identities.ts';
import type { Listed } from '../play/listing.ts';
import { type Answer, problem } from '../problem.ts';
import type { PersonRow } from '../store/rows.ts';
import type { Asked, Browser, Handlers, OnceName } from './asked.ts';
import { askerOf, browserOf, credentialsOf, Seals } from './asker.ts';
import { peopleHandlers } from './handlers/people.ts';
import { tableHandlers } from './handlers/tables.ts';
import { talkHandlers } from './handlers/talk.ts';
import { addressKey } from './limits.ts';
import { sendProblem } from './problems.ts';
import type { Rates } from './rates.ts';
import { ReadyMade } from './ready-made.ts';
import { isOwnOrigin, type Site, siteOf } from './site.ts';

export const ENDPOINTS = Object.entries(API) as unknown as readonly (readonly [ApiName, Endpoint])[];

/** What somebody who is banned can still do: know what is stored of them, and go. */
const DESPITE_BAN: readonly ApiName[] = [
  'deleteMe',
  'myData',
  'signOut',
  'sessions',
  'endSession',
  'endOtherSessions',
];

/** Registers every endpoint of the table of the API. */
export function addRoutes(
  app: FastifyInstance,
  house: House,
  rates: Rates,
  options: { readonly checkAnswers: boolean },
): void {
  const handlers: Handlers = { ...peopleHandlers(house), ...tableHandlers(house), ...talkHandlers(house) };
  app.decorateRequest('asker', null);
  app.decorateRequest('pass', null);
  app.decorate('seals', new Seals());
  const sendLobby = lobbySender(house, options);
  for (const [name, endpoint] of ENDPOINTS)
    app.route({
      method: endpoint.method,
      url: pathOf(house.config, endpoint),
      config: { endpoint: name, isData: true },
      exposeHeadRoute: false,
      onRequest: async (request, reply) => {
        const wrong = await checkAsker(house, rates, name, endpoint, request);
        if (wrong !== null) return sendProblem(reply, wrong);
      },
      handler: async (request, reply) => {
        const asked = read(house, endpoint, request, reply);
        if (!asked.ok) return sendProblem(reply, asked.refusal);
        reply.header('cache-control', 'no-store');
        if (name === 'stream') return openStream(house, request, reply, asked.value as Asked<'stream'>);
        if (name === 'lobby') return sendLobby(request, reply);
        if (name === 'records') return sendRecords(house, reply, asked.value as Asked<'records'>);
        // The handler of a name takes what the endpoint of that name was read to.
        const handle = handlers[name as OnceName] as (asked: unknown) => Promise<Answer<unknown>>;
        const send = async () => {
          const answer = await handle(asked.value);
          if (!answer.ok) return sendProblem(reply, answer.refusal);
          if (options.checkAnswers) checkAnswer(name, endpoint, answer.value);
          return reply.type(`${endpoint.type ?? 'application/json'}; charset=utf-8`).send(answer.value);
        };
        return COSTLY.has(name) ? sendInTurn(house, reply, asked.value.asker, send) : send();
      },
    });
}

/** What takes milliseconds: it reads, replays or writes a lot. */
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
]);

/** So many requests of one asker wait for their turn. */
const MOST_WAITING = 100;

/** Answers when it is the asker's turn. */
async function sendInTurn(
  { hall: { readings }, metrics }: House,
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

/** Finds out who asks, and whether they may. */
async function checkAsker(
  house: House,
  rates: Rates,
  name: ApiName,
  { method, who }: Endpoint,
  request: FastifyRequest,
): Promise<Problem | null> {
  const credentials = credentialsOf(request);
  const { by } = credentials;
  const cookie = by === 'cookie' ? 'with-cookie' : 'without-cookie';
  if (method !== 'GET' && by !== 'token' && !isOwnOrigin(request, house.config, cookie))
    return { code: 'other-origin' };
  const asker = await askerOf(house, credentials);
  const person = asker?.person ?? null;
  request.asker = person;
  request.pass = asker?.pass ?? null;
  const address = addressKey(request.ip);
  if (person !== null) house.hall.origins.note(person.owner ?? person.id, address);
  const wait = rates.toEndpoint(name, address, person);
  if (wait > 0) return { code: 'too-many', wait };
  // A token that opens nothing is a mistake that its owner wants to know of, whatever is asked.
  if (person === null && (who !== 'anyone' || by === 'token')) return { code: 'not-known' };
  if (person?.banned && !DESPITE_BAN.includes(name)) {
    if (who !== 'anyone' || by === 'token') return { code: 'banned' };
    // What anybody may see, they may see like anybody: no seat is theirs.
    if (name !== 'me') request.asker = null;
  }
  if (who === 'operator' && (person === null || !house.people.isOperator(person)))
    return { code: 'not-yours' };
  return null;
}

/** Checks a request against the schemas of its endpoint. */
function read(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Answer<Asked<ApiName>> {
  const parts = { params: request.params, query: request.query, body: request.body ?? {} };
  const got: Record<Part, unknown> = { params: {}, query: {}, body: {} };
  for (const part of PARTS) {
    const found = endpoint[part].safeParse(parts[part]);
    if (!found.success)
      return problem('malformed', { path: [part, ...(found.error.issues[0]?.path ?? [])].join('.') });
    got[part] = found.data;
  }
  return { ok: true, value: new Checked(got, house, request, reply) as Asked<ApiName> };
}

const PARTS = ['params', 'query', 'body'] as const;
type Part = (typeof PARTS)[number];

/** A request that was read. Where it comes from is found out only if somebody wants to know. */
class Checked {
  readonly params: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly me: PersonRow | null;
  readonly pass: Pass | null;

  constructor(
    { params, query, body }: Readonly<Record<Part, unknown>>,
    private readonly house: House,
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
    return createHmac('sha256', this.house.secret).update(`source ${key}`).digest('base64url').slice(0, 16);
  }

  get asker(): string {
    return this.me?.owner ?? this.me?.id ?? addressKey(this.request.ip);
  }

  get site(): Site {
    return siteOf(this.request, this.house.config);
  }

  get browser(): Browser {
    return browserOf(this.house, this.request, this.reply);
  }
}

/** What is answered is what was promised, no more and no less. */
function checkAnswer(name: ApiName, endpoint: Endpoint, answer: unknown): void {
  const found = endpoint.answer.safeParse(answer);
  if (!found.success) throw new Error(`${name}: the answer does not fit: ${found.error.message}`);
  if (!isDeepStrictEqual(JSON.parse(JSON.stringify(found.data)), JSON.parse(JSON.stringify(answer))))
    throw new Error(`${name}: the answer holds more than was promised`);
}

/** From here on the response belongs to the stream. */
function openStream(
  house: House,
  request: FastifyRequest,
  reply: FastifyReply,
  { me, pass, query }: Asked<'stream'>,
): FastifyReply {
  const last = request.headers['last-event-id'] ?? query.last ?? '';
  const wish = {
    tables: query.tables?.split(',').filter(id => id !== '') ?? [],
    lobby: query.lobby === '1',
    games: query.games === '1',
    last: String(last),
    format: request.headers.accept?.includes('application/x-ndjson') ? 'ndjson' : 'sse',
    address: house.config.limits.address > 0 ? addressKey(request.ip) : null,
  } as const;
  for (const [header, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(header, value);
  if (!house.streams.open(reply.raw, me, wish, me === null ? null : pass))
    return sendProblem(reply, { code: 'too-many' });
  // Its session may have ended since the request came in.
  if (me !== null) void house.review(me.id);
  return reply.hijack();
}

/** The lobby is the same for everybody, so its answer is made once for all who ask until it changes. */
function lobbySender(
  { hall }: House,
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

function sendRecords({ hall }: House, reply: FastifyReply, { query, asker }: Asked<'records'>): FastifyReply {
  const after = Number(query.after ?? 0);
  const inTurn = <T>(work: () => Promise<T>): Promise<T | null> =>
    hall.readings.run(asker, work, () => reply.raw.destroyed);
  const lines = hall.records.bulk(query.game ?? null, after, Number(query.most ?? 100), inTurn);
  return reply.type('application/x-ndjson; charset=utf-8').send(Readable.from(lines));
}
