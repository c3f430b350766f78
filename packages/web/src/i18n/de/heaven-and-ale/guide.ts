export const guideWords = {
  welcome: 'Das ist der Spielplan. Jede Spielfigur zieht pro Runde einmal herum, nie zurück.',
  place: 'Wähle zuerst ein Feld im Startbereich. Jedes bringt dir sofort etwas.',
  confirm: 'Nichts gilt, bevor du bestätigst. Bis dahin kannst du alles zurücknehmen.',
  garden:
    'Dein Klostergarten: links die Sonne, rechts der Schatten. In der Sonne kostet ein Plättchen das Doppelte und treibt deine Produktion an; im Schatten bringt es Dukaten.',
  production: 'Ein Marker für jeden Rohstoff. Am Ende zählt nur der hinterste, also pflanze von allem etwas.',
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
};
