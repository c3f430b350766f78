import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import { counted } from '../../plural.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { tavernWords } from './words.ts';

const TOKEN: Record<Resource, { one: string; other: string }> = {
  coins: { one: 'Münze', other: 'Münzen' },
  storage: { one: 'Lagerplatz', other: 'Lagerplätze' },
  land: { one: 'Grundstück', other: 'Grundstücke' },
};

const deal = (): string => 'Das sind nicht die Hände, die jetzt nach den Regeln ausgeteilt werden.';

const STAGE = {
  deal: 'Die Karten werden gerade ausgeteilt.',
  draft: 'Wähle eine Karte aus deiner Hand.',
  purchase: 'Wähle die Karten, die du kaufen willst.',
  over: 'Das Spiel ist vorbei.',
};

export const refusalWords: Sentences<TavernRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Hero’s Tavern ist für ${min} bis ${max} Spieler. Gib einen Platz dazu oder nimm einen weg.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'unknown-card': ({ text }) => `Eine Karte „${text}“ gibt es nicht. Wähle eine der vierzehn Arten.`,
  'unknown-resource': ({ text }) =>
    `Eine Ressource „${text}“ gibt es nicht, nur Münzen, Lagerplätze und Grundstücke.`,
  'wrong-price': ({ card, max }) =>
    `Der Preis von „${tavernWords.name[card]}“ muss eine ganze Zahl von 0 bis ${max} sein.`,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'deal-awaited': () => 'Die Karten werden gerade ausgeteilt. Warte einen Moment.',
  'deal-not-awaited': () => 'Jetzt werden keine Karten ausgeteilt: Die Spieler haben die Wahl.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Das geht jetzt nicht. ${STAGE[stage]}`,
  'not-in-hand': ({ card }) =>
    `„${tavernWords.name[card]}“ hast du nicht auf der Hand. Wähle eine deiner Handkarten.`,
  'not-drafted': ({ card, have }) =>
    have === 0
      ? `„${tavernWords.name[card]}“ hast du in dieser Runde nicht gewählt. Kaufen kannst du nur Karten dieser Runde.`
      : `„${tavernWords.name[card]}“ hast du in dieser Runde nur ${have === 1 ? 'einmal' : `${have}-mal`} gewählt. Kauf weniger davon.`,
  'not-enough-tokens': ({ resource, need, have }) =>
    `Kostet ${counted('de', need, TOKEN[resource])}, du hast ${have}. Lass eine Karte weg.`,
  'wrong-number-of-hands': deal,
  'wrong-hand-size': deal,
  'not-in-pile': deal,
  'not-in-discard': deal,
  'text-expected': textExpected('pick food'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Den Befehl „${text}“ gibt es nicht. Schreib zum Beispiel „pick food“ oder „buy nothing“.`,
  'one-card-expected': ({ have }) =>
    have === 0
      ? 'Nenne eine Karte, zum Beispiel „pick food“.'
      : 'Nenne nur eine einzige Karte, zum Beispiel „pick food“.',
  'nothing-and-cards': () => 'Kauf entweder nichts oder nenne Karten, nicht beides.',
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
    `Von „${tavernWords.name[card]}“ gibt es nur ${max} Karten, nicht ${have}. Prüfe die Zahlen.`,
};
