import {
  brewmasterTable,
  gardenTable,
  neighbourTable,
  shedTable,
  trackTables,
} from '../../../games/heaven-and-ale/rules/tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';

export const rules: Rules = {
  intro: [
    'Du leitest ein Kloster, das das beste Bier unter der Sonne brauen will. Du kaufst Rohstoffe und Mönche für deinen Klostergarten und wählst den richtigen Moment, sie arbeiten zu lassen. Im Schatten verdienen sie Dukaten, in der Sonne treiben sie deine Produktion voran. Am Ende zählt nur dein schwächster Rohstoff, malgenommen mit dem Können deines Braumeisters. Also pflanze alles an, vergiss nichts und behalte die Fässer im Auge.',
    'Das sind die Regeln des Grundspiels für 2 bis 4 Spieler, in unseren eigenen Worten. Sie folgen der englischen, deutschen und russischen Spielanleitung und der Spielhilfe. Was nur auf den gedruckten Plänen steht, haben wir zwei unabhängigen öffentlichen Beschreibungen entnommen, die zu allen Beispielen passen; Abschnitt 11 sagt, wo die Quellen sich unterscheiden.',
    'SP heißt Siegpunkte.',
  ],
  sections: [
    section(
      '1',
      'Spielmaterial',
      rule(
        '1.1',
        'Es gibt 100 Rohstoffplättchen. Sie zeigen einen von 5 Rohstoffen (Holz, Hefe, Hopfen, Wasser, Gerste) und eine Ertragszahl von 1 bis 5. Jede dieser 25 Sorten gibt es 4-mal: 2 haben eine I auf der Rückseite, 2 eine II.',
      ),
      rule(
        '1.2',
        'Es gibt 24 Mönchsplättchen: 4 Mönchsarten mit je 6 Mönchen. Von jeder Art haben 3 eine I auf der Rückseite, 3 eine II.',
      ),
      rule(
        '1.3',
        'Es gibt 12 Fassziele. Zu jedem Ziel gehören ein großes Fass (4 SP) und ein kleines Fass (2 SP).',
      ),
      rule(
        '1.4',
        'Es gibt 5 Scheunengrößen, von 0 bis 4. Der Vorrat an Scheunen, Wertungsscheiben und Dukaten geht nie aus (11.7).',
      ),
      rule(
        '1.5',
        'Jeder Spieler hat:',
        table(
          'Teil | Anzahl',
          'Klostergarten | 1',
          'Rohstoffmarker | 5, einen für jeden Rohstoff',
          'Braumeister | 1',
          'Spielfigur | 1',
          'Privilegkarten | 5, eine von jeder Sorte (7.5)',
          'Dukaten | 25',
        ),
        'Alles ist offen, auch deine Dukaten. Verborgen ist nur eines: welche Plättchen noch kommen und in welcher Reihenfolge.',
      ),
    ),
    section(
      '2',
      'Der Spielplan',
      rule(
        '2.1',
        'Der Rundkurs hat 27 Aktionsfelder. Sie laufen im Uhrzeigersinn ab dem Startbereich:',
        picture('track'),
        ...trackTables(),
        table(
          'Zeichen | Bedeutung | Anzahl',
          'R | Rohstoff-Feld | 15',
          'M4, M3, M2, M1 | Mönchsfeld; die Zahl sind die Mönchskosten | 4',
          'A, B, C | Wertungsscheibenfeld für diesen Buchstaben (7.1) | 3',
          '* | Wertungsscheibenfeld für A, B oder C (7.1) | 3',
          'K | Fassfeld | 2',
        ),
      ),
      rule(
        '2.2',
        'Der Startbereich hat 4 Felder. Auf jedem ist Platz für eine Spielfigur.',
        table(
          'Feld | Was es bringt',
          'Startspieler | du beginnst die kommende Runde',
          'Braumeister | dein Braumeister geht 1 Schritt',
          'Marker | ein Rohstoffmarker deiner Wahl geht 2 Schritte',
          'Dukaten | 2 Dukaten',
        ),
      ),
    ),
    section(
      '3',
      'Der Klostergarten-Plan',
      rule(
        '3.1',
        'Der Klostergarten hat 37 Gartenfelder in 7 Reihen. Die Reihen heißen von oben a bis g; in einer Reihe wird von links gezählt. Das Bild zeigt alle; die dunklen sind Scheunenplätze.',
        picture('garden'),
        'Die linke Hälfte liegt in der Sonne, die rechte im Schatten. Scheunenplätze gehören zu keiner Seite.',
        gardenTable('Reihe | Sonne | Scheunen\u00adplätze | Schatten', 'alle'),
        'Nachbarfelder sind die Felder, die sich berühren: links, rechts, zwei darüber, zwei darunter. Jeder Scheunenplatz hat sechs Nachbarfelder im Garten (hier im Uhrzeigersinn ab links oben):',
        neighbourTable('Scheunenplatz | Seine Nachbarfelder'),
      ),
      rule(
        '3.2',
        'Die Produktionsleiste hat zwei Teile. Die Produktionsfelder −10 bis 0 tragen auf dem Plan keine Zahl und sind 0 wert. Die Felder 1 bis 20 sind braun und beziffert. Deine Teile beginnen hier:',
        picture('production'),
        table(
          'Teil | Startfeld',
          'Braumeister | −10',
          'Gerste | −8',
          'Wasser | −6',
          'Hopfen | −4',
          'Hefe | −2',
          'Holz | 0',
        ),
      ),
      rule(
        '3.3',
        'Die Braumeistertabelle. Das Feld des Braumeisters bestimmt deinen Umtauschwert und deinen Siegpunktwert:',
        brewmasterTable('Feld des Braumeisters | Umtausch\u00adwert | Siegpunkt\u00adwert', '0 oder weniger'),
      ),
      rule(
        '3.4',
        'Es gibt 10 Erntefelder. Sie bilden 5 Privilegpaare:',
        table(
          'Paar | Seine zwei Felder',
          'erstes | Ertragszahl X, Holz',
          'zweites | Hefe, Hopfen',
          'drittes | Wasser, Gerste',
          'viertes | Mönch 1, Mönch 2',
          'fünftes | Mönch 3, Mönch 4',
        ),
      ),
    ),
    section(
      '4',
      'Spielvorbereitung',
      rule(
        '4.1',
        'Mische die Plättchen mit I und die mit II getrennt. Lege auf jedes Rohstoff-Feld ein Rohstoffplättchen mit I, in der Reihenfolge des Rundkurses.',
      ),
      rule(
        '4.2',
        'Mische die 12 Mönche mit I und bilde drei verdeckte Stapel zu 4. Dazu kommen Stapel aus je 4 gemischten Mönchen mit II:',
        table('Spieler | Stapel mit I | Stapel mit II', '2 | 3 | keiner', '3 | 3 | 1', '4 | 3 | 3'),
        'Übrige Mönche verlassen das Spiel ungesehen. Alle Stapel mit I kommen vor denen mit II. Verteile den ersten Stapel auf die vier Mönchsfelder, in der Reihenfolge des Rundkurses.',
      ),
      rule('4.3', 'Lege auf jedes Wertungsscheibenfeld eine Wertungsscheibe. Alle 24 Fässer sind da.'),
      rule(
        '4.4',
        'Ein Startspieler wird ausgelost (oder der Tisch bestimmt ihn) und nimmt das Startspielerfeld. Dann stellen die anderen ihre Spielfiguren gegen den Uhrzeigersinn auf, also in umgekehrter Sitzfolge. Jeder wählt eines der freien Felder und nimmt sofort dessen Sofortbonus (2.2). Das ist kein Spielzug: Aufstellen braucht kein „Fertig“.',
      ),
      rule(
        '4.5',
        'Die Zahl der Runden hängt von der Zahl der Spieler ab:',
        table('Spieler | Runden', '2 | 3', '3 | 4', '4 | 6'),
      ),
    ),
    section(
      '5',
      'Ein Spielzug',
      rule(
        '5.1',
        'Wer auf dem Startspielerfeld steht, beginnt die Runde. Es geht im Uhrzeigersinn. Jeder Spielzug, auch einer, der im Startbereich endet, schließt mit einem ausdrücklichen „Fertig“. Du sagst es, wenn nichts mehr zu tun oder zu entscheiden ist.',
      ),
      rule(
        '5.2',
        'Ziehe deine Spielfigur vorwärts: auf ein beliebiges späteres Aktionsfeld, dessen Aktion du ausführen kannst (5.3), oder in den Startbereich (5.7). Du gehst nie zurück und bleibst nie stehen. Du darfst beliebig viele Felder überspringen. Mehrere Spielfiguren dürfen auf einem Aktionsfeld stehen.',
      ),
      rule(
        '5.3',
        'In diesen Fällen kannst du die Aktion eines Feldes ausführen:',
        table(
          'Feld | Du kannst, wenn',
          'Rohstoffe, Mönche | dort ein Plättchen liegt, das du bezahlen und anlegen kannst; der Notgroschen zählt als Geld (5.8)',
          'Wertungsscheibe | dort eine Scheibe liegt und dir ein nutzbares Erntefeld bietet (7.1)',
          'Fass | du mindestens ein Fass nehmen würdest (8.2)',
        ),
      ),
      rule(
        '5.4',
        'Rohstoff-Feld: Kaufe mindestens eines seiner Plättchen. Dann kaufe so viele weitere, wie du magst, bezahlen und anlegen kannst. Nimm jedes Plättchen des Feldes, in jeder Reihenfolge. Lege jedes an, bevor du das nächste kaufst. Kannst du das erste nur bezahlen, indem du Karten abgibst (5.8), musst du das tun. Ein Plättchen kommt auf ein leeres Gartenfeld, nie auf einen Scheunenplatz. Der Preis hängt von der Seite dieses Feldes ab:',
        table(
          'Seite | Preis eines Rohstoffplättchens',
          'Schatten | seine Ertragszahl',
          'Sonne | das Doppelte seiner Ertragszahl',
        ),
      ),
      rule(
        '5.5',
        'Mönchsfeld: wie 5.4, mit Mönchen. Nur der Preis ist anders:',
        table(
          'Seite | Preis eines Mönchs',
          'Schatten | die Mönchskosten des Feldes',
          'Sonne | das Doppelte der Mönchskosten des Feldes',
        ),
      ),
      rule(
        '5.6',
        'Ein Plättchen, das einen Scheunenplatz umschließt, baut sofort die Scheune (Abschnitt 6), auch mitten im Kauf. Umschließt ein Plättchen mehrere Plätze, baue eine Scheune nach der anderen.',
      ),
      rule(
        '5.7',
        'Startbereich: Du darfst ihn immer betreten, sogar direkt aus dem Startbereich selbst. Wähle ein freies Feld und nimm seinen Sofortbonus. Frei ist ein Feld, auf dem keine andere Spielfigur steht. Spielfiguren, die ihr Feld seit der letzten Runde nicht verlassen haben, stehen noch dort; deine eigene versperrt dir nichts. Jetzt bist du aus der Runde, und deine Spielzüge fallen aus. Sind alle anderen aus der Runde und das Startspielerfeld ist frei, musst du dieses Feld nehmen (und bekommst keinen anderen Bonus).',
      ),
      rule(
        '5.8',
        'Notgroschen: Jederzeit in deinem eigenen Spielzug darfst du nicht angelegte Privilegkarten in die Schachtel abgeben. Jede bringt 3 Dukaten. Die Karte ist für den Rest des Spiels weg. Das geht nicht beim Aufstellen in 4.4, nicht im Spielzug eines anderen und nicht nach deinem letzten Spielzug. Eine Karte, die du dann noch hast, ist nichts wert. Gibst du deine letzte Karte ab, während ein vollständiges Paar auf seine Karte wartet (7.5), bleibt dieses Paar ohne Karte.',
      ),
    ),
    section(
      '6',
      'Scheunen',
      rule(
        '6.1',
        'Eine Scheune wird gebaut, wenn auf allen 6 Nachbarfeldern eines Scheunenplatzes Plättchen liegen. Zähle die Ertragszahlen der Rohstoffplättchen ringsum zusammen. Mönche zählen 0. Dieser Scheunenertragswert sagt, was du bekommst:',
        shedTable('Summe | Brau\u00admeister | Scheunen\u00adgröße', sum => `${sum} oder mehr`),
      ),
      rule(
        '6.2',
        'Zuerst geht der Braumeister. Dann aktiviert die Scheune Nachbarfelder deiner Wahl: genau so viele, wie ihre Größe sagt.',
        picture('sheds'),
        table(
          'Scheunengröße | Sie aktiviert',
          '0 | nichts',
          '1 | ein beliebiges Nachbarfeld',
          '2 | zwei Nachbarfelder auf gegenüberliegenden Seiten',
          '3 | drei Nachbarfelder, von denen keine zwei nebeneinander liegen',
          '4 | vier beliebige Nachbarfelder',
        ),
      ),
      rule(
        '6.3',
        'Was ein aktiviertes Plättchen tut:',
        table(
          'Plättchen | Im Schatten | In der Sonne',
          'Rohstoff | bringt seine Ertragszahl in Dukaten | bewegt den Marker seines Rohstoffs um so viele Schritte wie seine Ertragszahl',
          'Mönch | bewegt den Braumeister 1 Schritt | bewegt den Braumeister 1 Schritt',
        ),
      ),
      rule(
        '6.4',
        'Ein Rohstoffmarker auf 20 bleibt dort. Jeder weitere Schritt, den er gehen würde, bringt dir stattdessen 1 Dukaten. Das gilt immer, wenn ein Marker im Spiel vorwärtsgeht: durch ein Plättchen, ein Feld des Startbereichs oder eine Karte. Am Spielende gilt es nicht (10.2). Auch ein Braumeister auf 20 bleibt dort und bringt nichts.',
      ),
    ),
    section(
      '7',
      'Wertungsscheiben',
      rule(
        '7.1',
        'Nimm eine Wertungsscheibe vom Feld und lege sie auf ein nutzbares Erntefeld deines Plans. Das Feld sagt, welche Erntefelder offen sind:',
        table(
          'Feld | Erntefelder',
          'A | das X-Erntefeld',
          'B | die vier Mönchs-Erntefelder',
          'C | die fünf Rohstoff-Erntefelder',
          '* | alle zehn',
        ),
        'Ein Erntefeld ist nutzbar, wenn es leer ist und in deinem Klostergarten mindestens ein Plättchen liegt, das es werten würde. Bei X heißt das: ein Plättchen mit der Ertragszahl, die du nennst.',
      ),
      rule(
        '7.2',
        'X-Erntefeld: Nenne eine Ertragszahl, die mindestens eines deiner Rohstoffplättchen hat. Jedes deiner Rohstoffplättchen mit dieser Ertragszahl wird aktiviert (6.3).',
      ),
      rule('7.3', 'Rohstoff-Erntefeld: Jedes deiner Plättchen dieses Rohstoffs wird aktiviert (6.3).'),
      rule(
        '7.4',
        'Mönchs-Erntefeld: Jeder deiner Mönche dieser Art kommt zum Ernteeinsatz, einer nach dem anderen. Ein Mönch im Ernteeinsatz aktiviert jedes Rohstoffplättchen und jeden Mönch neben sich (6.3), auch über die Grenze von Sonne und Schatten hinweg. Das sind höchstens vier, denn Scheunen werden nicht aktiviert. Ein so aktivierter Mönch kommt nicht selbst zum Ernteeinsatz.',
      ),
      rule(
        '7.5',
        'Ist die Wertung fertig, schau auf das Paar des Erntefelds. Hat deine Scheibe es vervollständigt, darfst du jetzt eine deiner Privilegkarten dort anlegen und ihre Wirkung nutzen. Tust du es jetzt nicht, kannst du es an diesem Paar nie mehr. Hast du keine Karte mehr, geschieht nichts; ebenso, wenn du deine letzte abgibst, statt sie anzulegen (5.8).',
        table(
          'Karte | Wirkung',
          'Ernte | Wähle einen Rohstoff. Sein Marker geht 1 Schritt für jedes Plättchen dieses Rohstoffs in deinem Klostergarten.',
          'Nachzügler | Dein hinterster Rohstoffmarker geht 1 Schritt für jede Wertungsscheibe auf deinem Plan, die neue eingeschlossen. Unter gleichen wählst du; alle Schritte gehen an diesen einen Marker.',
          'Fässer | Am Spielende ist jedes deiner Fässer 1 SP mehr wert.',
          'Geldbeutel | Du bekommst 12 Dukaten.',
          'Braumeister | Dein Braumeister geht 5 Schritte.',
        ),
      ),
    ),
    section(
      '8',
      'Fässer',
      rule(
        '8.1',
        'Die zwölf Ziele. Jede Zahl ist ein Mindestwert. Scheunengröße 0 zählt als Größe.',
        table(
          'Ziel | Was du brauchst',
          'Braumeister auf der 1 | dein Braumeister hat Feld 1 erreicht',
          'Alle Marker auf der 1 | alle fünf Rohstoffmarker haben Feld 1 erreicht',
          'Sechs Einser | 6 Rohstoffplättchen mit Ertragszahl 1 im Klostergarten',
          'Sechs Fünfer | 6 Rohstoffplättchen mit Ertragszahl 5 im Klostergarten',
          'Alle Mönchs-Erntefelder | Scheiben auf allen 4 Mönchs-Erntefeldern',
          'Alle Rohstoff-Erntefelder | Scheiben auf allen 5 Rohstoff-Erntefeldern',
          'Drei gleiche Scheunen | 3 Scheunen einer Größe',
          'Vier verschiedene Scheunen | Scheunen von 4 verschiedenen Größen',
          'Ein Marker auf der 20 | einer deiner Rohstoffmarker auf 20',
          'Drei angelegte Privilegkarten | 3 Privilegkarten an Paaren angelegt',
          'Volle Sonnenseite | Plättchen auf allen 15 sonnigen Gartenfeldern',
          'Volle Schattenseite | Plättchen auf allen 15 schattigen Gartenfeldern',
        ),
      ),
      rule(
        '8.2',
        'Auf einem Fassfeld schaust du auf jedes Ziel, das du erfüllst und von dem du noch kein Fass hast. Nimm das große Fass, wenn es noch da ist; sonst das kleine, wenn das da ist. Du kannst keines davon liegen lassen.',
      ),
    ),
    section(
      '9',
      'Die nächste Runde',
      rule(
        '9.1',
        'Sind alle Spieler aus der Runde, kommen neue Plättchen. Verteile den nächsten Mönchsstapel, einen Mönch auf jedes Mönchsfeld. Lege auf jedes Rohstoff-Feld ein Rohstoffplättchen: mit I, bis sie ausgehen, dann mit II. Beides in der Reihenfolge des Rundkurses. Plättchen, die noch auf einem Feld liegen, bleiben dort; das neue liegt daneben, und alle sind zu kaufen.',
      ),
      rule(
        '9.2',
        'Fülle jedes Wertungsscheibenfeld auf genau eine Scheibe auf. Vor der letzten Runde bekommen manche Felder eine zweite:',
        table(
          'Spieler | Zweite Scheibe auf',
          '2 | B und C',
          '3 | B, C und dem ersten * (Feld 16)',
          '4 | keinem',
        ),
        'Ein Spielzug nimmt trotzdem nur eine Scheibe.',
      ),
      rule('9.3', 'Wer auf dem Startspielerfeld steht, beginnt die Runde.'),
    ),
    section(
      '10',
      'Spielende',
      rule(
        '10.1',
        'Nach der letzten Runde liest jeder zwei Zahlen aus der Braumeistertabelle ab (3.3): den Umtauschwert r und den Siegpunktwert v.',
      ),
      rule(
        '10.2',
        'Zuerst darfst du umtauschen, so oft du magst. Ein Umtausch bewegt deinen hintersten Rohstoffmarker (oder einen davon) 1 Schritt vor. Dafür gehen andere Marker zusammen r Schritte zurück. Keiner von ihnen darf hinter das Feld fallen, das der bewegte Marker erreicht. Danach bewegen je 10 Dukaten einen beliebigen Marker 1 Schritt vor. Kein Marker geht über 20 hinaus. Die Felder −10 bis 0 sind hier gewöhnliche Schritte.',
      ),
      rule(
        '10.3',
        'Das Programm macht das für dich auf die beste Art und zeigt die Schritte. Die beste Art bringt den hintersten Marker so weit vor wie möglich, auch unter 1, wo er nichts zählt. Unter gleich guten nimmt es die mit den wenigsten Umtauschen, dann die mit den wenigsten Dukaten, dann bevorzugt es Marker in der Reihenfolge Holz, Hefe, Hopfen, Wasser, Gerste. Ein Beispiel: Marker auf 1, 1, 4, 7 und 9, bei 2:1 und mit 60 Dukaten, kommen auf 5.',
      ),
      rule(
        '10.4',
        'Zähle deine Siegpunkte zusammen:',
        table(
          'Für | SP',
          'deinen hintersten Rohstoffmarker | v × sein Feld; 0, wenn er auf 0 oder weniger steht',
          'jedes große Fass | 4',
          'jedes kleine Fass | 2',
          'jedes Fass, wenn du die Karte „Fässer“ angelegt hast | 1 mehr',
          'deine Spielfigur auf dem Startspielerfeld | 1',
        ),
        'Die meisten SP gewinnen. Bei Gleichstand teilt ihr den Sieg.',
      ),
    ),
    section(
      '11',
      'Auslegungen',
      'Hier unterscheiden sich die Quellen oder schweigen. So lesen wir sie.',
      rule(
        '11.1',
        'Das Aufstellen am Anfang geht gegen den Uhrzeigersinn, wie es die englische und die deutsche Spielanleitung und die Spielhilfe sagen. Die russische sagt: in Zugfolge.',
      ),
      rule(
        '11.2',
        'Wer auf das Startspielerfeld gezwungen wird, bekommt nur dieses Feld (englisch und deutsch). Die russische Spielanleitung lässt einen anderen Bonus dazu.',
      ),
      rule(
        '11.3',
        'Ein Erntefeld, auf dem kein Plättchen zu werten wäre, ist nicht nutzbar (englisch, deutsch und Spielhilfe). Die russische Spielanleitung verlangt nur, dass es leer ist. Bei X lesen wir das als die genannte Ertragszahl.',
      ),
      rule(
        '11.4',
        'Mit 3 Spielern kommt die zweite *-Scheibe nur auf das erste * (englisch, deutsch und Spielhilfe). Die russische Spielanleitung sagt: auf alle.',
      ),
      rule(
        '11.5',
        'Der Umtausch ist freiwillig (die deutsche Spielanleitung sagt „darf“). Die englische und die Spielhilfe machen weiter, bis kein Schritt mehr geht; die russische sagt „muss“. Aufhören zu dürfen kostet nie Punkte. Marker, die zurückgehen, dürfen nicht hinter das erreichte Feld fallen (englisch und russisch). Die deutsche sagt: hinter den hintersten Marker.',
      ),
      rule(
        '11.6',
        'Die Startfelder aus 3.2: Eine öffentliche Beschreibung setzt Holz auf 1 und den Braumeister ein Feld hinter die Gerste. Die hier benutzte ist nach eigener Angabe am Bild des Plans in der Spielanleitung geprüft. Besprechungen ergänzen, dass jeder Rohstoff, Holz vorn und Gerste hinten, einen eigenen Anlauf hat, bevor er zählt.',
      ),
      rule(
        '11.7',
        'Der Vorrat an Dukaten und Scheunen ist unbegrenzt. Die deutsche und die russische Spielanleitung nennen 197 Dukaten und 49 Scheunen; keine sagt, was bei Knappheit gilt. Die 36 Wertungsscheiben reichen immer.',
      ),
      rule(
        '11.8',
        'Umschließt ein Plättchen mehrere Scheunen oder kommen mehrere Mönche zum Ernteeinsatz, ist die Reihenfolge gleichgültig: Alle Wirkungen ergeben zusammen dasselbe. Darum nimmt das Programm die Reihenfolge des Plans.',
      ),
      rule(
        '11.9',
        'Den Notgroschen gibt es nur im eigenen Spielzug (englisch, deutsch und Spielhilfe). Die russische Spielanleitung sagt: jederzeit.',
      ),
      rule(
        '11.10',
        'Eine Scheune aktiviert genau so viele Nachbarfelder, wie ihre Größe sagt (die englische Spielanleitung sagt „muss“). Die deutsche sagt „darf“.',
      ),
      rule(
        '11.11',
        'Schritte eines Braumeisters, der schon auf 20 steht, verfallen. Alle Quellen schweigen.',
      ),
      rule(
        '11.12',
        'Aus dem Startbereich gleich wieder in ihn zu ziehen ist erlaubt. Die Quellen schweigen; ohne das hätte ein Spieler, der nichts tun kann, keinen Zug.',
      ),
    ),
  ],
};
