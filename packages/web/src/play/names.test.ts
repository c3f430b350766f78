import type { Sitter } from '@taproom/table';
import { describe, expect, it } from 'vitest';
import { givenName, labelsFor, namesOf, onlyPerson } from './names.ts';
import { levelsOf } from './signs.ts';
import { CATALOGUES } from './testing/faces.ts';

const person = (name: string): Sitter => ({ kind: 'human', name });
const bot = (level: string): Sitter => ({ kind: 'bot', level });

const { en, de, ru } = CATALOGUES;

describe('the names at a table', () => {
  it.each([
    ['English', en, ['Player 1', 'Novice', 'Player 3']],
    ['German', de, ['Spieler 1', 'Novize', 'Spieler 3']],
    ['Russian', ru, ['Игрок 1', 'Послушник', 'Игрок 3']],
  ] as const)('of people who gave none are in %s', (_, words, names) => {
    const sitters = [person(''), bot('novice'), person('')];
    expect(namesOf(sitters, levelsOf(words, 'heaven-and-ale'))).toEqual(names);
  });

  it('of deleted accounts are words, not a dash', () => {
    const names = namesOf([person('–'), person('Kira'), person('–')], levelsOf(en, 'heros-tavern'));
    expect(names).toEqual(['deleted player', 'Kira', 'deleted player 2']);
  });

  it('tell two of a kind apart', () => {
    const sitters = [person('Anna'), bot('novice'), bot('novice'), person('Anna')];
    const names = namesOf(sitters, levelsOf(en, 'heaven-and-ale'));
    expect(names).toEqual(['Anna', 'Novice', 'Novice 2', 'Anna 2']);
  });

  it('say “you” to the reader alone, in the reader’s language, and only without a name', () => {
    const sitters = [person(''), person(''), person('Kira')];
    const names = namesOf(sitters, levelsOf(de, 'heaven-and-ale'));
    const labels = (seat: number | null) => labelsFor(names, sitters, { seat, you: de.you });
    expect(labels(1)).toEqual(['Spieler 1', 'Du', 'Kira']);
    expect(labels(2)).toEqual(['Spieler 1', 'Spieler 2', 'Kira']);
    expect(labels(null)).toEqual(['Spieler 1', 'Spieler 2', 'Kira']);
  });

  it('know the only person', () => {
    expect(onlyPerson([bot('novice'), person('')])).toBe(1);
    expect(onlyPerson([person('Kira'), person('')])).toBeNull();
  });
});

describe('a stored name', () => {
  it.each(Object.values(CATALOGUES).map(({ you }) => you))('“%s” is none', you => {
    expect(givenName(you)).toBe('');
  });

  it('is what somebody gave', () => expect(givenName('Youri')).toBe('Youri'));
});
