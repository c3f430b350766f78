import type { Reason } from '@taproom/bots';
import type { Breakdown, Card, Goal, Resource, SeatMove, Spot } from '@taproom/games/heaven-and-ale';
import type { Offer } from '../../../games/heaven-and-ale/table/preview.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { boardWords } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('de');

const SHED_ASKS = [
  'Sie aktiviert nichts.',
  'Wähle ein Nachbarfeld.',
  'Wähle zwei gegenüberliegende Nachbarfelder.',
  'Wähle drei Nachbarfelder, von denen keine zwei nebeneinander liegen.',
  'Wähle vier Nachbarfelder.',
] as const;

function reason(why: Reason): string | null {
  switch (why.reason) {
    case 'barrel':
      return `ein ${why.size === 'large' ? 'großes' : 'kleines'} Fass: ${words.goal[why.goal as Goal]}`;
    case 'shed':
      return `eine Scheune auf ${why.shed}`;
    case 'card':
      return `die Karte „${words.card[why.card as Card]}“`;
    case 'marker':
      return `${words.resource[why.resource as Resource]} +${why.steps}`;
    case 'brewmaster':
      return `Braumeister +${why.steps}`;
    case 'ducats':
      return `+${words.ducats(Number(why.ducats))}`;
    default:
      return null;
  }
}

export const turnWords = {
  tileChoice: 'Welches Plättchen?',
  startOver: 'Von vorn',
  takeBack: 'Zug zurücknehmen',
  thinking: (name: string) => `${name} denkt nach …`,
  buyOne: 'Kauf ein Plättchen: wähle ein Gartenfeld dafür.',
  buyMore: 'Kauf noch ein Plättchen oder bestätige deinen Zug.',
  mustReturn: 'Das Geld reicht noch nicht: gib eine Privilegkarte für 3 Dukaten ab.',
  soFar: 'Dieser Zug',
  toMainBoard: 'Zum Spielplan',
  toCloister: 'Zu deinem Klostergarten',
  visit: (space: number) => `Aktionsfeld ${space}`,
  offer: ({ tile, shady, sunny }: Offer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} im Schatten, ${sunny} in der Sonne`,
  activations: (n: number) => counted('de', n, { one: 'Aktivierung', other: 'Aktivierungen' }),
  pairDone: 'Das Privilegpaar ist voll: du darfst eine Karte anlegen',
  fulfils: (goal: Goal) => `erfüllt: ${words.goal[goal]}`,
  shedOf: (type: number, sum: number) => `Scheune der Größe ${type}, Scheunenertragswert ${sum}`,
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Tipp',
    thinking: 'Der Braumeister denkt nach …',
    says: (moves: readonly SeatMove[]) =>
      `Der Braumeister würde spielen: ${moves.map(boardWords.move).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const told = reasons.map(reason).filter(one => one !== null);
      return told.length === 0 ? '' : `Das bringt ${joined.format(told)}.`;
    },
    expects: (points: number) => `Damit kommst du am Ende auf etwa ${words.points(points)}.`,
    elsewhere: 'Dein Plan ging einen anderen Weg. Mit „Von vorn“ kannst du dem Tipp folgen.',
    follow: 'So spielen',
    drop: 'Nein danke',
  },
  signs: { ducats: 'Dukaten', points: 'Punkte zurzeit', awaited: 'am Zug,', look: 'Garten ansehen' },
  boardOf: (name: string) => `Der Klostergarten von ${name}`,
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
    total: 'Summe',
    rate: (rate: number) => `Umtausch ${rate} : 1`,
    goals: 'Ziele der Fässer',
    lacks: (spots: readonly Spot[]) => `es fehlt: ${joined.format(spots.map(boardWords.spotName))}`,
    ready: 'erfüllt: hol das Fass auf einem Fassfeld',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `${winners[0]} gewinnt` : `Geteilter Sieg: ${joined.format(winners)}`,
    youWin: 'Du gewinnst',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      return n === 0 ? `Kein Umtausch nötig (${rate} : 1)` : `${n} × Umtausch ${rate} : 1`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0 ? 'Keine Schritte gekauft' : `${words.steps(n)} für ${words.ducats(10 * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0 ? `Hinterster Marker ${rearmost} × ${value}` : `Hinterster Marker auf ${number(rearmost)}`,
    skip: 'Alles zeigen',
    again: 'Noch einmal zeigen',
    chart: 'Punkte im Verlauf des Spiels',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Runde ${round}`,
    counting: 'Es wird gezählt …',
    boards: 'Pläne ansehen',
    scores: 'Endstand',
  },
};
