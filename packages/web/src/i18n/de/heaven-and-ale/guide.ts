import type { Numbers } from '@taproom/games/heaven-and-ale';
import { EXAMPLE } from '../../../games/heaven-and-ale/guide.ts';
import { SPOT_SIGN } from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

export const guideWords = ({
  DUCATS_PER_STEP,
  EMERGENCY_COINS,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
}: Numbers) => ({
  welcome: 'Das ist der Spielplan. Jede Spielfigur zieht pro Runde einmal herum, nie zurück.',
  place: 'Wähle zuerst ein Feld im Startbereich. Die meisten bringen dir sofort etwas.',
  marker:
    'Ein Marker zeigt, wie viel du von einem Rohstoff produzierst. Am Ende zählt nur der hinterste. Die Gerste beginnt ganz hinten und ist deshalb eine gute Wahl.',
  confirm: 'Erst wenn du bestätigst, gilt dein Spielzug. Bis dahin kannst du alles zurücknehmen.',
  garden:
    'Dein Klostergarten: links die Sonne, rechts der Schatten. In der Sonne kostet ein Plättchen das Doppelte und bringt deine Produktion voran; im Schatten bringt es Dukaten.',
  go: 'Wähle ein leuchtendes Feld mit einem Plättchen, das dir gefällt. Die Zahl auf einem Rohstoff ist sein Preis; was ein Mönch kostet, steht auf der Münze. Was du überspringst, ist für diese Runde weg.',
  sun: 'Pflanz dein erstes Plättchen in die Sonne, links: Es kostet das Doppelte, bewegt aber später seinen Marker. Wähle ein leuchtendes Feld.',
  turn: `Felder mit Steinen sind Scheunenplätze. ${SPOT_SIGN.text} heißt: ringsum ${SPOT_SIGN.filled} von ${SPOT_SIGN.of} Plättchen, Ertragszahlen zusammen ${SPOT_SIGN.sum}. Liegt bei deiner Figur noch etwas, darfst du mehr kaufen. Bestätige dann deinen Spielzug.`,
  production: `Ein Marker für jeden Rohstoff. Am Ende zählt nur der hinterste, also pflanz von allem etwas. Am Schluss kann er aufholen: Beim Umtausch gehen andere Marker zurück, je ${ducatsObject(DUCATS_PER_STEP)} bringen ${words.steps(1)}.`,
  brewmaster:
    'Scheunen bringen den Braumeister voran, ebenso Mönche, die von Scheune oder Nachbarmönch aktiviert werden. Er zeigt, wie günstig du tauschst und womit du am Ende den hintersten Marker multiplizierst.',
  shade:
    'Jetzt etwas Günstiges: Zieh weiter und pflanz ein Plättchen in den Schatten, rechts. Dort bringt es Dukaten, sobald es aktiviert wird.',
  score:
    'Plättchen müssen aktiviert werden. Probier es aus: Zieh auf ein lila Feld und leg die Scheibe auf ein Erntefeld. Jedes wertest du nur einmal im Spiel, also sammle nächstes Mal erst mehr Plättchen.',
  cards: `Liegen auf beiden Feldern eines Paars Scheiben, darfst du eine Karte anlegen. Wird das Geld knapp, kannst du eine Karte für ${ducatsObject(EMERGENCY_COINS)} abgeben.`,
  home: 'Zieh weiter, solange sich vor dir noch ein Feld lohnt, dann in den Startbereich. Wer früh kommt, hat mehr Auswahl; sind alle anderen schon dort, eilt es nicht.',
  final: `Ein Beispiel: Die Gerste liegt ganz hinten. Du tauschst ${EXAMPLE.exchanges}-mal um, sie kommt auf ${EXAMPLE.rearmost}, dein Siegpunktwert ist ${EXAMPLE.value}: ${EXAMPLE.rearmost} × ${EXAMPLE.value} = ${EXAMPLE.points} Punkte, dazu Fässer. Ab jetzt zeigt ≈ den erwarteten Endstand.`,
  shed: 'Sechs Plättchen ringsum: Deine erste Scheune steht! Eine kleine Summe bringt den Braumeister weit voran, eine große aktiviert mehr Plättchen.',
  barrels: `Du hast ein Ziel erfüllt! Auf einem Fassfeld bekommst du das Fass dafür: Wer zuerst kommt, erhält ${words.points(LARGE_BARREL_VP)}, der Zweite noch ${SMALL_BARREL_VP}.`,
});
