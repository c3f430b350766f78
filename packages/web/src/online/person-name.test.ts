import { expect, it } from 'vitest';
import { shortName } from './person-name.ts';

it.each([
  ['Ann', 'Ann'],
  ['Barbara', 'Barbara'],
  ['Ann of the Long Name', 'Ann'],
  ['Wilhelmina of Wittenberg', 'Wilhel…'],
  ['Екатерина', 'Екатер…'],
])('shortens %s to %s', (name, short) => expect(shortName(name)).toBe(short));
