import { type Card, tables as t } from '@taproom/games/heros-tavern';
import { brief, dotted, upToLast } from '../../../games/heros-tavern/ladders.ts';
import { words as score } from './score.ts';
import { nouns } from './words.ts';

const { heroes } = nouns;

/** From this many cards on, more bring nothing more. */
const LAST = t.RESOURCE_TOKENS.length - 1;

/** The reference card, and the sheets to print. */
export const words = {
  title: 'Reference card',
  padTitle: 'Score pad',
  hint: 'Two A4 pages: the reference card and a score pad.',
  section: {
    round: 'A round',
    cards: 'Cards',
    staff: 'Staff',
    resources: 'Resources',
    end: `After round ${t.ROUNDS}`,
  },
  card: 'Card',
  price: 'Price',
  heroes: 'Heroes',
  cardsOfAKind: `${upToLast(t.RESOURCE_TOKENS)} or ${LAST}+ cards`,
  phase: {
    deal: { name: 'Deal', text: `${t.HAND} cards to each player.` },
    draft: {
      name: 'Draft',
      text: 'Choose a card, reveal it with the others, and pass the rest to the left, until the hands are empty.',
    },
    score: { name: 'Score', text: 'Count the heroes for all cards in your tavern.' },
    award: { name: 'Award resources', text: 'Games, barrels and tools earn tokens.' },
    purchase: {
      name: 'Purchase',
      text: 'Pay for cards to keep them for the rest of the game. Unspent tokens stay with you.',
    },
    discard: { name: 'Discard', text: 'Cards that were not bought are discarded.' },
  },
  gain: {
    entertainment: `most: ${t.ENTERTAINMENT_MOST}, second most: ${t.ENTERTAINMENT_SECOND}; ties split, rounded down`,
    food: `${t.FOOD_HEROES} for each set of ${t.FOOD_SET}`,
    'light-ale': `${t.ALE_MIXED} with a dark ale, otherwise ${t.ALE_SAME} for two light ales`,
    'dark-ale': `${t.ALE_MIXED} with a light ale, otherwise ${t.ALE_SAME} for two dark ales`,
    lodging: `${t.LODGING_HEROES} each`,
    market: `${dotted(t.MARKET_HEROES)} for ${upToLast(t.MARKET_HEROES)} or ${t.MARKET_HEROES.length - 1}+`,
    games: `coins: ${dotted(t.RESOURCE_TOKENS)}`,
    barrel: `storage: ${dotted(t.RESOURCE_TOKENS)}`,
    tools: `land: ${dotted(t.RESOURCE_TOKENS)}`,
    jester: `by entertainment: ${brief(t.JESTER_HEROES)}`,
    cook: `${t.COOK_SET} for each set of food, ${t.COOK_ALONE} with no set`,
    bartender: `${t.BARTENDER_MIXED} for each mixed pair, ${t.BARTENDER_SAME} for each pair of one kind, ${t.BARTENDER_ALONE} with no pair`,
    maid: `by lodging: ${brief(t.MAID_HEROES)}`,
    shopkeeper: `${t.SHOPKEEPER_ALONE} + ${t.SHOPKEEPER_MARKET} per market`,
  } satisfies Record<Card, string>,
  tie: 'A tie for most leaves no second place. Without entertainment you get nothing for it.',
  pairs: 'Each ale counts in one pair only.',
  twice: 'Each copy scores on its own.',
  noHeroes: 'They attract no heroes.',
  end: {
    final: { name: 'Final scoring', text: 'Score the bought cards once more and award resources.' },
    unspent: { name: 'Unspent tokens', text: `${heroes(t.UNSPENT_HEROES)} each.` },
    tie: {
      name: 'Victory',
      text: 'Whoever has the most heroes wins. If players tie, the one with the most unspent tokens wins; if they are still tied, they share the victory.',
    },
  },
  name: nouns.name,
  category: nouns.category,
  tokens: nouns.tokens,
  score,
};

export type Words = typeof words;
