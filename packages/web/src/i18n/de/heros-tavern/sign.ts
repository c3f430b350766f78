import type { Words } from '../../en/heros-tavern/sign.ts';

export const words: Words = {
  pitch: 'Wähle Karten und locke Helden in deine Taverne. 3–\u20605\u00a0Spieler, 15–\u206020\u00a0Minuten.',
  levels: {
    patron: 'Gast',
    regular: 'Stammgast',
    gambler: 'Zocker',
    barkeep: 'Schankwirt',
    peddler: 'Hausierer',
    housekeeper: 'Haushälterin',
    innkeeper: 'Gastwirtin',
    legend: 'Legende',
  },
  intros: {
    patron: 'Zum ersten Mal hier und leicht zu begeistern.',
    regular: 'Kommt zum Essen und nimmt Nachschlag.',
    gambler: 'Kann an keinem Spiel vorbeigehen und hofft auf sein Glück.',
    barkeep: 'Schenkt Helles und Dunkles aus und hat sonst wenig im Kopf.',
    peddler: 'Hat auf jedem Markt einen Stand.',
    housekeeper: 'Bei ihr ist jedes Bett gemacht und jede Magd beschäftigt.',
    innkeeper: 'Plant langfristig und behält mehr Karten als alle anderen.',
    legend: 'Blieb in jeder Taverne bis zum Schluss. Viel Glück!',
  },
  pages: {
    score: 'Wertungsblock für Hero’s Tavern',
    print: 'Übersichtskarte und Wertungsblock für Hero’s Tavern drucken',
  },
};
