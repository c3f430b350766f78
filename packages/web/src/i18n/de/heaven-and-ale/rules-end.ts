import {
  BARREL_CARD_VP,
  BREWMASTER_START,
  DUCATS_PER_STEP,
  FIRST_PLAYER_VP,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import { rule, type Section, section, table } from '../../../rules/rules.ts';
import { number } from '../../numbers.ts';
import { words as aid } from './aid.ts';
import { ducatsObject } from './words.ts';

/** 10 and 11: the end of the game, and the rulings. */
export const endSections: readonly Section[] = [
  section(
    '10',
    'Spielende',
    rule(
      '10.1',
      'Nach der letzten Runde liest jeder seinen Umtauschwert und seinen Siegpunktwert aus der Braumeistertabelle ab (3.3).',
    ),
    rule(
      '10.2',
      `Zuerst darfst du umtauschen, so oft du magst. Bei jedem Umtausch geht dein hinterster Rohstoffmarker (bei Gleichstand einer deiner Wahl) 1 Schritt vor. Dafür gehen andere Marker zurück, zusammen so viele Schritte, wie dein Umtauschwert angibt. Keiner von ihnen darf hinter das Feld fallen, das der vorgerückte Marker erreicht. Danach darfst du für je ${ducatsObject(DUCATS_PER_STEP)} einen beliebigen Marker 1 Schritt vorrücken. Kein Marker geht über ${TRACK_END} hinaus. Auf den Feldern ${number(BREWMASTER_START)} bis 0 gilt das genauso.`,
    ),
    rule(
      '10.3',
      'Das Programm erledigt das bestmöglich für dich und zeigt die Schritte. Am besten ist, was den hintersten Marker so weit wie möglich voranbringt, auch unter 1, wo er nichts zählt. Sind mehrere Wege gleich gut, nimmt das Programm den, auf dem du am seltensten umtauschst, dann den mit den wenigsten Dukaten; danach bevorzugt es Marker in der Reihenfolge Holz, Hefe, Hopfen, Wasser, Gerste. Beispiel: Stehen deine Marker auf 1, 1, 4, 7 und 9, kommt der hinterste bei 2:1 und mit 60 Dukaten auf 5.',
    ),
    rule(
      '10.4',
      'Zähle deine Siegpunkte zusammen:',
      table(
        'Für | SP',
        'deinen hintersten Rohstoffmarker | Siegpunktwert × sein Feld; 0, wenn er auf 0 oder weniger steht',
        `jedes große Fass | ${LARGE_BARREL_VP}`,
        `jedes kleine Fass | ${SMALL_BARREL_VP}`,
        `jedes Fass, wenn du die Karte „Fässer“ angelegt hast | ${BARREL_CARD_VP} mehr`,
        `deine Spielfigur auf dem Startspielerfeld | ${FIRST_PLAYER_VP}`,
      ),
      ...aid.endExample,
      'Wer die meisten SP hat, gewinnt. Bei Gleichstand teilt ihr euch den Sieg.',
    ),
  ),
  section(
    '11',
    'Auslegungen',
    'Hier unterscheiden sich die Quellen, oder sie sagen nichts. So lesen wir sie.',
    rule(
      '11.1',
      'Die Spielfiguren werden gegen den Uhrzeigersinn aufgestellt, wie es die deutsche und die englische Spielanleitung und die Spielhilfe sagen. Die russische sagt: in Zugreihenfolge.',
    ),
    rule(
      '11.2',
      'Wer das Startspielerfeld nehmen muss, bekommt nichts dazu (deutsch und englisch). Die russische Spielanleitung gewährt noch einen anderen Bonus.',
    ),
    rule(
      '11.3',
      'Ein Erntefeld, für das du kein Plättchen hast, ist nicht nutzbar (deutsch, englisch und Spielhilfe). Die russische Spielanleitung verlangt nur, dass es leer ist. Bei X beziehen wir das auf die Ertragszahl, die du nennst.',
    ),
    rule(
      '11.4',
      'Mit 3 Spielern kommt die zweite *-Scheibe nur auf das erste * (deutsch, englisch und Spielhilfe). Die russische Spielanleitung sagt: auf alle.',
    ),
    rule(
      '11.5',
      'Mit dem Umtausch darfst du jederzeit aufhören. Die Spielanleitungen sind sich nicht einig; wir folgen der deutschen, dem Original:',
      table(
        'Spielanleitung | Was sie sagt',
        'deutsch | „Nun darfst du“ die Marker angleichen und den Umtauschwert „so häufig anwenden“, bis keiner mehr zurückgehen kann, ohne hinter den hintersten zu fallen.',
        'englisch, Spielhilfe | Gleiche die Marker an, und zwar so lange, bis kein Umtausch mehr möglich ist („Continue applying your exchange rate“).',
        'russisch | Du musst die Marker so eng wie möglich zusammenrücken («Вы должны …»).',
      ),
      'Aufhören zu dürfen kostet nie Punkte und bringt manchmal welche. Marker, die zurückgehen, dürfen nicht hinter das Feld fallen, das der andere erreicht; so sagen es die englische und die russische Spielanleitung.',
      'Beispiel: Marker auf 4, 5, 6, 6 und 6, bei 2:1 und mit 30 Dukaten. Der einzige mögliche Umtausch bringt den hintersten Marker auf 5 und zwei andere zurück auf 5. Mit den Dukaten kommen dann drei der vier Marker dort voran, einer bleibt auf 5. Ohne den Umtausch reichen die Dukaten, um alle Marker auf 6 zu bringen.',
    ),
    rule(
      '11.6',
      'Die Startfelder in 3.2: Eine öffentliche Beschreibung setzt Holz auf 1 und den Braumeister ein Feld hinter die Gerste. Die hier verwendete wurde nach eigener Angabe mit dem Bild des Plans in der Spielanleitung abgeglichen. Außerdem ist in Rezensionen zu lesen, dass jeder Rohstoff, von Holz ganz vorn bis Gerste ganz hinten, seinen eigenen Anlauf hat, bevor er zählt.',
    ),
    rule(
      '11.7',
      'Dukaten und Scheunen sind unbegrenzt. Die deutsche und die russische Spielanleitung nennen 197 Dukaten und 49 Scheunen; was gilt, wenn sie ausgehen, sagt keine. Die 36 Wertungsscheiben reichen immer.',
    ),
    rule(
      '11.8',
      'Umschließt ein Plättchen mehrere Scheunenplätze oder kommen mehrere Mönche zum Ernteeinsatz, ist die Reihenfolge egal: Alles zusammen ergibt dasselbe. Darum nimmt das Programm sie in der Reihenfolge auf dem Plan.',
    ),
    rule(
      '11.9',
      'Den Notgroschen gibt es nur im eigenen Spielzug (deutsch, englisch und Spielhilfe). Die russische Spielanleitung sagt: jederzeit.',
    ),
    rule(
      '11.10',
      'Eine Scheune aktiviert genau so viele Plättchen, wie ihre Größe angibt (die englische Spielanleitung sagt „muss“). Die deutsche sagt „darfst“.',
    ),
    rule(
      '11.11',
      `Schritte eines Braumeisters, der schon auf ${TRACK_END} steht, verfallen. Dazu sagen die Quellen nichts.`,
    ),
    rule(
      '11.12',
      'Aus dem Startbereich darfst du direkt wieder in den Startbereich ziehen und sogar das Feld wieder nehmen, von dem du kommst. Diesen Fall erwähnt keine Spielanleitung:',
      table(
        'Spielanleitung | Was sie sagt',
        'deutsch | Die Spielfigur darfst du nie „auf demselben Feld stehen lassen“.',
        'englisch, Spielhilfe | Du darfst nie bleiben, wo du bist („nor stay with it where you are“).',
        'russisch | Die Spielfigur darf nicht bleiben, wo sie ist («оставлять её на месте»).',
      ),
      'Wir lesen es als ganzen Umlauf: Die Spielfigur zieht an allen Aktionsfeldern vorbei und kommt neu im Startbereich an, sie bleibt also nicht stehen. Sonst könnte ein Spieler, dem nichts anderes bleibt, gar nicht ziehen.',
    ),
  ),
];
