import type { Words } from '../../en/heaven-and-ale/sign.ts';

export const words: Words = {
  pitch:
    'Bau im Klostergarten an, was dein Bier braucht, und ernte im richtigen Moment. 2–\u20604\u00a0Spieler, 30–\u206060\u00a0Minuten.',
  levels: {
    novice: 'Novize',
    beekeeper: 'Imkerin',
    gardener: 'Gärtner',
    carpenter: 'Zimmermann',
    drayman: 'Bierkutscher',
    cellarer: 'Kellermeister',
    abbess: 'Äbtissin',
    brewmaster: 'Braumeister',
  },
  intros: {
    novice:
      'Kauft, was hübsch aussieht, und ist oft früh zurück, das Geld noch in der Tasche. Leicht zu schlagen.',
    beekeeper: 'Pflanzt in die Sonne, wo es den Bienen gefällt.',
    gardener: 'Kennt jede Pflanze und füllt geduldig den Garten.',
    carpenter: 'Findet, eine Scheune geht immer noch.',
    drayman: 'Will jedes Fass, und das als Erster.',
    cellarer: 'Zählt jeden Dukaten und verschwendet keine Scheibe.',
    abbess: 'Vertraut auf ihre Mönche und denkt ein paar Spielzüge voraus.',
    brewmaster: 'Denkt vor jedem Spielzug die ganze Runde durch.',
  },
  pages: {
    score: 'Schlusswertung von Heaven & Ale',
    print: 'Spielhilfe und Wertungsblock für Heaven & Ale drucken',
  },
};
