import { isName, type Person } from '@taproom/contracts';
import type { PersonRow } from '../store/rows.ts';

/** What stands where the name of a deleted account stood. */
export const NO_NAME = '–';

/** Somebody as everybody may know them. */
export const toPerson = (row: PersonRow): Person => ({
  id: row.id,
  // Names from before the rules were as strict may not be visible.
  name: row.deleted === null && isName(row.name) ? row.name : NO_NAME,
  kind: row.kind,
});
