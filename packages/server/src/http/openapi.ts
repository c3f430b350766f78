import * as contracts from '@taproom/contracts';
import { API_ROOT, type ApiName, type Endpoint, PROBLEMS } from '@taproom/contracts';
import * as z from 'zod';
import { VERSION } from '../operate/house.ts';
import { ENDPOINTS } from './routes.ts';

type Json = Readonly<Record<string, unknown>>;

/** What each schema is called: its own name in the contracts, or that of the first place where it is used. */
const NAMES = new Map<z.core.$ZodType, string>();
const name = (schema: unknown, as: string) => {
  if (schema instanceof z.core.$ZodType && !NAMES.has(schema)) NAMES.set(schema, as);
};
for (const [as, thing] of Object.entries(contracts)) name(thing, as);
for (const [of, { query, body, answer }] of ENDPOINTS)
  for (const [part, schema] of Object.entries({ query, body, answer })) name(schema, `${of}.${part}`);

/** The name of a schema of an endpoint. */
export const nameOf = (schema: z.core.$ZodType): string => NAMES.get(schema) ?? '';

/** All schemas by their names, with references among them. */
function schemas(): Readonly<Record<string, Json>> {
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of NAMES) registry.add(schema, { id });
  const made = z.toJSONSchema(registry, { uri: id => `#/components/schemas/${id}`, unrepresentable: 'any' });
  return Object.fromEntries(
    Object.entries(made.schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema]),
  );
}

const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** The fields of params or a query, one by one. */
function fields(schema: Endpoint['params']): [string, boolean, Json][] {
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { unrepresentable: 'any' });
  return Object.entries(properties).map(([field, property]) => [
    field,
    required.includes(field),
    typeof property === 'object' ? { ...property } : {},
  ]);
}

/** The kinds of people that may ask, as the document calls them. */
const SECURITY: Readonly<Record<Endpoint['who'], readonly Json[]>> = {
  anyone: [{}, { cookie: [] }, { token: [] }],
  known: [{ cookie: [] }, { token: [] }],
  operator: [{ cookie: [] }],
};

/** What can go wrong anywhere, by status; the codes tell more. */
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

function operation(operationId: ApiName, endpoint: Endpoint): Json {
  const parameters = (['params', 'query'] as const).flatMap(part =>
    fields(endpoint[part]).map(([field, required, schema]) => ({
      name: field,
      in: part === 'params' ? 'path' : 'query',
      required: part === 'params' || required,
      schema,
    })),
  );
  const hasBody = endpoint.method !== 'GET' && endpoint.body !== contracts.Nothing;
  return {
    operationId,
    summary: endpoint.says,
    tags: [groupOf(endpoint)],
    security: SECURITY[endpoint.who],
    ...(parameters.length > 0 && { parameters }),
    ...(hasBody && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: ref(nameOf(endpoint.body)) } },
      },
    }),
    responses: {
      200: {
        description: endpoint.says,
        content: {
          [endpoint.type ?? 'application/json']: { schema: ref(nameOf(endpoint.answer)) },
        },
      },
      ...problemResponses(),
    },
  };
}

/** Endpoints about the same thing stand together: what the path begins with says so. */
export const groupOf = ({ path }: Endpoint): string => path.split('/')[1] ?? '';

/** The document that tools read, made from the contracts. */
export function openApi(basePath: string): Json {
  const paths: Record<string, Record<string, Json>> = {};
  for (const [id, endpoint] of ENDPOINTS) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(id, endpoint) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Taproom',
      version: VERSION,
      description: 'Tables of board games over HTTP. All moments are milliseconds since 1970.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: `${basePath}${API_ROOT}` }],
    paths,
    components: {
      schemas: schemas(),
      securitySchemes: {
        cookie: { type: 'apiKey', in: 'cookie', name: 'taproom' },
        token: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}
