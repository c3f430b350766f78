import { accept, type Refusal, type Result, refuse } from '@taproom/games';

/** Deeper nesting is never needed. */
export const DEEPEST = 32;
const LONGEST_SEED = 200;

/** Why a request was rejected. */
export type RequestRefusal =
  | { readonly code: 'not-json' }
  | { readonly code: 'too-deep'; readonly max: number }
  | { readonly code: 'object-expected' }
  | { readonly code: 'missing-field'; readonly field: string }
  | { readonly code: 'wrong-field'; readonly field: string; readonly need: string }
  | { readonly code: 'unknown-field'; readonly field: string; readonly known: readonly string[] };

/** One request: a JSON object whose fields are read one by one. */
export class EngineRequest {
  private readonly fields: ReadonlyMap<string, unknown>;

  private constructor(fields: ReadonlyMap<string, unknown>) {
    this.fields = fields;
  }

  static parse(text: string): Result<EngineRequest, RequestRefusal> {
    if (isDeeperThan(text, DEEPEST)) return refuse({ code: 'too-deep', max: DEEPEST });
    let value: unknown;
    try {
      value = JSON.parse(text);
    } catch {
      return refuse({ code: 'not-json' });
    }
    if (!isObject(value)) return refuse({ code: 'object-expected' });
    return accept(new EngineRequest(new Map(Object.entries(value))));
  }

  has = (field: string): boolean => this.fields.has(field);
  get = (field: string): unknown => this.fields.get(field);

  /** The first unknown field. */
  stranger = (known: readonly string[]): string | undefined =>
    [...this.fields.keys()].find(field => !known.includes(field));

  text(field: string): Result<string, RequestRefusal> {
    const value = this.get(field);
    if (typeof value === 'string') return accept(value);
    return this.has(field)
      ? refuse({ code: 'wrong-field', field, need: 'a string' })
      : refuse({ code: 'missing-field', field });
  }

  number(field: string): Result<number, RequestRefusal> {
    const value = this.get(field);
    if (typeof value === 'number') return accept(value);
    return this.has(field)
      ? refuse({ code: 'wrong-field', field, need: 'a number' })
      : refuse({ code: 'missing-field', field });
  }

  /** An integer from 1 up to a limit. */
  whole(field: string, max: number): Result<number, RequestRefusal> {
    const value = this.get(field);
    return Number.isSafeInteger(value) && typeof value === 'number' && value >= 1 && value <= max
      ? accept(value)
      : refuse({ code: 'wrong-field', field, need: `a whole number from 1 to ${max}` });
  }

  object(field: string): Result<object, RequestRefusal> {
    const value = this.get(field) ?? {};
    return isObject(value) ? accept(value) : refuse({ code: 'wrong-field', field, need: 'an object' });
  }

  /** The seed as text, or null if none is given. */
  seed(): Result<string | null, RequestRefusal> {
    const value = this.get('seed') ?? null;
    if (value === null) return accept(null);
    if (typeof value === 'string' && value.length <= LONGEST_SEED) return accept(value);
    if (Number.isSafeInteger(value)) return accept(String(value));
    return refuse({
      code: 'wrong-field',
      field: 'seed',
      need: `a string of up to ${LONGEST_SEED} characters or a whole number`,
    });
  }

  /** Whether the caller makes the chance moves. */
  manualChance(): Result<boolean, RequestRefusal> {
    const value = this.get('chance') ?? 'seed';
    if (value === 'manual' || value === 'seed') return accept(value === 'manual');
    return refuse({ code: 'wrong-field', field: 'chance', need: '"seed" or "manual"' });
  }

  /** A seat of a table with this many seats, or one of a few other names. */
  viewer<Name extends string>(seats: number, names: readonly Name[]): Result<number | Name, Refusal> {
    const value = this.get('seat');
    const name = names.find(each => each === value);
    if (name !== undefined) return accept(name);
    if (!this.has('seat')) return refuse({ code: 'missing-field', field: 'seat' } satisfies RequestRefusal);
    if (typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats) {
      return accept(value);
    }
    return typeof value === 'number'
      ? refuse({ code: 'no-such-seat', seats })
      : refuse({
          code: 'wrong-field',
          field: 'seat',
          need: ['a number', ...names.map(each => `"${each}"`)].join(' or '),
        } satisfies RequestRefusal);
  }
}

export const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether brackets are nested deeper than allowed; those inside strings don't count. */
function isDeeperThan(text: string, max: number): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const sign = text[i];
    if (sign === '"') quoted = !quoted;
    else if (quoted) {
      if (sign === '\\') i++;
    } else if (sign === '[' || sign === '{') {
      if (++depth > max) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}
