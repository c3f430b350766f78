import type { Reason } from '@taproom/bots';
import type {
  Breakdown,
  Card,
  Goal,
  Numbers,
  Resource,
  SeatMove,
  Spot,
  Tile,
} from '@taproom/games/heaven-and-ale';
import type { TileOffer } from '../../../games/heaven-and-ale/table/preview.ts';
import type { RivalTurn } from '../../../games/heaven-and-ale/table/rival-turns.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import type { BoardWords } from './board.ts';
import { ducatsObject, cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('de');

const SHED_ASKS = [
  'Sie aktiviert nichts.',
  'Wähle genau ein angrenzendes Plättchen.',
  'Wähle genau zwei Plättchen, die einander gegenüberliegen.',
  'Wähle genau drei Plättchen, von denen keine zwei aneinandergrenzen.',
  'Wähle genau vier angrenzende Plättchen.',
] as const;

function reason(why: Reason): string | null {
  switch (why.reason) {
    case 'barrel':
      return `ein ${why.size === 'large' ? 'großes' : 'kleines'} Fass für „${words.goal[why.goal as Goal]}“`;
    case 'shed':
      return `eine Scheune auf ${why.shed}`;
    case 'card':
      return `die Karte „${words.card[why.card as Card]}“`;
    case 'marker':
      return `${words.resource[why.resource as Resource]} +${why.steps}`;
    case 'brewmaster':
      return `Braumeister +${why.steps}`;
    case 'ducats':
      return ducatsObject(Number(why.ducats));
    default:
      return null;
  }
}

export const turnWords = (
  { DUCATS_PER_STEP, EMERGENCY_COINS, MARKER_SLOT_STEPS }: Numbers,
  boardWords: BoardWords,
) => ({
  tileChoice: 'Welches Plättchen?',
  brief: ({ places, scored, returned, summary }: RivalTurn) =>
    [
      ...places.map(place => {
        if (typeof place === 'number') return `Feld ${place}`;
        // What the others bring follows.
        return place === 'first' ? boardWords.slot(place) : 'Startbereich';
      }),
      ...returned.map(card => `gibt „${words.card[card]}“ ab`),
      ...scored.map(
        ({ spot, fertility }) =>
          `wertet ${fertility === null ? boardWords.spotName(spot) : `Ertragszahl ${fertility}`}`,
      ),
      boardWords.summary(summary),
    ]
      .filter(Boolean)
      .join(', '),
  others: 'Gegner',
  startOver: 'Von vorn',
  takeBack: 'Spielzug zurücknehmen',
  thinking: (name: string) => `${name} denkt nach …`,
  buyTile: (tile: Tile) => `Wähle ein Gartenfeld für ${boardWords.tile(tile)}.`,
  chosen: (n: number, of: number) => `${n} von ${of} gewählt.`,
  tapAgain: (move: SeatMove, isLast: boolean) =>
    `${boardWords.move(move)}? Tippe noch einmal${isLast ? ', dann endet dein Spielzug' : ''}.`,
  /** On the button that does what a second tap does. */
  yesEndTurn: 'Spielzug beenden',
  newRound: (round: number, rounds: number) => `Runde ${round} von ${rounds} beginnt.`,
  placeCard: (card: Card) => `„${words.card[card]}“ anlegen`,
  asks: {
    slot: 'Welches Feld im Startbereich?',
    slotAndOut: 'Damit endet deine Runde. Welches Feld?',
    marker: `Welcher Marker geht ${words.steps(MARKER_SLOT_STEPS)} vor?`,
    fertility: 'Welche Ertragszahl wertest du?',
    harvest: 'Du legst „Ernte“ an: Welcher Rohstoff?',
    straggler: 'Du legst „Nachzügler“ an: Welcher Marker?',
    place: (card: Card) => `„${words.card[card]}“ an das Paar anlegen?`,
    giveBack: (card: Card) =>
      `„${words.card[card]}“ abgeben? Die Karte ist dann für den Rest des Spiels weg.`,
  },
  doneAndOut: 'Bestätige, dann endet die Runde für dich.',
  buyMore: 'Kauf noch ein Plättchen oder bestätige deinen Spielzug.',
  mustReturn: `Das Geld reicht noch nicht: Gib eine Privilegkarte für ${ducatsObject(EMERGENCY_COINS)} ab.`,
  soFar: 'Dieser Spielzug',
  toMainBoard: 'Zum Spielplan',
  toCloister: 'Zu deinem Klostergarten',
  visit: (space: number) => `Aktionsfeld ${space}`,
  offer: ({ tile, shady, sunny }: TileOffer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} im Schatten, ${sunny} in der Sonne`,
  activations: (n: number) => counted('de', n, { one: 'Aktivierung', other: 'Aktivierungen' }),
  pairDone: 'Das Privilegpaar ist vollständig: Du darfst eine Karte anlegen',
  fulfils: (goal: Goal) => `erfüllt: ${words.goal[goal]}`,
  shedOf: (type: number, sum: number) => `Scheune der Größe ${type}, Scheunenertragswert ${sum}`,
  shedBuilt: 'Scheune gebaut!',
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Tipp',
    thinking: 'Der stärkste Bot denkt nach …',
    says: (moves: readonly SeatMove[]) =>
      `Der stärkste Bot würde so spielen: ${moves.map(boardWords.move).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const told = reasons.map(reason).filter(one => one !== null);
      return told.length === 0 ? '' : `Das bringt ${joined.format(told)}.`;
    },
    expects: (points: number) =>
      `Wenn du so weiterspielst, kommst du am Ende auf etwa ${words.points(points)}.`,
    guided: 'Die Einführung zeigt dir gerade etwas anderes. Nach diesem Schritt gibt es wieder Tipps.',
    elsewhere: 'Du hast schon etwas anderes geplant. Mit „Von vorn“ kannst du dem Tipp folgen.',
    follow: 'So spielen',
    drop: 'Nein, danke',
  },
  signs: { ducats: 'Dukaten', points: 'Punkte', awaited: 'ist dran,', look: 'Klostergarten ansehen' },
  boardOf: (name: string) => `Klostergarten: ${name}`,
  close: 'Schließen',
  reckoning: {
    title: 'Wenn jetzt Schluss wäre',
    own: 'Punkte',
    rearmost: 'Hinterster Marker nach dem Umtausch',
    value: 'Siegpunktwert',
    production: 'Produktion',
    barrels: 'Fässer',
    barrelCard: 'Karte „Fässer“',
    firstPlayer: 'Startspieler',
    total: 'Gesamt',
    rate: (rate: number) => `Umtauschwert ${rate}:1`,
    goals: 'Ziele für Fässer',
    lacks: (spots: readonly Spot[]) => `noch offen: ${joined.format(spots.map(boardWords.spotName))}`,
    ready: 'erfüllt: Hol dir das Fass auf einem Fassfeld',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `${winners[0]} gewinnt` : `Geteilter Sieg: ${joined.format(winners)}`,
    youWin: 'Du gewinnst',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      if (n === 0) return `Kein Umtausch (${rate}:1)`;
      return `${n === 1 ? 'Einmal' : `${n}-mal`} umgetauscht (${rate}:1)`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0
        ? 'Keine Schritte gekauft'
        : `${words.steps(n)} für ${ducatsObject(DUCATS_PER_STEP * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0 ? `Hinterster Marker ${rearmost} × ${value}` : `Hinterster Marker auf ${number(rearmost)}`,
    skip: 'Alles zeigen',
    again: 'Noch einmal zeigen',
    chart: 'Punkte im Laufe des Spiels',
    expectedChart: 'Erwartete Endstände im Laufe des Spiels',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Runde ${round}`,
    counting: 'Die Punkte werden gezählt …',
    boards: 'Spielpläne ansehen',
    scores: 'Endstand',
  },
});
