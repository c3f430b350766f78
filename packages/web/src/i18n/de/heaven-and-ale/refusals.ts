import type { CloisterRefusal } from '@taproom/games/heaven-and-ale';
import { exampleOf } from '../../../games/heaven-and-ale/parts.ts';
import type { Sentences } from '../../sentences.ts';
import { gameOver, noSeat, notUnderstood, position, settings, textExpected, tooLong } from '../refusals.ts';
import { AWAITS, spot, tile } from './board.ts';
import { SLOT } from './log.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

const joinedOr = new Intl.ListFormat('de', { type: 'disjunction' });

const ACTIVATES = [
  'nichts',
  'genau ein angrenzendes Plättchen',
  'genau zwei Plättchen, die einander gegenüberliegen',
  'genau drei Plättchen, von denen keine zwei aneinandergrenzen',
  'genau vier angrenzende Plättchen',
];

/** Each command as it is typed in German. */
const EXAMPLES: Readonly<Record<string, string>> = {
  go: 'ziehe 5',
  start: 'start dukaten',
  buy: 'kaufe hopfen3 c4',
  activate: 'aktiviere c4 d5',
  score: 'werte hopfen',
  card: 'karte geldbeutel',
  return: 'abgeben geldbeutel',
  done: 'fertig',
};

const refill = (): string => 'Das sind nicht die Plättchen, die jetzt nach den Regeln kommen.';

export const refusalWords: Sentences<CloisterRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Heaven & Ale ist für ${min} bis ${max} Spieler. Füge einen Platz hinzu oder entferne einen.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'Die Runde wird noch vorbereitet. Warte einen Moment.',
  'chance-not-awaited': () => 'Jetzt wird nichts gezogen oder ausgelegt: Ein Spieler ist dran.',
  'not-your-turn': () => 'Du bist noch nicht dran. Bis dahin kannst du dich umsehen.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Das geht jetzt nicht. ${AWAITS[stage]}`,
  'no-such-space': ({ spaces }) => `Der Rundkurs hat die Felder 1 bis ${spaces}. Wähle eines davon.`,
  'not-forward': ({ from }) =>
    `Es geht nur vorwärts: Wähle ein Feld nach der ${from} oder zieh in den Startbereich.`,
  'no-tile-there': ({ space }) => `Auf Feld ${space} liegt kein Plättchen mehr. Wähle ein anderes Feld.`,
  'garden-full': () =>
    'Dein Klostergarten ist voll, du kannst keine Plättchen mehr kaufen. Wähle eine andere Art von Feld.',
  'no-disc-there': ({ space }) =>
    `Auf Feld ${space} liegt keine Wertungsscheibe mehr. Wähle ein anderes Feld.`,
  'no-usable-spot': ({ space }) =>
    `Feld ${space} bringt dir nichts: Die passenden Erntefelder sind besetzt, oder dir fehlen die Plättchen dafür.`,
  'no-barrel-to-take': () =>
    'Für dich gibt es hier kein Fass. Erfülle erst ein Ziel, dessen Fass noch zu haben ist.',
  'slot-taken': ({ slot }) => `Das ${SLOT[slot]} ist besetzt. Wähle ein freies Feld.`,
  'must-take-first-slot': () =>
    'Alle anderen sind schon aus der Runde, und das Startspielerfeld ist frei: Du musst es nehmen.',
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `Das kostet ${ducatsObject(need)}, du hast ${have}`;
    if (cards === 0) return `${needs}. Wähle etwas Günstigeres.`;
    if (have + cards * each < need) return `${needs}; selbst wenn du alle Karten abgibst, reicht es nicht.`;
    return `${needs}; eine abgegebene Karte bringt ${each}.`;
  },
  'tile-not-there': ({ tile: name, space }) =>
    `${tile(name)} liegt nicht auf Feld ${space}. Wähle ein Plättchen, das dort liegt.`,
  'no-such-hex': ({ text }) =>
    `Ein Gartenfeld „${text}“ gibt es nicht. Die Reihen heißen a bis g, zum Beispiel c4.`,
  'shed-spot': ({ hex }) =>
    `${hex} ist ein Scheunenplatz, dort liegt nie ein Plättchen. Wähle ein anderes Gartenfeld.`,
  'hex-filled': ({ hex, tile: name }) => `Auf ${hex} liegt schon ${tile(name)}. Wähle ein leeres Gartenfeld.`,
  'must-buy': () =>
    'Hier musst du mindestens ein Plättchen kaufen. Kauf eines oder geh mit „Rückgängig“ zurück.',
  'not-around-shed': ({ hex, shed }) =>
    `${hex} liegt nicht neben der Scheune auf ${shed}. Wähle Plättchen, die an sie grenzen.`,
  'wrong-activation': ({ shed, type }) =>
    `Die Scheune auf ${shed} aktiviert ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `Eine Scheibe von Feld ${space} darf nicht auf das Erntefeld „${spot(name)}“. Wähle ein anderes.`,
  'spot-taken': ({ spot: name }) =>
    `Auf dem Erntefeld „${spot(name)}“ liegt schon eine Scheibe. Wähle ein leeres.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'Du hast kein Plättchen mit dieser Ertragszahl. Wähle eine andere.'
      : `Für das Erntefeld „${spot(name)}“ hast du kein Plättchen. Wähle ein anderes.`,
  'card-not-in-hand': ({ card }) => `Die Karte „${words.card[card]}“ hast du nicht mehr. Wähle eine andere.`,
  'not-rearmost': ({ rearmost }) =>
    `„Nachzügler“ bewegt nur den hintersten Marker: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected('ziehe 5'),
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Den Befehl „${text}“ gibt es nicht. Schreib zum Beispiel „ziehe 5“ oder „fertig“.`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'Nach dem Befehl fehlt noch etwas. Ergänze es.'
      : `„${text}“ passt hier nicht. Wähle eines der angebotenen Wörter.`,
  'wrong-number-of-words': ({ command }) =>
    `Der Befehl hat zu viele oder zu wenige Wörter. Schreib es so: „${EXAMPLES[command] ?? exampleOf(command)}“.`,
  'position-not-understood': position,
  'out-of-range': position,
  'tiles-not-conserved': position,
  'wrong-bag': position,
  'wrong-tile-on-space': position,
  'too-many-tiles': position,
  'wrong-discs': position,
  'wrong-shed': position,
  'disc-without-tile': position,
  'too-many-discs': position,
  'card-twice': position,
  'card-without-pair': position,
  'barrel-twice': position,
  'barrel-without-goal': position,
  'small-before-large': position,
  'slot-shared': position,
  'impossible-figure': position,
  'impossible-stage': position,
  'wrong-state-size': position,
  'masks-disagree': position,
  'cell-not-empty': position,
  'players-not-understood': () => 'Das lässt sich nicht werten. Prüfe die eingegebenen Zahlen.',
};
