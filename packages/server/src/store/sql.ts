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

  constructor(pieces: readonly Piece[]) {
    this.pieces = pieces;
  }
}

/** Writes a statement: whatever is put in is a value and never text of the statement, unless it is a part made here. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const pieces: Piece[] = [];
  for (let i = 0; i < strings.length; i++) {
    pieces.push(strings[i] ?? '');
    const part = parts[i];
    if (part instanceof Sql) for (const piece of part.pieces) pieces.push(piece);
    else if (part !== undefined) pieces.push({ value: part });
  }
  return new Sql(pieces);
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

export function render(statement: Sql, dialect: Dialect): Rendered {
  const values: (Value | readonly string[])[] = [];
  const place = dialect === 'sqlite' ? '?' : '$';
  let text = '';
  for (const piece of statement.pieces) {
    if (typeof piece === 'string') text += piece;
    else if ('value' in piece) text += place + values.push(piece.value);
    else if ('only' in piece) text += piece.only[dialect];
    else if (dialect === 'sqlite') {
      text += `(select value from json_each(?${values.push(JSON.stringify(piece.list))}))`;
    } else text += `(select unnest($${values.push(piece.list)}::text[]))`;
  }
  return { text, values };
}
