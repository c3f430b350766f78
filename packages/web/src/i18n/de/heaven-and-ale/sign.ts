import type { Words } from '../../en/heaven-and-ale/sign.ts';

export const words: Words = {
  pitch: 'Pflanze, werte und braue in einem Garten aus Sonne und Schatten. 2–4 Spieler, 30–60 Minuten.',
  levels: {
    novice: 'Novize',
    gardener: 'Gärtner',
    cellarer: 'Kellermeister',
    brewmaster: 'Braumeister',
  },
  pages: {
    score: 'Schlusswertung von Heaven & Ale',
  },
};
