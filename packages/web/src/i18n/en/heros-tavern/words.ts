import type { Card, Category, Numbers, Resource, Tokens } from '@taproom/games/heros-tavern';
import { runs, top } from '../../../games/heros-tavern/ladders.ts';
import type { Lead } from '../../../games/heros-tavern/table/leads.ts';
import type { TooDear } from '../../../games/heros-tavern/table/purse.ts';
import { counted, formOf } from '../../plural.ts';
import { and } from '../log.ts';
import { reasonWords } from './hints.ts';
import { whyWords } from './why.ts';

const RESOURCE = {
  coins: { one: 'coin', other: 'coins' },
  storage: { one: 'storage', other: 'storage' },
  land: { one: 'land', other: 'land' },
} satisfies Record<Resource, object>;

export const some = (n: number, resource: Resource): string => counted('en', n, RESOURCE[resource]);

const tokens = (given: Tokens): string => {
  const parts = (['coins', 'storage', 'land'] as const).filter(resource => given[resource] > 0);
  return parts.map(resource => some(given[resource], resource)).join(', ') || 'nothing';
};

/** Where a resource comes from. */
const EARNED = {
  coins: 'Games earn coins.',
  storage: 'Barrels earn storage.',
  land: 'Tools earn land.',
} satisfies Record<Resource, string>;

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

const either = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** “1 coin for one card, up to 10 for 5”. */
const climb = (values: readonly number[], first: string): string =>
  `${first} for 1 card, | up to ${top(values)} for ${values.length - 1}`;

/** “1, 3, 5, 7 or 10 coins for 1, 2, 3, 4 or 5+”. */
function ladder(values: readonly number[], what: string): string {
  const last = values.length - 1;
  const counts = Array.from({ length: last }, (_, i) => (i + 1 < last ? `${i + 1}` : `${last}+`));
  return `${either.format(values.slice(1).map(String))} ${what} for ${either.format(counts)}`;
}

/** “1 with no lodging, 2 with 1, 4 with 2, 6 with 3 or more”. */
export const spans = (values: readonly number[], what: string): string =>
  runs(values)
    .map(({ from, to, value }) => {
      if (from === 0) return `${value} with no ${what}`;
      if (to === null) return `${value} with ${from} or more`;
      return `${value} with ${from === to ? from : `${from}–${to}`}`;
    })
    .join(', ');

const aleLines = (t: Numbers): string => `light + dark: ${t.ALE_MIXED} | two alike: ${t.ALE_SAME}`;
const aleRule = (t: Numbers): string =>
  `${t.ALE_MIXED} heroes for each light ale with a dark one; among the rest, ${t.ALE_SAME} for each pair of one kind.`;

/** The words without numbers of the rules. */
export const nouns = {
  name,
  category: {
    entertainment: 'Entertainment',
    food: 'Food',
    ale: 'Ale',
    lodging: 'Lodging',
    market: 'Market',
    staff: 'Staff',
  } satisfies Record<Category, string>,
  resource: { coins: 'Coins', storage: 'Storage', land: 'Land' } satisfies Record<Resource, string>,
  heroes,
  tokens,
};

