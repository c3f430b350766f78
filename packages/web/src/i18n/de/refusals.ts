import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import { counted } from '../plural.ts';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

export const settings = (): string => 'Diese Einstellungen sind unverständlich. Richte den Tisch neu ein.';
export const position = (): string =>
  'Diese Stellung kann im Spiel nicht vorkommen. Prüfe sie oder lade eine andere.';
export const textExpected = (example: string) => (): string =>
  `Ein Zug wird als Text geschrieben, zum Beispiel „${example}“.`;
export const tooLong = ({ max }: { max: number }): string =>
  `Das sind mehr als ${max} Zeichen. Schreib einen Zug nach dem anderen.`;
export const gameOver = (): string =>
  'Das Spiel ist vorbei. Du kannst darin zurückblättern oder ein neues beginnen.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `Am Tisch gibt es nur ${seats} Plätze. Wähle einen davon.`;
export const notUnderstood = (): string => 'Dieser Zug ist unverständlich. Wähle einen der angebotenen Züge.';

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
  record,
  table,
  why: (rule: string) => `Warum? Regel ${rule}`,
  other: (code: string) => `Das geht nicht (${code}).`,
};
