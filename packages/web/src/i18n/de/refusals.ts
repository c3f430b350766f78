import type { ReadRefusal, ReplayRefusal, UnknownGame, UnknownRules } from '@taproom/games';
import type { TableRefusal } from '@taproom/table';
import type { DeviceRefusal, OuterSentences } from '../sentences.ts';

export const settings = (): string => 'Diese Einstellungen sind ungültig. Richte den Tisch neu ein.';
export const position = (): string =>
  'Diese Stellung kann im Spiel nicht vorkommen. Prüfe sie oder lade eine andere.';
export const textExpected = (example: string) => (): string =>
  `Schreib, was du tun willst, zum Beispiel „${example}“.`;
export const tooLong = ({ max }: { max: number }): string =>
  `Das sind mehr als ${max} Zeichen. Gib einen Befehl nach dem anderen ein.`;
export const gameOver = (): string =>
  'Das Spiel ist vorbei. Du kannst es nachspielen oder ein neues beginnen.';
export const noSeat = ({ seats }: { seats: number }): string =>
  `Am Tisch gibt es nur ${seats} Plätze. Wähle einen davon.`;
export const notUnderstood = (): string =>
  'Diese Eingabe ist ungültig. Wähle eine der angebotenen Möglichkeiten.';

const rulesDiffer = ({ rules, known }: Omit<UnknownRules, 'code'>): string => {
  const all = new Intl.ListFormat('de').format([known].flat().map(String));
  return `Dieses Spiel folgt Version ${rules} der Regeln. Hier verfügbar: Version ${all}.`;
};

const record: OuterSentences<ReadRefusal | ReplayRefusal> = {
  'text-expected': () => 'Eine Aufzeichnung ist eine Textdatei, das hier ist keine. Wähle eine andere Datei.',
  'record-too-long': ({ max }) => `Diese Datei hat mehr als ${max} Zeichen: zu viele für eine Aufzeichnung.`,
  'too-many-lines': ({ max }) => `Diese Datei hat mehr als ${max} Zeilen: zu viele für eine Aufzeichnung.`,
  'not-a-record': ({ line }) =>
    `Das ist keine Aufzeichnung von Taproom: In Zeile ${line} müsste „Taproom record 1“ stehen. Wähle eine andere Datei.`,
  'unknown-record-version': ({ version }) =>
    `Diese Aufzeichnung hat das Format „${version}“, das sich hier nicht lesen lässt. Lade die Seite neu; vielleicht kommt eine neuere Version damit zurecht.`,
  'line-not-understood': ({ line, text }) =>
    `Zeile ${line} ist ungültig: „${text}“. Korrigiere oder entferne sie.`,
  'told-twice': ({ line, key }) =>
    `In Zeile ${line} steht „${key}“ zum zweiten Mal. Entferne eine der beiden Angaben.`,
  'not-told': ({ line, key }) => `Vor Zeile ${line} fehlt „${key}“. Ergänze die Angabe.`,
  'head-after-turns': ({ line, key }) =>
    `Zeile ${line}: „${key}“ steht erst nach dem ersten Spielzug. Verschieb die Angabe nach oben.`,
  'wrong-value': ({ line, key, text }) =>
    `Zeile ${line}: „${text}“ ist kein gültiger Wert für „${key}“. Korrigiere die Angabe.`,
  'wrong-seat': ({ line, seat, seats }) =>
    `Zeile ${line}: Platz ${seat} gibt es nicht; gezählt wird hier von 0 bis ${seats - 1}.`,
  'empty-move': ({ line }) =>
    `In Zeile ${line} steht ein Komma zu viel, oder neben einem Komma fehlt etwas. Korrigiere die Zeile.`,
  'wrong-number-of-scores': ({ line, need, have }) =>
    `In Zeile ${line} müssen ${need} Ergebnisse stehen, eines für jeden Platz, nicht ${have}.`,
  'text-after-end': ({ line }) => `Zeile ${line} steht hinter dem Spielende. Entferne sie.`,
  'record-cut': ({ line }) =>
    `Die Aufzeichnung bricht nach Zeile ${line} ab. Kopiere sie noch einmal, bis zur letzten Zeile.`,
  'unknown-game': ({ line, text }) => `Zeile ${line}: Ein Spiel „${text}“ gibt es hier nicht.`,
  'unknown-rules': rulesDiffer,
  'setup-refused': ({ line }, reason) => `Zeile ${line}: Dieser Tisch lässt sich nicht einrichten. ${reason}`,
  'move-refused': ({ line, move }, reason) => `Zeile ${line}: „${move}“ ist hier nicht möglich. ${reason}`,
  'wrong-scores': ({ line, need, have }) =>
    `In Zeile ${line} steht ${have.join(' ')}, das Spiel endet aber mit ${need.join(' ')}. Korrigiere die Zeile.`,
  'not-finished': ({ line }) =>
    `In Zeile ${line} stehen Endergebnisse, das Spiel ist aber noch nicht vorbei. Schreib stattdessen „unfinished“.`,
  finished: ({ line, scores }) =>
    `Laut Zeile ${line} ist das Spiel nicht beendet, es endete aber mit ${scores.join(' ')}. Korrigiere die Zeile.`,
};

