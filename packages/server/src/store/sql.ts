/** The two kinds of database speak nearly the same language. What differs is said with `only` and `list`. */
export type Dialect = 'sqlite' | 'postgres';
export type Value = string | number | null;

/** A parameterised statement: values are passed next to its text, never in it. */
export interface Rendered {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** Writes a statement for one kind of database. */
class Writer {
  text = '';
  readonly values: unknown[] = [];

  constructor(readonly dialect: Dialect) {}

  /** Puts a placeholder into the text, and the value beside it. */
  value(value: Value | readonly string[]): void {
    this.values.push(value);
    this.text += this.dialect === 'sqlite' ? '?' : `$${this.values.length}`;
  }
}

/** A statement, or a part of one, with its values in place. */
export class Sql {
  constructor(
    readonly write: (to: Writer) => void,
    /** Where nothing but values was put in: then its text is the same each time. */
    readonly plain: Plain | null = null,
  ) {}
}

interface Plain {
  readonly strings: TemplateStringsArray;
  readonly values: readonly Value[];
}

/** Writes a statement: whatever is put in is a value and never text of the statement, unless it is a part made here. */
export function sql(strings: TemplateStringsArray, ...parts: readonly (Value | Sql)[]): Sql {
  const [start = '', ...rest] = strings;
  const write = (to: Writer): void => {
    to.text += start;
    for (const [i, part] of parts.entries()) {
      if (part instanceof Sql) part.write(to);
      else to.value(part);
      to.text += rest[i];
    }
  };
  return new Sql(write, areValues(parts) ? { strings, values: parts } : null);
}

const areValues = (parts: readonly (Value | Sql)[]): parts is readonly Value[] =>
  !parts.some(part => part instanceof Sql);

/** Text of a statement; it comes from this folder alone, never from outside. */
export const raw = (text: string): Sql => either({ sqlite: text, postgres: text });

/** `x in ${list(ids)}`, for any number of ids. */
export const list = (values: readonly string[]): Sql =>
  new Sql(to => {
    const [before, after] =
      to.dialect === 'sqlite' ? ['(select value from json_each(', '))'] : ['(select unnest(', '::text[]))'];
    to.text += before;
    to.value(to.dialect === 'sqlite' ? JSON.stringify(values) : values);
    to.text += after;
  });

/** `select * from ${records(rows, types)}`, for any number of rows with these columns. */
export const records = <Column extends string>(
  rows: readonly Readonly<Record<Column, Value>>[],
  types: Readonly<Record<Column, 'text' | 'integer' | 'bigint'>>,
): Sql => {
  const columns = Object.entries<string>(types);
  const read = columns.map(([column]) => `value ->> '$.${column}' as "${column}"`).join(', ');
  const typed = columns.map(([column, type]) => `"${column}" ${type}`).join(', ');
  const before = { sqlite: `(select ${read} from json_each(`, postgres: 'json_to_recordset(' };
  const after = { sqlite: '))', postgres: `::json) as given(${typed})` };
  return sql`${either(before)}${JSON.stringify(rows)}${either(after)}`;
};

/** Words for one kind of database alone. */
export const only = (dialect: Dialect, words: string): Sql =>
  either({ sqlite: '', postgres: '', [dialect]: words });

/** A statement of which each kind of database has its own. */
export const either = (statements: Readonly<Record<Dialect, string>>): Sql =>
  new Sql(to => {
    to.text += statements[to.dialect];
  });

/** A name of a column: from this folder, or from a backup, which has none but letters in them. */
const named = (column: string): string => `"${column.replaceAll('"', '""')}"`;

export const columnsOf = (columns: readonly string[]): Sql => raw(columns.map(named).join(', '));

/** Parts with commas between them. */
const joined = (parts: readonly Sql[]): Sql =>
  new Sql(to => {
    for (const [i, part] of parts.entries()) {
      if (i > 0) to.text += ', ';
      part.write(to);
    }
  });

/** Values with commas between them. */
export const listed = (values: readonly Value[]): Sql => joined(values.map(value => sql`${value}`));

/** `insert into x ${valuesOf(row)}`. */
export const valuesOf = (row: Readonly<Record<string, Value>>): Sql =>
  sql`(${columnsOf(Object.keys(row))}) values (${listed(Object.values(row))})`;

/** `update x set ${assigned(row)}`. */
export const assigned = (row: Readonly<Record<string, Value>>): Sql =>
  joined(Object.entries(row).map(([column, value]) => sql`${raw(named(column))} = ${value}`));

const TEXTS = { sqlite: new WeakMap<object, string>(), postgres: new WeakMap<object, string>() };

/** A statement for one kind of database. What has no parts but values is written once. */
export function render({ write, plain }: Sql, dialect: Dialect): Rendered {
  const known = plain === null ? undefined : TEXTS[dialect].get(plain.strings);
  if (plain !== null && known !== undefined) return { text: known, values: plain.values };
  const writer = new Writer(dialect);
  write(writer);
  if (plain !== null) TEXTS[dialect].set(plain.strings, writer.text);
  return { text: writer.text, values: writer.values };
}
