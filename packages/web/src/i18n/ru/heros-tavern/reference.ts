import type { ReferenceNumbers, Words } from '../../en/heros-tavern/reference.ts';
import { words as score } from './score.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  title: 'Памятка',
  padTitle: 'Лист подсчёта',
  hint: 'По одному листу A4, чёрным по белому.',
  card: 'Карта',
  price: 'Цена',
  gives: 'Что даёт',
  order:
    'Каждый раунд: раздача по 7, драфт, подсчёт, получение ресурсов, покупка, сброс. Пять раундов, затем итоговый подсчёт.',
  gain: {
    entertainment: (n: ReferenceNumbers) =>
      `больше всех ${n.most}, второе место ${n.second}; при ничьей поровну, с округлением вниз`,
    food: (n: ReferenceNumbers) => `${n.food} за каждые ${n.set} карты`,
    'light-ale': (n: ReferenceNumbers) => `${n.mixed} с тёмным элем, иначе ${n.same} за два светлых`,
    'dark-ale': (n: ReferenceNumbers) => `${n.mixed} со светлым элем, иначе ${n.same} за два тёмных`,
    lodging: (n: ReferenceNumbers) => `${n.lodging} за каждую карту`,
    market: (n: ReferenceNumbers) => `${n.markets} за 1, 2, 3, 4, 5 и больше`,
    games: (n: ReferenceNumbers) => `монеты: ${n.tokens}`,
    barrel: (n: ReferenceNumbers) => `кладовые: ${n.tokens}`,
    tools: (n: ReferenceNumbers) => `участки: ${n.tokens}`,
    jester: (n: ReferenceNumbers) => `по развлечениям: ${n.jester}`,
    cook: (n: ReferenceNumbers) => `${n.cook[0]} за каждый набор еды, ${n.cook[1]} без них`,
    bartender: (n: ReferenceNumbers) =>
      `${n.bartender[0]} за смешанную пару, ${n.bartender[1]} за пару одного сорта, ${n.bartender[2]} без пар`,
    maid: (n: ReferenceNumbers) => `по ночлегам: ${n.maid}`,
    shopkeeper: (n: ReferenceNumbers) => `${n.shopkeeper[0]} за каждый рынок и ещё ${n.shopkeeper[1]}`,
  },
  unspent: (heroes: number) => `В конце каждый неистраченный жетон стоит ${heroes}.`,
  name: tavernWords.name,
  category: tavernWords.category,
  tokens: tavernWords.tokens,
  score,
};
