import { awardTable, marketTable, priceTable } from '../../../games/heros-tavern/rules/tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';

export const rules: Rules = {
  intro: [
    'Du führst eine Taverne, und müde Helden suchen eine. In jeder von fünf Runden wählst du sieben Karten, zählst die Helden, die sie anlocken, bekommst Ressourcen und kaufst die Karten, die bleiben sollen. Wer die meisten Helden angelockt hat, gewinnt.',
    'Das sind die Regeln für 3 bis 5 Spieler, in unseren eigenen Worten. Sie folgen der englischen Spielanleitung; Abschnitt 8 sagt, wo sie schweigt und wie wir sie lesen.',
  ],
  sections: [
    section(
      '1',
      'Spielmaterial',
      rule(
        '1.1',
        'Es gibt 118 Karten:',
        table(
          'Karten | Je | Zusammen',
          'Unterhaltung, Essen, helles Ale, dunkles Ale, Unterkunft, Markt, Spiele, Fass, Werkzeug | 12 | 108',
          'das Personal: Narr, Koch, Schankknecht, Magd, Krämer | 2 | 10',
        ),
      ),
      rule('1.2', 'Es gibt drei Ressourcen: Münzen, Lagerplätze und Grundstücke. Sie gehen nie aus.'),
    ),
    section(
      '2',
      'Eine Runde',
      rule(
        '2.1',
        'Austeilen: Jeder Spieler bekommt 7 Karten vom Nachziehstapel, reihum einzeln ausgeteilt. Geht der Nachziehstapel dabei aus, wird der Ablagestapel zu einem neuen Nachziehstapel gemischt, und es geht dort weiter, wo ihr wart.',
      ),
      rule(
        '2.2',
        'Draft: Alle wählen gleichzeitig eine Karte ihrer Hand und legen sie verdeckt hin. Haben alle gewählt, decken alle auf. Dann gibt jeder den Rest der Hand nach links weiter, an den nächsten Platz. Das wiederholt sich, bis die Hände leer sind. Die letzte Karte braucht keine Wahl. Hände sind geheim; aufgedeckte Karten sind für alle sichtbar.',
        picture('draft'),
      ),
      rule(
        '2.3',
        'Nach dem Draft kommen der Reihe nach:',
        table('Phase | Abschnitt', 'Wertung | 3', 'Ressourcenerhalt | 4', 'Kauf | 5', 'Ablegen | 6'),
      ),
    ),
    section(
      '3',
      'Wertung',
      'Alle offenen Karten deiner Taverne zählen: die in früheren Runden gekauften und die in dieser Runde gewählten.',
      rule(
        '3.1',
        'Unterhaltung: Wer am meisten hat, bekommt 6 Helden. Haben mehrere gleich am meisten, teilen sie die 6 gleichmäßig, abgerundet, und es gibt keinen zweiten Platz. Sonst bekommt, wer am zweitmeisten hat, 3. Sind das mehrere, teilen sie die 3 gleichmäßig, abgerundet. Wer keine Unterhaltung hat, bekommt davon nie etwas.',
      ),
      rule('3.2', 'Essen: Jeder Satz aus 3 Karten zählt 10.'),
      rule(
        '3.3',
        'Ale: Jedes gemischte Paar aus einem hellen und einem dunklen Ale zählt 10. Vom Rest zählt jedes sortenreine Paar 3. Eine Karte gehört nur zu einem Paar. Es gilt die beste Aufteilung.',
        picture('sets'),
      ),
      rule('3.4', 'Unterkunft: Jede Karte zählt 2.'),
      rule(
        '3.5',
        'Markt: Alle deine Märkte zusammen zählen nach ihrer Anzahl.',
        marketTable('Märkte | Helden', count => `${count} oder mehr`),
      ),
      rule(
        '3.6',
        'Personal: Jede Karte zählt für sich.',
        table(
          'Karte | Helden',
          'Narr | 1 ohne Unterhaltung, 2 mit 1–2, 4 mit 3–5, 6 mit 6 oder mehr',
          'Koch | 5 je Satz aus 3 Essen; 1 ohne Satz',
          'Schankknecht | 5 je gemischtem Paar, 2 je sortenreinem Paar, so wie sie in 3.3 gepaart sind; 1 ohne Paar',
          'Magd | 1 ohne Unterkunft, 2 mit 1, 4 mit 2, 6 mit 3 oder mehr',
          'Krämer | die Anzahl der Märkte + 1',
        ),
      ),
      rule('3.7', 'Spiele, Fass und Werkzeug zählen nichts.'),
    ),
    section(
      '4',
      'Ressourcenerhalt',
      rule(
        '4.1',
        'Spiele geben Münzen, Fässer geben Lagerplätze, Werkzeug gibt Grundstücke. Wie viel, hängt davon ab, wie viele solche Karten du hast, gekaufte eingeschlossen:',
        awardTable('Karten dieser Art | Marker', count => `${count} oder mehr`),
      ),
    ),
    section(
      '5',
      'Kauf',
      'Kaufen ist freiwillig. Alle kaufen gleichzeitig, jeder nur aus der eigenen Taverne.',
      rule(
        '5.1',
        'Eine gekaufte Karte bleibt für den Rest des Spiels. Ihr Preis wird ganz bezahlt, und die Marker bleiben auf der Karte liegen. Nicht ausgegebene Marker behältst du.',
      ),
      rule(
        '5.2',
        'Preise:',
        priceTable('Karte | Münzen | Lager\u00adplätze | Grund\u00adstücke', [
          ['entertainment', 'Unter\u00adhaltung'],
          ['jester', 'Personal (jede der fünf Karten)'],
          ['food', 'Essen'],
          ['light-ale', 'helles Ale'],
          ['dark-ale', 'dunkles Ale'],
          ['lodging', 'Unterkunft'],
          ['market', 'Markt'],
          ['games', 'Spiele'],
          ['barrel', 'Fass'],
          ['tools', 'Werkzeug'],
        ]),
      ),
    ),
    section(
      '6',
      'Ablegen',
      rule(
        '6.1',
        'Nicht gekaufte Karten kommen offen auf den Ablagestapel. Den Ablagestapel dürfen alle ansehen.',
      ),
    ),
    section(
      '7',
      'Das Ende, nach Runde 5',
      rule(
        '7.1',
        'Auch Runde 5 hat ihren Kauf und ihr Ablegen. Jetzt sind nur noch gekaufte Karten da: die endgültigen Tavernen. Sie werden wie in Abschnitt 3 gewertet. Ressourcen gibt es wie in Abschnitt 4. Dann ist jeder nicht ausgegebene Marker 1 Held wert. Nach diesem Ressourcenerhalt wird nichts mehr gekauft.',
      ),
      rule(
        '7.2',
        'Dein Gesamtergebnis sind die Helden der 5 Runden und der Schlusswertung. Das höchste gewinnt. Bei Gleichstand gewinnt, wer nach diesem Ressourcenerhalt die meisten nicht ausgegebenen Marker hat. Ist auch das gleich, teilen sie sich den Sieg.',
      ),
    ),
    section(
      '8',
      'Auslegungen',
      rule(
        '8.1',
        'Preise: Die Spielanleitung druckt sie als Symbole, und ihr Text nennt sie nicht. Ihr Beispiel legt zwei fest: Dunkles Ale kostet 1 Lagerplatz, ein Markt 1 Grundstück. Auf der Übersichtskarte enthalten die Preiszellen von Spielen, Fass und Werkzeug ein einzelnes Leerzeichen, die der anderen Karten nichts. Das lesen wir als zwei Symbole und eines. Das Übrige folgt daraus, wofür jede Ressource steht, und keine Karte kostet, was sie hervorbringt. Ein Tisch kann beim Einrichten andere Preise festlegen.',
      ),
      rule(
        '8.2',
        'Wer keine Unterhaltung hat, bekommt keinen Anteil an den 6 oder den 3. Die Spielanleitung schweigt.',
      ),
      rule(
        '8.3',
        'Reichen Nachziehstapel und Ablagestapel zusammen nicht für 7 Karten für alle, bekommen alle gleich viele, entsprechend weniger. Übrige Karten bleiben im Nachziehstapel.',
      ),
      rule(
        '8.4',
        'Alle entscheiden geheim und gleichzeitig über ihre Käufe und decken sie gemeinsam auf. Du darfst deine Wahl ändern, bis die letzte da ist. Die Spielanleitung schweigt.',
      ),
      rule(
        '8.5',
        'Marker gibt es unbegrenzt. In der Schachtel liegen je 50; was bei Knappheit gilt, sagt die Spielanleitung nicht.',
      ),
      rule(
        '8.6',
        'Personal hat keine Obergrenze. So sagt es der Text, anders als „1 bis 6“ auf der Übersichtskarte. Zwei gleiche Karten zählen beide voll.',
      ),
    ),
    section(
      '9',
      'Durchgerechnete Beispiele',
      'Das sind die Beispiele der Spielanleitung. Sie müssen genau aufgehen.',
      rule(
        '9.1',
        'Runde 1. Nur dieser Spieler hat Unterhaltung.',
        table(
          'Karten | Helden',
          'Unterhaltung 1 | 6',
          'Essen 0 | 0',
          'helles Ale 1, dunkles Ale 1 | 10',
          'Unterkunft 0 | 0',
          'Markt 1 | 1',
          'Krämer | 2',
          'Fass 1, Werkzeug 1 | –',
          'zusammen | 19',
        ),
        'Er erhält 1 Lagerplatz und 1 Grundstück und kauft damit das dunkle Ale und den Markt.',
      ),
      rule(
        '9.2',
        'Runde 2. Der Spieler teilt sich mit einem anderen den zweiten Platz bei der Unterhaltung.',
        table(
          'Karten | Helden',
          'Unterhaltung, zweiter Platz geteilt | 1',
          'helles Ale 1, dunkles Ale 2 | 10',
          'Markt 3 | 5',
          'Personal: keines | 0',
          'Werkzeug 1 | –',
          'zusammen | 16',
        ),
        'Er erhält 1 Grundstück und kauft damit einen Markt. (Von den 9 Karten sind zwei nicht genannt: mindestens eine ist Unterhaltung, die andere Unterhaltung oder Essen.)',
      ),
      rule(
        '9.3',
        'Schlusswertung.',
        table(
          'Karten | Helden',
          'Unterhaltung: leer ausgegangen | 0',
          'helles Ale 1, dunkles Ale 1 | 10',
          'Unterkunft 1 | 2',
          'Markt 5 | 10',
          'Krämer | 6',
          'Schankknecht | 5',
          'zusammen | 33',
        ),
        'Ressourcen gibt es keine.',
      ),
    ),
  ],
};
