import type { Vocabulary } from '../../text-table/vocabulary.ts';
import { and } from './log.ts';

export const textWords = {
  title: 'Textmodus',
  command: 'Dein Befehl',
  hintLine:
    'Mit ? erfährst du, was du tun kannst. Tab ergänzt die Eingabe; Pfeil nach oben holt frühere Eingaben zurück.',
  send: 'Senden',
  suggestions: 'Vorschläge',
  answers: 'Eingaben und Antworten',
  position: 'Stellung',
  vocabulary: {
    command: {
      help: 'hilfe ?',
      look: 'schau zeige',
      undo: 'zurück rückgängig',
      redo: 'wiederholen',
      over: 'neu',
      done: 'fertig bestätigen',
      hint: 'tipp',
      why: 'warum',
      lift: 'aufdecken',
      retry: 'nochmal',
      replace: 'ersetzen',
    },
    topic: {
      now: 'jetzt',
      players: 'andere spieler',
      score: 'punkte',
      log: 'verlauf',
    },
  } satisfies Vocabulary,

  // ---- Answers
  greeting: 'Willkommen im Textmodus. Mit ? erfährst du, was du tun kannst.',
  nowhereToLook: (text: string) =>
    `„${text}“ lässt sich hier nicht anzeigen. Mit ? erfährst du, was du dir ansehen kannst.`,
  noSuchSeat: (seats: number) => `Es gibt nur die Plätze 1 bis ${seats}.`,
  whyWhat: 'Schreib dahinter, was du tun willst. Dann erfährst du, ob es erlaubt ist und welche Regel gilt.',
  allowed: 'Das ist erlaubt.',
  noneNow: 'Nichts davon ist jetzt möglich.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  nothingPlanned: 'Noch ist nichts geplant.',
  planned: (sentence: string) => `Geplant: ${sentence}`,
  takenBack: 'Dein letzter Spielzug ist zurückgenommen.',
  confirmed: 'Bestätigt.',
  noHint: 'Tipps gibt es nur, wenn du dran bist und kein anderer Mensch mitspielt.',
  thinking: 'Einen Moment, der stärkste Bot denkt nach.',
  hint: 'Der stärkste Bot würde so spielen.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Schreib „${retry}“ für einen neuen Versuch oder „${replace}“ und eine Stufe, damit ein anderer Bot übernimmt: ${levels.join(', ')}.`,
  notStalled: 'Kein Bot ist ausgefallen.',
  retrying: 'Neuer Versuch.',
  replaced: (level: string) => `${level} übernimmt.`,
  hidden: 'Verdeckt, bis du aufdeckst.',

  // ---- The position
  now: 'Jetzt',
  waiting: (names: readonly string[]) => `${and(names)} ${names.length === 1 ? 'ist' : 'sind'} dran.`,
  curtain: (name: string, lift: string) =>
    `Gib den Bildschirm an ${name} weiter. Niemand sonst sollte jetzt mitlesen. Schreib dann „${lift}“.`,
  mayConfirm: (done: string) => `Schreib „${done}“, um deinen Spielzug zu bestätigen.`,
  player: (name: string, seat: number) => `${name}, Platz ${seat}`,
  score: 'Punktestand',

  // ---- What can I do?
  commands: 'Was du sonst schreiben kannst',
  explains: {
    help: 'Zeigt, was du tun kannst; mit einem Wort dahinter nur, was damit beginnt.',
    look: (topics: string) => `Zeigt einen Teil der Stellung: ${topics} oder die Nummer eines Platzes.`,
    undo: 'Nimmt zurück, was du zuletzt geplant hast, oder, wenn das geht, deinen letzten Spielzug.',
    redo: 'Stellt wieder her, was du zurückgenommen hast.',
    over: 'Beginnt deinen Spielzug von vorn.',
    done: 'Bestätigt deinen Spielzug.',
    hint: 'Sagt, was der stärkste Bot spielen würde.',
    why: 'Sagt, ob erlaubt ist, was du dahinter schreibst, und nach welcher Regel.',
    lift: 'Deckt auf, was nur du sehen darfst, sobald du den Bildschirm hast.',
    retry: 'Versucht es mit dem ausgefallenen Bot noch einmal.',
    replace: 'Mit einer Stufe dahinter: Ein anderer Bot springt für den ausgefallenen ein.',
  },
};
