import type { Messages } from '../messages.ts';

export const sittingWords: Messages['sitting'] = {
  choosing: 'ist dran',
  botPlays: 'ein Bot spielt',
  takesOver: (name, time) => `${name} ist nicht da. In ${time} übernimmt ein Bot.`,
  tookOver: {
    time: name => `Die Zeit von ${name} ist abgelaufen. Bis zur Rückkehr spielt ein Bot.`,
    away: name => `${name} ist nicht da. Bis zur Rückkehr spielt ein Bot.`,
    resigned: name => `${name} hat aufgegeben. Ein Bot spielt weiter.`,
  },
  sending: 'Dein Spielzug wird gesendet …',
  notSent: 'Dein Spielzug ist noch nicht gesendet. Taproom sendet ihn, sobald die Verbindung wieder steht.',

  resignTitle: 'Aufgeben?',
  afterResigning: {
    on: 'Ein Bot übernimmt deinen Platz endgültig, die anderen spielen weiter. Für dich zählt das Spiel als aufgegeben, und du landest auf dem letzten Rang.',
    alone: 'Sonst ist niemand mehr da. Damit endet das Spiel.',
    rated: 'Damit endet das Spiel, weil nur noch eine Person übrig wäre. Du verlierst.',
  },
  leftAlone: 'Außer dir ist niemand mehr da. Spiel gegen die Bots weiter oder hör hier auf.',
  stopHere: 'Spiel beenden',
  stopTitle: 'Spiel beenden?',
  stopText: 'Du kannst es später nicht fortsetzen, und es bleibt ohne Ergebnis.',
  resigned: names =>
    `${new Intl.ListFormat('de').format(names)} ${names.length === 1 ? 'hat' : 'haben'} aufgegeben.`,
  endedBy: name => `${name} hat das Spiel vorzeitig beendet.`,
  youEnded: 'Du hast das Spiel vorzeitig beendet.',

  askBackTitle: turn => `Rückkehr zu Spielzug ${turn} vorschlagen?`,
  askBackText:
    'Alle müssen zustimmen; solange sie überlegen, stehen die Uhren. Alles, was seitdem passiert ist, wird dann zurückgenommen.',
  askBackYes: 'Vorschlagen',
  asksBack: (name, turn) =>
    `${name} möchte zu Spielzug ${turn} zurückgehen. Alles, was seitdem passiert ist, würde zurückgenommen.`,
  askedBack: turn => `Du möchtest zu Spielzug ${turn} zurückgehen. Alle müssen zustimmen.`,
  clocksStopped: 'Die Uhren stehen.',
  showPosition: 'Diese Stellung zeigen',
  positionTitle: turn => `Vor Spielzug ${turn}`,

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
