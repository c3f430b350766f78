import type { Card, Category, Resource, Tokens } from '@taproom/games/heros-tavern';
import { counted, formOf } from '../../plural.ts';
import { reasonWords } from './hints.ts';

const RESOURCE = {
  coins: { one: 'монета', few: 'монеты', many: 'монет' },
  storage: { one: 'кладовая', few: 'кладовые', many: 'кладовых' },
  land: { one: 'участок', few: 'участка', many: 'участков' },
} satisfies Record<Resource, object>;

const some = (n: number, resource: Resource): string => counted('ru', n, RESOURCE[resource]);

const tokens = (given: Tokens): string => {
  const parts = (['coins', 'storage', 'land'] as const).filter(resource => given[resource] > 0);
  return parts.map(resource => some(given[resource], resource)).join(', ') || 'ничего';
};

const isNone = (given: Tokens): boolean => given.coins + given.storage + given.land === 0;

const heroes = (n: number): string => counted('ru', n, { one: 'герой', few: 'героя', many: 'героев' });

const cards = (n: number): string => counted('ru', n, { one: 'карта', few: 'карты', many: 'карт' });

const name = {
  entertainment: 'Развлечение',
  food: 'Еда',
  'light-ale': 'Светлый эль',
  'dark-ale': 'Тёмный эль',
  lodging: 'Ночлег',
  market: 'Рынок',
  games: 'Игры',
  barrel: 'Бочка',
  tools: 'Инструменты',
  jester: 'Шут',
  cook: 'Повар',
  bartender: 'Бармен',
  maid: 'Горничная',
  shopkeeper: 'Лавочник',
} satisfies Record<Card, string>;

