import { API, API_ROOT, type ApiName, type Endpoint, Nothing } from '@taproom/contracts';
import type { SeededRandom } from '@taproom/games';
import type { InjectOptions } from 'fastify';
import * as z from 'zod';
import { ENDPOINTS } from '../../src/http/routes.ts';

/** What hostile requests can be made with: things that are there, and keys that open them. */
export interface Loot {
  readonly ids: readonly string[];
  readonly tables: readonly string[];
  readonly cookies: readonly string[];
  readonly tokens: readonly string[];
  /** Whatever else an insider knows: invitations, codes, moves. */
  readonly words: readonly string[];
  /** Requests that would be all right, if the right one made them once. */
  readonly ready: readonly { readonly name: ApiName; readonly id: string; readonly body: object }[];
}

export interface HostileRequest {
  readonly endpoint: string;
  readonly request: InjectOptions;
}

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly pattern?: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const ALPHABET = 'abcdefghijkmnopqrstuvwxyzABCDEFGH123456789';
const STRANGE = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udfff\ud800',
  '\u202egnirts',
  '\ufeff',
  '👩‍👩‍👧‍👦',
  'ﷺ'.repeat(30),
  'Z̷̛̙͇a̶̧͂l̵͚̀g̸̣̈o̴',
  "'; drop table people; --",
  '" or 1=1 --',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '%00',
  '%',
  '%ff%fe',
  '{{7*7}}',
  '<script>alert(1)</script>',
  '__proto__',
  'constructor',
  'toString',
  'null',
  'undefined',
  'NaN',
  '-1',
  '1e309',
  '0x10',
  '9'.repeat(40),
  'x'.repeat(300),
  'x'.repeat(5000),
  'http://169.254.169.254/latest/meta-data/',
  'http://[::1]:8080/',
  'javascript:alert(1)',
  '\r\nSet-Cookie: taproom=1',
];
const FINAL: readonly ApiName[] = ['deleteMe', 'signOut', 'ban'];
const NUMBERS = [
  0,
  -0,
  -1,
  0.5,
  1e308,
  -1e308,
  2 ** 31,
  2 ** 53,
  2 ** 53 + 2,
  1e21,
  5e-324,
  4,
  5,
  200,
  1_000_001,
];

/** Requests that nobody should make, from the table of the API: some fit their schema, most nearly do. */
export class Hostile {
  constructor(
    private readonly random: SeededRandom,
    private readonly loot: Loot,
  ) {}

  next(): HostileRequest {
    return this.loot.ready.length > 0 && this.chance(12) ? this.steal() : this.invent();
  }

  /** A valid request by any of the callers, as it is or with something wrong in it. */
  private steal(): HostileRequest {
    const { name, id, body } = this.one(this.loot.ready);
    const { method, path } = API[name];
    const request: InjectOptions = {
      method,
      url: `${API_ROOT}${path.replace(':id', id)}`,
      headers: {
        host: 'localhost',
        'content-type': 'application/json',
        ...this.identity(),
        ...this.origin(),
      },
      payload: JSON.stringify(this.chance(3) ? this.spoil(body) : body) ?? 'null',
    };
    return { endpoint: name, request };
  }

