import type { CloisterLessonsWords } from '../../../games/heaven-and-ale/lessons/lessons.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { ducatsObject } from './words.ts';

const steps = (n: number): string => counted('de', n, { one: 'Schritt', other: 'Schritte' });
const points = (n: number): string => counted('de', n, { one: 'Punkt', other: 'Punkte' });
/** After „mit“ and „von“. */
const pointsDative = (n: number): string => counted('de', n, { one: 'Punkt', other: 'Punkten' });
/** After „in“. */
const inTurns = (n: number): string => counted('de', n, { one: 'Spielzug', other: 'Spielzügen' });

export const words: CloisterLessonsWords = {
  lessons: {
    'sun-and-shade': {
      title: 'Sonne und Schatten',
      task: of =>
        `Du hast ${ducatsObject(of.ducats)}. Kauf den Hopfen auf Feld ${of.shop} und werte dann Hopfen auf Feld ${of.scoring}. Bring den Hopfenmarker in ${inTurns(of.turns)} ${steps(of.par)} voran.`,
      hint: () =>
        'Pflanz den Hopfen in die Sonne, links. Dort kostet er das Doppelte, aber nur dort bewegt ein Plättchen seinen Marker.',
      learned:
        'In der Sonne bewegt ein Plättchen seinen Marker um die Ertragszahl. Im Schatten bringt es ebenso viele Dukaten.',
    },
    price: {
      title: 'Was ein Plättchen kostet',
      task: of =>
        `Du hast ${ducatsObject(of.ducats)}. Kauf beide Plättchen auf Feld ${of.shop} in einem Spielzug. Die Ertragszahlen in der Sonne sollen zusammen mindestens ${of.par} ergeben.`,
      hint: of =>
        `Hopfen ${of.large} in der Sonne und Wasser ${of.small} im Schatten kosten mehr, als du hast. Leg das Wasser in die Sonne.`,
      learned:
        'Ein Plättchen kostet im Schatten seine Ertragszahl, in der Sonne das Doppelte. Ist das Geld knapp, gehört das günstigere in die Sonne.',
    },
    monks: {
      title: 'Mönche',
      task: of =>
        `Kauf den Mönch auf Feld ${of.shop} und werte ihn dann auf Feld ${of.scoring}. Bring deine Marker in ${inTurns(of.turns)} zusammen ${steps(of.par)} voran.`,
      hint: () =>
        'Ein freies Feld berührt alle vier Plättchen in der Sonne: das zwischen den beiden Scheunenplätzen der mittleren Reihe. Dorthin gehört der Mönch.',
      learned:
        'Ein gewerteter Mönch aktiviert alle Plättchen neben sich. Leg ihn dorthin, wo ringsum am meisten zu holen ist.',
    },
    discs: {
      title: 'Wertungsscheiben',
      task: of =>
        `Nimm die Scheibe auf Feld ${of.scoring} und entscheide, was du wertest. Bring deine Marker zusammen ${steps(of.par)} voran.`,
      hint: () =>
        'Dein Hopfen liegt im Schatten und bewegt keinen Marker. Versuch es mit einer Ertragszahl: Sie wertet mehrere Rohstoffe zugleich.',
      learned:
        'Eine Scheibe wertet alle Plättchen eines Rohstoffs oder einer Ertragszahl oder die Mönche einer Art. Zähle vorher zusammen, was in der Sonne liegt.',
    },
    'pairs-and-cards': {
      title: 'Paare und Karten',
      task: of =>
        `Nimm die Scheibe auf Feld ${of.scoring}, vervollständige ein Privilegpaar und leg eine Karte an. Der hinterste Marker soll auf ${of.par} kommen.`,
      hint: of =>
        `Hopfen vervollständigt das Paar mit der Hefe. Die Karte „Nachzügler“ bewegt dann den hintersten Marker um die Zahl deiner Scheiben; mit der neuen sind es ${of.discs}.`,
      learned:
        'An ein vollständiges Paar passt eine Karte, jetzt oder nie. „Nachzügler“ wird mit jeder Scheibe besser.',
    },
    sheds: {
      title: 'Scheunen',
      task: of =>
        `Rund um deinen Scheunenplatz fehlt noch ein Plättchen, und du hast ${ducatsObject(of.ducats)}. Bau die Scheune mit einem Plättchen von Feld ${of.shop} und bring deine Marker zusammen ${steps(of.par)} voran.`,
      hint: of =>
        `Die Plättchen ringsum ergeben ${of.sum}. Ab ${of.more} aktiviert eine Scheune drei, die nicht nebeneinanderliegen: Kauf das Holz und wähle die besseren drei.`,
      learned:
        'Die Summe um eine Scheune entscheidet: Kleine Summen bewegen den Braumeister, große aktivieren mehr Plättchen.',
    },
    barrels: {
      title: 'Fässer',
      task: of =>
        `Kauf das Plättchen auf Feld ${of.shop} und zieh dann auf das Fassfeld ${of.barrels}. Hol dir Fässer im Wert von ${pointsDative(of.par)}.`,
      hint: of =>
        `Bau die Scheune im Schatten. Dann hast du ${of.tiles} Plättchen mit der Ertragszahl ${of.fertility}, und die kleine Summe bringt den Braumeister ${steps(of.brewmaster)} voran: zwei Ziele auf einmal.`,
      learned:
        'Auf einem Fassfeld bekommst du für jedes erfüllte Ziel ein Fass. Zieh hin, wenn es sich lohnt, aber vor den anderen.',
    },
    'furthest-behind': {
      title: 'Der hinterste Marker',
      task: of =>
        `Das Spiel endet gleich. Nimm die Scheibe auf Feld ${of.scoring} und werte so, dass du auf ${points(of.par)} kommst.`,
      hint: () => 'Nur der hinterste Marker zählt, und das ist die Gerste. Werte etwas, das sie bewegt.',
      learned: 'Wenige Schritte für den hintersten Marker sind mehr wert als viele für den vordersten.',
    },
    exchange: {
      title: 'Der Umtausch',
      task: of =>
        `Das ist dein letzter Spielzug. Zieh auf das Feld im Startbereich, das dich auf ${points(of.par)} bringt.`,
      hint: of =>
        `Sieh dir den Braumeister an: Steht er ein Feld weiter, kostet ein Schritt des hintersten Markers nur noch ${of.after} Schritte der anderen statt ${of.before}.`,
      learned:
        'Am Ende tauschst du Schritte der vorderen Marker gegen Schritte des hintersten. Der Braumeister bestimmt den Kurs.',
    },
    return: {
      title: 'Wann du zurückkehrst',
      task: of =>
        `Die letzte Runde: Auf Feld ${of.shop} liegt noch ein Plättchen, aber dein Gegner zieht gleich in den Startbereich. Beende das Spiel mit ${pointsDative(of.par)}.`,
      hint: () =>
        'Auf jedem Feld im Startbereich ist nur für eine Spielfigur Platz. Nimm das Markerfeld, bevor es dein Gegner tut.',
      learned:
        'Wer zuerst zurückkehrt, hat die Wahl. Auf ein Plättchen, das nie mehr aktiviert wird, lohnt es sich nicht zu warten.',
    },
    timing: {
      title: 'Der richtige Moment',
      task: of =>
        `Die letzte Scheibe liegt auf Feld ${of.scoring}, und dein Gegner will sie auch. Bring deine Marker in ${inTurns(of.turns)} zusammen ${steps(of.par)} voran.`,
      hint: of =>
        `Lass die Gerste auf Feld ${of.shop} liegen: Während du sie kaufst, nimmt dein Gegner die Scheibe.`,
      learned:
        'Du darfst so weit springen, wie du willst, aber nie zurück. Hol dir zuerst, was es nur einmal gibt.',
    },
    'last-round': {
      title: 'Eine ganze letzte Runde',
      task: of =>
        `Spiel die letzte Runde zu Ende. Du hast ${ducatsObject(of.ducats)}, dein Gegner ist schon fertig. Erreiche ${points(of.par)}.`,
      hint: of =>
        `Werte zuerst die Ertragszahl ${of.fertility}. Setz dann den Mönch auf das letzte freie Feld in der Sonne: So baust du eine Scheune, und die volle Seite ist ein Fass wert.`,
      learned:
        'In der letzten Runde muss sich alles sofort lohnen: Scheibe, Scheune, Fässer und zuletzt das Feld im Startbereich.',
    },
  },
  units: {
    steps,
    points,
    fertility: n => `zusammen ${n} in der Sonne`,
    spot: n => `hinterster Marker auf ${number(n)}`,
  },
};
