import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { counted } from '../../plural.ts';

/** In the accusative, which differs from the nominative for one hero. */
const heroes = (n: number): string => counted('ru', n, { one: 'героя', few: 'героев', many: 'героев' });

const MAKES: Readonly<Record<Resource, string>> = { coins: 'монеты', storage: 'кладовые', land: 'участки' };

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `сразу даёт ${heroes(of.heroes)}`,
  'completes-food-set': () => 'завершает набор из трёх',
  'starts-food-set': of => `приближает набор из трёх, ещё нужно еды: ${of.missing}`,
  'ale-pair': () => 'составляет смешанную пару',
  'ale-of-one-kind': () => 'составляет пару одного сорта',
  'starts-ale-pair': () => 'ждёт эля другого сорта',
  lodging: () => 'приносит верных героев',
  markets: of => `это рынок номер ${of.markets}: чем больше, тем лучше`,
  staff: of => `${name[of.card]}: окупается вместе с подходящими картами`,
  engine: of => `даёт ${MAKES[of.resource]} для покупок`,
  'most-entertainment': of => `развлечений больше всех, перевес: ${of.lead}`,
  'ties-entertainment': () => 'уравнивает число развлечений с лучшим',
  entertainment: of => `приближает к первенству в развлечениях, отставание: ${of.behind}`,
  'keeps-entertainment': () => 'сохраняет развлечение на следующие раунды',
  'helps-staff': of => `помогает персоналу: ${name[of.card]}`,
  denies: (of, nameOf) => `иначе принесёт ${heroes(of.heroes)} следующему игроку: ${nameOf(of.seat)}`,
  'heroes-each-round': of => `каждый раз даёт ${heroes(of.heroes)}, подсчётов впереди: ${of.scorings}`,
  'saves-tokens': of =>
    `бережёт ${counted('ru', of.tokens, { one: 'жетон', few: 'жетона', many: 'жетонов' })} на потом`,
});