  private invent(): HostileRequest {
    const [name, endpoint] = this.aim();
    const method = this.chance(30)
      ? this.one(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'HEAD'] as const)
      : endpoint.method;
    const { payload, headers } = this.body(endpoint);
    const request: InjectOptions = {
      method,
      url: `${API_ROOT}${this.path(endpoint)}${this.query(endpoint)}`,
      headers: { host: 'localhost', ...this.identity(), ...this.origin(), ...headers, ...this.oddHeaders() },
      ...(payload !== undefined && method !== 'GET' && method !== 'HEAD' && { payload }),
    };
    return { endpoint: name, request };
  }

  /** Most of the time not where the siege would end itself: people who are gone open no more doors. */
  private aim(): (typeof ENDPOINTS)[number] {
    const target = this.one(ENDPOINTS);
    return FINAL.includes(target[0]) && !this.chance(10) ? this.aim() : target;
  }

  // ---- The parts of a request

  private path({ path, params }: Endpoint): string {
    const values = this.fit(schemaOf(params)) as Record<string, unknown>;
    return path.replace(/:(\w+)/g, (_, key: string) => {
      const table =
        key === 'id' && path.startsWith('/tables') && !this.chance(4) ? this.one(this.loot.tables) : null;
      const value = this.chance(8) ? this.strange() : (table ?? String(values[key]));
      return this.chance(20) ? value.replace(/[^\x21-\x7e]/g, '') : encodeLoose(value);
    });
  }

  private query({ query }: Endpoint): string {
    const values = this.fit(schemaOf(query)) as Record<string, unknown>;
    const parts = Object.entries(values).map(([key, value]) => [
      key,
      this.chance(6) ? this.strange() : String(value),
    ]);
    if (this.chance(25)) parts.push([this.strange(), this.strange()]);
    if (parts.length > 0 && this.chance(15)) parts.push(this.one(parts));
    if (parts.length === 0) return '';
    return `?${parts.map(([key, value]) => `${encodeLoose(key ?? '')}=${encodeLoose(value ?? '')}`).join('&')}`;
  }

  private body({ method, body }: Endpoint): { payload?: string; headers: Record<string, string> } {
    const json = { 'content-type': 'application/json' };
    if (method === 'GET' || (body === Nothing && this.chance(2))) return { headers: {} };
    if (this.chance(40)) return { payload: this.strange(), headers: json };
    if (this.chance(60)) return { payload: `"${'x'.repeat(65_600)}"`, headers: json };
    if (this.chance(60)) return { payload: `${'['.repeat(20_000)}`, headers: json };
    if (this.chance(60)) return { payload: `${'{"a":'.repeat(5000)}1${'}'.repeat(5000)}`, headers: json };
    if (this.chance(60)) return { payload: '{"__proto__":{"admin":true}}', headers: json };
    const value = this.chance(3) ? this.spoil(this.fit(schemaOf(body))) : this.fit(schemaOf(body));
    const type = this.chance(40)
      ? this.one(['text/plain', 'multipart/form-data', 'application/xml', ''])
      : json['content-type'];
    return { payload: JSON.stringify(value) ?? 'null', headers: { 'content-type': type } };
  }

  private identity(): Record<string, string> {
    const { cookies, tokens } = this.loot;
    switch (this.random.below(20)) {
      case 0:
        return {};
      case 1:
        return { authorization: `Bearer ${this.one(tokens)}` };
      case 2:
        return { authorization: `Bearer ${this.word()}`, cookie: this.one(cookies) };
      case 3:
        return { cookie: `taproom=${this.word()}.${this.word()}` };
      case 4:
        return {
          authorization: this.one(['Basic YTpi', 'Bearer', 'Bearer  ', `Bearer ${'x'.repeat(2000)}`]),
        };
      default:
        return { cookie: this.one(cookies) };
    }
  }

  private origin(): Record<string, string> {
    switch (this.random.below(12)) {
      case 0:
        return {};
      case 1:
        return {
          origin: this.one(['null', 'https://evil.example', 'http://localhost:1', '???', 'http://[']),
        };
      case 2:
        return { origin: 'http://localhost', 'sec-fetch-site': this.one(['cross-site', 'same-origin', 'x']) };
      default:
        return { origin: 'http://localhost' };
    }
  }

  private oddHeaders(): Record<string, string> {
    if (!this.chance(10)) return {};
    return this.one<Record<string, string>>([
      { host: '' },
      { host: '???' },
      { host: 'localhost:99999' },
      { accept: 'application/x-ndjson' },
      { accept: '*/*;q=zzz' },
      { 'last-event-id': this.word() },
      { 'x-forwarded-for': '1.2.3.4, ::1, junk' },
      { 'x-forwarded-host': 'evil.example' },
      { 'x-request-id': 'x'.repeat(200) },
      { 'content-encoding': 'gzip' },
      { 'transfer-encoding': 'chunked' },
      { 'content-length': '7' },
      { cookie: 'a'.repeat(8000) },
      { cookie: ';;;=;taproom;taproom==;' },
      { 'if-none-match': '*' },
      { range: 'bytes=0-1' },
    ]);
  }

  // ---- Values

  /** A value that matches a schema, as far as that can be derived from it. */
  private fit(schema: Schema): unknown {
    if (schema.const !== undefined) return schema.const;
    if (schema.enum !== undefined) return this.one(schema.enum);
    const either = schema.anyOf ?? schema.oneOf;
    if (either !== undefined) return this.fit(this.one(either));
    switch (this.one([schema.type ?? 'anything'].flat())) {
      case 'string':
        return this.text(schema.pattern ?? '');
      case 'integer':
      case 'number':
        return (
          (schema.minimum ?? 0) +
          this.random.below(Math.min(6, (schema.maximum ?? 6) - (schema.minimum ?? 0)) + 1)
        );
      case 'boolean':
        return this.chance(2);
      case 'null':
        return null;
      case 'array':
        return Array.from({ length: 1 + this.random.below(3) }, () => this.fit(schema.items ?? {}));
      case 'object':
        return Object.fromEntries(
          Object.entries(schema.properties ?? {})
            .filter(([key]) => schema.required?.includes(key) || this.chance(2))
            .map(([key, of]) => [key, this.fit(of)]),
        );
      default:
        return this.one<unknown>([1, 'a', null, {}, []]);
    }
  }

  private text(pattern: string): string {
    if (pattern.includes('1-9A-HJ-NP-Z')) return this.chance(4) ? this.letters(12) : this.one(this.loot.ids);
    if (pattern.includes('{32}')) return '0123456789abcdef'.repeat(2);
    if (pattern.includes('{64}')) return '0123456789abcdef'.repeat(4);
    if (pattern.includes('\\d{1,15}')) return String(this.random.below(40));
    if (pattern.includes('{8,40}')) return this.chance(4) ? 'the-same-key' : this.letters(16);
    return this.chance(3) ? this.one([...this.loot.words, 'hello']) : this.word();
  }

  /** The same with something wrong in it. */
  private spoil(value: unknown): unknown {
    if (typeof value !== 'object' || value === null || this.chance(4)) return this.wrong();
    const keys = Object.keys(value);
    const key = keys.length === 0 ? 'more' : this.one(keys);
    if (Array.isArray(value)) {
      if (this.chance(4)) return Array.from({ length: 300 }, () => value[0]);
      return value.map((one, i) => (String(i) === key ? this.spoil(one) : one));
    }
    const { [key]: old, ...others } = value as Record<string, unknown>;
    if (this.chance(4)) return others;
    if (this.chance(6)) return { ...value, [this.strange()]: this.wrong() };
    return { ...others, [key]: this.spoil(old) };
  }

  private wrong(): unknown {
    return this.one<() => unknown>([
      () => null,
      () => true,
      () => this.one(NUMBERS),
      () => this.strange(),
      () => [],
      () => ({}),
      () => [[[[[[]]]]]],
      () => ({ constructor: { prototype: {} }, toString: 1, length: -1 }),
      () => Array.from({ length: 1000 }, () => this.random.below(10)),
      () => this.one(this.loot.ids),
    ])();
  }

  private strange(): string {
    return this.chance(5) ? this.one([...this.loot.words, ...this.loot.ids]) : this.one(STRANGE);
  }

  private word(): string {
    return this.chance(8) ? this.strange() : this.letters(1 + this.random.below(20));
  }

  private letters(length: number): string {
    return Array.from({ length }, () => ALPHABET[this.random.below(ALPHABET.length)]).join('');
  }

  /** One time in this many. */
  private chance(times: number): boolean {
    return this.random.below(times) === 0;
  }

  private one<T>(list: readonly T[]): T {
    const found = list[this.random.below(list.length)];
    if (found === undefined) throw new Error('nothing to choose from');
    return found;
  }
}

const SCHEMAS = new Map<unknown, Schema>();

function schemaOf(schema: Endpoint['params']): Schema {
  const known = SCHEMAS.get(schema) ?? (z.toJSONSchema(schema, { unrepresentable: 'any' }) as Schema);
  SCHEMAS.set(schema, known);
  return known;
}

/** Halves of characters can't be written into an address. */
function encodeLoose(text: string): string {
  try {
    return encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
