import { isName, NO_NAME, type Person } from '@taproom/contracts';
import { newId } from '../ids.ts';
import type { PersonRow } from '../store/rows.ts';

interface NewPerson extends Pick<PersonRow, 'name' | 'kind' | 'owner'> {
  readonly now: number;
}

/** A new account. */
export const newPerson = ({ now, ...person }: NewPerson): PersonRow => ({
  id: newId(),
  ...person,
  operator: false,
  banned: false,
  created: now,
  active: now,
  deleted: null,
  settings: null,
});

/** Someone's public profile. */
export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  // Names from before the rules were as strict may be invisible.
  name: row.deleted === null && isName(row.name) ? row.name : NO_NAME,
  kind: row.kind,
});
