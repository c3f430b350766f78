import type { ListedTable } from '@taproom/contracts';
import { expect, it } from 'vitest';
import { CATALOGUES } from '../play/testing/faces.ts';
import { seatNames } from './seat-names.ts';

type Seats = ListedTable['seats'];

const person = (name: string): Seats[number] => ({
  person: { id: `id-${name}`, name, kind: 'guest' },
  level: null,
});
const bot = (level: string): Seats[number] => ({ person: null, level });
const FREE: Seats[number] = { person: null, level: null };

it('numbers bots of one level in lists as at the table', () => {
  const { en, de } = CATALOGUES;
  const table = { game: 'heros-tavern', seats: [person('Ann'), bot('patron'), bot('patron'), FREE] };
  expect(seatNames(table, en, 'free')).toEqual(['Ann', 'Bot: Patron', 'Bot: Patron 2', 'free']);
  expect(seatNames(table, de, 'frei')[2]).toMatch(/^Bot: .* 2$/);
});

it('keeps the name of somebody for whom a bot plays, and names deleted accounts', () => {
  const away = { ...person('Bob'), level: 'patron' };
  const names = seatNames(
    { game: 'heros-tavern', seats: [away, person('–'), bot('patron')] },
    CATALOGUES.en,
    '',
  );
  expect(names).toEqual(['Bob', 'deleted player', 'Bot: Patron']);
});
