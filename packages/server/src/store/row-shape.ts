import { columnsOf, type Sql, type Value } from './sql.ts';

/** How a property of a row is stored in its column: as it is, as 0 or 1, or as JSON. */
type Form = 'plain' | 'flag' | 'json';

type FormOf<T> = T extends boolean ? 'flag' : [T] extends [Value] ? 'plain' : 'json';

export type Flat = Readonly<Record<string, Value>>;

/** How rows of one kind are stored in their columns, which have the names of the properties. */
export interface RowShape<Row> {
  readonly columns: Sql;
  flat(row: Partial<Row>): Flat;
  row(flat: Flat): Row;
}

export function shape<Row extends object>(
  forms: {
    readonly [K in keyof Row]-?: FormOf<Row[K]>;
  },
): RowShape<Row> {
  const columns = Object.entries<Form>(forms);
  return {
    columns: columnsOf(Object.keys(forms)),
    flat(row) {
      const flat: Record<string, Value> = {};
      for (const [column, form] of columns) {
        const value: unknown = row[column as keyof Row];
        if (value !== undefined) flat[column] = flatten(value, form);
      }
      return flat;
    },
    row(flat) {
      const row: Record<string, unknown> = {};
      for (const [column, form] of columns) row[column] = unflatten(flat[column] ?? null, form);
      return row as Row;
    },
  };
}

function flatten(value: unknown, form: Form): Value {
  if (form === 'flag') return value ? 1 : 0;
  return form === 'json' && value !== null ? JSON.stringify(value) : (value as Value);
}

function unflatten(value: Value, form: Form): unknown {
  if (form === 'flag') return value === 1;
  return form === 'json' && typeof value === 'string' ? JSON.parse(value) : value;
}
