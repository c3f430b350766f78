import type { Card, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, News } from '../../../games/heros-tavern/log/deeds.ts';
import { cardCounts, rowParts, tokenList } from '../../../games/heros-tavern/parts.ts';
import type { GrammaticalPerson, Names } from '../../../log/names.ts';
import { and, gameOver, inside, roundOver } from '../log.ts';
import {
  cardsAsObject,
  cardsEach,
  heroesAsObject as heroes,
  tokensAsObject,
  unspentTokens,
} from './counts.ts';
import { nouns } from './words.ts';

/** Titles stand in quotes and keep their form. */
export const cards = (list: readonly Card[]): string[] =>
  cardCounts(list, nouns.name).map(({ name, count }) => (count === 1 ? `«${name}»` : `«${name}» ×${count}`));

/** The same as an object: "карту «Рынок»", "карты «Еда» и «Рынок»". */
export const theCards = (list: readonly Card[]): string =>
  `${list.length === 1 ? 'карту' : 'карты'} ${and(cards(list))}`;

const tokens = (given: Tokens): string[] => tokenList(given, tokensAsObject);

const row = ({ total, parts }: ReturnType<typeof rowParts>): string =>
  `${heroes(total)} (${parts.join(', ').toLowerCase()})`;

function deed(done: Deed, person: GrammaticalPerson): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'choose':
      return `${verb('выбираете', 'выбирает')} карту «${nouns.name[done.card]}»`;
    case 'decide':
      if (done.cards.length === 0) return verb('решаете ничего не покупать', 'решает ничего не покупать');
      return `${verb('решаете', 'решает')} купить ${theCards(done.cards)}`;
    case 'draw-in': {
      const where = done.scoring === 'final' ? 'в итоговом подсчёте ' : '';
      const heroesBy = rowParts(done.heroes, nouns.category);
      if (heroesBy.total === 0) return `${where}${verb('никого не привлекаете', 'никого не привлекает')}`;
      return `${where}${verb('привлекаете', 'привлекает')} ${row(heroesBy)}`;
    }
    case 'receive':
      if (tokens(done.tokens).length === 0) return verb('не получаете ресурсов', 'не получает ресурсов');
      return `${verb('получаете', 'получает')} ${and(tokens(done.tokens))}`;
    case 'purchase': {
      if (done.cards.length === 0) return verb('ничего не покупаете', 'ничего не покупает');
      const paid = tokens(done.paid);
      const price = paid.length > 0 ? ` за ${and(paid)}` : '';
      return `${verb('покупаете', 'покупает')} ${theCards(done.cards)}${price}`;
    }
    case 'discard':
      return `${verb('сбрасываете', 'сбрасывает')} ${cardsAsObject(done.cards)}`;
    case 'keep-tokens':
      return `${verb('привлекаете', 'привлекает')} ${heroes(done.heroes)} за ${unspentTokens(done.tokens)}`;
  }
}

function news(heard: News, names: Names): string {
  switch (heard.news) {
    case 'dealt': {
      const shuffled = heard.reshuffled
        ? ' Колода кончилась: стопку сброса перемешали, и она стала новой колодой.'
        : '';
      const hand = heard.hand === null ? '' : ` У вас на руке: ${cards(heard.hand).join(', ')}.`;
      return `Начинается раунд ${heard.round}: всем раздают по ${cardsEach(heard.each)}.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} — «${nouns.name[card]}»`);
      return `Драфт, карта ${heard.step}: ${picks.join(', ')}.`;
    }
    case 'passed':
      return `Остальные карты передают влево, по ${heard.cards}.`;
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

export const logWords = { deed, news };