const stored = (): string =>
  'Die gespeicherten Daten dieses Spiels sind beschädigt; es lässt sich nicht fortsetzen. Gelöscht wird nichts.';

const table: OuterSentences<TableRefusal | UnknownGame | UnknownRules | DeviceRefusal> = {
  'unknown-game': () => 'Dieses Spiel gibt es hier nicht. Wähle ein anderes.',
  'unknown-rules': rulesDiffer,
  'setup-refused': (_, reason) => `Dieser Tisch lässt sich nicht einrichten. ${reason}`,
  'no-such-seat': noSeat,
  'wrong-name': ({ seat }) => `Platz ${seat + 1} braucht einen Namen mit 1 bis 60 Zeichen in einer Zeile.`,
  'wrong-level': ({ seat }) => `Diesen Bot gibt es für Platz ${seat + 1} nicht. Wähle einen anderen.`,
  'sitter-not-understood': ({ seat }) => `Wähle für Platz ${seat + 1} einen Menschen oder einen Bot.`,
  'sits-there-already': ({ seat }) => `Dieser Spieler sitzt schon auf Platz ${seat + 1}.`,
  'no-such-event': () => 'Diese Anzeige ist nicht mehr aktuell. Lade die Seite neu.',
  stale: () => 'Inzwischen ist etwas passiert. Schau auf den Tisch und plane deinen Spielzug neu.',
  'no-moves-given': () => 'Es gibt noch nichts zu bestätigen. Plane erst deinen Spielzug.',
  'move-refused': (_, reason) => reason,
  'turn-over': () => 'Dein Spielzug ist schon vorher zu Ende. Nimm zurück, was danach kommt.',
  'unfinished-turn': () => 'Dein Spielzug ist noch nicht vollständig. Führ ihn zu Ende und bestätige dann.',
  'nothing-to-undo': () => 'Es gibt nichts, was du zurücknehmen könntest.',
  'others-acted': () =>
    'Nach dir war schon jemand anders dran, darum kannst du deinen Spielzug nicht mehr zurücknehmen.',
  'something-revealed': () =>
    'Dein Spielzug hat etwas aufgedeckt, darum kannst du ihn nicht mehr zurücknehmen.',
  'too-many-undos': () => 'Das hast du oft genug geändert. Jetzt bleibt es so.',
  'game-over': gameOver,
  'not-local': () => 'Frei zurückgehen kannst du nur in Spielen auf diesem Gerät.',
  'no-turn-there': () => 'Dort beginnt kein Spielzug. Wähle den Anfang eines Spielzugs.',
  'not-your-own-turn': () => 'Das war nicht dein Spielzug. Wähle einen eigenen.',
  'no-such-move': ({ moves }) => `So weit ist das Spiel noch nicht. Wähle eine Stellung bis ${moves}.`,
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
