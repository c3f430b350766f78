import type { Words } from '../../en/heaven-and-ale/score.ts';
import { cloisterWords } from './words.ts';

export const words: Words = {
  title: 'Schlusswertung von Heaven & Ale',
  hint: 'Für ein Spiel am echten Tisch: Stell ein, was jeder hat, und lies das Ergebnis ab.',
  brewmaster: 'Braumeister',
  ducats: 'Dukaten',
  largeBarrels: 'Große Fässer',
  smallBarrels: 'Kleine Fässer',
  barrelCard: 'Karte „Fässer“ angelegt',
  firstPlayer: 'Auf dem Startspielerfeld',
  rate: 'Umtauschwert',
  value: 'Siegpunktwert',
  steps: 'Umtausch, Schritt für Schritt',
  noSteps: 'Nichts umzutauschen.',
  exchange: (resource: string, to: string) => `${resource} vor auf ${to}`,
  back: (resource: string, steps: number, to: string) => `${resource} ${steps} zurück, auf ${to}`,
  bought: (ducats: number, resource: string, to: string) => `${ducats} Dukaten: ${resource} auf ${to}`,
  production: (value: number, spot: string) => `Produktion: ${value} × ${spot}`,
  barrels: 'Fässer',
  points: (n: number) => `${n} SP`,
  resource: cloisterWords.resource,
};
