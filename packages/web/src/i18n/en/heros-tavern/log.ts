import type { Card, Row, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, News } from '../../../games/heros-tavern/log/deeds.ts';
import { cardCounts, rowParts, tokenList } from '../../../games/heros-tavern/parts.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, inside, roundOver } from '../log.ts';
import { nouns, some } from './words.ts';

/** A title inside a sentence. */
const inText = (title: string): string => title.toLowerCase();

/** Equal cards are counted: "food, 2 × market". */
export const cards = (list: readonly Card[]): string[] =>
  cardCounts(list, nouns.name).map(({ name, count }) =>
    count === 1 ? inText(name) : `${count} × ${inText(name)}`,
  );

const tokens = (given: Tokens): string[] => tokenList(given, some);

const heroes = (n: number): string =>
  n === 0 ? 'no heroes' : counted('en', n, { one: 'hero', other: 'heroes' });

const row = (given: Row): string => {
  const { total, parts } = rowParts(given, nouns.category);
  return parts.length > 0 ? `${heroes(total)} (${inText(parts.join(', '))})` : heroes(total);
};

/** The predicate of a sentence about a deed. */
function deed(done: Deed, person: GrammaticalPerson): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'choose':
      return `${verb('choose', 'chooses')} ${inText(nouns.name[done.card])}`;
    case 'decide':
      return `${verb('decide', 'decides')} to buy ${and(cards(done.cards)) || 'nothing'}`;
    case 'draw-in':
      return `${verb('attract', 'attracts')} ${row(done.heroes)}${done.scoring === 'final' ? ' in the final scoring' : ''}`;
    case 'receive':
      return `${verb('receive', 'receives')} ${and(tokens(done.tokens)) || 'no resources'}`;
    case 'purchase':
      if (done.cards.length === 0) return `${verb('buy', 'buys')} nothing`;
      return `${verb('buy', 'buys')} ${and(cards(done.cards))}${paid(done.paid)}`;
    case 'discard':
      return `${verb('discard', 'discards')} ${counted('en', done.cards, { one: 'card', other: 'cards' })}`;
    case 'keep-tokens':
      return `${verb('add', 'adds')} ${heroes(done.heroes)} for ${counted('en', done.tokens, { one: 'unspent token', other: 'unspent tokens' })}`;
  }
}

const paid = (price: Tokens): string => {
  const all = tokens(price);
  return all.length === 0 ? '' : ` for ${and(all)}`;
};

function news(heard: News, names: Names): string {
  switch (heard.news) {
    case 'dealt': {
      const each = counted('en', heard.each, { one: 'card', other: 'cards' });
      const shuffled = heard.reshuffled ? ' The discard pile was shuffled into a new draw pile.' : '';
      const hand = heard.hand === null ? '' : ` Your hand: ${cards(heard.hand).join(', ')}.`;
      return `Round ${heard.round} begins: ${each} for everyone.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} – ${inText(nouns.name[card])}`);
      return `Card ${heard.step} of the draft: ${picks.join(', ')}.`;
    }
    case 'passed':
      return `The hands are passed to the left, ${counted('en', heard.cards, { one: 'card', other: 'cards' })} each.`;
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

/** The log of Hero’s Tavern. */
export const logWords = { deed, news };
