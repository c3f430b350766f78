import * as contracts from '@taproom/contracts';
import { API_ROOT, type ApiName, type Endpoint, PROBLEMS } from '@taproom/contracts';
import * as z from 'zod';
import { VERSION } from '../operate/server.ts';
import type { Repertoire } from '../play/repertoire.ts';
import { GROUPS, groupOf } from './docs-groups.ts';
import { exampleGame } from './example-game.ts';
import { Examples } from './examples.ts';
import { anyGame, gameSchemas } from './game-schemas.ts';
import { ENDPOINTS } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** The name of each schema: its own in the contracts, or that of the first place where it is used. */
const NAMES = new Map<z.core.$ZodType, string>();
const name = (schema: unknown, as: string) => {
  if (schema instanceof z.core.$ZodType && !NAMES.has(schema)) NAMES.set(schema, as);
};
for (const [as, thing] of Object.entries(contracts)) name(thing, as);
for (const [of, { query, body, answer }] of ENDPOINTS)
  for (const [part, schema] of Object.entries({ query, body, answer })) name(schema, `${of}.${part}`);

/** The name of a schema of an endpoint. */
export const schemaName = (schema: z.core.$ZodType): string => NAMES.get(schema) ?? '';

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** All schemas by their names, with references among them. */
function schemasWith({ shapes }: Repertoire): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of [...NAMES, ...gameSchemas(shapes)]) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}`, unrepresentable: 'any' });
  const plain = Object.entries(made.schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]);
  return { ...Object.fromEntries(plain), ...anyGame(shapes, ref) };
}

/** The fields of params or a query, one by one. */
function fields(schema: Endpoint['params']): [string, boolean, Json][] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Object.entries(properties).map(([field, property]) => [
    field,
    required.includes(field),
    typeof property === 'object' ? { ...property } : {},
  ]);
}

/** The kinds of callers, as the document names them. */
const SECURITY: Readonly<Record<Endpoint['who'], readonly Json[]>> = {
  anyone: [{}, { cookie: [] }, { token: [] }],
  known: [{ cookie: [] }, { token: [] }],
  operator: [{ cookie: [] }],
};

/** The error responses that any endpoint can return, by status, with their codes. */
const problemResponses = (): Json =>
  Object.fromEntries(
    [...new Set(Object.values(PROBLEMS))].sort().map(status => [
      String(status),
      {
        description: Object.entries(PROBLEMS)
          .filter(([, of]) => of === status)
          .map(([code]) => code)
          .join(', '),
        content: { 'application/json': { schema: ref('Problem') } },
      },
    ]),
  );

/** The lines of NDJSON responses, which their schemas don't describe. */
const LINES: Partial<Record<ApiName, { readonly schema: string; readonly says: string }>> = {
  stream: {
    schema: 'Message',
    says: 'One message per line, each a JSON object, separated by line feeds. Server-sent events carry the same objects in `data`.',
  },
  records: {
    schema: 'RecordLine',
    says: 'One record per line, each a JSON object, separated by line feeds.',
  },
};

/** The content types of a response with their schemas and examples. */
function contentOf(name: ApiName, { type, answer }: Endpoint, examples: Examples): Json {
  const plain = { schema: ref(schemaName(answer)) };
  const lines = LINES[name];
  if (lines !== undefined) {
    const example = `${JSON.stringify(examples.ofType(lines.schema))}\n`;
    const described = { schema: { ...ref(lines.schema), description: lines.says }, example };
    const others =
      type === null || type === NDJSON ? {} : { [type]: { ...plain, example: `data: ${example}\n` } };
    return { ...others, [NDJSON]: described };
  }
  if (type !== null) return { [type]: { ...plain, example: 'Taproom record 1\n…\n' } };
  return { 'application/json': { ...plain, example: examples.ofType(schemaName(answer)) } };
}

const NDJSON = 'application/x-ndjson';

function operation(operationId: ApiName, endpoint: Endpoint, examples: Examples): Json {
  const parameters = (['params', 'query'] as const).flatMap(part =>
    fields(endpoint[part]).map(([field, required, schema]) => ({
      name: field,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required,
      schema,
      example: examples.of(schema, field),
    })),
  );
  const hasBody = endpoint.method !== 'GET' && endpoint.body !== contracts.Nothing;
  return {
    operationId,
    summary: endpoint.says,
    tags: [groupOf(endpoint).title],
    security: SECURITY[endpoint.who],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && {
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: ref(schemaName(endpoint.body)),
            example: examples.ofType(schemaName(endpoint.body)),
          },
        },
      },
    }),
    responses: {
      200: {
        description: endpoint.says,
        content: contentOf(operationId, endpoint, examples),
      },
      ...problemResponses(),
    },
  };
}

/** Examples with the games of a server. */
export function examplesWith(repertoire: Repertoire): Examples {
  const [edition] = repertoire.editions;
  const game = edition && repertoire.games.current(edition.id);
  const played = game && exampleGame(game);
  return new Examples(schemasWith(repertoire), {
    Game: edition?.id,
    game: edition?.id,
    Level: edition && repertoire.levelsOf({ game: edition.id, rules: edition.rules }).levels[0],
    SeatCount: game?.seats.min,
    moves: played?.move,
    legal: played?.move,
    AnyView: played?.view,
    AnyEvent: played?.event,
    AnyOptions: played?.options,
    AnyGivenOptions: played?.options,
    Aid: 'memory',
  });
}

/** The OpenAPI document, generated from the contracts. */
export function openApi(basePath: string, repertoire: Repertoire): Json {
  const examples = examplesWith(repertoire);
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, endpoint] of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint, examples) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Taproom',
      version: VERSION,
      description: 'Board game tables over HTTP. All times are milliseconds since 1970.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${basePath}${API_ROOT}` }],
    tags: GROUPS.map(({ title, says }) => ({ name: title, description: says })),
    paths,
    components: {
      schemas: schemasWith(repertoire),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'taproom' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
