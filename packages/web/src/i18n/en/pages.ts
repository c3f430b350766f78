import type { Card } from '@taproom/games/heros-tavern';
import type { PictureName } from '../../rules/rules.ts';
import { counted } from '../plural.ts';

/** What the reference card says of a card: the numbers come from the tables of the game. */
export interface ReferenceNumbers {
  readonly most: number;
  readonly second: number;
  readonly set: number;
  readonly food: number;
  readonly mixed: number;
  readonly same: number;
  readonly lodging: number;
  /** A ladder in short, like “1 · 3 · 5 · 7 · 10”. */
  readonly markets: string;
  readonly tokens: string;
  /** “0: 1, 1–2: 2 …”: the number of cards, and the heroes for it. */
  readonly jester: string;
  readonly maid: string;
  readonly cook: readonly [number, number];
  readonly bartender: readonly [number, number, number];
  readonly shopkeeper: readonly [number, number];
}

/** The pages that stand apart from the tables. */
export const pageWords = {
  links: {
    title: 'At the table and around it',
    rules: (game: string) => `Rules of ${game}`,
    calculator: 'Final scoring of Heaven & Ale',
    pad: 'Score pad of Hero’s Tavern',
    print: 'Print: card and pad for Hero’s Tavern',
    about: 'About Taproom',
  },
  nowhere: 'There is no such page.',
  print: 'Print',
  rules: {
    title: (game: string) => `The rules of ${game}`,
    contents: 'Contents',
    search: 'Search the rules',
    clear: 'Clear the search',
    found: (n: number) => `${counted('en', n, { one: 'rule', other: 'rules' })} found`,
    none: 'No rule has all these words. Try fewer or shorter ones.',
    rule: (number: string) => `Rule ${number}`,
    startingArea: 'Starting area',
    sun: 'Sun',
    shade: 'Shade',
    picture: {
      track: 'The 27 spaces of the track in a ring, clockwise from the starting area',
      garden: 'The garden: every hex with its name, sun on the left, shade on the right, seven shed spots',
      production: 'The production track from −10 to 20 with the start spots of all pieces',
      sheds: 'The five types of shed, each with an example of the neighbours that it activates',
      draft: 'Four players at a table; each passes the hand to the left',
      sets: 'Three food: 10. A light and a dark ale: 10. Two ales of one kind: 3.',
    } satisfies Record<PictureName, string>,
  },
  score: {
    cloister: 'Final scoring of Heaven & Ale',
    cloisterHint: 'For a game on a real table: set what each player has, and read the result.',
    tavern: 'Score pad of Hero’s Tavern',
    tavernHint: 'For a game on a real table: set the face-up cards of each tavern, round by round.',
    players: 'How many play',
    player: (seat: number) => `Player ${seat}`,
    name: 'Name',
    clear: 'Clear all',
    clearSure: 'Clear all that is entered here?',
    kept: 'What you enter stays on this device until you clear it.',
    brewmaster: 'Brewmaster',
    ducats: 'Ducats',
    largeBarrels: 'Large barrels',
    smallBarrels: 'Small barrels',
    barrelCard: 'Barrels card placed',
    firstPlayer: 'On the first-player slot',
    result: 'Result',
    rate: 'Exchange rate',
    value: 'VP value',
    steps: 'Exchange, step by step',
    noSteps: 'Nothing to exchange.',
    exchange: (resource: string, to: string) => `${resource} forward to ${to}`,
    back: (resource: string, steps: number, to: string) => `${resource} back ${steps}, to ${to}`,
    bought: (ducats: number, resource: string, to: string) => `${ducats} ducats: ${resource} to ${to}`,
    production: (value: number, spot: string) => `Production: ${value} × ${spot}`,
    barrels: 'Barrels',
    total: 'Total',
    sum: 'Sum',
    points: (n: number) => `${n} VP`,
    wins: 'wins',
    shares: 'shares the victory',
    who: 'Player',
    rounds: 'Rounds',
    round: (round: number) => `Round ${round}`,
    final: 'Final scoring',
    finalHint: 'Only bought cards are left. Then count the tokens that were left after the last purchase.',
    left: 'Tokens left',
    unspent: 'Unspent tokens',
    ofRound: (round: string) => `${round} in heroes`,
    ofGame: 'All rounds',
    less: (what: string, by: number) => `${what}: ${by} less`,
    more: (what: string, by: number) => `${what}: ${by} more`,
  },
  reference: {
    title: 'Reference card',
    padTitle: 'Score pad',
    hint: 'One sheet A4 each, black on white.',
    card: 'Card',
    price: 'Price',
    gives: 'What it gives',
    order:
      'Each round: deal 7, draft, score, award resources, purchase, discard. Five rounds, then the final scoring.',
    gain: {
      entertainment: (n: ReferenceNumbers) =>
        `most ${n.most}, second most ${n.second}; ties split, rounded down`,
      food: (n: ReferenceNumbers) => `${n.food} for each set of ${n.set}`,
      'light-ale': (n: ReferenceNumbers) => `${n.mixed} with a dark ale, else ${n.same} for two light`,
      'dark-ale': (n: ReferenceNumbers) => `${n.mixed} with a light ale, else ${n.same} for two dark`,
      lodging: (n: ReferenceNumbers) => `${n.lodging} each`,
      market: (n: ReferenceNumbers) => `${n.markets} for 1, 2, 3, 4, 5 or more`,
      games: (n: ReferenceNumbers) => `coins: ${n.tokens}`,
      barrel: (n: ReferenceNumbers) => `storage: ${n.tokens}`,
      tools: (n: ReferenceNumbers) => `land: ${n.tokens}`,
      jester: (n: ReferenceNumbers) => `by entertainment: ${n.jester}`,
      cook: (n: ReferenceNumbers) => `${n.cook[0]} for each set of food, ${n.cook[1]} without`,
      bartender: (n: ReferenceNumbers) =>
        `${n.bartender[0]} for each mixed pair, ${n.bartender[1]} for each pair of one kind, ${n.bartender[2]} without`,
      maid: (n: ReferenceNumbers) => `by lodging: ${n.maid}`,
      shopkeeper: (n: ReferenceNumbers) => `${n.shopkeeper[0]} for each market, and ${n.shopkeeper[1]}`,
    } satisfies Record<Card, unknown>,
    unspent: (heroes: number) => `At the end each unspent token counts ${heroes}.`,
  },
  about: {
    title: 'About Taproom',
    what: 'What this is',
    whatText:
      'Taproom lets you play two tabletop games of ale and appetite, Heaven & Ale and Hero’s Tavern: against bots, around one screen, in English, German and Russian. It is free, and its source is open under the MIT licence.',
    unofficial: 'Unofficial',
    unofficialText:
      'Taproom is made by people who like these games. It has no connection with their authors, artists or publishers, and nobody there has approved it. The games and their names belong to their owners. All words and pictures here are our own. If you like a game, buy it: it is even better with real wood.',
    privacy: 'Privacy',
    privacyText:
      'Games that you play here on your own device stay on it, and so do your settings and score pads: nothing is sent anywhere. There are no cookies, no advertising and nobody who counts you. Deleting a game, or the data of this site in your browser, deletes it for good.',
    fonts: 'Typefaces',
    fontsText:
      'Alegreya and Alegreya Sans by Juan Pablo del Peral, Huerta Tipográfica, under the SIL Open Font License 1.1.',
    libraries: 'Libraries',
    librariesText: 'The page stands on the work of others:',
    licence: 'Licence',
    name: 'Name',
  },
};
