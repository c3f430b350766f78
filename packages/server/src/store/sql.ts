/** The two kinds of database speak nearly the same language. What differs is said with `only` and `list`. */
export type Dialect = 'sqlite' | 'postgres';
export type Value = string | number | null;

type Piece =
  | string
  | { readonly value: Value }
  | { readonly list: readonly string[] }
  | { readonly only: Readonly<Record<Dialect, string>> };

/** A statement, or a part of one, with its values in place. */
export class Sql {
  readonly pieces: readonly Piece[];
  /** Where nothing but values was put in: then its text is the same each time. */
  readonly template: TemplateStringsArray | null;

  constructor(pieces: readonly Piece[], template: TemplateStringsArray | null = null) {
    this.pieces = pieces;
    this.template = template;
  }
}

/** Writes a statement: whatever is put in is a value and never text of the statement, unless it is a part made here. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const pieces: Piece[] = [];
  let template: TemplateStringsArray | null = strings;
  for (let i = 0; i < strings.length; i++) {
    pieces.push(strings[i] ?? '');
    const part = parts[i];
    if (part instanceof Sql) {
      template = null;
      for (const piece of part.pieces) pieces.push(piece);
    } else if (part !== undefined) pieces.push({ value: part });
  }
  return new Sql(pieces, template);
}

/** Text of a statement; it comes from this folder alone, never from outside. */
export const raw = (text: string): Sql => new Sql([text]);

/** `x in ${list(ids)}`, for any number of ids. */
export const list = (values: readonly string[]): Sql => new Sql([{ list: values }]);

/** Words for one kind of database alone. */
export const only = (dialect: Dialect, words: string): Sql =>
  new Sql([{ only: { sqlite: '', postgres: '', [dialect]: words } }]);

const quoted = (column: string): string => `"${column}"`;

export const columnsOf = (columns: readonly string[]): Sql => raw(columns.map(quoted).join(', '));

/** Values with commas between them. */
export function listed(values: readonly Value[]): Sql {
  const pieces: Piece[] = [];
  for (const value of values) pieces.push(pieces.length === 0 ? '' : ', ', { value });
  return new Sql(pieces);
}

/** `insert into x ${valuesOf(row)}`. */
export const valuesOf = (row: Readonly<Record<string, Value>>): Sql =>
  sql`(${columnsOf(Object.keys(row))}) values (${listed(Object.values(row))})`;

/** `update x set ${assigned(row)}`. */
export function assigned(row: Readonly<Record<string, Value>>): Sql {
  const pieces: Piece[] = [];
  for (const column of Object.keys(row))
    pieces.push(`${pieces.length === 0 ? '' : ', '}${quoted(column)} = `, { value: row[column] ?? null });
  return new Sql(pieces);
}

/** A statement as a database takes it. */
export interface Rendered {
  readonly text: string;
  readonly values: (Value | readonly string[])[];
}

const TEXTS = { sqlite: new WeakMap<object, string>(), postgres: new WeakMap<object, string>() };

export function render({ pieces, template }: Sql, dialect: Dialect): Rendered {
  const values = valuesIn(pieces, dialect);
  const known = template === null ? undefined : TEXTS[dialect].get(template);
  if (known !== undefined) return { text: known, values };
  const text = textOf(pieces, dialect);
  if (template !== null) TEXTS[dialect].set(template, text);
  return { text, values };
}

function valuesIn(pieces: readonly Piece[], dialect: Dialect): Rendered['values'] {
  const values: Rendered['values'] = [];
  for (const piece of pieces) {
    if (typeof piece === 'string') continue;
    if ('value' in piece) values.push(piece.value);
    else if ('list' in piece) values.push(dialect === 'sqlite' ? JSON.stringify(piece.list) : piece.list);
  }
  return values;
}

function textOf(pieces: readonly Piece[], dialect: Dialect): string {
  const place = dialect === 'sqlite' ? '?' : '$';
  let values = 0;
  let text = '';
  for (const piece of pieces) {
    if (typeof piece === 'string') text += piece;
    else if ('value' in piece) text += `${place}${++values}`;
    else if ('only' in piece) text += piece.only[dialect];
    else if (dialect === 'sqlite') text += `(select value from json_each(?${++values}))`;
    else text += `(select unnest($${++values}::text[]))`;
  }
  return text;
}
