import type { Words } from '../../en/heaven-and-ale/score.ts';
import { cloisterWords } from './words.ts';

export const words: Words = {
  title: 'Schlusswertung von Heaven & Ale',
  hint: 'Ihr habt am echten Tisch gespielt? Trag ein, was jeder hat, und lies das Ergebnis ab.',
  brewmaster: 'Braumeister',
  ducats: 'Dukaten',
  largeBarrels: 'Große Fässer',
  smallBarrels: 'Kleine Fässer',
  barrelCard: 'Karte „Fässer“ angelegt',
  firstPlayer: 'Auf dem Startspielerfeld',
  rate: 'Umtauschwert',
  value: 'Siegpunktwert',
  steps: 'Umtausch, Schritt für Schritt',
  mayStop:
    'Der Rechner hört mit dem Umtausch auf, sobald Weitermachen Punkte kosten würde. Die deutsche Spielanleitung erlaubt das; nach der englischen und der russischen musst du umtauschen, bis nichts mehr geht (Regel 11.5).',
  noSteps: 'Kein Umtausch.',
  exchange: (resource: string, to: string) => `${resource} vor auf ${to}`,
  back: (resource: string, steps: number, to: string) => `${resource} um ${steps} zurück auf ${to}`,
  bought: (ducats: number, resource: string, to: string) =>
    `Für ${ducats} Dukaten: ${resource} vor auf ${to}`,
  production: (value: number, spot: string) => `Produktion: ${value} × ${spot}`,
  barrels: 'Fässer',
  points: (n: number) => `${n} SP`,
  resource: cloisterWords.resource,
};
