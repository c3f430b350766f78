import type { Resource } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';

/** Counted nouns of Hero’s Tavern. */

const TOKEN: Readonly<Record<Resource, { one: string; other: string }>> = {
  coins: { one: 'Münze', other: 'Münzen' },
  storage: { one: 'Lagerplatz', other: 'Lagerplätze' },
  land: { one: 'Grundstück', other: 'Grundstücke' },
};

export const tokens = (n: number, resource: Resource): string => counted('de', n, TOKEN[resource]);

export const cardNumber = (n: number): string => counted('de', n, { one: 'Karte', other: 'Karten' });

export const heroes = (n: number): string => counted('de', n, { one: 'Held', other: 'Helden' });

/** Heroes as an object: „bringt 1 Helden“. The noun is weak, so one has the form of many. */
export const heroesObject = (n: number): string => `${n} Helden`;
