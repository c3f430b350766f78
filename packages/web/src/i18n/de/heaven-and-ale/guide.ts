import { type Numbers, RESOURCES } from '@taproom/games/heaven-and-ale';
import { EXAMPLE } from '../../../games/heaven-and-ale/guide.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

const markers = RESOURCES.map(one => `${words.resource[one]} ${EXAMPLE.markers[one]}`).join(', ');

export const guideWords = ({
  DUCATS_PER_STEP,
  EMERGENCY_COINS,
  LARGE_BARREL_VP,
  SMALL_BARREL_VP,
}: Numbers) => ({
  welcome: 'Das ist der Spielplan. Jede Spielfigur zieht pro Runde einmal herum, nie zurück.',
  place: 'Wähle zuerst ein Feld im Startbereich. Die meisten bringen dir sofort etwas.',
  confirm: 'Erst wenn du bestätigst, gilt dein Spielzug. Bis dahin kannst du alles zurücknehmen.',
  garden:
    'Dein Klostergarten: links die Sonne, rechts der Schatten. In der Sonne kostet ein Plättchen das Doppelte und bringt deine Produktion voran; im Schatten bringt es Dukaten.',
  go: 'Wähle nun ein leuchtendes Feld mit einem Plättchen, das dir gefällt. Was du überspringst, kannst du in dieser Runde nicht mehr nutzen.',
  sun: 'Pflanz dein erstes Plättchen in die Sonne, links: Es kostet das Doppelte, bewegt aber später seinen Marker. Wähle ein leuchtendes Feld.',
  turn: 'Liegt hier noch etwas, darfst du mehr kaufen. Bestätige dann deinen Spielzug.',
  production: `Ein Marker für jeden Rohstoff. Am Ende zählt nur der hinterste, also pflanz von allem etwas. Am Schluss kann er aufholen: Beim Umtausch gehen andere Marker zurück, je ${ducatsObject(DUCATS_PER_STEP)} bringen ${words.steps(1)}.`,
  brewmaster:
    'Scheunen bringen den Braumeister voran, auch Mönche, die eine Scheune oder ein Nachbarmönch aktiviert. Er bestimmt, wie günstig du umtauschst und womit du am Ende den hintersten Marker malnimmst.',
  shade:
    'Jetzt etwas Günstiges: Zieh weiter und pflanz ein Plättchen in den Schatten, rechts. Dort bringt es Dukaten, sobald es aktiviert wird.',
  score:
    'Plättchen müssen aktiviert werden. Zieh auf ein lila Feld und leg die Scheibe auf ein Erntefeld, zu dem du Plättchen hast: Alle wirken auf einmal.',
  cards: `Liegen auf beiden Feldern eines Paars Scheiben, darfst du eine Karte anlegen. Wird das Geld knapp, kannst du eine Karte für ${ducatsObject(EMERGENCY_COINS)} abgeben.`,
  home: 'Zieh weiter, bis du genug hast, und dann in den Startbereich. Wer früh dort ankommt, hat die größte Auswahl.',
  final: `So könnte es enden: ${markers}; Braumeister auf ${EXAMPLE.brewmaster} (Umtausch ${EXAMPLE.rate}:1, Siegpunktwert ${EXAMPLE.value}). Du tauschst ${EXAMPLE.exchanges}-mal um, die Gerste kommt auf ${EXAMPLE.rearmost}: ${EXAMPLE.rearmost} × ${EXAMPLE.value} = ${EXAMPLE.points} Punkte, dazu Fässer.`,
  shed: 'Sechs Plättchen ringsum: Deine erste Scheune steht! Eine kleine Summe bringt den Braumeister weit voran, eine große aktiviert mehr Plättchen.',
  barrels: `Du hast ein Ziel erfüllt. Zieh auf ein Fassfeld: Wer zuerst kommt, bekommt ${words.points(LARGE_BARREL_VP)}, der Zweite noch ${SMALL_BARREL_VP}.`,
});
