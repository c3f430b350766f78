import { tables as t } from '@taproom/games/heros-tavern';
import { dotted } from '../../../games/heros-tavern/ladders.ts';
import type { Words } from '../../en/heros-tavern/aid.ts';
import { cardsAsObject, cardsEach, heroesAsObject } from './counts.ts';
import { counts, spans } from './ladders.ts';
import { words as score } from './score.ts';
import { nouns } from './words.ts';

export const words: Words = {
  title: 'Памятка',
  padTitle: 'Лист подсчёта',
  hint: 'Две страницы A4: памятка и лист подсчёта.',
  section: {
    round: 'Раунд',
    cards: 'Карты',
    staff: 'Персонал',
    resources: 'Ресурсы',
    end: `После ${t.ROUNDS}-го раунда`,
  },
  card: 'Карта',
  price: 'Цена',
  heroes: 'Герои',
  cardsOfAKind: `за ${counts(t.RESOURCE_TOKENS)} карт`,
  phase: {
    deal: { name: 'Раздача', text: `Каждому по ${cardsEach(t.HAND)}.` },
    draft: {
      name: 'Драфт',
      text: 'Выберите карту, раскройте её вместе со всеми и передайте остальные влево — и так, пока карты не кончатся.',
    },
    score: { name: 'Подсчёт', text: 'Сосчитайте героев за все карты своей таверны.' },
    award: { name: 'Доход', text: 'Игры, бочки и инструменты приносят жетоны.' },
    purchase: {
      name: 'Покупка',
      text: 'Заплатите за карты, которые хотите оставить до конца игры. Неистраченные жетоны сохранятся.',
    },
    discard: { name: 'Сброс', text: 'Некупленные карты уходят в сброс.' },
  },
  gain: {
    entertainment: `больше всех: ${t.ENTERTAINMENT_MOST}, второе место: ${t.ENTERTAINMENT_SECOND}; при ничьей поровну, с округлением вниз`,
    food: `${t.FOOD_HEROES} за каждые ${cardsAsObject(t.FOOD_SET)}`,
    'light-ale': `${t.ALE_MIXED} с тёмным элем, иначе ${t.ALE_SAME} за два светлых`,
    'dark-ale': `${t.ALE_MIXED} со светлым элем, иначе ${t.ALE_SAME} за два тёмных`,
    lodging: `${t.LODGING_HEROES} за каждую карту`,
    market: `${dotted(t.MARKET_HEROES)} за ${counts(t.MARKET_HEROES)}`,
    games: `монеты: ${dotted(t.RESOURCE_TOKENS)}`,
    barrel: `кладовые: ${dotted(t.RESOURCE_TOKENS)}`,
    tools: `участки: ${dotted(t.RESOURCE_TOKENS)}`,
    jester: spans(t.JESTER_HEROES, 'развлечений'),
    cook: `${t.COOK_SET} за каждый набор еды, ${t.COOK_ALONE} без набора`,
    bartender: `${t.BARTENDER_MIXED} за смешанную пару, ${t.BARTENDER_SAME} за пару одного сорта, ${t.BARTENDER_ALONE} без пар`,
    maid: spans(t.MAID_HEROES, 'ночлега'),
    shopkeeper: `${t.SHOPKEEPER_ALONE} + ${t.SHOPKEEPER_MARKET} за каждый рынок`,
  },
  tie: 'При ничьей за первое место второго нет. У кого развлечений нет, тот не делит ни первое, ни второе место.',
  pairs: 'Каждый эль считается только в одной паре.',
  twice: 'Каждая карта считается отдельно.',
  noHeroes: 'Героев они не привлекают.',
  end: {
    final: {
      name: 'Итоговый подсчёт',
      text: 'Ещё раз сосчитайте героев за купленные карты и получите ресурсы.',
    },
    unspent: {
      name: 'Неистраченные жетоны',
      text: `Каждый приносит ${heroesAsObject(t.UNSPENT_HEROES)}.`,
    },
    tie: {
      name: 'Победа',
      text: 'Побеждает тот, у кого больше героев. При ничьей побеждает тот, у кого больше неистраченных жетонов; если и их поровну, победу делят.',
    },
  },
  name: nouns.name,
  category: nouns.category,
  tokens: nouns.tokens,
  score,
};
