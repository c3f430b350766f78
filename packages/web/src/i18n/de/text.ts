import type { Vocabulary } from '../../text-table/vocabulary.ts';

export const textWords = {
  title: 'Texttisch',
  command: 'Dein Befehl',
  hintLine: 'Mit ? erfährst du, was du tun kannst. Tab ergänzt, Pfeil nach oben holt Getipptes zurück.',
  send: 'Senden',
  suggestions: 'Vorschläge',
  answers: 'Gespräch',
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
  greeting: 'Willkommen am Texttisch. Mit ? erfährst du, was du tun kannst.',
  nowhereToLook: (text: string) =>
    `„${text}“ gibt es hier nicht anzuschauen. Mit ? erfährst du, was du anschauen kannst.`,
  noSuchSeat: (seats: number) => `Die Plätze gehen von 1 bis ${seats}.`,
  whyWhat: 'Nenne danach einen Zug, dann erfährst du, ob er erlaubt ist und warum.',
  allowed: 'Das ist erlaubt.',
  noneNow: 'So einen Zug gibt es jetzt nicht.',
  nothingToUndo: 'Es gibt nichts zurückzunehmen.',
  nothingToRedo: 'Es gibt nichts zu wiederholen.',
  nothingPlanned: 'Noch ist nichts geplant.',
  planned: (sentence: string) => `Geplant: ${sentence}`,
  takenBack: 'Dein letzter Zug ist zurückgenommen.',
  confirmed: 'Bestätigt.',
  noHint: 'Jetzt gibt es keinen Tipp: nur wenn du dran bist und kein anderer Mensch mitspielt.',
  thinking: 'Einen Moment, der beste Bot denkt nach.',
  hint: 'Der beste Bot würde so spielen.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Tippe „${retry}“ für einen neuen Versuch oder „${replace}“ und eine Stärke, damit ein anderer Bot übernimmt: ${levels.join(', ')}.`,
  notStalled: 'Kein Bot ist ausgefallen.',
  retrying: 'Neuer Versuch.',
  replaced: (level: string) => `${level} übernimmt.`,
  hidden: 'Verdeckt, bis der Vorhang aufgeht.',

  // ---- The position
  now: 'Jetzt',
  waiting: (names: readonly string[]) => `Noch am Zug: ${names.join(', ')}.`,
  curtain: (name: string, lift: string) =>
    `Gib den Bildschirm an ${name} weiter. Sonst sollte jetzt niemand mitlesen. Dann tippe „${lift}“.`,
  mayConfirm: (done: string) => `Tippe „${done}“, um deinen Zug zu bestätigen.`,
  player: (name: string, seat: number) => `${name}, Platz ${seat}`,
  score: 'Punktestand',

  // ---- What can I do?
  commands: 'Was du sonst tippen kannst',
  explains: {
    help: 'Sagt, was du tun kannst; mit einem Wort danach nur die Züge, die damit beginnen.',
    look: (topics: string) => `Liest einen Teil der Stellung vor: ${topics} oder die Nummer eines Platzes.`,
    undo: 'Nimmt den letzten geplanten Schritt zurück oder, wo das geht, deinen letzten Zug.',
    redo: 'Spielt den Schritt wieder, den du zurückgenommen hast.',
    over: 'Beginnt deinen Zug von vorn.',
    done: 'Bestätigt deinen Zug.',
    hint: 'Sagt, was der beste Bot spielen würde.',
    why: 'Mit einem Zug danach: sagt, ob er erlaubt ist und nach welcher Regel.',
    lift: 'Öffnet den Vorhang, wenn du den Bildschirm bekommen hast.',
    retry: 'Fragt einen ausgefallenen Bot noch einmal.',
    replace: 'Mit einer Stärke danach: lässt einen anderen Bot für einen ausgefallenen übernehmen.',
  },
};
