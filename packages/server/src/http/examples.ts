type Json = Readonly<Record<string, unknown>>;

/** As much of a JSON Schema as our contracts use. */
interface ExampleSchema {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly ExampleSchema[];
  readonly oneOf?: readonly ExampleSchema[];
  readonly prefixItems?: readonly ExampleSchema[];
  readonly items?: ExampleSchema;
  readonly properties?: Readonly<Record<string, ExampleSchema>>;
  readonly propertyNames?: ExampleSchema;
  readonly additionalProperties?: ExampleSchema | boolean;
  readonly required?: readonly string[];
  readonly minimum?: number;
  readonly pattern?: string;
}

const ID = '7uFGxMeTTqTb';
const DIGEST = '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824';

/** Examples of the basic types, by their names in the contracts. */
const BY_NAME: Json = {
  Id: ID,
  Name: 'Anna',
  NewName: 'Anna',
  Key: 'turn-00000001',
  Nonce: DIGEST.slice(0, 32),
  Digest: DIGEST,
  Count: 4,
  CountText: '4',
  SeatCount: 2,
  SeatsText: '2',
  SeatNumber: 0,
  Moment: 1_767_225_600_000,
  MomentText: '1767225600000',
  Milliseconds: 540_000,
  Day: '2026-01-01',
  KeptId: DIGEST.slice(0, 24),
  Data: {},
  Change: [['purse', 0], 6],
};

/** Examples of texts and numbers, by the names of their fields. */
const BY_FIELD: Json = {
  id: ID,
  name: 'Anna',
  address: 'anna@example.org',
  code: '482915',
  webhook: 'https://ntfy.sh/my-taproom',
  feed: `https://taproom.example/feeds/${DIGEST.slice(0, 24)}.atom`,
  endpoint: 'https://push.example/send/1',
  from: '22:00',
  to: '07:00',
  zone: 'Europe/Berlin',
  language: 'en',
  invite: 'kT3vQ9pLmX2a',
  text: 'Good luck!',
  why: 'This is an insult.',
  version: '0.2.0',
  rating: 25.3,
  mean: 41.5,
  left: 540_000,
  minutes: 10,
  seconds: 10,
  days: 3,
  number: '4',
  seats: '2',
  day: '2026-01-01',
  before: '1767225600000',
  after: '1767225600000',
  most: '100',
  tables: ID,
  since: '57',
  at: '57',
  last: `${ID}.57`,
};

/** The type of a schema, without null. */
const kindOf = ({ type }: ExampleSchema): string | undefined => [type ?? []].flat()[0];

/** Makes examples that match the schemas of the API, so that every endpoint has one. */
export class Examples {
  constructor(
    private readonly schemas: Readonly<Record<string, Json>>,
    /** Examples that depend on the games of the server. */
    private readonly own: Json,
  ) {}

  /** An example of a type of the contracts. */
  ofType(name: string): unknown {
    const known = this.own[name] ?? BY_NAME[name];
    return known ?? this.of({ ...this.schemas[name] }, name);
  }

  of(schema: ExampleSchema, field: string): unknown {
    if (schema.$ref !== undefined) return this.ofType(schema.$ref.split('/').at(-1) ?? '');
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return schema.enum[0];
    const [either] = schema.anyOf ?? schema.oneOf ?? [];
    if (either !== undefined) return this.of(either, field);
    if (schema.prefixItems !== undefined) return schema.prefixItems.map(item => this.of(item, field));
    const type = kindOf(schema);
    if (type === 'array') return [this.of(schema.items ?? {}, field)];
    if (type === 'object') return this.object(schema);
    return this.plain(type, schema, field);
  }

  private object({ properties = {}, propertyNames, additionalProperties, required }: ExampleSchema): Json {
    const fields = Object.entries(properties).map(([key, of]) => [key, this.of(of, key)]);
    if (fields.length > 0 || typeof additionalProperties !== 'object') return Object.fromEntries(fields);
    // A record that has all of its keys.
    if (required !== undefined)
      return Object.fromEntries(required.map(key => [key, this.of(additionalProperties, key)]));
    const key = propertyNames === undefined ? null : this.of(propertyNames, '');
    return typeof key === 'string' && key !== '' ? { [key]: this.of(additionalProperties, key) } : {};
  }

  private plain(type: string | undefined, { minimum, pattern = '' }: ExampleSchema, field: string): unknown {
    const known = this.own[field] ?? BY_FIELD[field];
    if (type === 'string') {
      const fits = new RegExp(pattern, 'u');
      return [known, DIGEST.slice(0, 24)].find(text => typeof text === 'string' && fits.test(text)) ?? 'text';
    }
    if (type === 'integer' || type === 'number')
      return typeof known === 'number' ? known : Math.max(1, minimum ?? 1);
    return type === 'boolean' ? true : type === 'null' ? null : {};
  }
}
