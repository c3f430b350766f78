export const pageWords = {
  links: {
    title: 'Regeln und mehr',
    rules: (game: string) => `Regeln von ${game}`,
    about: 'Über Taproom',
  },
  nowhere: 'Diese Seite gibt es nicht.',
  nowhereHint: 'Prüfe die Adresse: Vielleicht fehlt ein Stück. Oder mach hier weiter:',
  print: 'Drucken',
  rules: {
    title: (game: string) => `Die Regeln von ${game}`,
    contents: 'Inhalt',
    search: 'Regeln durchsuchen',
    clear: 'Suche löschen',
    found: (n: number) => `${n} Treffer`,
    answers: 'Beste Treffer',
    none: 'Keine Regel enthält alle diese Wörter. Versuch es mit weniger oder kürzeren.',
    rule: (number: string) => `Regel ${number}`,
  },
  score: {
    players: 'Anzahl der Spieler',
    player: (seat: number) => `Spieler ${seat}`,
    name: 'Name',
    clear: 'Alles löschen',
    clearSure: 'Alles löschen, was hier eingetragen ist?',
    kept: 'Was du einträgst, bleibt auf diesem Gerät, bis du es löschst.',
    result: 'Ergebnis',
    total: 'Gesamt',
    wins: 'gewinnt',
    shares: 'geteilter Sieg',
    who: 'Spieler',
    less: (what: string, by: number) => `${what}: ${by} weniger`,
    more: (what: string, by: number) => `${what}: ${by} mehr`,
  },
  about: {
    title: 'Über Taproom',
    what: 'Was ist Taproom?',
    whatText: (games: string, languages: string) =>
      `Hier spielst du ${games}: gegen Bots, gemeinsam an einem Bildschirm oder online mit Freunden. Sprachen: ${languages}. Taproom ist kostenlos, und der Quelltext steht unter der MIT-Lizenz.`,
    unofficial: 'Inoffiziell',
    unofficialText:
      'Taproom ist von Fans für Fans. Mit den Autoren, Illustratoren und Verlagen der Spiele haben wir nichts zu tun, und niemand von ihnen hat Taproom genehmigt. Die Spiele und ihre Namen gehören den jeweiligen Rechteinhabern; Texte und Bilder hier stammen von uns. Gefällt dir ein Spiel, dann kauf es: Mit echtem Holz macht es noch mehr Spaß.',
    privacy: 'Datenschutz',
    privacyText:
      'Spielst du nur auf deinem Gerät, bleiben deine Spiele, Einstellungen und Wertungsblöcke dort. Löschst du ein Spiel oder die Daten dieser Seite im Browser, sind sie endgültig weg. Spielst du online, speichert der Server deinen Namen, deine Einstellungen, deine Onlinespiele und was du im Chat schreibst; ein Cookie hält dich angemeldet. Nimmst du dein Konto mit Passkey oder Code auf andere Geräte mit, werden auch die Spiele von diesem Gerät in deinem Konto gespeichert; nur du siehst sie. Auf deiner Kontoseite kannst du alles herunterladen und das Konto löschen. Werbung und Tracking gibt es nicht.',
    fonts: 'Schriften',
    fontsText:
      'Alegreya und Alegreya Sans von Juan Pablo del Peral, Huerta Tipográfica, unter der SIL Open Font License 1.1.',
    libraries: 'Bibliotheken',
    librariesText: 'Taproom baut auf der Arbeit anderer auf:',
    licence: 'Lizenz',
    name: 'Name',
  },
};
