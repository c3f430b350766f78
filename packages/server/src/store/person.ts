import { first, type Work } from './database.ts';
import { type Flat, type RowShape, shape } from './row-shape.ts';
import type { PersonRow } from './rows.ts';
import { only, type Sql, sql } from './sql.ts';

export const PERSON = shape<PersonRow>({
  id: 'plain',
  name: 'plain',
  kind: 'plain',
  owner: 'plain',
  operator: 'flag',
  banned: 'flag',
  created: 'plain',
  active: 'plain',
  deleted: 'plain',
  settings: 'plain',
});

export function* firstOf<Row>(kind: RowShape<Row>, statement: Sql): Work<Row | null> {
  const flat = yield* first<Flat>(statement);
  return flat === null ? null : kind.row(flat);
}

/** Reads an account and locks it: nobody else changes it, or locks it this way, until the transaction ends. */
export const lockPerson = (person: string): Work<PersonRow | null> =>
  firstOf(
    PERSON,
    sql`select ${PERSON.columns} from people where id = ${person} ${only('postgres', 'for no key update')}`,
  );

/**
 * Whether an account is not deleted. Every write for it asks this in the same transaction: the account can't be deleted
 * by another node before that is done, and a deletion finds everything written before it.
 */
export function* isThere(person: string): Work<boolean> {
  const there = sql`select id from people where id = ${person} and deleted is null ${only('postgres', 'for share')}`;
  return (yield* first(there)) !== null;
}
