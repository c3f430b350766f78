import { awardTable, marketTable, priceTable } from '../../../games/heros-tavern/rules/tables.ts';
import { picture, type Rules, rule, section, table } from '../../../rules/rules.ts';

export const rules: Rules = {
  intro: [
    'You run a tavern, and tired heroes are looking for one. In each of five rounds you draft seven cards, count the heroes that they draw in, earn resources, and buy the cards that shall stay. Whoever has drawn in the most heroes wins.',
    'These are the rules for 3 to 5 players, in our own words. They follow the English rulebook; section 8 tells where it is silent and how we read it.',
  ],
  sections: [
    section(
      '1',
      'Pieces',
      rule(
        '1.1',
        'There are 118 cards:',
        table(
          'Cards | Copies of each | Together',
          'entertainment, food, light ale, dark ale, lodging, market, games, barrel, tools | 12 | 108',
          'the staff: jester, cook, bartender, maid, shopkeeper | 2 | 10',
        ),
      ),
      rule('1.2', 'There are three resources: coins, storage and land. Their supply never runs out.'),
    ),
    section(
      '2',
      'A round',
      rule(
        '2.1',
        'Deal: each player gets 7 cards from the draw pile. They are dealt one at a time around the table. If the draw pile runs out in the middle, shuffle the discard pile into a new draw pile and go on where you were.',
      ),
      rule(
        '2.2',
        'Draft: all players choose one card of their hand at the same time and lay it face down. When all have chosen, all reveal. Then everyone passes the rest of the hand to the left, to the next seat. Repeat this until the hands are empty. The last card needs no choice. Hands are hidden; revealed cards are public.',
        picture('draft'),
      ),
      rule(
        '2.3',
        'After the draft come, in this order:',
        table('Phase | Section', 'score | 3', 'award resources | 4', 'purchase | 5', 'discard | 6'),
      ),
    ),
    section(
      '3',
      'Score',
      'All face-up cards of your tavern score: those that you bought in earlier rounds and those that you drafted in this one.',
      rule(
        '3.1',
        'Entertainment: the player with the most gets 6 heroes. If several tie for the most, they split the 6 evenly, rounded down, and there is no second place. Otherwise the player with the second most gets 3. If several tie for second, they split the 3 evenly, rounded down. A player without entertainment never gets any of it.',
      ),
      rule('3.2', 'Food: each set of 3 scores 10.'),
      rule(
        '3.3',
        'Ale: each pair of one light and one dark ale scores 10. Among the rest, each pair of one kind scores 3. A card counts in one pair only. The best pairing is used.',
        picture('sets'),
      ),
      rule('3.4', 'Lodging: each card scores 2.'),
      rule(
        '3.5',
        'Market: all your markets together score by their number.',
        marketTable('Markets | Heroes', count => `${count} or more`),
      ),
      rule(
        '3.6',
        'Staff: each card scores for itself.',
        table(
          'Card | Heroes',
          'jester | 1 with no entertainment, 2 with 1–2, 4 with 3–5, 6 with 6 or more',
          'cook | 5 per set of 3 food; 1 with no set',
          'bartender | 5 per pair of light and dark, 2 per pair of one kind, as they are paired in 3.3; 1 with no pair',
          'maid | 1 with no lodging, 2 with 1, 4 with 2, 6 with 3 or more',
          'shopkeeper | the number of markets + 1',
        ),
      ),
      rule('3.7', 'Games, barrel and tools score nothing.'),
    ),
    section(
      '4',
      'Award resources',
      rule(
        '4.1',
        'Games give coins, barrels give storage, tools give land. How much depends on how many of that card you have, bought ones included:',
        awardTable('Cards of that kind | Tokens', count => `${count} or more`),
      ),
    ),
    section(
      '5',
      'Purchase',
      'Buying is optional. All players buy at the same time, each from their own tavern only.',
      rule(
        '5.1',
        'A bought card stays for the rest of the game. Its price is paid in full, and the tokens stay on the card. You keep tokens that you don’t spend.',
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
      rule('6.1', 'Cards that were not bought go face up to the discard pile. The discard pile is public.'),
    ),
    section(
      '7',
      'The end, after round 5',
      rule(
        '7.1',
        'Round 5 has its purchase and its discard as usual. Only bought cards are left now: these are the final taverns. Score them as in section 3. Award resources as in section 4. Then every unspent token is worth 1 hero. After that award nothing is bought.',
      ),
      rule(
        '7.2',
        'Your total is the heroes of the 5 rounds plus the final scoring. The highest total wins. If players tie, the one with the most unspent tokens after that award wins. If they still tie, they share the victory.',
      ),
    ),
    section(
      '8',
      'Rulings',
      rule(
        '8.1',
        'Prices: the rulebook prints them as icons, and its text does not carry them. Its example fixes two: dark ale costs 1 storage, a market 1 land. On its reference card the cost cells of games, barrel and tools hold a lone space, and those of the other cards hold nothing. We read this as two icons and one. The rest follows what each resource stands for, and no card costs what it produces. A table may set other prices when it is created.',
      ),
      rule('8.2', 'A player without entertainment gets no share of the 6 or the 3. The rulebook is silent.'),
      rule(
        '8.3',
        'If the draw pile and the discard pile together can’t give everyone 7 cards, all get the same smaller number. Cards left over stay in the draw pile.',
      ),
      rule(
        '8.4',
        'All decide on their purchases hidden and at the same time; they are revealed together. You may change your choice until the last player’s is in. The rulebook is silent.',
      ),
      rule('8.5', 'Tokens are unlimited. The box holds 50 of each; the rulebook is silent on a shortage.'),
      rule(
        '8.6',
        'Staff has no upper limit. So says the text, against “1 to 6” on the reference card. Two copies of a card each score in full.',
      ),
    ),
    section(
      '9',
      'Worked examples',
      'These are the examples of the rulebook. They must come out exactly.',
      rule(
        '9.1',
        'Round 1. The player is alone in having any entertainment.',
        table(
          'Cards | Heroes',
          'entertainment 1 | 6',
          'food 0 | 0',
          'light ale 1, dark ale 1 | 10',
          'lodging 0 | 0',
          'market 1 | 1',
          'shopkeeper | 2',
          'barrel 1, tools 1 | –',
          'together | 19',
        ),
        'The award is 1 storage and 1 land. With them the player buys the dark ale and the market.',
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
          'together | 16',
        ),
        'The award is 1 land. With it the player buys one market. (Of the 9 cards two are not told: at least one is entertainment, the other is entertainment or food.)',
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
          'together | 33',
        ),
        'There are no resources.',
      ),
    ),
  ],
};
