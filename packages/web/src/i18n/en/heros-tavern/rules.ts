import { tables as t } from '@taproom/games/heros-tavern';
import { awardTable, marketTable, priceTable } from '../../../games/heros-tavern/rules/number-tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';
import { spans } from './words.ts';

const [COPIES = 0] = t.COPIES;
const STAFF_COPIES = t.COPIES.at(-1) ?? 0;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
const cardsWith = (copies: number): number => sum(t.COPIES.filter(n => n === copies));

export const rules: Rules = {
  intro: [
    `You run a tavern, and weary heroes are looking for one. In each of ${t.ROUNDS} rounds you draft ${t.HAND} cards, count the heroes they attract, earn resources, and buy the cards you want to keep. Whoever attracts the most heroes wins.`,
    `These are the rules for ${t.SEATS_MIN} to ${t.SEATS_MAX} players, in our own words. They follow the English rulebook. Section 8 says how we read it where it leaves something open.`,
  ],
  sections: [
    section(
      '1',
      'Pieces',
      rule(
        '1.1',
        `There are ${sum(t.COPIES)} cards:`,
        table(
          'Cards | Copies of each | Total',
          `entertainment, food, light ale, dark ale, lodging, market, games, barrel, tools | ${COPIES} | ${cardsWith(COPIES)}`,
          `staff: jester, cook, bartender, maid, shopkeeper | ${STAFF_COPIES} | ${cardsWith(STAFF_COPIES)}`,
        ),
      ),
      rule('1.2', 'There are three resources: coins, storage and land. They never run out.'),
    ),
    section(
      '2',
      'A round',
      rule(
        '2.1',
        `Deal: each player gets ${t.HAND} cards from the draw pile, dealt one at a time around the table. If the draw pile runs out, shuffle the discard pile to form a new one and continue dealing.`,
      ),
      rule(
        '2.2',
        'Draft: all players choose one card from their hand at the same time and place it face down. When all have chosen, everyone reveals their card, then passes the rest of their hand to the left, to the next seat. Repeat until the hands are empty; the last card leaves no choice. Hands are hidden; revealed cards are public.',
        picture('draft'),
      ),
      rule(
        '2.3',
        'After the draft, in this order:',
        table('Phase | Section', 'score | 3', 'award resources | 4', 'purchase | 5', 'discard | 6'),
      ),
    ),
    section(
      '3',
      'Score',
      'All face-up cards in your tavern score: the cards you bought in earlier rounds and those you drafted in this one.',
      rule(
        '3.1',
        `Entertainment: the player with the most gets ${t.ENTERTAINMENT_MOST} heroes. Players who tie for the most split the ${t.ENTERTAINMENT_MOST} evenly, rounded down, and there is no second place. Otherwise the player with the second most gets ${t.ENTERTAINMENT_SECOND}. Players who tie for second place split the ${t.ENTERTAINMENT_SECOND} evenly, rounded down. A player without entertainment gets nothing for it.`,
      ),
      rule('3.2', `Food: each set of ${t.FOOD_SET} scores ${t.FOOD_HEROES}.`),
      rule(
        '3.3',
        `Ale: each pair of a light and a dark ale scores ${t.ALE_MIXED}. Among the rest, each pair of one kind scores ${t.ALE_SAME}. Each card counts in one pair only. The best pairing is used.`,
        picture('sets'),
      ),
      rule('3.4', `Lodging: each card scores ${t.LODGING_HEROES}.`),
      rule(
        '3.5',
        'Market: the more markets you have, the more they score together.',
        marketTable('Markets | Heroes', count => `${count} or more`),
      ),
      rule(
        '3.6',
        'Staff: each card scores on its own.',
        table(
          'Card | Heroes',
          `jester | ${spans(t.JESTER_HEROES, 'entertainment')}`,
          `cook | ${t.COOK_SET} per set of ${t.FOOD_SET} food cards; ${t.COOK_ALONE} with no set`,
          `bartender | ${t.BARTENDER_MIXED} per pair of a light and a dark ale, ${t.BARTENDER_SAME} per pair of one kind, paired as in 3.3; ${t.BARTENDER_ALONE} with no pair`,
          `maid | ${spans(t.MAID_HEROES, 'lodging')}`,
          `shopkeeper | the number of markets + ${t.SHOPKEEPER_ALONE}`,
        ),
      ),
      rule('3.7', 'Games, barrels and tools score nothing.'),
    ),
    section(
      '4',
      'Award resources',
      rule(
        '4.1',
        'Games earn coins, barrels earn storage, and tools earn land. How much depends on how many of that card you have, bought ones included:',
        awardTable('Cards of that kind | Tokens', count => `${count} or more`),
      ),
    ),
    section(
      '5',
      'Purchase',
      'Buying is optional. All players buy at the same time, each only from their own tavern.',
      rule(
        '5.1',
        'A bought card stays in your tavern for the rest of the game. You pay its full price, and the tokens stay on the card. You keep the tokens you don’t spend.',
      ),
      rule(
        '5.2',
        'Prices:',
        priceTable('Card | Coins | Storage | Land', [
          ['entertainment', 'entertainment'],
          ['jester', 'staff (each of the five)'],
          ['food', 'food'],
          ['light-ale', 'light ale'],
          ['dark-ale', 'dark ale'],
          ['lodging', 'lodging'],
          ['market', 'market'],
          ['games', 'games'],
          ['barrel', 'barrel'],
          ['tools', 'tools'],
        ]),
      ),
    ),
    section(
      '6',
      'Discard',
      rule(
        '6.1',
        'All cards that were not bought go face up on the discard pile. The discard pile is public.',
      ),
    ),
    section(
      '7',
      `End of the game, after round ${t.ROUNDS}`,
      rule(
        '7.1',
        `Round ${t.ROUNDS} ends with a purchase and a discard as usual. Only bought cards are left now: these are the final taverns. Score them as in section 3 and award resources as in section 4. Then every unspent token is worth ${t.UNSPENT_HEROES} hero. Nothing can be bought after this last award.`,
      ),
      rule(
        '7.2',
        `Your total is the heroes of the ${t.ROUNDS} rounds plus the final scoring. The highest total wins. If players tie, the one with the most unspent tokens after the last award wins. If they are still tied, they share the victory.`,
      ),
    ),
    section(
      '8',
      'Rulings',
      rule(
        '8.1',
        'Prices: the rulebook shows them only as icons. Its example settles two: dark ale costs 1 storage and a market 1 land. Its reference card seems to show two icons for games, barrel and tools and one for every other card. The rest follows from what each resource stands for, and no card costs what it earns. You can set other prices when you set up a game.',
      ),
      rule(
        '8.2',
        `A player without entertainment gets no share of the ${t.ENTERTAINMENT_MOST} or the ${t.ENTERTAINMENT_SECOND}. The rulebook says nothing about this.`,
      ),
      rule(
        '8.3',
        `If the draw pile and the discard pile together can’t give everyone ${t.HAND} cards, all get the same smaller number. Cards left over stay in the draw pile.`,
      ),
      rule(
        '8.4',
        'All players choose their purchases secretly and at the same time; they are revealed together. You can change your choice until the last player has decided. The rulebook says nothing about this.',
      ),
      rule(
        '8.5',
        'Tokens are unlimited. The box holds 50 of each; the rulebook doesn’t say what happens in a shortage.',
      ),
      rule(
        '8.6',
        'There is no upper limit to what the cook, the bartender and the shopkeeper score. The text sets none, although the reference card says “1 to 6”. Two copies of a card both score in full.',
      ),
    ),
    section(
      '9',
      'Worked examples',
      'These are the rulebook’s own examples. Taproom scores them exactly the same.',
      rule(
        '9.1',
        'Round 1. No other player has entertainment.',
        table(
          'Cards | Heroes',
          'entertainment 1 | 6',
          'food 0 | 0',
          'light ale 1, dark ale 1 | 10',
          'lodging 0 | 0',
          'market 1 | 1',
          'shopkeeper | 2',
          'barrel 1, tools 1 | –',
          'total | 19',
        ),
        'The player is awarded 1 storage and 1 land and buys the dark ale and the market with them.',
      ),
      rule(
        '9.2',
        'Round 2. The player ties with one other for the second-most entertainment.',
        table(
          'Cards | Heroes',
          'entertainment, tied for second | 1',
          'light ale 1, dark ale 2 | 10',
          'market 3 | 5',
          'staff: none | 0',
          'tools 1 | –',
          'total | 16',
        ),
        'The player is awarded 1 land and buys a market with it. (Two of the 9 cards are not named: at least one is entertainment, the other is entertainment or food.)',
      ),
      rule(
        '9.3',
        'Final scoring.',
        table(
          'Cards | Heroes',
          'entertainment: no award | 0',
          'light ale 1, dark ale 1 | 10',
          'lodging 1 | 2',
          'market 5 | 10',
          'shopkeeper | 6',
          'bartender | 5',
          'total | 33',
        ),
        'No resources are awarded.',
      ),
    ),
  ],
};
