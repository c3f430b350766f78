import { tables as t } from '@taproom/games/heros-tavern';
import { awardTable, marketTable, priceTable } from '../../../games/heros-tavern/rules/number-tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';
import { heroesObject } from './counts.ts';
import { spans } from './words.ts';

const [COPIES = 0] = t.COPIES;
const STAFF_COPIES = t.COPIES.at(-1) ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const cardsWith = (copies: number): number => sum(t.COPIES.filter(n => n === copies));

export const rules: Rules = {
  intro: [
    `Du führst eine Taverne, und müde Helden suchen eine. In jeder von ${t.ROUNDS} Runden wählst du ${t.HAND} Karten, zählst die Helden, die sie anlocken, bekommst Ressourcen und kaufst die Karten, die du behalten willst. Wer die meisten Helden anlockt, gewinnt.`,
    `Das sind die Regeln für ${t.SEATS_MIN} bis ${t.SEATS_MAX} Spieler, in unseren eigenen Worten. Sie folgen der englischen Spielanleitung. Wo diese etwas offenlässt, steht in Abschnitt 8, wie wir sie lesen.`,
  ],
  sections: [
    section(
      '1',
      'Spielmaterial',
      rule(
        '1.1',
        `Es gibt ${sum(t.COPIES)} Karten:`,
        table(
          'Karten | Je Art | Zusammen',
          `Unterhaltung, Essen, helles Ale, dunkles Ale, Unterkunft, Markt, Spiele, Fass, Werkzeug | ${COPIES} | ${cardsWith(COPIES)}`,
          `Personal: Narr, Koch, Schankknecht, Magd, Krämer | ${STAFF_COPIES} | ${cardsWith(STAFF_COPIES)}`,
        ),
      ),
      rule('1.2', 'Es gibt drei Ressourcen: Münzen, Lagerplätze und Grundstücke. Sie gehen nie aus.'),
    ),
    section(
      '2',
      'Eine Runde',
      rule(
        '2.1',
        `Austeilen: Jeder Spieler bekommt ${t.HAND} Karten vom Nachziehstapel, reihum einzeln ausgeteilt. Geht der Nachziehstapel aus, wird der Ablagestapel zu einem neuen gemischt; dann geht das Austeilen weiter.`,
      ),
      rule(
        '2.2',
        'Draft: Alle wählen gleichzeitig eine Handkarte und legen sie verdeckt hin. Haben alle gewählt, decken alle auf. Dann geben alle ihre restlichen Handkarten nach links weiter, an den nächsten Platz. Das wiederholt ihr, bis niemand mehr Karten auf der Hand hat; bei der letzten Karte gibt es nichts zu wählen. Handkarten sind geheim; aufgedeckte Karten sind für alle sichtbar.',
        picture('draft'),
      ),
      rule(
        '2.3',
        'Nach dem Draft folgen der Reihe nach:',
        table('Phase | Abschnitt', 'Wertung | 3', 'Einkommen | 4', 'Kauf | 5', 'Ablegen | 6'),
      ),
    ),
    section(
      '3',
      'Wertung',
      'Alle offenen Karten deiner Taverne zählen: die in früheren Runden gekauften und die in dieser Runde gewählten.',
      rule(
        '3.1',
        `Unterhaltung: Wer am meisten hat, bekommt ${heroesObject(t.ENTERTAINMENT_MOST)}. Haben mehrere am meisten, teilen sie sich die ${t.ENTERTAINMENT_MOST} gleichmäßig, abgerundet, und es gibt keinen zweiten Platz. Sonst bekommt ${t.ENTERTAINMENT_SECOND}, wer am zweitmeisten hat. Sind das mehrere, teilen sie sich die ${t.ENTERTAINMENT_SECOND} gleichmäßig, abgerundet. Wer keine Unterhaltung hat, geht leer aus.`,
      ),
      rule('3.2', `Essen: Jeder Satz aus ${t.FOOD_SET} Karten zählt ${t.FOOD_HEROES}.`),
      rule(
        '3.3',
        `Ale: Jedes gemischte Paar aus einem hellen und einem dunklen Ale zählt ${t.ALE_MIXED}. Vom Rest zählt jedes sortenreine Paar ${t.ALE_SAME}. Jede Karte zählt nur in einem Paar. Es gilt die beste Aufteilung.`,
        picture('sets'),
      ),
      rule('3.4', `Unterkunft: Jede Karte zählt ${t.LODGING_HEROES}.`),
      rule(
        '3.5',
        'Markt: Je mehr Märkte du hast, desto mehr zählen sie zusammen.',
        marketTable('Märkte | Helden', count => `${count} oder mehr`),
      ),
      rule(
        '3.6',
        'Personal: Jede Karte zählt für sich.',
        table(
          'Karte | Helden',
          `Narr | ${spans(t.JESTER_HEROES, 'Unterhaltung')}`,
          `Koch | ${t.COOK_SET} je Satz aus ${t.FOOD_SET} Karten Essen; ${t.COOK_ALONE} ohne Satz`,
          `Schankknecht | ${t.BARTENDER_MIXED} je gemischtes Paar, ${t.BARTENDER_SAME} je sortenreines Paar, aufgeteilt wie in 3.3; ${t.BARTENDER_ALONE} ohne Paar`,
          `Magd | ${spans(t.MAID_HEROES, 'Unterkunft')}`,
          `Krämer | Anzahl deiner Märkte + ${t.SHOPKEEPER_ALONE}`,
        ),
      ),
      rule('3.7', 'Spiele, Fässer und Werkzeug zählen nichts.'),
    ),
    section(
      '4',
      'Einkommen',
      rule(
        '4.1',
        'Spiele bringen Münzen, Fässer bringen Lagerplätze, Werkzeug bringt Grundstücke. Wie viele, hängt davon ab, wie viele Karten dieser Art du hast; gekaufte zählen mit:',
        awardTable('Karten dieser Art | Marker', count => `${count} oder mehr`),
      ),
    ),
    section(
      '5',
      'Kauf',
      'Kaufen ist freiwillig. Alle kaufen gleichzeitig, jeder nur aus der eigenen Taverne.',
      rule(
        '5.1',
        'Eine gekaufte Karte bleibt für den Rest des Spiels in deiner Taverne. Du zahlst den ganzen Preis, und die Marker bleiben auf der Karte liegen. Nicht ausgegebene Marker behältst du.',
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
        'Alle nicht gekauften Karten kommen offen auf den Ablagestapel. Alle dürfen ihn jederzeit ansehen.',
      ),
    ),
    section(
      '7',
      `Das Ende, nach Runde ${t.ROUNDS}`,
      rule(
        '7.1',
        `Auch in Runde ${t.ROUNDS} gibt es Kauf und Ablegen wie immer. Übrig sind nur gekaufte Karten: die endgültigen Tavernen. Wertet sie wie in Abschnitt 3 und verteilt Ressourcen wie in Abschnitt 4. Dann bringt jeder nicht ausgegebene Marker ${heroesObject(t.UNSPENT_HEROES)}. Mit diesem Einkommen wird nichts mehr gekauft.`,
      ),
      rule(
        '7.2',
        `Dein Gesamtergebnis sind die Helden der ${t.ROUNDS} Runden und der Schlusswertung. Das höchste gewinnt. Bei Gleichstand gewinnt, wer nach dem letzten Einkommen die meisten nicht ausgegebenen Marker hat. Herrscht auch dann Gleichstand, wird der Sieg geteilt.`,
      ),
    ),
    section(
      '8',
      'Auslegungen',
      rule(
        '8.1',
        'Preise: Die Spielanleitung zeigt sie nur als Symbole. Zwei stehen durch ihr Beispiel fest: Dunkles Ale kostet 1 Lagerplatz, ein Markt 1 Grundstück. Ihre Übersichtskarte zeigt bei Spielen, Fass und Werkzeug offenbar zwei Symbole, bei allen anderen Karten eines. Das Übrige ergibt sich daraus, wofür jede Ressource steht; außerdem kostet keine Karte, was sie selbst bringt. Wenn ihr einen Tisch einrichtet, könnt ihr andere Preise festlegen.',
      ),
      rule(
        '8.2',
        `Wer keine Unterhaltung hat, bekommt keinen Anteil an den ${t.ENTERTAINMENT_MOST} oder den ${t.ENTERTAINMENT_SECOND}. Die Spielanleitung sagt dazu nichts.`,
      ),
      rule(
        '8.3',
        `Reichen Nachziehstapel und Ablagestapel zusammen nicht für ${t.HAND} Karten pro Spieler, bekommen alle gleich viele, aber weniger. Übrige Karten bleiben im Nachziehstapel.`,
      ),
      rule(
        '8.4',
        'Alle entscheiden geheim und gleichzeitig, was sie kaufen; aufgedeckt wird gemeinsam. Du darfst deine Wahl ändern, bis alle entschieden haben. Die Spielanleitung sagt dazu nichts.',
      ),
      rule(
        '8.5',
        'Marker gibt es unbegrenzt. In der Schachtel liegen je 50; was gilt, wenn sie ausgehen, sagt die Spielanleitung nicht.',
      ),
      rule(
        '8.6',
        'Koch, Schankknecht und Krämer haben keine Obergrenze. So sagt es der Text; auf der Übersichtskarte steht „1 bis 6“. Zwei gleiche Karten zählen beide voll.',
      ),
    ),
    section(
      '9',
      'Durchgerechnete Beispiele',
      'Das sind die Beispiele der Spielanleitung. Taproom rechnet genauso.',
      rule(
        '9.1',
        'Runde 1. Niemand sonst hat Unterhaltung.',
        table(
          'Karten | Helden',
          'Unterhaltung 1 | 6',
          'Essen 0 | 0',
          'helles Ale 1, dunkles Ale 1 | 10',
          'Unterkunft 0 | 0',
          'Markt 1 | 1',
          'Krämer | 2',
          'Fass 1, Werkzeug 1 | –',
          'Summe | 19',
        ),
        'Der Spieler bekommt 1 Lagerplatz und 1 Grundstück und kauft damit das dunkle Ale und den Markt.',
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
          'Summe | 16',
        ),
        'Der Spieler bekommt 1 Grundstück und kauft damit einen Markt. (Zwei der 9 Karten sind nicht genannt: Mindestens eine ist Unterhaltung, die andere Unterhaltung oder Essen.)',
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
          'Summe | 33',
        ),
        'Ressourcen bekommt der Spieler keine.',
      ),
    ),
  ],
};
