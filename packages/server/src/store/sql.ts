import {
  createQueryId,
  PostgresQueryCompiler,
  type RawBuilder,
  SqliteQueryCompiler,
  sql as template,
} from 'kysely';

/** The two kinds of database speak nearly the same language. What differs is said with `only` and `list`. */
export type Dialect = 'sqlite' | 'postgres';
export type Value = string | number | null;

/** Kysely writes the statements; how they are carried out is for each kind of database to say. */
const WRITERS = { sqlite: new SqliteQueryCompiler(), postgres: new PostgresQueryCompiler() };

/** A statement, or a part of one, with its values in place. */
export class Sql {
  readonly in: (dialect: Dialect) => RawBuilder<unknown>;
  /** Where nothing but values was put in: then its text is the same each time. */
  readonly plain: Plain | null;

  constructor(write: (dialect: Dialect) => RawBuilder<unknown>, plain: Plain | null = null) {
    this.in = write;
    this.plain = plain;
  }
}

interface Plain {
  readonly strings: TemplateStringsArray;
  readonly values: readonly Value[];
}

/** Writes a statement: whatever is put in is a value and never text of the statement, unless it is a part made here. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  return new Sql(
    dialect => template(strings, ...parts.map(part => (part instanceof Sql ? part.in(dialect) : part))),
    areValues(parts) ? { strings, values: parts } : null,
  );
}

const areValues = (parts: readonly (Value | Sql)[]): parts is readonly Value[] =>
  !parts.some(part => part instanceof Sql);

/** Text of a statement; it comes from this folder alone, never from outside. */
export const raw = (text: string): Sql => new Sql(() => template.raw(text));

/** `x in ${list(ids)}`, for any number of ids. */
export const list = (values: readonly string[]): Sql =>
  new Sql(dialect =>
    dialect === 'sqlite'
      ? template`(select value from json_each(${JSON.stringify(values)}))`
      : template`(select unnest(${values}::text[]))`,
  );

/** `select * from ${records(rows, types)}`, for any number of rows with these columns. */
export const records = <Column extends string>(
  rows: readonly Readonly<Record<Column, Value>>[],
  types: Readonly<Record<Column, 'text' | 'integer' | 'bigint'>>,
): Sql =>
  new Sql(dialect => {
    const columns = Object.entries<string>(types);
    if (dialect === 'sqlite') {
      const read = columns.map(([column]) => `value ->> '$.${column}' as "${column}"`).join(', ');
      return template`(select ${template.raw(read)} from json_each(${JSON.stringify(rows)}))`;
    }
    const read = columns.map(([column, type]) => `"${column}" ${type}`).join(', ');
    return template`json_to_recordset(${JSON.stringify(rows)}::json) as given(${template.raw(read)})`;
  });

/** Words for one kind of database alone. */
export const only = (dialect: Dialect, words: string): Sql =>
  new Sql(spoken => template.raw(spoken === dialect ? words : ''));

/** A statement of which each kind of database has its own. */
export const either = (statements: Readonly<Record<Dialect, string>>): Sql =>
  new Sql(spoken => template.raw(statements[spoken]));

/** Names of columns: from this folder, or from a backup, which has none but letters in them. */
export const columnsOf = (columns: readonly string[]): Sql =>
  raw(columns.map(column => `"${column}"`).join(', '));

/** Values with commas between them. */
export const listed = (values: readonly Value[]): Sql => new Sql(() => template.join(values));

/** `insert into x ${valuesOf(row)}`. */
export const valuesOf = (row: Readonly<Record<string, Value>>): Sql =>
  sql`(${columnsOf(Object.keys(row))}) values (${listed(Object.values(row))})`;

/** `update x set ${assigned(row)}`. */
export const assigned = (row: Readonly<Record<string, Value>>): Sql =>
  new Sql(() =>
    template.join(Object.entries(row).map(([column, value]) => template`${template.id(column)} = ${value}`)),
  );

/** A statement as a database takes it. */
export interface Rendered {
  readonly text: string;
  readonly values: readonly unknown[];
}

const TEXTS = { sqlite: new WeakMap<object, string>(), postgres: new WeakMap<object, string>() };

export function render(statement: Sql, dialect: Dialect): Rendered {
  const { plain } = statement;
  const known = plain === null ? undefined : TEXTS[dialect].get(plain.strings);
  if (plain !== null && known !== undefined) return { text: known, values: plain.values };
  const written = WRITERS[dialect].compileQuery(statement.in(dialect).toOperationNode(), createQueryId());
  const { sql: text, parameters: values } = written;
  if (plain !== null) TEXTS[dialect].set(plain.strings, text);
  return { text, values };
}
