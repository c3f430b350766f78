import { expect, it } from 'vitest';
import * as vocabulary from './vocabulary.ts';
import { CARDS, STAFF, STAGES } from './vocabulary.ts';

/** `light-ale` is `LIGHT_ALE`. */
const constant = (name: string): unknown =>
  (vocabulary as Readonly<Record<string, unknown>>)[name.toUpperCase().replace('-', '_')];

it('each card and each stage has its place as a constant', () => {
  CARDS.forEach((card, place) => {
    expect([card, constant(card)]).toEqual([card, place]);
  });
  STAGES.forEach((stage, place) => {
    expect([stage, constant(stage)]).toEqual([stage, place]);
  });
});

it('names are known, and nothing else is', () => {
  for (const name of STAFF) expect(vocabulary.isStaff(name)).toBe(true);
  expect(vocabulary.isStaff('food')).toBe(false);
  expect(vocabulary.isCard('food')).toBe(true);
  expect(vocabulary.isResource('land')).toBe(true);
  for (const value of ['Food', '', 'constructor', 0, null, undefined, ['food']]) {
    expect([vocabulary.isCard(value), vocabulary.isResource(value)]).toEqual([false, false]);
  }
});
