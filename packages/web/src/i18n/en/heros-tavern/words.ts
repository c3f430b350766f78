import type { Card, Category, Resource, Tokens } from '@taproom/games/heros-tavern';
import { counted, formOf } from '../../plural.ts';
import { reasonWords } from './hints.ts';

const RESOURCE = {
  coins: { one: 'coin', other: 'coins' },
  storage: { one: 'storage', other: 'storage' },
  land: { one: 'land', other: 'land' },
} satisfies Record<Resource, object>;

const some = (n: number, resource: Resource): string => counted('en', n, RESOURCE[resource]);

const tokens = (given: Tokens): string => {
  const parts = (['coins', 'storage', 'land'] as const).filter(resource => given[resource] > 0);
  return parts.map(resource => some(given[resource], resource)).join(', ') || 'nothing';
};

const isNone = (given: Tokens): boolean => given.coins + given.storage + given.land === 0;

const heroes = (n: number): string => counted('en', n, { one: 'hero', other: 'heroes' });

const name = {
  entertainment: 'Entertainment',
  food: 'Food',
  'light-ale': 'Light ale',
  'dark-ale': 'Dark ale',
  lodging: 'Lodging',
  market: 'Market',
  games: 'Games',
  barrel: 'Barrel',
  tools: 'Tools',
  jester: 'Jester',
  cook: 'Cook',
  bartender: 'Bartender',
  maid: 'Maid',
  shopkeeper: 'Shopkeeper',
} satisfies Record<Card, string>;

