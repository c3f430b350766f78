import type { SignWords } from '../../play/face.ts';
import { byGame } from '../by-language.ts';
import type { Messages } from '../messages.ts';
import { guideWords } from './guide.ts';
import { logWords } from './log.ts';
import { onlineWords } from './online.ts';
import { pageWords } from './pages.ts';
import { recordWords } from './records.ts';
import { refusalWords } from './refusals.ts';
import { settingsWords } from './settings.ts';
import { textWords } from './text.ts';

export const de: Messages = {
  text: textWords,
  guide: guideWords,
  log: logWords,
  refusals: refusalWords,
  online: onlineWords,
  pages: pageWords,
  records: recordWords,
  settings: settingsWords,
  signs: byGame(import.meta.glob<SignWords>('./*/sign.ts', { eager: true, import: 'words' })),
  app: {
    title: 'Taproom',
    tagline: 'Brettspiele um Bier und Appetit',
    skip: 'Zum Inhalt springen',
    home: 'Zur Startseite',
    settings: 'Einstellungen',
    language: 'Sprache',
    loading: 'Einen Moment …',
    broken: 'Auf dieser Seite ging etwas schief. Deine Spiele sind gesichert; lade neu, um weiterzuspielen.',
    reload: 'Neu laden',
  },
  you: 'Du',
  play: {
    players: 'Spieler',
    actions: 'Dein Zug',
    others: 'Die anderen sind am Werk …',
    over: (scores: string) => `Das Spiel ist vorbei: ${scores}`,
    lookingBack: (move: number) => `Rückblick auf Schritt ${move}.`,
    backToNow: 'Zurück zu jetzt',
    undo: 'Rückgängig',
    redo: 'Wiederholen',
    confirm: 'Zug bestätigen',
    levels: { random: 'Zufall' },
    stalled: {
      message: (name: string) =>
        `${name} kann nicht ziehen: Der Bot ist ausgefallen. Nichts ist verloren. Passiert es wieder, lade die Seite neu.`,
      retry: 'Erneut versuchen',
      replace: (level: string) => `${level} übernehmen lassen`,
    },
    noSuchGame: 'Auf diesem Gerät gibt es kein solches Spiel.',
    cantGoOn:
      'Dieses Spiel wurde nach anderen Regeln gespielt und kann nicht weitergehen. Die Aufzeichnung bleibt.',
  },
  set: {
    intro: (min: number, max: number) =>
      `${min} bis ${max} Plätze. Mehrere Menschen teilen sich diesen Bildschirm und wechseln sich ab.`,
    seat: (seat: number) => `Platz ${seat}`,
    person: 'Ein Mensch',
    bot: (level: string, rung: number, rungs: number) => `Bot: ${level} (Stärke ${rung} von ${rungs})`,
    name: (seat: number) => `Name für Platz ${seat}`,
    addSeat: 'Platz hinzufügen',
    removeSeat: (seat: number) => `Platz ${seat} entfernen`,
    memoryAid: 'Gedächtnisstütze: zeigt die Handkarten, die bei dir durchgekommen sind',
    nameNeeded: 'Alle brauchen einen Namen.',
    moreOptions: 'Weitere Optionen',
    optionsWrong: 'Unter „Weitere Optionen“ stimmt noch etwas nicht.',
    begin: 'Anfangen',
  },
  start: {
    playNow: 'Sofort spielen',
    playNowHint: 'Du gegen Bots, die ein Anfänger schlagen kann',
    setUp: 'Tisch einrichten',
    goOn: 'Weiterspielen',
    finished: 'Beendete Spiele',
    noGames: 'Hier erscheinen deine Spiele. Sie bleiben auf diesem Gerät.',
    yourTurn: 'Du bist dran',
    round: (round: number) => `Runde ${round}`,
    forget: 'Löschen',
    forgetSure: 'Dieses Spiel endgültig löschen?',
    keep: 'Behalten',
  },
};
