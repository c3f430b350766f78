import { CARDS, heavenAndAle, SLOTS, SPOTS, spaceKind } from '@taproom/games/heaven-and-ale';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { KINDS, spot } from './board.ts';
import { points } from './points.ts';
import { cloisterWords, slotWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    start: {
      name: 'Feld im Startbereich',
      option: 'Feld',
      means:
        'Um so viele Punkte ändert sich dein Ergebnis im Schnitt, wenn du vor Runde 1 dieses Feld wählst statt des besten anderen im Startbereich.',
    },
    opening: {
      name: 'Erstes Aktionsfeld',
      option: 'Feld',
      means:
        'Um so viele Punkte ändert sich dein Ergebnis im Schnitt, wenn dein erster Spielzug auf dieses Feld führt statt auf das beste andere.',
    },
    disc: {
      name: 'Erste Scheibe der Runde',
      option: 'Erntefeld',
      means:
        'Du nimmst deine erste Wertungsscheibe der Runde: Um so viele Punkte ändert sich dein Ergebnis im Schnitt, wenn du dieses Erntefeld wertest statt des besten anderen.',
    },
    card: {
      name: 'Erste Karte der Runde',
      option: 'Karte',
      means:
        'Ein Privilegpaar ist vollständig: Um so viele Punkte ändert sich dein Ergebnis im Schnitt, wenn du diese Karte anlegst statt der besten anderen.',
    },
  },
  option(kind, option) {
    if (kind === 'opening') return `${option} (${KINDS[spaceKind(Number(option))]})`;
    const slot = SLOTS.find(one => kind === 'start' && one === option);
    if (slot !== undefined) return slotWords(heavenAndAle.numbers)[slot];
    const card = CARDS.find(one => kind === 'card' && one === option);
    if (card !== undefined) return cloisterWords.card[card];
    const place = SPOTS.find(one => one === option);
    return place === undefined ? option : spot(place);
  },
};
