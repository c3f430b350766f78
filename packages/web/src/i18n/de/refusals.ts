import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { Refusal as CloisterRefusal, Slot, Spot, Tile } from '@taproom/games/heaven-and-ale';
import type { Resource, TavernRefusal } from '@taproom/games/heros-tavern';
import type { TableRefusal } from '@taproom/table';
import { isMonk, tileParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { type DeviceRefusal, exampleOf, type OuterSentences, type Sentences } from '../sentences.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';

const joinedOr = new Intl.ListFormat('de', { type: 'disjunction' });

const tile = (name: Tile): string => {
  const parts = tileParts(name);
  if (parts.kind === 'monk') return words.monk[parts.monk];
  return words.tile(words.resource[parts.resource], parts.fertility);
};

const spot = (name: Spot): string => {
  if (name === 'fertility') return 'Ertragszahl X';
  return isMonk(name) ? words.monk[name] : words.resource[name];
};

const SLOT: Record<Slot, string> = {
  first: 'Startspielerfeld',
  brewmaster: 'Braumeisterfeld',
  marker: 'Markerfeld',
  ducats: 'Dukatenfeld',
};

const ACTIVATES = [
  'nichts',
  'genau ein Nachbarfeld',
  'zwei Nachbarfelder, die einander gegenüberliegen',
  'drei Nachbarfelder, von denen keine zwei nebeneinanderliegen',
  'genau vier Nachbarfelder',
];

const TOKEN: Record<Resource, { one: string; other: string }> = {
  coins: { one: 'Münze', other: 'Münzen' },
  storage: { one: 'Lagerplatz', other: 'Lagerplätze' },
  land: { one: 'Grundstück', other: 'Grundstücke' },
};

const settings = (): string => 'Diese Einstellungen sind unverständlich. Richte den Tisch neu ein.';
const position = (): string =>
  'Diese Stellung kann im Spiel nicht vorkommen. Prüfe sie oder lade eine andere.';
const refill = (): string => 'Das sind nicht die Plättchen, die jetzt nach den Regeln kommen.';
const deal = (): string => 'Das sind nicht die Hände, die jetzt nach den Regeln ausgeteilt werden.';
const textExpected = (): string => 'Ein Zug wird als Text geschrieben, zum Beispiel „go 5“.';
const tooLong = ({ max }: { max: number }): string =>
  `Das sind mehr als ${max} Zeichen. Schreib einen Zug nach dem anderen.`;
const gameOver = (): string =>
  'Das Spiel ist vorbei. Du kannst darin zurückblättern oder ein neues beginnen.';
const noSeat = ({ seats }: { seats: number }): string =>
  `Am Tisch gibt es nur ${seats} Plätze. Wähle einen davon.`;
const notUnderstood = (): string => 'Dieser Zug ist unverständlich. Wähle einen der angebotenen Züge.';

const cloister: Sentences<CloisterRefusal> = {
  'wrong-seat-count': ({ min, max }) =>
    `Heaven & Ale ist für ${min} bis ${max} Spieler. Gib einen Platz dazu oder nimm einen weg.`,
  'options-not-understood': settings,
  'unknown-option': settings,
  'game-over': gameOver,
  'no-such-seat': noSeat,
  'chance-awaited': () => 'Die Runde wird noch vorbereitet. Warte einen Moment.',
  'chance-not-awaited': () => 'Jetzt wird nichts gezogen oder ausgelegt: Ein Spieler ist am Zug.',
  'not-your-turn': () => 'Du bist noch nicht dran. Bis dahin kannst du dich umsehen.',
  'move-not-understood': notUnderstood,
  'not-now': ({ stage }) => `Das geht jetzt nicht. ${boardWords.awaits[stage]}`,
  'no-such-space': ({ spaces }) => `Der Rundkurs hat die Felder 1 bis ${spaces}. Wähle eines davon.`,
  'not-forward': ({ from }) =>
    `Es geht nur vorwärts: Wähle ein Feld nach ${from} oder zieh in den Startbereich.`,
  'no-tile-there': ({ space }) => `Auf Feld ${space} liegt kein Plättchen mehr. Wähle ein anderes Feld.`,
  'garden-full': () =>
    'Dein Klostergarten ist voll, du kannst keine Plättchen mehr kaufen. Wähle ein Feld anderer Art.',
  'no-disc-there': ({ space }) =>
    `Auf Feld ${space} liegt keine Wertungsscheibe mehr. Wähle ein anderes Feld.`,
  'no-usable-spot': ({ space }) =>
    `Feld ${space} bringt dir nichts: Die passenden Erntefelder sind besetzt, oder dir fehlen die Plättchen dafür.`,
  'no-barrel-to-take': () =>
    'Für dich gibt es hier kein Fass. Erfülle erst ein Ziel, dessen Fass noch da ist.',
  'slot-taken': ({ slot }) => `Das ${SLOT[slot]} ist besetzt. Wähle ein freies Feld.`,
  'must-take-first-slot': () =>
    'Alle anderen sind schon aus der Runde, und das Startspielerfeld ist frei: Du musst es nehmen.',
  'not-enough-ducats': ({ need, have, cards, each }) => {
    const needs = `Kostet ${words.ducats(need)}, du hast ${have}`;
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
  'must-buy': () => 'Hier musst du mindestens ein Plättchen kaufen. Kauf eines oder nimm den Zug zurück.',
  'not-around-shed': ({ hex, shed }) =>
    `${hex} liegt nicht neben der Scheune auf ${shed}. Wähle Felder um sie herum.`,
  'wrong-activation': ({ shed, type }) =>
    `Die Scheune auf ${shed} aktiviert ${ACTIVATES[type] ?? ACTIVATES[0]}.`,
  'spot-not-open': ({ spot: name, space }) =>
    `Eine Scheibe von Feld ${space} darf nicht auf das Erntefeld „${spot(name)}“. Wähle eines der leuchtenden.`,
  'spot-taken': ({ spot: name }) =>
    `Auf dem Erntefeld „${spot(name)}“ liegt schon eine Scheibe. Wähle ein leeres.`,
  'nothing-to-score': ({ spot: name }) =>
    name === 'fertility'
      ? 'Du hast kein Plättchen mit dieser Ertragszahl. Wähle eine andere.'
      : `Du hast kein Plättchen, das auf dem Erntefeld „${spot(name)}“ zählt. Wähle ein anderes.`,
  'card-not-in-hand': ({ card }) => `Die Karte „${words.card[card]}“ hast du nicht mehr. Wähle eine andere.`,
  'not-rearmost': ({ rearmost }) =>
    `„Nachzügler“ bewegt nur den hintersten Marker: ${joinedOr.format(rearmost.map(one => words.resource[one]))}.`,
  'wrong-refill': refill,
  'tile-not-left': refill,
  'text-expected': textExpected,
  'text-too-long': tooLong,
  'unknown-command': ({ text }) =>
    `Den Befehl „${text}“ gibt es nicht. Schreib zum Beispiel „go 5“ oder „done“.`,
  'unknown-word': ({ text }) =>
    text === ''
      ? 'Nach dem Befehl fehlt noch etwas. Ergänze es.'
      : `„${text}“ passt hier nicht. Wähle eines der angebotenen Wörter.`,
  'wrong-number-of-words': ({ command }) =>
    `Bei „${command}“ stehen zu viele oder zu wenige Wörter. Schreib es so: „${exampleOf(command)}“.`,
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

const STAGE = {
  deal: 'Die Karten werden gerade ausgeteilt.',
  draft: 'Wähle eine Karte aus deiner Hand.',
  purchase: 'Wähle die Karten, die du kaufen willst.',
  over: 'Das Spiel ist vorbei.',
};

const tavern: Sentences<TavernRefusal> = {
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
  'text-expected': textExpected,
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

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () => 'Eine Aufzeichnung ist eine Textdatei, das hier ist keine. Wähle eine andere Datei.',
  'record-too-long': ({ max }) => `Diese Datei hat mehr als ${max} Zeichen: zu lang für eine Aufzeichnung.`,
  'too-many-lines': ({ max }) => `Diese Datei hat mehr als ${max} Zeilen: zu viele für eine Aufzeichnung.`,
  'not-a-record': ({ line }) =>
    `Das ist keine Aufzeichnung von Taproom: In Zeile ${line} müsste „Taproom record 1“ stehen. Wähle eine andere Datei.`,
  'unknown-record-version': ({ version }) =>
    `Diese Aufzeichnung hat die Version „${version}“, die sich hier nicht lesen lässt. Lade die Seite neu; vielleicht kennt eine neuere Fassung sie.`,
  'line-not-understood': ({ line, text }) =>
    `Zeile ${line} ist unverständlich: „${text}“. Berichtige oder entferne sie.`,
  'told-twice': ({ line, key }) =>
    `In Zeile ${line} steht „${key}“ zum zweiten Mal. Entferne eine der beiden Angaben.`,
  'not-told': ({ line, key }) => `Vor Zeile ${line} fehlt „${key}“. Ergänze es.`,
  'head-after-turns': ({ line, key }) =>
    `Zeile ${line}: „${key}“ steht erst nach dem ersten Zug. Verschieb es nach oben.`,
  'wrong-value': ({ line, key, text }) =>
    `Zeile ${line}: „${text}“ ist kein Wert für „${key}“. Berichtige ihn.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Zeile ${line}: Platz ${seat} gibt es nicht; die Plätze heißen 0 bis ${seats - 1}.`,
  'empty-move': ({ line }) =>
    `In Zeile ${line} steht ein Komma zu viel, oder es fehlt ein Zug. Berichtige sie.`,
  'wrong-number-of-scores': ({ line, need, have }) =>
    `In Zeile ${line} müssen ${need} Ergebnisse stehen, eines für jeden Platz, nicht ${have}.`,
  'text-after-end': ({ line }) => `Zeile ${line} steht nach dem Ende des Spiels. Entferne sie.`,
  'record-cut': ({ line }) =>
    `Die Aufzeichnung bricht nach Zeile ${line} ab. Kopiere sie noch einmal, bis zur letzten Zeile.`,
  'unknown-game': ({ line, text }) => `Zeile ${line}: Ein Spiel „${text}“ gibt es hier nicht.`,
  'unknown-rules': ({ rules, known }) =>
    `Dieses Spiel wurde nach Version ${rules} der Regeln gespielt; bekannt ist hier Version ${known}.`,
  'setup-refused': ({ line }, reason) => `Zeile ${line}: Dieser Tisch lässt sich nicht einrichten. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Zeile ${line}: Der Zug „${move}“ ist nicht möglich. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `In Zeile ${line} steht ${have.join(' ')}, das Spiel endet aber mit ${need.join(' ')}. Berichtige die Zeile.`,
  'not-finished': ({ line }) =>
    `In Zeile ${line} stehen Endergebnisse, das Spiel ist aber noch nicht vorbei. Schreib stattdessen „unfinished“.`,
  finished: ({ line, scores }) =>
    `Laut Zeile ${line} ist das Spiel nicht beendet, es endete aber mit ${scores.join(' ')}. Berichtige die Zeile.`,
};

const stored = (): string =>
  'Was von diesem Spiel gespeichert ist, ist beschädigt; es kann nicht weitergehen. Gelöscht wird nichts.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'Dieses Spiel ist hier nicht bekannt. Wähle ein anderes.',
  'unknown-rules': ({ rules, known }) =>
    `Dieses Spiel wurde nach Version ${rules} der Regeln gespielt; bekannt ist hier Version ${known}.`,
  'setup-refused': (_, reason) => `Dieser Tisch lässt sich nicht einrichten. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Platz ${seat + 1} braucht einen Namen mit 1 bis 60 Zeichen in einer Zeile.`,
  'wrong-level': ({ seat }) => `Diesen Bot gibt es für Platz ${seat + 1} nicht. Wähle einen anderen.`,
  'sitter-not-understood': ({ seat }) => `Wähle für Platz ${seat + 1} einen Menschen oder einen Bot.`,
  'sits-there-already': ({ seat }) =>
    `Auf Platz ${seat + 1} ändert sich nichts: Dort wird schon so gespielt.`,
  'no-such-event': () => 'Der Tisch und dieser Bildschirm passen nicht mehr zusammen. Lade die Seite neu.',
  stale: () => 'Inzwischen ist etwas geschehen. Schau auf den Tisch und plane deinen Zug neu.',
  'no-moves-given': () => 'Es gibt noch nichts zu bestätigen. Mach erst einen Zug.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Dein Zug endet schon vor dem letzten dieser Schritte. Nimm sie bis dorthin zurück.',
  'unfinished-turn': () => 'Dein Zug ist noch nicht vollständig. Spiel ihn zu Ende und bestätige dann.',
  'nothing-to-undo': () => 'Du hast noch nichts getan, was du zurücknehmen könntest.',
  'others-acted': () => 'Seit deinem Zug hat schon jemand anderes gehandelt, darum bleibt er stehen.',
  'something-revealed': () => 'Dein Zug hat etwas aufgedeckt, darum bleibt er stehen.',
  'game-over': gameOver,
  'not-local': () => 'Frei zurückgehen kannst du nur in Spielen auf diesem Gerät.',
  'no-turn-there': () => 'Dort beginnt kein Zug. Wähle den Anfang eines Zuges.',
  'not-your-own-turn': () => 'Dort war niemand an diesem Bildschirm am Zug. Wähle einen eigenen Zug.',
  'no-such-move': ({ moves }) =>
    `Das Spiel hat bisher erst ${counted('de', moves, { one: 'Schritt', other: 'Schritte' })}. Wähle eine frühere Stellung.`,
  'wrong-number': stored,
  'entry-not-understood': stored,
  'entry-refused': stored,
  'not-awaited': () => 'Du bist noch nicht dran. Bis dahin kannst du dich umsehen.',
};

export const refusalWords = {
  'heaven-and-ale': cloister,
  'heros-tavern': tavern,
  record,
  table,
  why: (rule: string) => `Warum? Regel ${rule}`,
  other: (code: string) => `Das geht nicht (${code}).`,
};
