import { counted } from '../plural.ts';

/** The settings of notifications. */
export const noticeWords = {
  intro:
    'Bei Spielen über mehrere Tage oder ohne Uhr wirst du benachrichtigt, wenn du dran bist und das Spiel nicht offen hast. Hier stellst du ein, wie.',
  here: 'Auf diesem Gerät',
  others: (n: number) => `Auch auf ${counted('de', n, { one: 'anderen Gerät', other: 'anderen Geräten' })}.`,
  noService:
    'Dieser Browser hat keinen Push-Dienst und kann dich nur benachrichtigen, solange Taproom offen ist.',
  chat: 'In einem Chat oder einer App',
  chatHint: 'Füge eine Webhook-Adresse von Discord, Slack, ntfy oder deinem eigenen Programm ein.',
  webhook: 'Webhook-Adresse',
  form: 'Format',
  forms: {
    auto: 'An der Adresse erkennen',
    discord: 'Discord',
    slack: 'Slack',
    ntfy: 'ntfy',
    json: 'JSON für Programme',
  },
  mail: 'Per E-Mail',
  noMail: 'Dieser Server kann keine E-Mails schicken: Sein Betreiber hat keinen Mailserver eingerichtet.',
  mailHint:
    'Mehrere Spiele werden in einer E-Mail zusammengefasst. Du bekommst also nicht jedes Mal eine, wenn du dran bist.',
  address: 'E-Mail-Adresse',
  ask: 'Code anfordern',
  mailAsked: (address: string) => `Ein Code ist unterwegs an ${address}. Er gilt eine Stunde.`,
  code: 'Code aus der E-Mail',
  confirm: 'Bestätigen',
  mailOn: (address: string) => `E-Mails gehen an ${address}.`,
  mailStopped: (address: string) =>
    `Der Mailserver hat ${address} abgelehnt, deshalb wird nichts mehr dorthin geschickt. Prüfe die Adresse und fordere einen neuen Code an.`,
  mailEnd: 'Adresse löschen',
  feed: 'In einem Feedreader',
  quiet: 'Ruhezeit',
  quietHint:
    'Benachrichtigungen warten, bis die Ruhezeit vorbei ist. Bist du dann nicht mehr dran, entfallen sie.',
  quietOn: 'Nachts nichts schicken',
  from: 'Von',
  to: 'Bis',
  zone: (zone: string) => `Zeitzone: ${zone}`,
  thisTable: 'Bei diesem Spiel benachrichtigen',
  tables: 'Spiele',
  tablesHint: 'Entferne den Haken bei Spielen, zu denen du keine Benachrichtigungen willst.',
  noTables: 'Du hast gerade keine Spiele über mehrere Tage oder ohne Uhr.',
  table: (game: string, names: string) => (names === '' ? game : `${game}: ${names}`),
  test: 'Test schicken',
  tested: {
    sent: 'Der Test ist unterwegs und müsste gleich ankommen.',
    off: 'Das ist noch nicht eingerichtet. Schalte es zuerst ein.',
    refused: 'Die Adresse wurde abgelehnt.',
    failed: 'Der Test wurde nicht angenommen.',
  },
  failedWith: (status: number) =>
    `Der Test wurde nicht angenommen: Der andere Server antwortete mit Status ${status}.`,
  save: 'Speichern',
  saved: 'Gespeichert.',
  remove: 'Entfernen',
};
