import type {
  Breakdown,
  Card,
  Event,
  PlayerPosition,
  Resource,
  Side,
  Slot,
  SpaceKind,
  Spot,
} from '@taproom/games/heaven-and-ale';
import { RESOURCES } from '@taproom/games/heaven-and-ale';
import type { Row, Card as TavernCard, Tokens } from '@taproom/games/heros-tavern';
import type { HexFacts, SpaceFacts, Stretch } from '../../games/heaven-and-ale/text-table/passages.ts';
import type { CommandWord, Topic, Verb, Vocabulary } from '../../text-table/vocabulary.ts';
import { number, rowParts } from '../parts.ts';
import { counted } from '../plural.ts';
import { boardWords } from './heaven-and-ale/board.ts';
import { cloisterWords as words } from './heaven-and-ale/words.ts';
import { tavernWords } from './heros-tavern/words.ts';
import { cards, pair, SLOT, spot } from './log.ts';

const joined = new Intl.ListFormat('en-GB');
const and = (items: readonly string[]): string => joined.format(items);
const list = (items: readonly string[]): string => items.join(', ') || 'none';

const KIND: Record<SpaceKind, string> = {
  resource: 'resource space',
  monk: 'monk space',
  scoring: 'scoring space',
  barrel: 'barrel space',
};

const OPEN = {
  A: 'a disc for the fertility spot',
  B: 'a disc for a monk spot',
  C: 'a disc for a resource spot',
  '*': 'a disc for any spot',
};

const SIDE: Record<Side | 'border', string> = { sunny: 'Sun', border: 'Border', shady: 'Shade' };
const ON: Record<Side, string> = { sunny: 'in the sun', shady: 'in the shade' };

const hex = (at: HexFacts): string => {
  if ('tile' in at) return `${at.hex} ${at.tile === null ? 'empty' : boardWords.tile(at.tile)}`;
  return at.shed === null
    ? `${at.hex} shed spot with ${at.filled} of 6 neighbours`
    : `${at.hex} shed of type ${at.shed}`;
};

const onSpace = (at: SpaceFacts): string[] => [
  ...at.tiles.map(boardWords.tile),
  ...(at.kind === 'monk' ? [`price ${at.price}`] : []),
  ...(at.letter === null
    ? []
    : [
        at.discs === 0
          ? 'no disc left'
          : at.discs === 1
            ? OPEN[at.letter]
            : `${at.discs} times ${OPEN[at.letter]}`,
      ]),
];

const here = (names: readonly string[]): string => (names.length > 0 ? `; here: ${names.join(', ')}` : '');

