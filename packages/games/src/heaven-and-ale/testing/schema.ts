/** Just enough of JSON Schema (draft 2020-12) to validate data; an unknown keyword in a schema is an error. */

export interface Schema {
  readonly [word: string]: unknown;
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const TYPES: Readonly<Record<string, (value: unknown) => boolean>> = {
  object: isObject,
  array: Array.isArray,
  string: value => typeof value === 'string',
  boolean: value => typeof value === 'boolean',
  integer: Number.isInteger,
  null: value => value === null,
};

type Rule = (argument: never, value: unknown, schema: Schema, root: Schema) => boolean;
const numbers = (value: unknown, fits: (value: number) => boolean): boolean =>
  typeof value !== 'number' || fits(value);
const lists = (value: unknown, fits: (value: readonly unknown[]) => boolean): boolean =>
  !Array.isArray(value) || fits(value);
const objects = (value: unknown, fits: (value: Readonly<Record<string, unknown>>) => boolean): boolean =>
  !isObject(value) || fits(value);
const says = (): boolean => true;

const RULES: Readonly<Record<string, Rule>> = {
  $schema: says,
  $defs: says,
  title: says,
  description: says,
  // These two belong to `if`.
  // biome-ignore lint/suspicious/noThenProperty: a word of JSON Schema
  then: says,
  else: says,
  $ref: (name: string, value, _schema, root) => fits(definition(root, name), value, root),
  type: (type: string, value) => TYPES[type](value),
  const: (wanted: unknown, value) => same(wanted, value),
  enum: (wanted: readonly unknown[], value) => wanted.some(one => same(one, value)),
  anyOf: (schemas: readonly Schema[], value, _schema, root) => schemas.some(one => fits(one, value, root)),
  allOf: (schemas: readonly Schema[], value, _schema, root) => schemas.every(one => fits(one, value, root)),
  if: (test: Schema, value, schema, root) =>
    fits((fits(test, value, root) ? schema.then : schema.else) as Schema, value, root),
  minimum: (least: number, value) => numbers(value, number => number >= least),
  maximum: (most: number, value) => numbers(value, number => number <= most),
  minItems: (least: number, value) => lists(value, list => list.length >= least),
  maxItems: (most: number, value) => lists(value, list => list.length <= most),
  uniqueItems: (_unique: true, value) => lists(value, list => new Set(list).size === list.length),
  items: (item: Schema, value, _schema, root) =>
    lists(value, list => list.every(one => fits(item, one, root))),
  required: (keys: readonly string[], value) =>
    objects(value, object => keys.every(key => Object.hasOwn(object, key))),
  properties: (properties: Readonly<Record<string, Schema>>, value, _schema, root) =>
    objects(value, object =>
      Object.entries(properties).every(
        ([key, inner]) => !Object.hasOwn(object, key) || fits(inner, object[key], root),
      ),
    ),
  additionalProperties: (_none: false, value, schema) =>
    objects(value, object =>
      Object.keys(object).every(key => Object.hasOwn(schema.properties as object, key)),
    ),
};

function definition(root: Schema, name: string): Schema {
  const found = (root.$defs as Readonly<Record<string, Schema>>)[name.replace('#/$defs/', '')];
  if (found === undefined) throw new Error(`no definition ${name}`);
  return found;
}

/** Does a value fit a schema? */
export function fits(schema: Schema, value: unknown, root: Schema = schema): boolean {
  return Object.entries(schema).every(([word, argument]) => {
    if (RULES[word] === undefined) throw new Error(`the checker does not know ${word}`);
    return RULES[word](argument as never, value, schema, root);
  });
}
