import { CARDS, type TavernRefusal } from '@taproom/games/heros-tavern';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { tokens } from './counts.ts';
import { nouns } from './words.ts';

const deal = (): string => 'Diese Handkarten können nach den Regeln jetzt nicht ausgeteilt werden.';

const STAGE = {
  deal: 'Die Karten werden gerade ausgeteilt.',
  draft: 'Wähle eine deiner Handkarten.',
  purchase: 'Wähle die Karten, die du kaufen willst.',
  over: 'Das Spiel ist vorbei.',
};

export const refusalWords: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Hero’s Tavern ist für ${min} bis ${max} Spieler. Füge einen Platz hinzu oder entferne einen.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `Eine Karte „${text}“ gibt es nicht. Wähle eine der ${CARDS.length} Arten.`,
  'unknown-resource': ({ text }) =>
    `Eine Ressource „${text}“ gibt es nicht, nur Münzen, Lagerplätze und Grundstücke.`,
  'wrong-price': ({ card, max }) =>
    `Der Preis von „${nouns.name[card]}“ muss eine ganze Zahl von 0 bis ${max} sein.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'Die Karten werden gerade ausgeteilt. Warte einen Moment.',
  'deal-not-awaited': () => 'Jetzt werden keine Karten ausgeteilt: Die Spieler sind dran.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Das geht jetzt nicht. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) =>
    `„${nouns.name[card]}“ hast du nicht auf der Hand. Wähle eine deiner Handkarten.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `„${nouns.name[card]}“ hast du in dieser Runde nicht gewählt. Kaufen kannst du nur Karten dieser Runde.`
      : `„${nouns.name[card]}“ hast du in dieser Runde nur ${have === 1 ? 'einmal' : `${have}-mal`} gewählt. Kauf weniger davon.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Das kostet ${tokens(need, resource)}, du hast ${have}. Lass eine Karte weg.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected('wähle essen'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Den Befehl „${text}“ gibt es nicht. Schreib zum Beispiel „wähle essen“ oder „kaufe nichts“.`,
  'one-card-expected': ({ have }) =>
    have === 0
      ? 'Nenne eine Karte, zum Beispiel „wähle essen“.'
      : 'Nenne nur eine einzige Karte, zum Beispiel „wähle essen“.',
  'nothing-and-cards': () => 'Schreib entweder „nichts“ oder die Namen der Karten, nicht beides.',
  'position-not-understood': position,
  'out-of-range': position,
  'wrong-state-size': position,
  'cards-not-conserved': position,
  'wrong-deal-size': position,
  'remainder-not-dealt': position,
  'remainder-without-reshuffle': position,
  'impossible-step': position,
  'impossible-choice': position,
  'all-are-in': position,
  'unsorted-hand': position,
  'too-many-bought': position,
  'too-many-tokens': position,
  'impossible-score': position,
  'cell-not-empty': position,
  'taverns-not-understood': () => 'Das lässt sich nicht werten. Prüfe die eingegebenen Zahlen.',
  'too-many-cards': ({ card, max, have }) =>
    `Von „${nouns.name[card]}“ gibt es nur ${max} Karten, nicht ${have}. Prüfe die Zahlen.`,
};