export const tavernWords = {
  name,
  /** One or two short lines on the card itself, with a stroke between them. */
  lines: {
    entertainment: 'most: 6 | second most: 3',
    food: 'three: 10',
    'light-ale': 'light + dark: 10 | two alike: 3',
    'dark-ale': 'light + dark: 10 | two alike: 3',
    lodging: '2 each',
    market: '1, 3, 5, 7, 10 | for 1 to 5',
    games: '1, 3, 5, 7, 10 coins | for 1 to 5',
    barrel: '1, 3, 5, 7, 10 storage | for 1 to 5',
    tools: '1, 3, 5, 7, 10 land | for 1 to 5',
    jester: '1, 2, 4, 6 for | entertainment',
    cook: '5 for each | three food',
    bartender: 'light + dark: 5 | two alike: 2',
    maid: '1, 2, 4, 6 | for lodgings',
    shopkeeper: '1, and 1 | for each market',
  } satisfies Record<Card, string>,
  rule: {
    entertainment:
      'Most in the round: 6 heroes; second most: 3. Whoever ties splits them, rounded down; a tie for most leaves no second place.',
    food: 'Every set of three: 10 heroes.',
    'light-ale': 'A light and a dark ale: 10 heroes. A pair of one kind among the rest: 3.',
    'dark-ale': 'A light and a dark ale: 10 heroes. A pair of one kind among the rest: 3.',
    lodging: '2 heroes each.',
    market: '1, 3, 5, 7 or 10 heroes for 1, 2, 3, 4 or at least 5.',
    games: '1, 3, 5, 7 or 10 coins for 1, 2, 3, 4 or at least 5. No heroes.',
    barrel: '1, 3, 5, 7 or 10 storage for 1, 2, 3, 4 or at least 5. No heroes.',
    tools: '1, 3, 5, 7 or 10 land for 1, 2, 3, 4 or at least 5. No heroes.',
    jester: '1 hero without entertainment, 2 with one or two, 4 with three to five, 6 with six or more.',
    cook: '5 heroes for each set of three food; 1 without any.',
    bartender: '5 heroes for each mixed pair, 2 for each pair of one kind; 1 without any.',
    maid: '1 hero without lodging, 2 with one, 4 with two, 6 with three or more.',
    shopkeeper: '1 hero, and 1 more for each market.',
  } satisfies Record<Card, string>,
  category: {
    entertainment: 'Entertainment',
    food: 'Food',
    ale: 'Ale',
    lodging: 'Lodging',
    market: 'Market',
    staff: 'Staff',
  } satisfies Record<Category, string>,
  resource: { coins: 'Coins', storage: 'Storage', land: 'Land' } satisfies Record<Resource, string>,
  round: (round: number) => `Round ${round} of 5`,
  step: (step: number, of: number) => `Card ${step} of ${of}`,
  purchase: 'Purchase',
  over: 'Final scoring',
  passing: 'Hands go to the left',
  yourTavern: 'Your tavern',
  emptyTavern: 'No cards yet.',
  theirTavern: (name: string) => `Tavern: ${name}`,
  heroes,
  tokens,
  isIn: 'has chosen',
  choosing: 'is choosing …',
  kind: (of: { name: string; count: number; bought: number }) =>
    `${of.name}: ${of.count}${of.bought > 0 ? `, ${of.bought} bought` : ''}`,
  bought: (n: number) => `${n} bought`,
  hand: 'Your hand',
  handCard: (card: { name: string; price: string; gain: string; rule: string }) =>
    `${card.name}. Adds now: ${card.gain}. ${card.rule} Price: ${card.price}.`,
  gain: (n: number, given: Tokens) =>
    [
      ...(n > 0 || isNone(given) ? [`+${heroes(n)}`] : []),
      ...(isNone(given) ? [] : [`+${tokens(given)}`]),
    ].join(', '),
  choose: 'Choose a card for your tavern.',
  waiting: 'Your choice is in. The others are still choosing.',
  watching: 'The table plays by itself.',
  changeMind: 'Choose again',
  confirm: 'Confirm',
  confirmPick: (card: string) => `Take ${card}`,
  cost: (price: string) => `Price: ${price}`,
  buyTitle: 'What shall stay?',
  buyHint: 'Put tokens on cards that shall stay for the rest of the game. The others are discarded.',
  buyCard: (card: { name: string; price: string; marked: boolean; why: string }) =>
    `${card.name}, price: ${card.price}${card.marked ? ', to be bought' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'stays',
  left: 'Left',
  buyNothing: 'Buy nothing',
  buy: (n: number) => `Buy ${counted('en', n, { one: 'card', other: 'cards' })}`,
  news: 'What just happened',
  noNews: 'All choose one card, reveal it and pass the rest to the left.',
  picksNews: (step: number) => `Card ${step} revealed`,
  purchaseNews: 'Bought to stay',
  nothing: 'nothing',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Round ${round} is scored`,
  runningTotal: 'Heroes, and small the sum so far',
  total: 'Total',
  sum: 'Sum',
  cardsBehind: 'heroes, and small the cards behind them',
  awarded: 'Resources',
  unspent: 'Unspent',
  unspentTokens: 'Unspent tokens',
  pad: 'Score pad',
  padOf: (name: string) => `Score pad: ${name}`,
  padRound: (round: number) => `Round ${round}`,
  padFinal: 'Final',
  reference: 'Reference card',
  close: 'Close',
  copies: (n: number) => counted('en', n, { one: 'card', other: 'cards' }),
  memory: 'Hands seen',
  seenHand: 'In this hand',
  unseen: 'not seen yet',
  handOver: (name: string) => `Hand the screen to ${name}`,
  handOverHint: 'Nobody else should look now. The hand appears when you lift the curtain.',
  lift: (name: string) => `I am ${name}`,
  winner: (names: string) => `Winner: ${names}`,
  winners: (names: string) => `Shared victory: ${names}`,
  tieWon: (name: string, n: number) =>
    `Equal on heroes: the victory goes to ${name} with ${counted('en', n, { one: 'unspent token', other: 'unspent tokens' })}.`,
  tieShared: 'Equal on heroes and on unspent tokens: the victory is shared.',
  home: 'Back to the house',
  and: (names: readonly string[]) => new Intl.ListFormat('en').format(names),
  roundSoFar: (n: number) => `This round: ${heroes(n)}`,
  makers: 'Resources',
  skip: 'Skip',
  toPurchase: 'On to the purchase',
  scoringTold: 'That is the round. Now choose what shall stay.',
  scoringTelling: 'The taverns are scored, one kind after the other.',
  hint: 'Hint',
  hintThinking: 'A moment of thought …',
  hinted: (what: string, reasons: readonly string[]) =>
    `Hint: ${what}${reasons.length > 0 ? ` – ${reasons.join('; ')}` : ''}.`,
  hintMark: 'recommended',
  byRound: 'Round by round',
  byCategory: 'By kind of card',
  chart: 'Heroes over the rounds',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('en', n, { one: 'hero', other: 'heroes' }),
};
