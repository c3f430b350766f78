import { counted } from '../plural.ts';

export const pageWords = {
  links: {
    title: 'Am Tisch und drumherum',
    rules: (game: string) => `Regeln von ${game}`,
    about: 'Über Taproom',
  },
  nowhere: 'Diese Seite gibt es nicht.',
  print: 'Drucken',
  rules: {
    title: (game: string) => `Die Regeln von ${game}`,
    contents: 'Inhalt',
    search: 'Regeln durchsuchen',
    clear: 'Suche leeren',
    found: (n: number) => `${counted('de', n, { one: 'Regel', other: 'Regeln' })} gefunden`,
    none: 'Keine Regel enthält alle diese Wörter. Versuche weniger oder kürzere.',
    rule: (number: string) => `Regel ${number}`,
  },
  score: {
    players: 'Wie viele spielen',
    player: (seat: number) => `Spieler ${seat}`,
    name: 'Name',
    clear: 'Alles leeren',
    clearSure: 'Alles löschen, was hier eingetragen ist?',
    kept: 'Was du einträgst, bleibt auf diesem Gerät, bis du es leerst.',
    result: 'Ergebnis',
    total: 'Gesamt',
    wins: 'gewinnt',
    shares: 'teilt den Sieg',
    who: 'Spieler',
    less: (what: string, by: number) => `${what}: ${by} weniger`,
    more: (what: string, by: number) => `${what}: ${by} mehr`,
  },
  about: {
    title: 'Über Taproom',
    what: 'Was das ist',
    whatText: (games: string) =>
      `Mit Taproom spielst du Brettspiele um Bier und Appetit, ${games}: gegen Bots, gemeinsam an einem Bildschirm, auf Englisch, Deutsch und Russisch. Es ist kostenlos, und der Quelltext ist offen unter der MIT-Lizenz.`,
    unofficial: 'Inoffiziell',
    unofficialText:
      'Taproom machen Leute, die diese Spiele mögen. Es hat keine Verbindung zu ihren Autoren, Künstlern oder Verlagen, und niemand dort hat es genehmigt. Die Spiele und ihre Namen gehören ihren Inhabern. Alle Worte und Bilder hier sind unsere eigenen. Gefällt dir ein Spiel, dann kauf es: Mit echtem Holz ist es noch schöner.',
    privacy: 'Datenschutz',
    privacyText:
      'Spiele, die du hier auf deinem Gerät spielst, bleiben darauf, ebenso deine Einstellungen und Wertungsblöcke: Nichts wird irgendwohin gesendet. Es gibt keine Cookies, keine Werbung und niemanden, der dich zählt. Löschst du ein Spiel oder die Daten dieser Seite im Browser, ist es endgültig weg.',
    fonts: 'Schriften',
    fontsText:
      'Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, unter der SIL Open Font License 1.1.',
    libraries: 'Bibliotheken',
    librariesText: 'Die Seite steht auf der Arbeit anderer:',
    licence: 'Lizenz',
    name: 'Name',
  },
};
