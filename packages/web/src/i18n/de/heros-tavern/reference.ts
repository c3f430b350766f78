import type { ReferenceNumbers, Words } from '../../en/heros-tavern/reference.ts';
import { words as score } from './score.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  title: 'Übersichtskarte',
  padTitle: 'Wertungsblock',
  hint: 'Je ein Blatt A4, schwarz auf weiß.',
  card: 'Karte',
  price: 'Preis',
  gives: 'Was sie bringt',
  order:
    'Jede Runde: 7 austeilen, Draft, Wertung, Ressourcenerhalt, Kauf, Ablegen. Fünf Runden, dann die Schlusswertung.',
  gain: {
    entertainment: (n: ReferenceNumbers) =>
      `am meisten ${n.most}, am zweitmeisten ${n.second}; bei Gleichstand geteilt, abgerundet`,
    food: (n: ReferenceNumbers) => `${n.food} je ${n.set} Karten`,
    'light-ale': (n: ReferenceNumbers) => `${n.mixed} mit einem dunklen Ale, sonst ${n.same} für zwei helle`,
    'dark-ale': (n: ReferenceNumbers) => `${n.mixed} mit einem hellen Ale, sonst ${n.same} für zwei dunkle`,
    lodging: (n: ReferenceNumbers) => `${n.lodging} je Karte`,
    market: (n: ReferenceNumbers) => `${n.markets} für 1, 2, 3, 4, 5 oder mehr`,
    games: (n: ReferenceNumbers) => `Münzen: ${n.tokens}`,
    barrel: (n: ReferenceNumbers) => `Lagerplätze: ${n.tokens}`,
    tools: (n: ReferenceNumbers) => `Grundstücke: ${n.tokens}`,
    jester: (n: ReferenceNumbers) => `nach Unterhaltung: ${n.jester}`,
    cook: (n: ReferenceNumbers) => `${n.cook[0]} je Dreiersatz Essen, ${n.cook[1]} ohne`,
    bartender: (n: ReferenceNumbers) =>
      `${n.bartender[0]} je gemischtem Paar, ${n.bartender[1]} je sortenreinem Paar, ${n.bartender[2]} ohne`,
    maid: (n: ReferenceNumbers) => `nach Unterkünften: ${n.maid}`,
    shopkeeper: (n: ReferenceNumbers) => `${n.shopkeeper[0]} je Markt, und ${n.shopkeeper[1]}`,
  },
  unspent: (heroes: number) => `Am Ende zählt jeder nicht ausgegebene Marker ${heroes}.`,
  name: tavernWords.name,
  category: tavernWords.category,
  tokens: tavernWords.tokens,
  score,
};
