import {
  CARDS,
  EMERGENCY_COINS,
  GOALS,
  MONK_STEPS,
  SECOND_DISCS,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { shedTable } from '../../../games/heaven-and-ale/rules/number-tables.ts';
import { PURCHASE } from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { picture, rule, type Section, section, table } from '../../../rules/rules.ts';
import { words as aid } from './aid.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

/** 5 to 9: a turn, its actions, and the next round. */
export const playSections: readonly Section[] = [
  section(
    '5',
    'Ein Spielzug',
    rule(
      '5.1',
      'Wer auf dem Startspielerfeld steht, beginnt die Runde. Danach geht es im Uhrzeigersinn weiter. Jeder Spielzug, auch einer in den Startbereich, endet, wenn du ihn bestätigst. Das kannst du, sobald du nichts mehr tun oder entscheiden musst.',
    ),
    rule(
      '5.2',
      'Zieh deine Spielfigur vorwärts: auf ein beliebiges späteres Aktionsfeld, dessen Aktion du ausführen kannst (5.3), oder in den Startbereich (5.7). Du darfst nie zurückziehen und nie stehen bleiben. Du darfst beliebig viele Felder überspringen. Auf einem Aktionsfeld dürfen mehrere Spielfiguren stehen.',
    ),
    rule(
      '5.3',
      'In diesen Fällen kannst du die Aktion eines Feldes ausführen:',
      table(
        'Feld | Möglich, wenn',
        'Rohstoff-Feld, Mönchsfeld | dort ein Plättchen liegt, das du bezahlen und legen kannst; der Notgroschen zählt als Geld (5.8)',
        'Wertungs\u00adscheibenfeld | dort eine Scheibe liegt, für die du ein nutzbares Erntefeld hast (7.1)',
        'Fassfeld | du dort mindestens ein Fass bekommst (8.2)',
      ),
    ),
    rule(
      '5.4',
      'Rohstoff-Feld: Kauf mindestens ein Plättchen. Du darfst weitere kaufen, solange du sie bezahlen und legen kannst. Nimm beliebige Plättchen des Feldes, in beliebiger Reihenfolge. Leg jedes in deinen Klostergarten, bevor du das nächste kaufst. Kannst du das erste nur bezahlen, indem du Karten abgibst (5.8), musst du das tun. Ein Plättchen kommt auf ein leeres Gartenfeld, nie auf einen Scheunenplatz. Der Preis hängt von der Seite dieses Feldes ab:',
      table(
        'Seite | Preis eines Rohstoffplättchens',
        'Schatten | seine Ertragszahl',
        'Sonne | das Doppelte seiner Ertragszahl',
      ),
      `Beispiel: Du kaufst Hopfen ${PURCHASE.hops} und Gerste ${PURCHASE.barley}. Hopfen ${PURCHASE.hops} legst du für ${ducatsObject(PURCHASE.shade)} in den Schatten, danach Gerste ${PURCHASE.barley} für ${ducatsObject(PURCHASE.sun)} in die Sonne. Zusammen kostet dich das ${PURCHASE.shade} + ${PURCHASE.sun} = ${ducatsObject(PURCHASE.total)}.`,
    ),
    rule(
      '5.5',
      'Mönchsfeld: wie 5.4, nur mit Mönchen und einem anderen Preis:',
      table(
        'Seite | Preis eines Mönchs',
        'Schatten | die Mönchskosten des Feldes',
        'Sonne | das Doppelte der Mönchskosten',
      ),
    ),
    rule(
      '5.6',
      'Umschließt du mit einem Plättchen einen Scheunenplatz, baust du sofort die Scheune (Abschnitt 6), auch mitten im Kauf. Umschließt du mehrere auf einmal, baust du eine Scheune nach der anderen.',
    ),
    rule(
      '5.7',
      'Startbereich: Hierher darfst du immer ziehen, auch direkt aus dem Startbereich heraus. Wähle ein freies Feld und nimm seinen Sofortbonus. Frei ist ein Feld, auf dem keine andere Spielfigur steht. Spielfiguren, die sich seit der letzten Runde nicht bewegt haben, stehen noch dort; deine eigene versperrt dir nichts. Du bist jetzt aus der Runde, und deine Spielzüge werden übersprungen. Sind alle anderen aus der Runde und ist das Startspielerfeld frei, musst du es nehmen (und bekommst keinen Sofortbonus).',
    ),
    rule(
      '5.8',
      `Notgroschen: In deinem eigenen Spielzug darfst du jederzeit Privilegkarten, die du noch nicht angelegt hast, für je ${ducatsObject(EMERGENCY_COINS)} in die Schachtel abgeben. Sie sind für den Rest des Spiels weg. Das geht nicht beim Aufstellen (4.4), nicht im Spielzug eines anderen und nicht nach deinem letzten Spielzug. Karten, die du dann noch hast, sind nichts wert. Gibst du deine letzte Karte ab, während ein vollständiges Paar auf eine wartet (7.5), bleibt dieses Paar ohne Karte.`,
    ),
  ),
  section(
    '6',
    'Scheunen',
    rule(
      '6.1',
      'Eine Scheune wird gebaut, sobald auf allen 6 Nachbarfeldern eines Scheunenplatzes Plättchen liegen. Zähle die Ertragszahlen der Rohstoffplättchen ringsum zusammen; Mönche zählen 0. Dieser Scheunenertragswert bestimmt, was du bekommst:',
      shedTable('Summe | Brau\u00admeister | Scheunen\u00adgröße', sum => `${sum} oder mehr`),
    ),
    rule(
      '6.2',
      'Zuerst geht dein Braumeister vor. Dann aktiviert die Scheune angrenzende Plättchen deiner Wahl: genau so viele, wie ihre Größe angibt.',
      picture('sheds'),
      table('Scheunengröße | Sie aktiviert', ...aid.activated.map((what, type) => `${type} | ${what}`)),
      aid.shedExample,
    ),
    rule(
      '6.3',
      'Was ein aktiviertes Plättchen bringt:',
      table(
        'Plättchen | Im Schatten | In der Sonne',
        'Rohstoff | so viele Dukaten wie seine Ertragszahl | der Marker seines Rohstoffs geht so viele Schritte vor wie seine Ertragszahl',
        `Mönch | der Braumeister geht ${words.steps(MONK_STEPS)} vor | der Braumeister geht ${words.steps(MONK_STEPS)} vor`,
      ),
    ),
    rule(
      '6.4',
      `Ein Rohstoffmarker auf ${TRACK_END} bleibt dort stehen. Jeder weitere Schritt bringt dir stattdessen ${ducatsObject(1)}. Das gilt immer, wenn ein Marker im Spiel vorwärtsgeht: durch ein Plättchen, ein Feld im Startbereich oder eine Karte. Am Spielende gilt es nicht (10.2). Auch ein Braumeister auf ${TRACK_END} bleibt stehen, bringt aber nichts.`,
    ),
  ),
  section(
    '7',
    'Wertungsscheiben',
    rule(
      '7.1',
      'Nimm eine Wertungsscheibe vom Feld und leg sie auf ein nutzbares Erntefeld deines Plans. Zur Wahl stehen:',
      table(
        'Feld | Erntefelder',
        'A | das X-Erntefeld',
        'B | die vier Mönchs-Erntefelder',
        'C | die fünf Rohstoff-Erntefelder',
        '* | alle zehn',
      ),
      'Ein Erntefeld ist nutzbar, wenn es leer ist und in deinem Klostergarten mindestens ein Plättchen liegt, das es wertet. Bei X ist das ein Plättchen mit der Ertragszahl, die du nennst.',
    ),
    rule(
      '7.2',
      'X-Erntefeld: Nenne eine Ertragszahl, die mindestens eines deiner Rohstoffplättchen hat. Alle deine Rohstoffplättchen mit dieser Ertragszahl werden aktiviert (6.3).',
    ),
    rule('7.3', 'Rohstoff-Erntefeld: Alle deine Plättchen dieses Rohstoffs werden aktiviert (6.3).'),
    rule(
      '7.4',
      'Mönchs-Erntefeld: Alle deine Mönche dieser Art kommen zum Ernteeinsatz, einer nach dem anderen. Ein Mönch im Ernteeinsatz aktiviert jedes Rohstoffplättchen und jeden Mönch neben sich (6.3), auch über die Grenze zwischen Sonne und Schatten hinweg. Das sind höchstens vier Plättchen, denn Scheunen werden nicht aktiviert. Ein so aktivierter Mönch kommt nicht selbst zum Ernteeinsatz.',
    ),
    rule(
      '7.5',
      'Hat deine Scheibe ein Privilegpaar vervollständigt, darfst du nach der Wertung eine deiner Privilegkarten dort anlegen und ihre Wirkung nutzen. Tust du es jetzt nicht, geht es an diesem Paar nie mehr. Hast du keine Karte mehr, passiert nichts; ebenso, wenn du deine letzte abgibst, statt sie anzulegen (5.8).',
      table('Karte | Wirkung', ...CARDS.map(card => `${words.card[card]} | ${aid.effect[card]}`)),
    ),
  ),
  section(
    '8',
    'Fässer',
    rule(
      '8.1',
      'Die zwölf Ziele. Jede Zahl ist ein Mindestwert. Auch Scheunengröße 0 zählt als Größe.',
      table('Ziel | Was du brauchst', ...GOALS.map(goal => `${words.goal[goal]} | ${aid.need[goal]}`)),
    ),
    rule(
      '8.2',
      'Auf einem Fassfeld bekommst du für jedes Ziel, das du erfüllst und von dem du noch kein Fass hast, ein Fass: das große, wenn es noch da ist, sonst das kleine, wenn es noch da ist. Du darfst keines liegen lassen.',
    ),
  ),
  section(
    '9',
    'Die nächste Runde',
    rule(
      '9.1',
      'Sind alle Spieler aus der Runde, kommen neue Plättchen, in der Reihenfolge des Rundkurses: aus dem nächsten Mönchsstapel ein Mönch auf jedes Mönchsfeld und ein Rohstoffplättchen auf jedes Rohstoff-Feld, zuerst alle mit I, dann die mit II. Was noch auf einem Feld liegt, bleibt neben dem neuen Plättchen liegen; kaufen kannst du beides.',
    ),
    rule(
      '9.2',
      'Füll die Wertungsscheibenfelder auf, sodass auf jedem genau eine Scheibe liegt. Vor der letzten Runde bekommen einige Felder eine zweite:',
      table(
        'Spieler | Zweite Scheibe auf',
        '2 | B und C',
        `3 | B, C und dem ersten * (Feld ${SECOND_DISCS[3]?.at(-1)})`,
        '4 | keinem',
      ),
      'Pro Spielzug nimmst du trotzdem nur eine.',
    ),
    rule('9.3', 'Wer auf dem Startspielerfeld steht, beginnt die Runde.'),
  ),
];
