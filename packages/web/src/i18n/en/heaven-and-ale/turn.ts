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
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('en-GB');

/** 6.2 What each type of shed asks for. */
const SHED_ASKS = [
  'It activates nothing.',
  'Choose one neighbour.',
  'Choose two opposite neighbours.',
  'Choose three neighbours, no two of them next to each other.',
  'Choose four neighbours.',
] as const;

/** A reason of a bot in words. What the moves themselves say is left out, and what is not known. */
function reason(why: Reason): string | null {
  switch (why.reason) {
    case 'barrel':
      return `a ${why.size} barrel for “${words.goal[why.goal as Goal]}”`;
    case 'shed':
      return `a shed on ${why.shed}`;
    case 'card':
      return `the ${words.card[why.card as Card]} card`;
    case 'marker':
      return `${words.resource[why.resource as Resource]} +${why.steps}`;
    case 'brewmaster':
      return `brewmaster +${why.steps}`;
    case 'ducats':
      return `+${words.ducats(Number(why.ducats))}`;
    default:
      return null;
  }
}

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A move inside a sentence. The names of cards keep their capital. */
const inText = (move: SeatMove, text: string): string =>
  move.move === 'card' && move.card !== 'none' ? text : text.charAt(0).toLowerCase() + text.slice(1);

/** A turn of Heaven & Ale in the making, and what it is worth. */
export const turnWords = (
  { DUCATS_PER_STEP, EMERGENCY_COINS, MARKER_SLOT_STEPS }: Numbers,
  boardWords: BoardWords,
) => ({
  tileChoice: 'Which tile?',
  /** A turn of someone else in one line. */
  brief: ({ places, scored, returned, summary }: RivalTurn) =>
    [
      ...places.map(place => {
        if (typeof place === 'number') return `Space ${place}`;
        // What the others bring follows.
        return place === 'first' ? boardWords.slot(place) : 'Starting area';
      }),
      ...returned.map(card => `returns ${words.card[card]}`),
      ...scored.map(
        ({ spot, fertility }) =>
          `scores ${fertility === null ? boardWords.spotName(spot) : `fertility ${fertility}`}`,
      ),
      boardWords.summary(summary),
    ]
      .filter(Boolean)
      .join(', '),
  others: 'Rivals',
  startOver: 'Start over',
  takeBack: 'Take back your turn',
  thinking: (name: string) => `${name} is thinking…`,
  buyTile: (tile: Tile) => `Choose a hex for ${boardWords.tile(tile)}.`,
  chosen: (n: number, of: number) => `${n} of ${of} chosen.`,
  tapAgain: (move: SeatMove, isLast: boolean) =>
    `${upper(boardWords.move(move))}? Tap again${isLast ? ' to end your turn' : ''}.`,
  /** On the button that does what a second tap does. */
  yesEndTurn: 'Yes, end turn',
  newRound: (round: number, rounds: number) => `Round ${round} of ${rounds} begins.`,
  placeCard: (card: Card) => `Place ${words.card[card]}`,
  asks: {
    slot: 'Which starting space?',
    slotAndOut: 'Your round ends here. Which space?',
    marker: `Which marker moves ${words.steps(MARKER_SLOT_STEPS)}?`,
    fertility: 'Which fertility do you want to score?',
    harvest: 'Place Harvest at the pair: which resource?',
    straggler: 'Place Stragglers at the pair: which marker?',
    place: (card: Card) => `Place ${words.card[card]} at the pair?`,
    giveBack: (card: Card) =>
      `Return ${words.card[card]} to the box? You’ll lose it for the rest of the game.`,
  },
  doneAndOut: 'Confirm your turn. You’ll be out of the round.',
  buyMore: 'Buy another tile, or confirm your turn.',
  mustReturn: `You can’t pay yet: return a privilege card for ${words.ducats(EMERGENCY_COINS)}.`,
  soFar: 'This turn',
  toMainBoard: 'To the main board',
  toCloister: 'To your board',
  visit: (space: number) => `Space ${space}`,
  offer: ({ tile, shady, sunny }: TileOffer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} in the shade, ${sunny} in the sun`,
  activations: (n: number) => counted('en', n, { one: 'activation', other: 'activations' }),
  pairDone: 'completes the pair: you may place a card',
  fulfils: (goal: Goal) => `meets the goal “${words.goal[goal]}”`,
  shedOf: (type: number, sum: number) => `shed of type ${type}, sum ${sum}`,
  shedBuilt: 'Shed built!',
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Hint',
    thinking: 'The strongest bot is thinking…',
    says: (moves: readonly SeatMove[]) =>
      `The strongest bot would play: ${moves.map(move => inText(move, boardWords.move(move))).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const known = reasons.map(reason).filter(one => one !== null);
      return known.length === 0 ? '' : `You get: ${joined.format(known)}.`;
    },
    expects: (points: number) =>
      `If you keep playing like this, you should end with about ${words.points(points)}.`,
    /** Why there is none. */
    guided: 'The guide is showing you something else. You can ask for hints again after this step.',
    elsewhere: 'Your plan differs from the hint. To follow the hint, start over.',
    follow: 'Play it',
    drop: 'No, thanks',
  },
  signs: { ducats: 'ducats', points: 'points now', awaited: 'to move,', look: 'view board' },
  boardOf: (name: string) => `${name}’s board`,
  close: 'Close',
  reckoning: {
    title: 'If the game ended now',
    own: 'Score',
    rearmost: 'Marker furthest behind, after the exchange',
    value: 'VP value',
    production: 'Production',
    barrels: 'Barrels',
    barrelCard: 'Barrels card',
    firstPlayer: 'First player',
    total: 'Total',
    rate: (rate: number) => `exchange rate ${rate}:1`,
    goals: 'Barrel goals',
    lacks: (spots: readonly Spot[]) => `missing: ${joined.format(spots.map(boardWords.spotName))}`,
    ready: 'met: take the barrel on a barrel space',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `${winners[0]} wins` : `Shared victory: ${joined.format(winners)}`,
    youWin: 'You win',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      return n === 0
        ? `No exchanges (${rate}:1)`
        : `${counted('en', n, { one: 'exchange', other: 'exchanges' })} at ${rate}:1`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0 ? 'No steps bought' : `${words.steps(n)} for ${words.ducats(DUCATS_PER_STEP * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0
        ? `Marker furthest behind: ${rearmost} × ${value}`
        : `Marker furthest behind on ${number(rearmost)}`,
    skip: 'Show all',
    again: 'Show again',
    chart: 'Points over the course of the game',
    expectedChart: 'Expected final scores over the course of the game',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Round ${round}`,
    counting: 'Adding up…',
    boards: 'View the boards',
    scores: 'Final scores',
  },
});
