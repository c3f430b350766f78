import { describe, expect, it } from 'vitest';
import {
  assigned,
  columnsOf,
  type Dialect,
  either,
  list,
  listed,
  only,
  raw,
  records,
  render,
  type Sql,
  sql,
  valuesOf,
} from './sql.ts';

const both = (statement: Sql) =>
  (['sqlite', 'postgres'] satisfies Dialect[]).map(dialect => render(statement, dialect));

describe('a statement', () => {
  it('has its values beside it, never in its text', () => {
    const evil = `'; drop table people; --`;
    expect(
      both(sql`select * from people where name = ${evil} and created > ${7} and owner is ${null}`),
    ).toEqual([
      {
        text: 'select * from people where name = ? and created > ? and owner is ?',
        values: [evil, 7, null],
      },
      {
        text: 'select * from people where name = $1 and created > $2 and owner is $3',
        values: [evil, 7, null],
      },
    ]);
  });

  it('counts the values of its parts where they stand', () => {
    const part = sql`b = ${2} and c = ${3}`;
    expect(both(sql`select ${1} where ${part} or d = ${4} ${raw('limit')} ${5}`)).toEqual([
      { text: 'select ? where b = ? and c = ? or d = ? limit ?', values: [1, 2, 3, 4, 5] },
      { text: 'select $1 where b = $2 and c = $3 or d = $4 limit $5', values: [1, 2, 3, 4, 5] },
    ]);
  });

  it('is the same each time but for its values', () => {
    const find = (id: string) => render(sql`select * from tables where id = ${id}`, 'postgres');
    expect(find('a')).toEqual({ text: 'select * from tables where id = $1', values: ['a'] });
    expect(find('b')).toEqual({ text: 'select * from tables where id = $1', values: ['b'] });
  });

  it('can be said in one way for each kind of database', () => {
    expect(both(sql`select 1${only('postgres', ' for update')}`).map(({ text }) => text)).toEqual([
      'select 1',
      'select 1 for update',
    ]);
    expect(both(either({ sqlite: 'vacuum', postgres: 'analyze' })).map(({ text }) => text)).toEqual([
      'vacuum',
      'analyze',
    ]);
  });
});

describe('parts of a statement', () => {
  it('name columns', () => {
    expect(both(columnsOf(['id', 'table'])).map(({ text }) => text)).toEqual([
      '"id", "table"',
      '"id", "table"',
    ]);
    expect(render(columnsOf(['a" from b --']), 'sqlite').text).toBe('"a"" from b --"');
  });

  it('put rows in, and change them', () => {
    const row = { id: 'x', rated: 1, owner: null };
    expect(both(sql`insert into tables ${valuesOf(row)}`)).toEqual([
      { text: 'insert into tables ("id", "rated", "owner") values (?, ?, ?)', values: ['x', 1, null] },
      { text: 'insert into tables ("id", "rated", "owner") values ($1, $2, $3)', values: ['x', 1, null] },
    ]);
    expect(both(sql`update tables set ${assigned({ host: 'y', due: 5 })} where id = ${'x'}`)).toEqual([
      { text: 'update tables set "host" = ?, "due" = ? where id = ?', values: ['y', 5, 'x'] },
      { text: 'update tables set "host" = $1, "due" = $2 where id = $3', values: ['y', 5, 'x'] },
    ]);
    expect(render(sql`(${listed([1, 'b'])})`, 'postgres')).toEqual({ text: '($1, $2)', values: [1, 'b'] });
  });

  it('take any number of values in one', () => {
    expect(both(sql`select * from people where id in ${list(['a', 'b'])}`)).toEqual([
      { text: 'select * from people where id in (select value from json_each(?))', values: ['["a","b"]'] },
      { text: 'select * from people where id in (select unnest($1::text[]))', values: [['a', 'b']] },
    ]);
    const rows = [{ table: 'a', seat: 1 }];
    expect(both(sql`select * from ${records(rows, { table: 'text', seat: 'integer' })}`)).toEqual([
      {
        text: `select * from (select value ->> '$.table' as "table", value ->> '$.seat' as "seat" from json_each(?))`,
        values: ['[{"table":"a","seat":1}]'],
      },
      {
        text: 'select * from json_to_recordset($1::json) as given("table" text, "seat" integer)',
        values: ['[{"table":"a","seat":1}]'],
      },
    ]);
  });
});
