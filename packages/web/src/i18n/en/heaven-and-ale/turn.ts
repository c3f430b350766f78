import type { Reason } from '@taproom/bots';
import type { Breakdown, Card, Goal, Resource, SeatMove, Spot } from '@taproom/games/heaven-and-ale';
import type { Offer } from '../../../games/heaven-and-ale/table/preview.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { boardWords } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('en-GB');

/** 6.2 What each type of shed asks for. */
const SHED_ASKS = [
  'It activates nothing.',
  'Choose one neighbour.',
  'Choose two opposite neighbours.',
  'Choose three neighbours, no two of them side by side.',
  'Choose four neighbours.',
] as const;

/** A reason of a bot in words. What the moves themselves say is left out, and what is not known. */
function reason(why: Reason): string | null {
  switch (why.reason) {
    case 'barrel':
      return `a ${why.size} barrel: ${words.goal[why.goal as Goal]}`;
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

/** A turn of Heaven & Ale in the making, and what it is worth. */
export const turnWords = {
  tileChoice: 'Which tile?',
  startOver: 'Start over',
  takeBack: 'Take back the turn',
  thinking: (name: string) => `${name} is thinking …`,
  buyOne: 'Buy a tile: choose a hex for it.',
  buyMore: 'Buy another tile, or confirm your turn.',
  mustReturn: 'You can’t pay yet: return a privilege card for 3 ducats.',
  soFar: 'This turn',
  toMainBoard: 'To the main board',
  toCloister: 'To your cloister',
  visit: (space: number) => `Space ${space}`,
  offer: ({ tile, shady, sunny }: Offer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} in the shade, ${sunny} in the sun`,
  activations: (n: number) => counted('en', n, { one: 'activation', other: 'activations' }),
  pairDone: 'The pair is complete: you may place a card',
  fulfils: (goal: Goal) => `fulfils: ${words.goal[goal]}`,
  shedOf: (type: number, sum: number) => `shed of type ${type}, shed sum ${sum}`,
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Hint',
    thinking: 'The brewmaster is thinking …',
    says: (moves: readonly SeatMove[]) =>
      `The brewmaster would play: ${moves.map(boardWords.move).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const told = reasons.map(reason).filter(one => one !== null);
      return told.length === 0 ? '' : `It brings ${joined.format(told)}.`;
    },
    expects: (points: number) => `Then about ${words.points(points)} at the end.`,
    elsewhere: 'Your plan went another way. Start over to follow the hint.',
    follow: 'Play it',
    drop: 'No, thanks',
  },
  signs: { ducats: 'ducats', points: 'points now', awaited: 'to move,', look: 'look at the board' },
  boardOf: (name: string) => `The board of ${name}`,
  close: 'Close',
  reckoning: {
    title: 'If the game ended now',
    own: 'Score',
    rearmost: 'Rearmost marker, after the exchange',
    value: 'VP value',
    production: 'Production',
    barrels: 'Barrels',
    barrelCard: 'Barrels card',
    firstPlayer: 'First player',
    total: 'Total',
    rate: (rate: number) => `exchange ${rate} : 1`,
    goals: 'Barrel goals',
    lacks: (spots: readonly Spot[]) => `missing: ${joined.format(spots.map(boardWords.spotName))}`,
    ready: 'fulfilled: fetch the barrel on a barrel space',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `${winners[0]} wins` : `A shared victory: ${joined.format(winners)}`,
    youWin: 'You win',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      return n === 0
        ? `No exchange needed (${rate} : 1)`
        : `${counted('en', n, { one: 'exchange', other: 'exchanges' })} at ${rate} : 1`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0 ? 'No steps bought' : `${words.steps(n)} for ${words.ducats(10 * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0 ? `Rearmost marker ${rearmost} × ${value}` : `Rearmost marker on ${number(rearmost)}`,
    skip: 'Show all',
    again: 'Show again',
    chart: 'Points over the game',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Round ${round}`,
    counting: 'Adding up …',
    boards: 'Look at the boards',
    scores: 'Final scores',
  },
};
