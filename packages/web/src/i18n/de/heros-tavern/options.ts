import type { Words } from '../../en/heros-tavern/options.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  prices: 'Preise der Karten',
  hint: (max: number) => `Was es kostet, eine Karte zu behalten: je 0 bis ${max} Marker.`,
  field: (card: string, resource: string) => `${card}, ${resource}`,
  wrong: (field: string, max: number) => `${field}: Gib eine ganze Zahl von 0 bis ${max} ein.`,
  reset: 'Übliche Preise',
  agreed: (card: string, price: string, usual: string) => `Preis für „${card}“: ${price} (sonst ${usual})`,
  card: tavernWords.name,
  resource: tavernWords.resource,
  tokens: tavernWords.tokens,
};
