import type { Breakdown, Numbers, Tile } from '@taproom/games/heaven-and-ale';
import { type ShedRow, type ShedSoFar, shedRows } from '../../../games/heaven-and-ale/sheds.ts';
import type { Band } from '../../../games/heaven-and-ale/table/bands.ts';
import { number } from '../../numbers.ts';
import { tile } from './board.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('de');

const COUNT = ['keine', 'eine', 'zwei', 'drei', 'vier'];

const shedRow = ({ from, to, brewmaster, activations }: ShedRow, row: number): string => {
  const steps = brewmaster === 0 ? '0' : `+${brewmaster}`;
  const count = COUNT[activations] ?? activations;
  // The first row says what the others only count.
  const brings = row === 0 ? `Braumeister ${steps}, ${count} Aktivierung` : `${steps}, ${count}`;
  return `${to === null ? `ab ${from}` : `${from}–${to}`}: ${brings}`;
};

/** What the things on the table say about themselves. */
export const aboutWords = ({
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  PURSE_DUCATS,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  SMALL_BARREL_VP,
  SUNNY_FACTOR,
  TRACK_END,
}: Numbers) => ({
  space: {
    resource: 'Kauf ein oder mehrere Plättchen dieses Feldes und leg jedes in deinen Klostergarten.',
    monk: 'Kauf einen oder mehrere Mönche dieses Feldes und leg jeden in deinen Klostergarten.',
    scoring: 'Nimm eine Wertungsscheibe und werte sofort mit ihr.',
    barrel: 'Nimm für jedes erfüllte Ziel, zu dem du noch kein Fass hast, ein Fass.',
  },
  letter: {
    A: 'A: nur das X-Erntefeld.',
    B: 'B: nur ein Mönchs-Erntefeld.',
    C: 'C: nur ein Rohstoff-Erntefeld.',
    '*': '*: jedes freie Erntefeld.',
  },
  discs: (n: number) =>
    n === 0
      ? 'In dieser Runde ist keine Scheibe mehr da.'
      : n === 1
        ? 'Noch 1 Scheibe.'
        : `Noch ${n} Scheiben.`,
  monkPrice: (price: number) =>
    `Ein Mönch kostet ${ducatsObject(price)} im Schatten und ${SUNNY_FACTOR * price} in der Sonne.`,
  monkNumber: 'Die Zahl auf einem Mönch gibt seine Art an, nicht seinen Preis.',
  forSale: (tiles: readonly Tile[]) =>
    tiles.length === 0
      ? 'In dieser Runde ist nichts mehr da.'
      : `Zu kaufen: ${joined.format(tiles.map(tile))}.`,
  slot: {
    first: `Du beginnst die kommende Runde. Am Spielende bringt das Feld ${words.points(FIRST_PLAYER_VP)}.`,
    brewmaster: `Dein Braumeister geht ${words.steps(BREWMASTER_SLOT_STEPS)} vor.`,
    marker: `Ein Marker deiner Wahl geht ${words.steps(MARKER_SLOT_STEPS)} vor.`,
    ducats: `Du bekommst ${ducatsObject(DUCATS_SLOT_DUCATS)}.`,
  },
  slotFree: 'Frei. Wer hierher zieht, ist für diese Runde fertig.',
  slotToBegin: 'Frei. Du stellst deine Figur hier nur auf: Die ganze erste Runde liegt noch vor dir.',
  slotNotNow:
    'Gerade nicht für dich: Alle anderen sind aus der Runde, also musst du das Startspielerfeld nehmen.',
  slotTaken: (name: string) => `Besetzt: ${name}.`,
  emptyHex: { sunny: 'Leeres Feld in der Sonne', shady: 'Leeres Feld im Schatten' },
  hex: {
    sunny:
      'In der Sonne kosten Plättchen das Doppelte. Ein aktiviertes Rohstoffplättchen bewegt seinen Marker um die Ertragszahl.',
    shady:
      'Im Schatten gilt der einfache Preis. Ein aktiviertes Rohstoffplättchen bringt so viele Dukaten wie seine Ertragszahl.',
  },
  resourceTile: 'Scheunen, Wertungsscheiben und Mönche aktivieren es; vorher bewirkt es nichts.',
  monk: `Eine Scheibe auf seinem Erntefeld bringt ihn zum Ernteeinsatz: Er aktiviert alle angrenzenden Plättchen. Wird er selbst aktiviert, geht dein Braumeister ${words.steps(MONK_STEPS)} vor.`,
  shedSpot: 'Scheunenplatz',
  shedNeeds: 'Sobald auf allen sechs Feldern ringsum Plättchen liegen, entsteht hier eine Scheune.',
  shedSoFar: ({ filled, of, sum }: ShedSoFar) => `Bisher: ${filled} von ${of} Plättchen, Summe ${sum}.`,
  shedBrings: ({ type, brewmaster, activations }: ShedSoFar) =>
    `Mit dieser Summe: Scheune der Größe ${type}, Braumeister +${brewmaster}, ${activations === 0 ? 'keine Aktivierung' : activations === 1 ? '1 Aktivierung' : `${activations} Aktivierungen`}.`,
  shedTable: `Summe ${shedRows({ SHED_ACTIVATIONS, SHED_TABLE }).map(shedRow).join(' · ')}.`,
  builtShed: [
    'Beim Bau hat sie nichts aktiviert.',
    'Beim Bau hat sie ein angrenzendes Plättchen aktiviert.',
    'Beim Bau hat sie zwei gegenüberliegende Plättchen aktiviert.',
    'Beim Bau hat sie drei Plättchen aktiviert, von denen keine zwei aneinandergrenzen.',
    'Beim Bau hat sie vier angrenzende Plättchen aktiviert.',
  ],
  spot: {
    fertility:
      'Eine Scheibe hier aktiviert alle deine Rohstoffplättchen mit einer Ertragszahl, die du nennst.',
    resource: 'Eine Scheibe hier aktiviert alle deine Plättchen dieses Rohstoffs.',
    monk: 'Eine Scheibe hier bringt alle deine Mönche dieser Art zum Ernteeinsatz: Jeder aktiviert die angrenzenden Plättchen.',
  },
  spotTiles: (n: number) => `Du hast ${n} davon.`,
  spotOnce: 'Einmal im Spiel.',
  spotTaken: 'Schon gewertet.',
  pair: (spots: readonly string[]) => `Privilegpaar: ${spots.join(' / ')}`,
  pairRule: 'Wenn auf beiden Erntefeldern eine Scheibe liegt, darfst du hier eine Karte anlegen.',
  pairSoFar: (n: number) => `${n} von 2 Scheiben.`,
  card: {
    harvest:
      'Wähle einen Rohstoff: Sein Marker geht für jedes Plättchen davon in deinem Klostergarten 1 Schritt vor.',
    stragglers: 'Der hinterste Marker geht für jede Scheibe auf deinem Plan 1 Schritt vor.',
    barrels: `Am Ende zählt jedes deiner Fässer ${words.points(BARREL_CARD_VP)} mehr.`,
    purse: `Du bekommst ${ducatsObject(PURSE_DUCATS)}.`,
    brewmaster: `Dein Braumeister geht ${words.steps(BREWMASTER_CARD_STEPS)} vor.`,
  },
  cardInHand: `Leg sie an, wenn ein Privilegpaar vollständig wird, oder gib sie in deinem Spielzug für ${ducatsObject(EMERGENCY_COINS)} ab.`,
  cardPlaced: 'Angelegt.',
  goal: `Erfülle das Ziel und zieh dann auf ein Fassfeld: Wer zuerst kommt, bekommt ${LARGE_BARREL_VP} Punkte, der Zweite ${SMALL_BARREL_VP}.`,
  goalOwners: (names: readonly string[]) => `Geholt: ${joined.format(names)}.`,
  band: 'Braumeistertabelle',
  bandRule: ({ rate, value }: Band) =>
    `Am Ende kostet jeder Schritt des hintersten Markers ${words.steps(rate)} der anderen, und sein Feld zählt × ${value}.`,
  bandNow: 'Hier steht dein Braumeister gerade.',
  brewmaster:
    'Je weiter er ist, desto mehr zählt deine Produktion und desto günstiger tauschst du um. Scheunen und aktivierte Mönche bewegen ihn.',
  marker: `Plättchen in der Sonne bewegen ihn, wenn sie aktiviert werden. Auf der ${TRACK_END} bringt jeder weitere Schritt ${ducatsObject(1)}.`,
  markerLast: 'Ganz hinten: Am Ende zählt nur dieser Marker, sein Feld × Siegpunktwert.',
  stacks:
    'Vor jeder Runde kommt auf jedes Mönchsfeld ein Mönch und auf jedes Rohstoff-Feld ein Rohstoffplättchen dazu; was übrig ist, bleibt liegen.',
  ducats: `Damit bezahlst du Plättchen. Reicht es nicht, gib eine Karte für ${ducatsObject(EMERGENCY_COINS)} ab.`,
  ducatsEnd: `Am Ende bringen je ${ducatsObject(DUCATS_PER_STEP)} einen Marker 1 Schritt voran.`,
  barrels: `${LARGE_BARREL_VP} Punkte für jedes große Fass, ${SMALL_BARREL_VP} für jedes kleine.`,
  playerNow: ({ rearmost, value, total }: Breakdown) =>
    `Wäre jetzt Schluss: ${words.points(total)} (hinterster Marker nach dem Umtausch auf ${number(rearmost)}, × ${value}).`,
  playerOpen: 'Öffne den Plan, um mehr zu sehen.',
});