export const tavernWords = {
  name,
  lines: {
    entertainment: 'больше всех: 6 | второе место: 3',
    food: 'три: 10',
    'light-ale': 'светлый + тёмный: 10 | два одинаковых: 3',
    'dark-ale': 'светлый + тёмный: 10 | два одинаковых: 3',
    lodging: 'по 2',
    market: '1, 3, 5, 7, 10 | за 1–5',
    games: '1, 3, 5, 7, 10 монет | за 1–5',
    barrel: '1, 3, 5, 7, 10 кладовых | за 1–5',
    tools: '1, 3, 5, 7, 10 участков | за 1–5',
    jester: '1, 2, 4, 6 | за развлечения',
    cook: '5 за каждые | три еды',
    bartender: 'светлый + тёмный: 5 | два одинаковых: 2',
    maid: '1, 2, 4, 6 | за ночлеги',
    shopkeeper: '1 и ещё 1 | за каждый рынок',
  } satisfies Record<Card, string>,
  rule: {
    entertainment:
      'Больше всех в раунде: 6 героев; второе место: 3. При ничьей герои делятся с округлением вниз; ничья за первое место отменяет второе.',
    food: 'Каждый набор из трёх: 10 героев.',
    'light-ale': 'Светлый и тёмный эль: 10 героев. Пара одного сорта из остатка: 3.',
    'dark-ale': 'Светлый и тёмный эль: 10 героев. Пара одного сорта из остатка: 3.',
    lodging: 'По 2 героя.',
    market: '1, 3, 5, 7 или 10 героев за 1, 2, 3, 4 или хотя бы 5.',
    games: '1, 3, 5, 7 или 10 монет за 1, 2, 3, 4 или хотя бы 5. Без героев.',
    barrel: '1, 3, 5, 7 или 10 кладовых за 1, 2, 3, 4 или хотя бы 5. Без героев.',
    tools: '1, 3, 5, 7 или 10 участков за 1, 2, 3, 4 или хотя бы 5. Без героев.',
    jester: '1 герой без развлечений, 2 с одним или двумя, 4 с тремя–пятью, 6 с шестью и больше.',
    cook: '5 героев за каждый набор из трёх карт еды; 1 без набора.',
    bartender: '5 героев за каждую смешанную пару, 2 за каждую пару одного сорта; 1 без пар.',
    maid: '1 герой без ночлега, 2 с одним, 4 с двумя, 6 с тремя и больше.',
    shopkeeper: '1 герой и ещё 1 за каждый рынок.',
  } satisfies Record<Card, string>,
  category: {
    entertainment: 'Развлечение',
    food: 'Еда',
    ale: 'Эль',
    lodging: 'Ночлег',
    market: 'Рынок',
    staff: 'Персонал',
  } satisfies Record<Category, string>,
  resource: { coins: 'Монеты', storage: 'Кладовые', land: 'Участки' } satisfies Record<Resource, string>,
  round: (round: number) => `Раунд ${round} из 5`,
  step: (step: number, of: number) => `Карта ${step} из ${of}`,
  purchase: 'Покупка',
  over: 'Итоговый подсчёт',
  passing: 'Руки передаются влево',
  yourTavern: 'Ваша таверна',
  emptyTavern: 'Карт пока нет.',
  theirTavern: (name: string) => `Таверна: ${name}`,
  heroes,
  tokens,
  isIn: 'выбор сделан',
  choosing: 'выбирает…',
  kind: (of: { name: string; count: number; bought: number }) =>
    `${of.name}: ${of.count}${of.bought > 0 ? `, из них куплено: ${of.bought}` : ''}`,
  bought: (n: number) => `куплено: ${n}`,
  hand: 'Ваша рука',
  handCard: (card: { name: string; price: string; gain: string; rule: string }) =>
    `${card.name}. Сейчас даст: ${card.gain}. ${card.rule} Цена: ${card.price}.`,
  gain: (n: number, given: Tokens) =>
    [
      ...(n > 0 || isNone(given) ? [`+${heroes(n)}`] : []),
      ...(isNone(given) ? [] : [`+${tokens(given)}`]),
    ].join(', '),
  choose: 'Нужно выбрать карту для таверны.',
  waiting: 'Выбор сделан. Остальные ещё выбирают.',
  watching: 'Стол играет сам.',
  changeMind: 'Выбрать заново',
  confirm: 'Подтвердить',
  confirmPick: (card: string) => `Взять: ${card}`,
  cost: (price: string) => `Цена: ${price}`,
  buyTitle: 'Что останется?',
  buyHint: 'Жетоны кладутся на карты, которые останутся до конца игры. Остальные уходят в сброс.',
  buyCard: (card: { name: string; price: string; marked: boolean; why: string }) =>
    `${card.name}, цена: ${card.price}${card.marked ? ', к покупке' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'останется',
  left: 'Остаток',
  buyNothing: 'Ничего не покупать',
  buy: (n: number) => `Купить: ${cards(n)}`,
  news: 'Что только что произошло',
  noNews: 'Все выбирают по одной карте, раскрывают её и передают остальные влево.',
  picksNews: (step: number) => `Карта ${step} раскрыта`,
  purchaseNews: 'Куплено до конца игры',
  nothing: 'ничего',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Подсчёт раунда ${round}`,
  runningTotal: 'Герои, мелко: сумма',
  total: 'Общий итог',
  sum: 'Сумма',
  cardsBehind: 'герои, мелко: сколько карт',
  awarded: 'Ресурсы',
  unspent: 'Не истрачено',
  unspentTokens: 'Неистраченные жетоны',
  pad: 'Лист подсчёта',
  padOf: (name: string) => `Лист подсчёта: ${name}`,
  padRound: (round: number) => `Раунд ${round}`,
  padFinal: 'Итог',
  reference: 'Памятка',
  close: 'Закрыть',
  copies: cards,
  memory: 'Виденные руки',
  seenHand: 'В этой руке',
  unseen: 'ещё не видели',
  handOver: (name: string) => `Экран переходит к игроку: ${name}`,
  handOverHint: 'Сейчас остальным лучше не смотреть. Рука появится, когда поднимется занавес.',
  lift: (name: string) => `Я ${name}`,
  winner: (names: string) => `Победа: ${names}`,
  winners: (names: string) => `Общая победа: ${names}`,
  tieWon: (name: string, n: number) =>
    `Героев поровну, побеждает ${name}: ${counted('ru', n, { one: 'неистраченный жетон', few: 'неистраченных жетона', many: 'неистраченных жетонов' })}.`,
  tieShared: 'Поровну и героев, и неистраченных жетонов: победа общая.',
  home: 'Назад в дом',
  and: (names: readonly string[]) => new Intl.ListFormat('ru').format(names),
  roundSoFar: (n: number) => `Этот раунд: ${heroes(n)}`,
  makers: 'Ресурсы',
  skip: 'Пропустить',
  toPurchase: 'К покупке',
  scoringTold: 'Раунд подсчитан. Теперь нужно выбрать, что останется.',
  scoringTelling: 'Таверны подсчитываются, вид за видом.',
  hint: 'Подсказка',
  hintThinking: 'Минутку…',
  hinted: (what: string, reasons: readonly string[]) =>
    `Подсказка: ${what}${reasons.length > 0 ? ` – ${reasons.join('; ')}` : ''}.`,
  hintMark: 'рекомендуется',
  byRound: 'По раундам',
  byCategory: 'По видам карт',
  chart: 'Герои по раундам',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('ru', n, { one: 'герой', few: 'героя', many: 'героев' }),
};