export const tavernWords = (t: Numbers) => ({
  ...nouns,
  /** One or two short lines on the card itself, separated by a bar. */
  lines: {
    entertainment: `most: ${t.ENTERTAINMENT_MOST} | second most: ${t.ENTERTAINMENT_SECOND}`,
    food: `set of ${t.FOOD_SET}: ${t.FOOD_HEROES}`,
    'light-ale': aleLines(t),
    'dark-ale': aleLines(t),
    lodging: `${heroes(t.LODGING_HEROES)} each`,
    market: climb(t.MARKET_HEROES, `${t.MARKET_HEROES[1]}`),
    games: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'coins')),
    barrel: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'storage')),
    tools: climb(t.RESOURCE_TOKENS, some(t.RESOURCE_TOKENS[1] ?? 0, 'land')),
    jester: `${t.JESTER_HEROES[0]} alone, up to ${top(t.JESTER_HEROES)} | with entertainment`,
    cook: `${t.COOK_SET} per set | of ${t.FOOD_SET} food`,
    bartender: `light + dark: ${t.BARTENDER_MIXED} | two alike: ${t.BARTENDER_SAME}`,
    maid: `${t.MAID_HEROES[0]} alone, up to ${top(t.MAID_HEROES)} | with lodging`,
    shopkeeper: `${t.SHOPKEEPER_ALONE} alone, ${t.SHOPKEEPER_MARKET} more | for each market`,
  } satisfies Record<Card, string>,
  rule: {
    entertainment: `If your tavern has the most: ${t.ENTERTAINMENT_MOST} heroes; second most: ${t.ENTERTAINMENT_SECOND}. Players who tie split them, rounded down; a tie for most leaves no second place.`,
    food: `${t.FOOD_HEROES} heroes for each set of ${t.FOOD_SET}.`,
    'light-ale': aleRule(t),
    'dark-ale': aleRule(t),
    lodging: `${t.LODGING_HEROES} heroes each.`,
    market: `${ladder(t.MARKET_HEROES, 'heroes')}.`,
    games: `${ladder(t.RESOURCE_TOKENS, 'coins')}. No heroes.`,
    barrel: `${ladder(t.RESOURCE_TOKENS, 'storage')}. No heroes.`,
    tools: `${ladder(t.RESOURCE_TOKENS, 'land')}. No heroes.`,
    jester: `Heroes: ${spans(t.JESTER_HEROES, 'entertainment')}.`,
    cook: `${t.COOK_SET} heroes for each set of ${t.FOOD_SET} food cards; ${t.COOK_ALONE} with no set.`,
    bartender: `${t.BARTENDER_MIXED} heroes for each mixed pair, ${t.BARTENDER_SAME} for each pair of one kind; ${t.BARTENDER_ALONE} with no pair.`,
    maid: `Heroes: ${spans(t.MAID_HEROES, 'lodging')}.`,
    shopkeeper: `${heroes(t.SHOPKEEPER_ALONE)}, plus ${t.SHOPKEEPER_MARKET} for each market.`,
  } satisfies Record<Card, string>,
  round: (round: number) => `Round ${round} of ${t.ROUNDS}`,
  step: (step: number, of: number) => `Card ${step} of ${of}`,
  purchase: 'Purchase',
  over: 'Final scoring',
  passing: 'Hands are passed to the left',
  yourTavern: 'Your tavern',
  emptyTavern: 'No cards yet.',
  open: (name: string) => `Look at ${name}’s tavern`,
  keptCards: 'Bought cards',
  nothingKept: 'nothing bought yet',
  draftedCards: 'This round’s cards',
  nothingDrafted: 'no cards this round yet',
  allLook: 'Everyone can look now: these cards were just revealed.',
  goOn: 'Continue',
  theirTavern: (name: string) => `${name}’s tavern`,
  isIn: 'has chosen',
  choosing: 'is choosing…',
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
  /** What a card leads to, short enough for a badge. */
  lead: (lead: Lead): string => {
    switch (lead.lead) {
      case 'set':
        return `${lead.have} of ${t.FOOD_SET} for +${heroes(lead.heroes)}`;
      case 'partner':
        return `with ${name[lead.partner].toLowerCase()}: +${lead.heroes}`;
      case 'next':
        return `next one: +${lead.adds}`;
      case 'ahead':
        if (lead.by === 0) return 'tied for most';
        return lead.by > 0 ? `ahead by ${lead.by}` : `${-lead.by} behind`;
    }
  },
  eachRound: (gain: string) => `${gain} a round`,
  atTheEnd: (gain: string) => `${gain} at the end`,
  /** Beside what a purchase brings: all buy at once. */
  ifOthersBuyNone: 'if others buy none',
  /** Why the round is worth less than before. */
  overtaken: (lost: number) => `Overtaken in entertainment: −${heroes(lost)}.`,
  choose: 'Choose a card for your tavern.',
  waiting: (names: readonly string[]) => `You’ve chosen. Waiting for ${and(names)}…`,
  /** The same if a bot has chosen for the reader. */
  othersChoose: (names: readonly string[]) => `Waiting for ${and(names)}…`,
  /** The same once the reader is back. */
  botChose: (names: readonly string[]) => `Your bot has chosen. Waiting for ${and(names)}…`,
  watching: 'You’re watching.',
  changeMind: 'Choose again',
  confirm: 'Confirm',
  confirmPick: (card: string) => `Take ${card}`,
  cost: (price: string) => `Price: ${price}`,
  buyTitle: 'Which cards will you keep?',
  buyHint: `Choose cards to keep for the rest of the game. Tokens you don’t spend stay with you: at the end each is worth ${heroes(t.UNSPENT_HEROES)}.`,
  buyLast: `Choose cards for the final scoring. Each token you spend costs you ${heroes(t.UNSPENT_HEROES)}.`,
  /** Why a card can't be bought on its own, and what would help. */
  tooDear: ({ resource, need, have }: TooDear) =>
    `This costs ${some(need, resource)}, but you have ${have}. ${EARNED[resource]}`,
  buyCard: (card: { name: string; price: string; brings: string; marked: boolean; why: string }) =>
    `${card.name}, price: ${card.price}; from now on: ${card.brings}${card.marked ? ', selected' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'kept',
  left: 'Left',
  buyNothing: 'Buy nothing',
  buySome: 'Buy cards',
  putBack: (cards: string) => `First deselect: ${cards}.`,
  buy: (n: number) => `Buy ${counted('en', n, { one: 'card', other: 'cards' })}`,
  news: 'What just happened',
  noNews: 'Everyone chooses a card, reveals it and passes the rest to the left.',
  noPurchaseNews: 'Everyone decides at the same time which cards to keep.',
  picksNews: (step: number) => `Card ${step} revealed`,
  purchaseNews: 'Cards bought',
  nothing: 'nothing',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Round ${round} scoring`,
  runningTotal: 'Heroes (in small type: running total)',
  total: 'Total',
  sum: 'Sum',
  cardsBehind: 'Heroes, and why',
  /** Why a kind of card scored what it did. */
  why: whyWords(t, name),
  before: (n: number) => `(${n} before)`,
  awarded: 'Tokens (+ gained)',
  /** What is said beside a row about the reader alone. */
  yours: (why: string) => `You: ${why}`,
  unspent: 'Unspent',
  unspentTokens: 'Unspent tokens',
  pad: 'Score pad',
  padOf: (name: string) => `Score pad: ${name}`,
  padRound: (round: number) => `Round ${round}`,
  padFinal: 'Final',
  /** Tools of the table, in one short word for a phone. */
  short: { log: 'Log', pad: 'Pad', deck: 'Cards', memory: 'Seen' },
  reference: 'Reference card',
  close: 'Close',
  /** Cards that a small panel has no room for: “3 more”, and where there is room “3 more cards”. */
  moreCards: (n: number) => `${n} more`,
  cardWord: (n: number) => formOf('en', n, { one: 'card', other: 'cards' }),
  othersTurns: 'Their turns',
  /** What prices and tokens are for, on the reference card. */
  prices: [
    'Taking a card is free. The price is what you pay after the scoring to keep it for the rest of the game.',
    `Tokens you don’t spend stay with you. At the end each is worth ${heroes(t.UNSPENT_HEROES)}.`,
    `After round ${t.ROUNDS} comes the final scoring: only the cards you bought score once more.`,
  ],
  copies: (n: number) => counted('en', n, { one: 'card', other: 'cards' }),
  memory: 'Hands you have seen',
  seenHand: 'In this hand',
  unseen: 'not seen',
  noHands: 'Nobody is holding any cards now.',
  handOver: (name: string) => `Pass the screen to ${name}`,
  handOverHint: 'The others should look away. Your hand is hidden until you press the button.',
  lift: (name: string) => `I’m ${name}`,
  winner: (names: string) => `Winner: ${names}`,
  winners: (names: string) => `Shared victory: ${names}`,
  tieWon: (name: string, n: number) => `Tied on heroes; unspent tokens decide (${name}: ${n}).`,
  tieShared: 'Tied on heroes and on unspent tokens: the victory is shared.',
  and,
  roundSoFar: (n: number) => `This round: ${heroes(n)}`,
  makers: 'Resources',
  skip: 'Skip',
  toPurchase: 'Buy cards',
  scoringTold: 'The round is scored. Now choose which cards to keep.',
  scoringToldLast: 'The last round is scored. Choose what to keep: the final scoring is next.',
  scoringTelling:
    'The last card went to your tavern automatically. Now the taverns are scored, one kind of card at a time.',
  hint: 'Hint',
  hintThinking: 'Thinking…',
  hinted: (what: string, reasons: readonly string[]) =>
    `Hint: ${what}${reasons.length > 0 ? ` – ${reasons.join('; ')}` : ''}.`,
  hintMark: 'recommended',
  /** Before what the others have just taken or bought. */
  lately: { picks: 'They took:', purchases: 'They bought:' },
  /** What everyone had before the final scoring. */
  afterRounds: (rounds: number) => `After round ${rounds}`,
  byRound: 'Round by round',
  byCategory: 'By kind of card',
  chart: 'Heroes by round',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('en', n, { one: 'hero', other: 'heroes' }),
});
