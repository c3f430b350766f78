import type { Words } from '../../en/heros-tavern/options.ts';
import { nouns } from './words.ts';

export const words: Words = {
  prices: 'Kartenpreise',
  hint: (max: number) => `So viele Marker kostet es, eine Karte zu behalten: 0 bis ${max} je Ressource.`,
  field: (card: string, resource: string) => `${card}, ${resource}`,
  wrong: (field: string, max: number) => `${field}: Gib eine ganze Zahl von 0 bis ${max} ein.`,
  reset: 'Übliche Preise',
  agreed: (card: string, price: string, usual: string) => `„${card}“ kostet ${price} (sonst ${usual})`,
  card: nouns.name,
  resource: nouns.resource,
  tokens: nouns.tokens,
};