/** The text table. */
export const textWords = {
  title: 'Text table',
  command: 'Your command',
  hintLine: 'Type ? to learn what you can do. Tab completes, the up arrow brings back what you typed.',
  send: 'Send',
  suggestions: 'Suggestions',
  answers: 'Conversation',
  position: 'Position',
  vocabulary: {
    command: {
      help: 'help ?',
      look: 'look',
      undo: 'undo',
      redo: 'redo',
      over: 'over',
      done: 'done confirm',
      hint: 'hint',
      why: 'why',
      lift: 'lift',
      retry: 'retry',
      replace: 'replace',
      go: 'go',
      start: 'start',
      buy: 'buy',
      activate: 'activate',
      score: 'score',
      card: 'card',
      return: 'return',
      pick: 'pick',
    } satisfies Record<CommandWord | Verb, string>,
    topic: {
      now: 'now',
      me: 'me',
      garden: 'garden',
      board: 'board',
      barrels: 'barrels',
      hand: 'hand',
      tavern: 'tavern',
      players: 'players others',
      score: 'score',
      log: 'log',
    } satisfies Record<Topic, string>,
    noun: {
      wood: 'wood',
      yeast: 'yeast',
      hops: 'hops',
      water: 'water',
      barley: 'barley',
      monk: 'monk',
      fertility: 'fertility',
      first: 'first',
      brewmaster: 'brewmaster',
      marker: 'marker',
      ducats: 'ducats',
      harvest: 'harvest',
      stragglers: 'stragglers',
      barrels: 'barrels',
      purse: 'purse',
      none: 'none',
      entertainment: 'entertainment',
      food: 'food',
      'light-ale': 'light-ale',
      'dark-ale': 'dark-ale',
      lodging: 'lodging',
      market: 'market',
      games: 'games',
      barrel: 'barrel',
      tools: 'tools',
      jester: 'jester',
      cook: 'cook',
      bartender: 'bartender',
      maid: 'maid',
      shopkeeper: 'shopkeeper',
      nothing: 'nothing',
    },
  } satisfies Vocabulary as Vocabulary,

  // ---- Answers
  greeting: 'Welcome to the text table. Type ? to learn what you can do.',
  nowhereToLook: (text: string) =>
    `There is no “${text}” to look at here. Type ? for all that can be looked at.`,
  noSuchSeat: (seats: number) => `The seats are 1 to ${seats}.`,
  whyWhat: 'Name a move after it, and you learn whether it is allowed and why.',
  allowed: 'That is allowed.',
  noneNow: 'There is no such move now.',
  nothingToUndo: 'There is nothing to undo.',
  nothingToRedo: 'There is nothing to redo.',
  nothingPlanned: 'Nothing is planned.',
  planned: (sentence: string) => `Planned: ${sentence}`,
  takenBack: 'Your last turn is taken back.',
  confirmed: 'Confirmed.',
  noHint: 'There are no hints now: only on your turn, and only with nobody else at the table.',
  thinking: 'One moment, the best bot is thinking.',
  hint: 'The best bot would play this.',
  stalled: (retry: string, replace: string, levels: readonly string[]) =>
    `Type “${retry}” to try again, or “${replace}” and a level to let another bot take over: ${levels.join(', ')}.`,
  notStalled: 'No bot has failed.',
  retrying: 'Trying again.',
  replaced: (level: string) => `${level} takes over.`,
  hidden: 'Hidden until the curtain is lifted.',

  // ---- The position
  now: 'Now',
  round: (round: number, of: number) => `Round ${round} of ${of}.`,
  waiting: (names: readonly string[]) => `Waiting for ${and(names)}.`,
  curtain: (name: string, lift: string) =>
    `Hand the screen to ${name}. Nobody else should read now. Then type “${lift}”.`,
  mayConfirm: (done: string) => `Type “${done}” to confirm your turn.`,
  chosen: (card: TavernCard) => `Chosen so far: ${tavernWords.name[card].toLowerCase()}.`,
  slot: (slot: Slot, names: readonly string[]) => `Starting area, ${SLOT[slot]}${here(names)}`,
  space: (at: SpaceFacts, names: readonly string[]) =>
    `${[`${at.space}: ${KIND[at.kind]}`, ...onSpace(at)].join(', ')}${here(names)}`,
  there: (at: SpaceFacts) => `There: ${onSpace(at).join(', ')}.`,
  barrels: 'Barrels',
  player: (name: string, seat: number) => `${name}, seat ${seat}`,
  ducats: (n: number) => `Ducats: ${n}`,
  figure: ({ figure, out }: PlayerPosition) => {
    if (figure === null) return 'Figure: not placed yet';
    const place = typeof figure === 'number' ? `space ${figure}` : SLOT[figure];
    return `Figure: ${place}${out ? ', out of the round' : ''}`;
  },
  markers: (at: { markers: Readonly<Record<Resource, number>>; rearmost: readonly Resource[] }) =>
    `Markers: ${RESOURCES.map(one => `${words.resource[one]} ${number(at.markers[one])}`).join(', ')}; rearmost: ${at.rearmost.map(one => words.resource[one]).join(', ')}`,
  brewmaster: (at: { spot: number; rate: number; value: number }) =>
    `Brewmaster: ${number(at.spot)}; exchange rate ${at.rate} for 1, VP value ${at.value}`,
  cards: (hand: readonly Card[]) => `Cards in hand: ${list(hand.map(card => words.card[card]))}`,
  placed: (all: readonly { card: Card; spots: readonly [Spot, Spot] }[]) =>
    `Cards placed: ${list(all.map(one => `${words.card[one.card]} at ${pair(one.spots)}`))}`,
  discs: (spots: readonly Spot[]) => `Scoring discs: ${list(spots.map(spot))}`,
  ownBarrels: ({ largeBarrels, smallBarrels }: PlayerPosition) =>
    `Barrels: ${list([
      ...largeBarrels.map(goal => `large for “${words.goal[goal]}”`),
      ...smallBarrels.map(goal => `small for “${words.goal[goal]}”`),
    ])}`,
  garden: (name: string, own: boolean) => (own ? 'Your garden' : `Garden: ${name}`),
  emptyGarden: 'Nothing planted yet.',
  row: (row: string, stretches: readonly Stretch[]) =>
    `Row ${row}. ${stretches.map(({ side, hexes }) => `${SIDE[side]}: ${hexes.map(hex).join(', ')}`).join('. ')}.`,
  score: 'Score',
  points: (name: string, of: Breakdown) =>
    `${name}: ${of.total} VP as it stands: ${[
      `production ${of.value} × ${number(Math.max(0, of.rearmost))}`,
      ...(of.barrels > 0 ? [`barrels ${of.barrels}`] : []),
      ...(of.barrelCard > 0 ? [`Barrels card ${of.barrelCard}`] : []),
      ...(of.firstPlayer > 0 ? [`first player ${of.firstPlayer}`] : []),
    ].join(', ')}`,
  noHand: 'No cards.',
  heroes: (n: number) => `Heroes: ${n}`,
  tokens: (tokens: Tokens) => `Tokens: ${tavernWords.tokens(tokens)}`,
  seenHand: (hand: readonly TavernCard[]) => `In hand, as you have seen: ${cards(hand).join(', ')}`,
  total: (name: string, n: number) => `${name}: ${counted('en', n, { one: 'hero', other: 'heroes' })}`,
  padRow: (round: number | null, row: Row) => {
    const { total, parts } = rowParts(row, tavernWords.category);
    const title = round === null ? 'Final scoring' : `Round ${round}`;
    return `${title}: ${total}${parts.length > 0 ? ` (${parts.join(', ').toLowerCase()})` : ''}`;
  },

  // ---- What can I do?
  group: {
    go: (kind: SpaceKind) => `Go to a ${KIND[kind]}`,
    buy: (bought: Extract<Event, { event: 'bought' }>) =>
      `Buy ${boardWords.tile(bought.tile)} ${ON[bought.side]} for ${words.ducats(bought.price)}`,
    start: 'Go to the starting area',
    activate: 'Choose what the shed activates',
    score: 'Choose a scoring spot',
    card: 'Place a card, or none',
    return: `Return a card for ${words.ducats(3)}`,
    done: 'End the turn',
    pick: 'Choose a card from your hand',
  },
  endTurn: 'Your turn ends.',
  pick: (card: TavernCard, gain: string) =>
    `You take ${tavernWords.name[card].toLowerCase()}. Adds now: ${gain}.`,
  purchase: (bought: readonly TavernCard[], left: Tokens) =>
    `You keep ${and(cards(bought))} for good. Left: ${tavernWords.tokens(left)}.`,
  keep: (left: Tokens) => `You keep your tokens: ${tavernWords.tokens(left)}.`,
  commands: 'What else you can type',
  explains: {
    help: 'Tells what you can do; with a word after it, only the moves that begin with that word.',
    look: (topics: string) => `Reads out a part of the position: ${topics}, or the number of a seat.`,
    undo: 'Takes back the last move of your plan, or your last turn where that is possible.',
    redo: 'Plays the move again that you took back.',
    over: 'Starts your turn over.',
    done: 'Confirms your turn.',
    hint: 'Tells what the best bot would play.',
    why: 'With a move after it: tells whether it is allowed, and by which rule.',
    lift: 'Lifts the curtain when the screen was handed to you.',
    retry: 'Retries a bot that failed.',
    replace: 'With a level after it: lets another bot take over from one that failed.',
  },
};
