import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
import type { Messages } from '../messages.ts';
import { aroundWords } from './around.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { noticeWords } from './notices.ts';
import { onlineWords } from './online.ts';
import { pageWords } from './pages.ts';
import { placeWords } from './places.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { settingsWords } from './settings.ts';
import { sittingWords } from './sitting.ts';
import { tableWords } from './table.ts';
import { textWords } from './text.ts';
import { unplayableWords } from './unplayable.ts';

export const words: Messages = {
  text: textWords,
  around: aroundWords,
  guide: guideWords,
  atTable: tableWords,
  log: logWords,
  refusals: refusalWords,
  online: onlineWords,
  notices: noticeWords,
  pages: pageWords,
  places: placeWords,
  records: recordWords,
  settings: settingsWords,
  sitting: sittingWords,
  unplayable: unplayableWords,
  signs: byGame(import.meta.glob<SignWords>('./*/sign.ts', { eager: true, import: 'words' })),
  app: {
    title: 'Taproom',
    tagline: 'Spiele, die Durst machen',
    skip: 'Zum Inhalt springen',
    home: 'Zur Startseite',
    settings: 'Einstellungen',
    language: 'Sprache',
    loading: 'Einen Moment …',
    broken:
      'Auf dieser Seite ist etwas schiefgegangen. Deine Spiele sind gespeichert. Lade die Seite neu und spiel weiter.',
    needsConnection:
      'Du bist offline, und diese Seite braucht eine Verbindung. Sie öffnet sich, sobald du wieder online bist.',
    missingLanguage: (name: string) =>
      `${name} ist auf diesem Gerät noch nicht geladen. Wähle die Sprache noch einmal, wenn du online bist.`,
    reload: 'Neu laden',
  },
  you: 'Du',
  play: {
    players: 'Spieler',
    actions: 'Dein Spielzug',
    over: (scores: string) => `Das Spiel ist vorbei: ${scores}`,
    lookingBack: (move: number) => `Rückblick: Stellung ${move}.`,
    backToNow: 'Zum aktuellen Stand',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    confirm: 'Bestätigen',
    bot: 'Bot',
    nameless: 'Spieler',
    levels: { random: 'Zufall' },
    stopped: 'Hier endet die Übung.',
    stalled: {
      message: (name: string) =>
        `${name} kann nicht weiterspielen: Der Bot ist ausgefallen. Verloren ist nichts. Passiert es wieder, lade die Seite neu.`,
      retry: 'Erneut versuchen',
      replace: (level: string) => `Ersetzen durch: ${level}`,
    },
    cantOpen: 'Dieses Spiel lässt sich nicht öffnen.',
    noSuchGame: 'Dieses Spiel gibt es auf diesem Gerät nicht.',
    noSuchGameHint:
      'Spiele bleiben auf dem Gerät, auf dem sie begonnen wurden. Mit einem Konto nimmst du sie auf andere Geräte mit.',
  },
  set: {
    intro: (min: number, max: number) =>
      `${min} bis ${max} Plätze. Sitzen mehrere Menschen am Tisch, wechseln sie sich an diesem Bildschirm ab.`,
    seat: (seat: number) => `Platz ${seat}`,
    person: 'Mensch',
    bot: (level: string, rung: number, rungs: number) => `Bot ${rung}/${rungs}: ${level}`,
    name: (seat: number) => `Name für Platz ${seat}`,
    addSeat: 'Platz hinzufügen',
    removeSeat: (seat: number) => `Platz ${seat} entfernen`,
    memoryAid: 'Gedächtnisstütze: zeigt Handkarten, die du schon gesehen hast',
    namePlaceholder: (seat: number) => `Name (sonst Spieler ${seat})`,
    moreOptions: 'Weitere Optionen',
    optionsWrong: 'Unter „Weitere Optionen“ stimmt noch etwas nicht.',
    begin: 'Spiel beginnen',
  },
  start: {
    playNow: 'Sofort spielen',
    opponent: 'Stufe',
    step: (level: string, step: number, steps: number) => `${level} (${step} von ${steps})`,
    suggested: {
      first: 'Gut für den Anfang',
      won: 'Gewonnen: Versuch die nächste Stufe',
      lostTwice: 'Zweimal verloren: eine Stufe tiefer',
      onceMore: 'Wie beim letzten Mal',
      chosen: 'Deine Wahl',
    },
    nextStep: (level: string) => `Nächster Gegner: ${level}`,
    setUp: 'Tisch einrichten',
    goOn: 'Weiterspielen',
    unfinished: 'Angefangene Spiele',
    against: (names: string) => `Gegner: ${names}`,
    goOnWith: (game: string, names: string) => `Weiterspielen: ${game}, ${names}`,
    finished: 'Beendete Spiele',
    result: 'Ergebnis',
    noGames: 'Sobald du ein Spiel beginnst, findest du es hier. Es bleibt auf diesem Gerät.',
    yourTurn: 'Du bist dran',
    round: (round: number) => `Runde ${round}`,
    forget: 'Löschen',
    forgetSure: (game: string) => `Dieses Spiel (${game}) endgültig löschen?`,
    keep: 'Behalten',
  },
};
