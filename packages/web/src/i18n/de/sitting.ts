import type { Messages } from '../messages.ts';
import { counted } from '../plural.ts';
import { and } from './log.ts';

export const sittingWords: Messages['sitting'] = {
  choosing: 'ist dran',
  botPlays: 'ein Bot spielt',
  takesOver: (name, time) => `${name} ist nicht da. In ${time} übernimmt ein Bot.`,
  tookOver: {
    time: name => `Die Zeit von ${name} ist abgelaufen. Bis zur Rückkehr spielt ein Bot.`,
    away: name => `${name} ist nicht da. Bis zur Rückkehr spielt ein Bot.`,
    resigned: name => `${name} hat aufgegeben. Ein Bot spielt weiter.`,
    deleted: 'Ein Spieler hat sein Konto gelöscht. Ein Bot spielt weiter.',
  },
  whileAway: 'Während du weg warst, hat der Bot für dich gespielt:',
  earlierTurns: n => `zuerst ${counted('de', n, { one: 'Spielzug', other: 'Spielzüge' })}, dann:`,
  news: 'Neues',
  hideNews: 'Ausblenden',
  sending: 'Dein Spielzug wird gesendet …',
  notSent: 'Dein Spielzug ist noch nicht gesendet. Taproom sendet ihn, sobald die Verbindung wieder steht.',

  resignTitle: 'Aufgeben?',
  afterResigning: {
    on: 'Ein Bot übernimmt deinen Platz endgültig, die anderen spielen weiter. Für dich zählt das Spiel als aufgegeben, und du landest hinter allen, die dabeibleiben.',
    alone: 'Sonst ist niemand mehr da. Wenn du aufgibst, endet das Spiel.',
    rated: 'Damit endet das Spiel, weil nur noch eine Person übrig wäre. Du verlierst.',
  },
  leftAlone: 'Außer dir ist niemand mehr da. Spiel gegen die Bots weiter oder hör hier auf.',
  clockOff: 'Deine Uhr steht.',
  stopHere: 'Spiel beenden',
  stopTitle: 'Spiel beenden?',
  stopText: 'Du kannst es später nicht fortsetzen, und es bleibt ohne Ergebnis.',
  resigned: names =>
    `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben.`,
  iResigned: 'Du hast aufgegeben.',
  deletedAccounts: n =>
    n === 1 ? 'Ein Spieler hat sein Konto gelöscht.' : `${n} Spieler haben ihr Konto gelöscht.`,
  soItEnded: 'Damit ist das Spiel vorbei.',
  noRanking: 'Das Spiel bleibt ohne Ergebnis, deshalb gibt es keine Rangfolge.',
  ratedLoss: names =>
    `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'hat' : 'haben'} verloren.`,
  ownLoss: 'Du hast verloren.',
  endedBy: name => `${name} hat das Spiel vorzeitig beendet.`,
  youEnded: 'Du hast das Spiel vorzeitig beendet.',
  nobodyBack: 'Niemand ist zurückgekommen, deshalb wurde das Spiel vorzeitig beendet.',
  waitsForYou: {
    time: 'Deine Zeit ist abgelaufen. Die Bots warten auf dich.',
    away: 'Du warst nicht da. Die Bots warten auf dich.',
  },
  askAgainIn: time =>
    `Deine letzte Anfrage wurde abgelehnt oder zurückgezogen. In ${time} kannst du wieder anfragen.`,
  proposeEndTitle: 'Abbruch vorschlagen?',
  proposeEndText: 'Alle müssen zustimmen. Das Spiel endet dann ohne Ergebnis.',
  proposeEndYes: 'Vorschlagen',
  youResigned: 'Du hast aufgegeben',

  askBackTitle: 'Um Rücknahme dieses Spielzugs bitten?',
  askBackText:
    'Alle müssen zustimmen. Dann wird auch alles zurückgenommen, was seitdem passiert ist. Solange die anderen überlegen, stehen die Uhren.',
  askBackYes: 'Anfragen',
  asksBack: (name, turn) =>
    `${name} möchte diesen Spielzug zurücknehmen: ${turn} Alles, was seitdem passiert ist, würde mit zurückgenommen.`,
  askedBack: turn => `Du möchtest diesen Spielzug zurücknehmen: ${turn} Alle müssen zustimmen.`,
  stillToAnswer: names => `Es fehlt noch die Antwort von ${and(names)}.`,
  wentBack: turn => `Alle haben zugestimmt. Dieser Spielzug wurde zurückgenommen: ${turn}`,
  declined: {
    back: name => `${name} ist gegen die Rücknahme.`,
    abandon: name => `${name} ist gegen den Abbruch.`,
  },
  withdrawn: name => `${name} hat die Anfrage zurückgezogen.`,
  clocksStopped: 'Die Uhren stehen.',
  clocksStoppedFor: time => `Die Uhren stehen noch ${time}.`,
  clocksRun: 'Die Uhren laufen wieder.',
  showPosition: 'Diese Stellung zeigen',
  positionTitle: 'Vor diesem Spielzug',

  hostNow: 'Jetzt bist du Gastgeber: Du kannst den Tisch ändern und das Spiel starten.',
  newHost: name => `Gastgeber ist jetzt ${name}.`,
  kickTitle: name => `${name} vom Tisch entfernen?`,
  kickText: 'Die Person erfährt es und kann sich wieder hinsetzen.',
  keepOut: 'Nicht wieder hereinlassen',
  kickYes: 'Entfernen',
  removed: {
    'may-return': 'Der Gastgeber hat dich vom Tisch entfernt. Du kannst dich wieder hinsetzen.',
    'kept-out': 'Der Gastgeber hat dich von diesem Tisch entfernt. Zurückkommen kannst du nicht.',
  },
  closeTable: 'Tisch schließen',
  closeTitle: 'Diesen Tisch schließen?',
  closeText: 'Der Link funktioniert dann nicht mehr.',
  keepOpen: 'Offen lassen',
  change: 'Tisch ändern',
  untimed: 'Ohne Uhr',
  untimedPace: 'ohne Uhr',

  memo: 'Deine Notizen',
  memoHint: 'Nur du kannst sie lesen.',
  publish: 'Spiel veröffentlichen',
  publishHint: 'Dieses Spiel ist privat. Erst wenn alle am Tisch es veröffentlichen, kann jeder es finden.',
  published: 'Du hast das Spiel veröffentlicht. Öffentlich ist es, sobald alle das getan haben.',
  isPublic: 'Dieses Spiel ist öffentlich.',
  unpublish: 'Wieder privat machen',
};
