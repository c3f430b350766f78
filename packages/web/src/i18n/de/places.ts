import type { Messages } from '../messages.ts';
import { formOf } from '../plural.ts';

export const placeWords: Messages['places'] = {
  deletedPlayer: 'Gelöschter Spieler',

  invites: (host, game) => `${host} lädt dich zu ${game} ein`,
  invited: game => `Du bist zu ${game} eingeladen`,
  fullTable: game => `An diesem Tisch für ${game} ist kein Platz mehr frei`,
  rulesOf: game => `Regeln von ${game}`,
  atTable: 'Am Tisch',
  noSignUp: 'Du brauchst kein Konto, nur einen Namen.',
  playAs: name => `Du spielst als ${name}.`,
  sitDown: 'Hinsetzen',
  signInHint: 'Melde dich an, dann sind dein Name und deine Spiele wieder da.',
  codeHint: 'Öffne auf einem Gerät, auf dem du angemeldet bist, „Dein Konto“ und wähle „Code anzeigen“.',
  ratedTable:
    'Dieses Spiel wird gewertet. Dafür brauchen alle einen Passkey; auf deinem Gerät ist er im Handumdrehen angelegt.',
  passkeyAndSit: 'Passkey anlegen und hinsetzen',
  ratedNowhere:
    'Dieses Spiel wird gewertet. Dafür brauchst du einen Passkey, und den gibt es unter dieser Adresse nicht. Du kannst zuschauen.',
  onlyInvited: host =>
    `An diesem Tisch kann nur Platz nehmen, wer den Einladungslink hat. Frag ${host} danach. Zuschauen kannst du trotzdem.`,
  badInvite: host => `Diese Einladung gilt nicht mehr. Frag ${host} nach einem neuen Link.`,
  theHost: 'den Gastgeber',
  tableFull: 'Alle Plätze sind besetzt. Wird einer frei, kannst du dich hier gleich hinsetzen.',
  otherTables: 'Andere Tische ansehen',
  ownTable: 'Selbst einen Tisch eröffnen',

  noTableHint:
    'Vielleicht wurde er geschlossen, oder ein Teil des Links fehlt. Lass dir den Link noch einmal schicken oder mach hier weiter:',
  closedHint:
    'Der Gastgeber hat ihn geschlossen, oder das Spiel wurde nicht rechtzeitig gestartet. Lass dir einen neuen Link schicken oder mach hier weiter:',
  ownClosedHint:
    'Der Einladungslink funktioniert nicht mehr. Du kannst jederzeit einen neuen Tisch eröffnen.',
  started: 'Dieses Spiel hat schon begonnen',
  startedHint: 'Alle Plätze sind besetzt. Du kannst zuschauen oder selbst einen Tisch eröffnen.',
  over: 'Dieses Spiel ist schon vorbei',
  overHint: 'Du kannst es dir Spielzug für Spielzug ansehen oder selbst einen Tisch eröffnen.',
  noPersonHint: 'Vielleicht findest du die Person in der Bestenliste.',

  shareTitle: 'Freunde einladen',
  qrCode: 'QR-Code des Einladungslinks',
  qrHint: 'Oder lass sie den Code scannen.',
  fairTitle: 'Warum das Mischen fair ist',
  fairText:
    'Bevor sich jemand gesetzt hat, hat der Server ein Geheimnis gewählt und dessen Fingerabdruck veröffentlicht. Jeder Spieler steuert eine Zufallszahl bei. Nach dem Spiel kann dein Browser nachrechnen, dass sich alle Mischungen daraus ergeben.',
  fingerprint: 'Fingerabdruck (SHA-256):',
  seatsFree: n => `Noch ${n} ${formOf('de', n, { one: 'Platz', other: 'Plätze' })} frei`,

  hostedBy: name => `Tisch von ${name}`,
  shortMinutes: n => `${n} Min.`,
  passkeyFirst: 'Passkey im Konto hinzufügen',

  signInTitle: 'So meldest du dich an',
  guestHint:
    'Du bist nur in diesem Browser angemeldet. Löschst du seine Daten, sind dein Name und deine Spiele weg. Mit einem Passkey bekommst du sie wieder, hier und auf deinen anderen Geräten.',
  passkeysTitle: 'Deine Passkeys',
  passkeyWaits:
    'Dein Gerät fragt jetzt nach deinem Passkey. Erscheint nichts, brich ab und versuch es noch einmal.',
  unnamedPasskey: 'Passkey',
  createdOn: day => `angelegt am ${day}`,
  usedOn: day => `zuletzt benutzt am ${day}`,
  neverUsed: 'noch nicht benutzt',
  renamePasskey: name => `${name} umbenennen`,
  removePasskey: name => `${name} entfernen`,
  remove: 'Entfernen',
  passkeyName: 'Name des Passkeys',
  removeSure: name =>
    `„${name}“ entfernen? Du kannst dich damit dann nicht mehr anmelden. Im Passwortmanager deines Geräts bleibt der Passkey, bis du ihn dort löschst.`,
  sessionsTitle: 'Hier bist du angemeldet',
  thisDevice: 'dieses Gerät',
  unknownDevice: 'Unbekannter Browser',
  endSession: device => `Abmelden: ${device}`,
  endOthers: 'Überall sonst abmelden',
  gamesTitle: 'Deine Spiele und Daten',
  programsTitle: 'Für Entwickler',
  apiDocs: 'API-Dokumentation',
  eraseHint: 'Das lässt sich nicht rückgängig machen:',
  erases: {
    name: 'Dein Name, deine Einstellungen, Passkeys und Chatnachrichten werden gelöscht, ebenso die Spiele, die in deinem Konto gespeichert sind.',
    finished: 'Beendete Spiele bleiben; statt deines Namens steht dort „Gelöschter Spieler“.',
    running: 'In laufenden Spielen übernimmt ein Bot deinen Platz.',
    open: 'An Tischen, an denen das Spiel noch nicht begonnen hat, wird dein Platz frei. Bist du dort Gastgeber, wird es jemand anderes.',
    bots: 'Auch die Konten deiner eigenen Bots werden gelöscht.',
  },
  erased: 'Dein Konto ist gelöscht.',

  wonBy: name => `${name} hat gewonnen`,
  wonByAll: names => `${names} haben gemeinsam gewonnen`,
  noScores: 'Vorzeitig beendet, ohne Ergebnis',
  endedEarly: result => `Vorzeitig beendet: ${result}`,
  resigned: 'aufgegeben',
  practice: 'Übung',
  playAgain: 'Noch einmal mit denselben Leuten',
  score: 'Punkte',
};
