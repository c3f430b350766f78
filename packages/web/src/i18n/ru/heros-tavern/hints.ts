import type { Card, Resource } from '@taproom/games/heros-tavern';
import type { TavernReasons } from '../../../games/heros-tavern/reasons.ts';
import { counted } from '../../plural.ts';
import { heroesAsObject as heroes } from './counts.ts';

const MAKES: Readonly<Record<Resource, string>> = { coins: 'монеты', storage: 'кладовые', land: 'участки' };

/** After "не хватает". */
const lackingCards = (n: number): string => counted('ru', n, { one: 'карты', few: 'карт', many: 'карт' });

/** Why a choice in Hero's Tavern looks good; `name` has the cards. */
export const reasonWords = (name: Readonly<Record<Card, string>>): TavernReasons => ({
  'heroes-now': of => `сразу привлекает ${heroes(of.heroes)}`,
  'completes-food-set': () => 'завершает набор из трёх',
  'starts-food-set': of => `приближает набор из трёх: не хватает ${lackingCards(of.missing)}`,
  'ale-pair': () => 'составляет смешанную пару',
  'ale-of-one-kind': () => 'составляет пару одного сорта',
  'starts-ale-pair': () => 'составит пару с элем другого сорта',
  lodging: () => 'точно привлечёт героев',
  markets: of => `это ваш ${of.markets}-й рынок: чем их больше, тем лучше`,
  staff: of => `${name[of.card]}: приносит героев вместе с подходящими картами`,
  engine: of => `даёт ${MAKES[of.resource]} для покупок`,
  'most-entertainment': of => `выводит вас вперёд по развлечениям, отрыв: ${of.lead}`,
  'ties-entertainment': () => 'уравнивает вас с лидером по развлечениям',
  entertainment: of => `приближает вас к лидеру по развлечениям, отставание: ${of.behind}`,
  'keeps-entertainment': () => 'сохраняет развлечение на следующие раунды',
  'helps-staff': of => `помогает вашему персоналу: ${name[of.card]}`,
  denies: (of, nameOf) => `иначе принесёт ${heroes(of.heroes)} следующему игроку: ${nameOf(of.seat)}`,
  'heroes-each-round': of =>
    of.scorings === 1
      ? `привлечёт ${heroes(of.heroes)} в следующем подсчёте`
      : `привлечёт ${heroes(of.heroes)} в каждом из следующих подсчётов (их ещё ${of.scorings})`,
  'saves-tokens': of =>
    `оставляет ${counted('ru', of.tokens, { one: 'жетон', few: 'жетона', many: 'жетонов' })} на потом`,
});
