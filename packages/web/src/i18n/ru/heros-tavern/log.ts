import type { Card, Tokens } from '@taproom/games/heros-tavern';
import type { Deed, News } from '../../../games/heros-tavern/log/deeds.ts';
import { cardCounts, rowParts, tokenList } from '../../../games/heros-tavern/parts.ts';
import type { Names, Person } from '../../../log/names.ts';
import { counted } from '../../plural.ts';
import { and, gameOver, inside, roundOver } from '../log.ts';
import { tavernWords } from './words.ts';

/** Accusative, as after "получает" and "за": only the feminine one differs. */
const TOKEN = {
  coins: { one: 'монету', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовую', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
};

/** Titles stand in quotes and keep their form. */
export const cards = (list: readonly Card[]): string[] =>
  cardCounts(list, tavernWords.name).map(({ name, count }) =>
    count === 1 ? `«${name}»` : `«${name}» ×${count}`,
  );

/** The same as an object: "карту «Рынок»", "карты «Еда» и «Рынок»". */
const theCards = (list: readonly Card[]): string =>
  `${list.length === 1 ? 'карту' : 'карты'} ${and(cards(list))}`;

const tokens = (given: Tokens): string[] => tokenList(given, (n, token) => counted('ru', n, TOKEN[token]));

/** Heroes are animate: "2 героев" in the accusative, but "22 героя", because it is the last of two words. */
const heroes = (n: number): string =>
  counted('ru', n, { one: 'героя', few: n < 5 ? 'героев' : 'героя', many: 'героев' });

/** "2 карты" and "5 карт", but "1 карту" as an object. */
const cardNumber = (n: number): string => counted('ru', n, { one: 'карту', few: 'карты', many: 'карт' });

const row = ({ total, parts }: ReturnType<typeof rowParts>): string =>
  `${heroes(total)} (${parts.join(', ').toLowerCase()})`;

function deed(done: Deed, person: Person): string {
  const verb = (you: string, other: string): string => (person === 'you' ? you : other);
  switch (done.deed) {
    case 'choose':
      return `${verb('выбираете', 'выбирает')} карту «${tavernWords.name[done.card]}»`;
    case 'decide':
      if (done.cards.length === 0) return verb('решаете ничего не покупать', 'решает ничего не покупать');
      return `${verb('решаете', 'решает')} купить ${theCards(done.cards)}`;
    case 'draw-in': {
      const where = done.scoring === 'final' ? 'в итоговом подсчёте ' : '';
      const heroesBy = rowParts(done.heroes, tavernWords.category);
      if (heroesBy.total === 0) return `${where}${verb('никого не привлекаете', 'никого не привлекает')}`;
      return `${where}${verb('привлекаете', 'привлекает')} ${row(heroesBy)}`;
    }
    case 'receive':
      if (tokens(done.tokens).length === 0) return verb('не получаете ресурсов', 'не получает ресурсов');
      return `${verb('получаете', 'получает')} ${and(tokens(done.tokens))}`;
    case 'purchase': {
      if (done.cards.length === 0) return verb('ничего не покупаете', 'ничего не покупает');
      const paid = tokens(done.paid);
      const price = paid.length > 0 ? `за ${and(paid)} ` : '';
      return `${price}${verb('покупаете', 'покупает')} ${theCards(done.cards)}`;
    }
    case 'discard':
      return `${verb('сбрасываете', 'сбрасывает')} ${cardNumber(done.cards)}`;
    case 'keep-tokens': {
      const kept = counted('ru', done.tokens, {
        one: 'неистраченный жетон',
        few: 'неистраченных жетона',
        many: 'неистраченных жетонов',
      });
      return `${verb('добавляете', 'добавляет')} ${heroes(done.heroes)} за ${kept}`;
    }
  }
}

function news(heard: News, names: Names): string {
  switch (heard.news) {
    case 'dealt': {
      const each = counted('ru', heard.each, { one: 'карте', few: 'карты', many: 'карт' });
      const shuffled = heard.reshuffled ? ' Для этого стопка сброса перемешана заново.' : '';
      const hand = heard.hand === null ? '' : ` У вас на руке: ${cards(heard.hand).join(', ')}.`;
      return `Начинается раунд ${heard.round}: всем раздают по ${each}.${shuffled}${hand}`;
    }
    case 'revealed': {
      const picks = heard.picks.map((card, seat) => `${inside(seat, names)} — «${tavernWords.name[card]}»`);
      return `Карта ${heard.step} в драфте: ${picks.join(', ')}.`;
    }
    case 'passed': {
      const each = counted('ru', heard.cards, { one: 'карте', few: 'карты', many: 'карт' });
      return `Руки передают налево, в каждой по ${each}.`;
    }
    case 'round-over':
      return roundOver(heard.round);
    case 'game-over':
      return gameOver(heard, names);
  }
}

export const logWords = { deed, news };
