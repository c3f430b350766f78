import type { Messages } from '../messages.ts';

export const aroundWords: Messages['around'] = {
  menu: {
    title: 'Hauptmenü',
    play: 'Spielen',
    learn: 'Lernen',
    online: 'Online',
    rules: 'Regeln',
    noName: 'Dein Name',
    you: (name: string) => `${name}: deine Einstellungen`,
  },
  name: {
    ask: 'Wie heißt du?',
    hint: 'Den Namen sehen alle an deinem Tisch. Du kannst ihn in den Einstellungen ändern.',
    begin: 'Spielen',
    without: 'Ohne Namen spielen',
  },
  learn: {
    title: 'Lernen',
    intro:
      'Lass dich durch dein erstes Spiel führen, übe mit Lektionen und Aufgaben, schlag eine Regel nach oder sieh dir ein beendetes Spiel an.',
    guided: 'Erstes Spiel mit Einführung',
    guidedHint: 'Begleitet dich durch die erste Runde.',
    lessons: 'Lektionen',
    lessonsHint: 'Kurze Übungen mit einem Ziel, direkt im Spiel.',
    lessonsTitle: (game: string) => `${game}: Lektionen`,
    rules: 'Regeln',
    rulesHint: 'Nummeriert, bebildert und durchsuchbar.',
    glossary: 'Glossar',
    glossaryHint: 'Jeder Begriff in einem Satz.',
    daily: 'Spiel des Tages',
    dailyHint: 'Für alle gleich. Vergleiche dein Ergebnis.',
    replays: 'Nachspielen',
    puzzles: 'Aufgaben',
    puzzlesOf: (game: string) => `${game}: Aufgaben`,
    puzzlesHint: 'Finde den besten Spielzug. Von leicht bis schwer.',
    explore: 'Was Entscheidungen bewirken',
    exploreOf: (game: string) => `${game}: Was Entscheidungen bewirken`,
    exploreHint: 'Gemessen in vielen Spielen zwischen Bots.',
    replaysHint: 'Sieh dir deine beendeten Spiele noch einmal an.',
    noReplays: 'Sobald du ein Spiel beendet hast, findest du es hier.',
    mistakesHint:
      'Analysiere ein beendetes Spiel und versuch dann die Stellungen noch einmal, in denen mehr drin war.',
  },
  books: {
    title: 'Regeln',
    intro: 'Wähle ein Spiel.',
  },
  glossary: {
    title: (game: string) => `${game}: Glossar`,
    search: 'Glossar durchsuchen',
    none: 'Kein Begriff passt zu deiner Suche.',
  },
  panel: {
    title: (game: string) => `${game}: Nachschlagen`,
    rules: 'Regeln',
    aid: 'Spielhilfe',
    glossary: 'Glossar',
    searchAid: 'Spielhilfe durchsuchen',
    search: 'Suchwort oder Frage, zum Beispiel „Wie gewinne ich?“',
    close: 'Schließen',
    page: 'Als eigene Seite öffnen',
    older: (rules: number, newest: number) =>
      `Dieses Spiel folgt Version ${rules} der Regeln. Hier steht Version ${newest}. Einzelne Zahlen können abweichen.`,
  },
};
