import type { Words } from '../../en/heros-tavern/sign.ts';

export const words: Words = {
  pitch: 'Wähle Karten und locke Helden in deine Taverne. 3–5 Spieler, 15–20 Minuten.',
  levels: {
    patron: 'Gast',
    barkeep: 'Schankwirt',
    innkeeper: 'Gastwirt',
    legend: 'Legende',
  },
  pages: {
    score: 'Wertungsblock für Hero’s Tavern',
    print: 'Drucken: Karte und Block für Hero’s Tavern',
  },
};
