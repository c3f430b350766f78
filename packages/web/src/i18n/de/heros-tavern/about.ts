import type { Numbers } from '@taproom/games/heros-tavern';
import { cardNumber, heroes, heroesObject } from './counts.ts';

export const aboutWords = (t: Numbers) => ({
  adds: (what: string) => `Dir bringt sie jetzt: ${what}.`,
  price: (price: string) => `Sie zu behalten kostet ${price}.`,
  staff: 'Jede Personalkarte zählt einzeln, je nachdem, welche passenden Karten du hast.',
  makers:
    'Spiele bringen Münzen, Fässer Lagerplätze, Werkzeug Grundstücke: Marker, mit denen du nach der Wertung Karten kaufst.',
  booth: (n: number, cards: number) =>
    `Deine Taverne in dieser Runde: ${heroes(n)} aus ${cardNumber(cards)}.`,
  token: 'Ein Marker zum Bezahlen nach jeder Wertung. Was du nicht ausgibst, behältst du.',
  have: (n: number) => `Du hast ${n}.`,
  rival: (n: number, has: string) => `${heroes(n)}; Marker: ${has}.`,
  pressRival: 'Drück darauf, um die ganze Taverne zu sehen.',
  heroes: 'Helden sind die Punkte. Wer nach der Schlusswertung die meisten hat, gewinnt.',
  total: (n: number) => `Du hast ${heroesObject(n)}.`,
  soFar: 'So viele Helden würde deine Taverne anlocken, wenn die Runde jetzt gewertet würde.',
  rowDone: (n: number) => `${heroes(n)} in dieser Zeile.`,
  rowOpen: 'Noch nicht gewertet.',
  unspent: `Am Ende lockt jeder nicht ausgegebene Marker ${heroesObject(t.UNSPENT_HEROES)} an.`,
  passing:
    'Nach jedem Aufdecken geben alle ihre restlichen Handkarten nach links weiter. Was du übrig lässt, bekommt die Person links von dir.',
  round: `In jeder der ${t.ROUNDS} Runden nimmt jeder ${t.HAND} Karten. Dann werden die Tavernen gewertet, und ihr könnt Karten kaufen. Gekaufte Karten zählen in jeder späteren Runde wieder.`,
  roundTitle: 'Runde',
  soFarTitle: 'Diese Runde',
  heroesTitle: 'Helden',
  passingTitle: 'Weitergeben',
  keys: {
    choose: 'Eine Karte wählen; noch einmal: sie nehmen',
    confirm: 'Die gewählte Karte nehmen oder den Knopf drücken',
    doubleClick: 'Eine Karte sofort nehmen',
    doubleClickKey: 'Doppelklick',
    arrows: 'Von Karte zu Karte gehen',
  },
});
