export const guideWords = {
  showMe: 'Zeig mir, wie es geht',
  offer: 'Neu hier? Eine kurze Einführung begleitet dich durch die erste Runde.',
  noThanks: 'Nein, danke',
  step: (step: number, of: number) => `Schritt ${step} von ${of}`,
  next: 'Weiter',
  back: 'Zurück',
  skip: 'Ohne Einführung',
  finish: 'Weiterspielen',
  steps: {
    'heaven-and-ale': {
      welcome: 'Das ist der Spielplan. Jede Spielfigur zieht pro Runde einmal herum, nie zurück.',
      place: 'Wähle zuerst ein Feld im Startbereich. Jedes bringt dir sofort etwas.',
      confirm: 'Nichts gilt, bevor du bestätigst. Bis dahin kannst du alles zurücknehmen.',
      garden:
        'Dein Klostergarten: links die Sonne, rechts der Schatten. In der Sonne kostet ein Plättchen das Doppelte und treibt deine Produktion an; im Schatten bringt es Dukaten.',
      production:
        'Ein Marker für jeden Rohstoff. Am Ende zählt nur der hinterste, also pflanze von allem etwas.',
      brewmaster: 'Der Braumeister bestimmt, womit diese Zahl malgenommen wird. Scheunen bringen ihn voran.',
      go: 'Wenn du dran bist, wähle ein leuchtendes Feld mit einem Plättchen, das dir gefällt. Was du überspringst, ist für diese Runde vorbei.',
      buy: 'Wähle nun ein leeres Gartenfeld für das Plättchen. Der Preis steht darauf.',
      turn: 'Kauf mehr, wenn hier noch etwas liegt, und bestätige dann deinen Zug.',
      sheds:
        'Belege alle sechs Gartenfelder um einen Scheunenplatz, dann steht die Scheune. Sie bringt Plättchen um sich herum zum Arbeiten.',
      others:
        'Jetzt ziehen die anderen. Tippe jemanden an, um den Plan zu sehen; unter „Was geschah“ steht, was sie getan haben.',
      score:
        'Auf einem Wertungsscheibenfeld nimmst du eine Scheibe und legst sie hierher. Dann arbeiten alle Plättchen dieser Art auf einmal, also warte, bis es ein paar sind.',
      cards:
        'Zwei Scheiben in einem Paar, und du darfst eine Karte anlegen. Wird das Geld knapp, gibst du eine Karte für 3 Dukaten ab.',
      barrels:
        'Jedes Fass hat ein Ziel. Erfülle es und zieh auf ein Fassfeld: wer zuerst kommt, bekommt 4 Punkte.',
      home: 'Zieh, bis du genug hast, und geh dann zurück in den Startbereich. Wer früh kommt, hat die Wahl.',
      end: 'Mehr brauchst du nicht. Spiel weiter; die Regeln findest du jederzeit unter „Dieses Spiel“.',
    },
    'heros-tavern': {
      hand: 'Das ist deine Hand. Alle wählen zugleich eine Karte; der Rest wandert nach links.',
      card: 'Unter jeder Karte steht, was sie jetzt bringen würde. Der Preis zählt später, wenn du sie behalten willst.',
      pick: 'Wähle eine Karte. Drei Essen oder ein helles und ein dunkles Ale locken 10 Helden an.',
      take: 'Nimm sie. Solange noch jemand wählt, kannst du es dir anders überlegen.',
      reveal: 'Alle Karten werden zugleich aufgedeckt. Hier siehst du, wer was genommen hat.',
      tavern: 'Deine Taverne: diese Karten zählen am Ende der Runde.',
      rivals: 'Behalte die anderen im Auge. Die meiste Unterhaltung lockt 6 Helden an, die zweitmeiste 3.',
      draft: 'Du hast eine neue Hand. Wähle weiter, bis keine Karten mehr da sind.',
      scoring: 'Die Runde wird gewertet, eine Kartenart nach der anderen.',
      buy: 'Bezahle mit Markern die Karten, die bis zum Spielende bleiben sollen. Alle anderen werden abgelegt.',
      tokens:
        'Spiele, Fässer und Werkzeug bringen Marker. Jeder, den du nicht ausgibst, ist am Ende ein Held.',
      pad: 'Auf dem Wertungsblock stehen die Helden aller Runden.',
      reference: 'Was jede Karte tut, steht jederzeit auf der Übersichtskarte.',
      end: 'Mehr brauchst du nicht. Noch vier Runden, dann kommt die Schlusswertung.',
    },
  },
};
