import type { previewWords as en } from '../en/previews.ts';
import type { Widen } from '../messages.ts';
import { counted } from '../plural.ts';

export const previewWords: Widen<typeof en> = {
  start: (games: string) =>
    `Spiel ${games} im Browser: gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden. Kostenlos und ohne Anmeldung.`,
  new: (game: string) => `Spiel ${game} gegen Bots oder mit Freunden an einem Bildschirm.`,
  stored: 'Dieses Spiel ist auf dem Gerät gespeichert, auf dem es gespielt wird.',
  packed: 'In diesem Link steckt ein ganzes Spiel. Sieh es dir Spielzug für Spielzug an.',
  reviewed: 'Ein beendetes Spiel in der Analyse: was gut war, was Glück war und was besser gewesen wäre.',
  mistakes: 'Stellungen, in denen mehr drin war: Versuch es noch einmal.',
  account: 'Dein Name, deine Geräte und deine Benachrichtigungen.',
  person: 'Wertungszahlen, Statistik und beendete Spiele eines Spielers.',
  leaders: 'Die besten Spieler nach Wertungszahl.',
  operator: 'Für den Betreiber dieses Servers.',
  settings: 'Sprache, Farben, Ton und Tempo.',
  learn:
    'Erste Spiele mit Einführung, Lektionen, Aufgaben, Regeln, Glossar, Wertungsblöcke und Spiele zum Nachspielen.',
  lessons: (game: string) => `Kurze Übungen zu ${game}: eine Stellung, ein Ziel, wenige Spielzüge.`,
  books: 'Die vollständigen Regeln aller Spiele, nummeriert, bebildert und durchsuchbar.',
  glossary: (game: string) => `Jeder Begriff aus ${game} in einem Satz.`,
  daily: (game: string) =>
    `Das Spiel des Tages bei ${game}: für alle gleich. Spiel mit und vergleiche dein Ergebnis.`,
  rules: (game: string) => `Alle Regeln von ${game}, nummeriert, bebildert und durchsuchbar.`,
  score: (game: string) => `Ihr spielt ${game} am echten Tisch? Rechne hier die Punkte aus.`,
  puzzles: (game: string) => `Finde den besten Spielzug: Stellungen aus ${game} mit einer besten Lösung.`,
  explore: (game: string) =>
    `Was eine Entscheidung in ${game} bewirkt, gemessen in vielen Spielen zwischen Bots: Punkte und Gewinnchancen mit Intervallen.`,
  print: (game: string) => `Spielhilfe und Wertungsblock für ${game} zum Ausdrucken.`,
  about: 'Was Taproom ist, wer es macht und was es über dich speichert.',
  invites: (host: string, game: string) => `${host} lädt dich zu ${game} ein`,
  free: (n: number) =>
    `${counted('de', n, { one: 'freier Platz', other: 'freie Plätze' })}. Spiel im Browser mit, ohne Anmeldung.`,
  full: 'Alle Plätze sind besetzt. Du kannst zuschauen.',
  playing: 'Das Spiel läuft. Du kannst zuschauen.',
  noScript: 'Taproom läuft im Browser und braucht JavaScript. Erlaube es für diese Seite und lade sie neu.',
  over: 'Das Spiel ist vorbei. Sieh es dir Spielzug für Spielzug an.',
};
