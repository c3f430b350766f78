import type { Card, Category, Numbers, Resource, Tokens } from '@taproom/games/heros-tavern';
import { top } from '../../../games/heros-tavern/ladders.ts';
import { tokenList } from '../../../games/heros-tavern/parts.ts';
import type { Lead } from '../../../games/heros-tavern/table/leads.ts';
import type { TooDear } from '../../../games/heros-tavern/table/purse.ts';
import { formOf } from '../../plural.ts';
import { cards, cardsAsObject, heroes, heroesAsObject, tokens as tokensOf, unspentTokens } from './counts.ts';
import { reasonWords } from './hints.ts';
import { ladder, spans } from './ladders.ts';
import { whyWords } from './why.ts';

const tokens = (given: Tokens): string => tokenList(given, tokensOf).join(', ') || 'нет';

const EARNED = {
  coins: 'Монеты дают за игры.',
  storage: 'Кладовые дают за бочки.',
  land: 'Участки дают за инструменты.',
} satisfies Record<Resource, string>;

const isNone = (given: Tokens): boolean => given.coins + given.storage + given.land === 0;

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

const aleLines = (t: Numbers): string => `светлый + тёмный: ${t.ALE_MIXED} | два одинаковых: ${t.ALE_SAME}`;
const aleRule = (t: Numbers): string =>
  `${heroes(t.ALE_MIXED)} за каждую пару из светлого и тёмного эля; ещё ${t.ALE_SAME} за каждую пару одного сорта из оставшихся.`;
/** "1 монета за 1 карту, до 10 за 5". */
const climb = (of: readonly number[], first: string): string =>
  `${first} за 1 карту, | до ${top(of)} за ${of.length - 1}`;

/** The words without numbers of the rules. */
export const nouns = {
  name,
  category: {
    entertainment: 'Развлечение',
    food: 'Еда',
    ale: 'Эль',
    lodging: 'Ночлег',
    market: 'Рынок',
    staff: 'Персонал',
  } satisfies Record<Category, string>,
  resource: { coins: 'Монеты', storage: 'Кладовые', land: 'Участки' } satisfies Record<Resource, string>,
  heroes,
  tokens,
};

export const tavernWords = (t: Numbers) => ({
  ...nouns,
  lines: {
    entertainment: `больше всех: ${t.ENTERTAINMENT_MOST} | второе место: ${t.ENTERTAINMENT_SECOND}`,
    food: `набор из ${t.FOOD_SET}: ${t.FOOD_HEROES}`,
    'light-ale': aleLines(t),
    'dark-ale': aleLines(t),
    lodging: `по ${heroes(t.LODGING_HEROES)}`,
    market: climb(t.MARKET_HEROES, `${t.MARKET_HEROES[1]}`),
    games: climb(t.RESOURCE_TOKENS, tokensOf(t.RESOURCE_TOKENS[1] ?? 0, 'coins')),
    barrel: climb(t.RESOURCE_TOKENS, tokensOf(t.RESOURCE_TOKENS[1] ?? 0, 'storage')),
    tools: climb(t.RESOURCE_TOKENS, tokensOf(t.RESOURCE_TOKENS[1] ?? 0, 'land')),
    jester: `сам по себе ${t.JESTER_HEROES[0]}, | с развлечениями до ${top(t.JESTER_HEROES)}`,
    cook: `${t.COOK_SET} за каждые | ${t.FOOD_SET} карты еды`,
    bartender: `светлый + тёмный: ${t.BARTENDER_MIXED} | два одинаковых: ${t.BARTENDER_SAME}`,
    maid: `сама по себе ${t.MAID_HEROES[0]}, | с ночлегом до ${top(t.MAID_HEROES)}`,
    shopkeeper: `сам по себе ${t.SHOPKEEPER_ALONE}, | ещё ${t.SHOPKEEPER_MARKET} за рынок`,
  } satisfies Record<Card, string>,
  rule: {
    entertainment: `${heroes(t.ENTERTAINMENT_MOST)} тому, у кого в таверне развлечений больше всех; ${t.ENTERTAINMENT_SECOND} за второе место. При ничьей героев делят поровну с округлением вниз; при ничьей за первое место второго нет.`,
    food: `${heroes(t.FOOD_HEROES)} за каждый набор из ${t.FOOD_SET} карт.`,
    'light-ale': aleRule(t),
    'dark-ale': aleRule(t),
    lodging: `${heroes(t.LODGING_HEROES)} за каждую карту.`,
    market: `${ladder(t.MARKET_HEROES, 'героев')}.`,
    games: `${ladder(t.RESOURCE_TOKENS, 'монет')}. Героев не приносят.`,
    barrel: `${ladder(t.RESOURCE_TOKENS, 'кладовых')}. Героев не приносит.`,
    tools: `${ladder(t.RESOURCE_TOKENS, 'участков')}. Героев не приносят.`,
    jester: `${spans(t.JESTER_HEROES, 'развлечений', heroes)}.`,
    cook: `${heroes(t.COOK_SET)} за каждый набор из ${t.FOOD_SET} карт еды; ${t.COOK_ALONE}, если набора нет.`,
    bartender: `${heroes(t.BARTENDER_MIXED)} за каждую смешанную пару, ${t.BARTENDER_SAME} за каждую пару одного сорта; ${t.BARTENDER_ALONE}, если пар нет.`,
    maid: `${spans(t.MAID_HEROES, 'ночлега', heroes)}.`,
    shopkeeper: `${heroes(t.SHOPKEEPER_ALONE)} и ещё ${t.SHOPKEEPER_MARKET} за каждый рынок.`,
  } satisfies Record<Card, string>,
  round: (round: number) => `Раунд ${round} из ${t.ROUNDS}`,
  step: (step: number, of: number) => `Карта ${step} из ${of}`,
  purchase: 'Покупка',
  over: 'Итоговый подсчёт',
  passing: 'Карты передают влево',
  yourTavern: 'Ваша таверна',
  emptyTavern: 'Карт пока нет.',
  open: (name: string) => `Осмотреть таверну: ${name}`,
  keptCards: 'Купленные карты',
  nothingKept: 'пока ничего не куплено',
  draftedCards: 'Карты этого раунда',
  nothingDrafted: 'в этом раунде карт пока нет',
  allLook: 'Смотрите все: эти карты только что раскрыты.',
  goOn: 'Дальше',
  theirTavern: (name: string) => `Таверна: ${name}`,
  isIn: 'выбор сделан',
  choosing: 'выбирает…',
  kind: (of: { name: string; count: number; bought: number }) =>
    `${of.name}: ${of.count}${of.bought > 0 ? `, из них куплено: ${of.bought}` : ''}`,
  bought: (n: number) => `куплено: ${n}`,
  hand: 'Ваши карты',
  handCard: (card: { name: string; price: string; gain: string; rule: string }) =>
    `${card.name}. Сейчас даст: ${card.gain}. ${card.rule} Цена: ${card.price}.`,
  gain: (n: number, given: Tokens) =>
    [
      ...(n > 0 || isNone(given) ? [`+${heroes(n)}`] : []),
      ...(isNone(given) ? [] : [`+${tokens(given)}`]),
    ].join(', '),
  lead: (lead: Lead): string => {
    switch (lead.lead) {
      case 'set':
        return `${lead.have} из ${t.FOOD_SET} → +${heroes(lead.heroes)}`;
      case 'partner':
        return `${lead.partner === 'light-ale' ? 'со светлым' : 'с тёмным'}: +${lead.heroes}`;
      case 'next':
        return `следующая: +${lead.adds}`;
      case 'ahead':
        if (lead.by === 0) return 'ничья';
        return lead.by > 0 ? `отрыв: ${lead.by}` : `отставание: ${-lead.by}`;
    }
  },
  eachRound: (gain: string) => `${gain} за раунд`,
  atTheEnd: (gain: string) => `${gain} в конце`,
  /** Beside what a purchase brings: all buy at once. */
  ifOthersBuyNone: 'если другие не купят',
  /** Why the round is worth less than before. */
  overtaken: (lost: number) => `Вас обошли по развлечениям: −${heroes(lost)}.`,
  choose: 'Выберите карту для своей таверны.',
  waiting: (names: readonly string[]) => `Вы выбрали. Ждём: ${names.join(', ')}…`,
  othersChoose: (names: readonly string[]) => `Ждём: ${names.join(', ')}…`,
  botChose: (names: readonly string[]) => `Ваш бот сделал выбор. Ждём: ${names.join(', ')}…`,
  watching: 'Вы зритель.',
  changeMind: 'Выбрать заново',
  confirm: 'Подтвердить',
  confirmPick: (card: string) => `Взять: ${card}`,
  cost: (price: string) => `Цена: ${price}`,
  buyTitle: 'Какие карты оставить?',
  buyHint: `Выберите, что оставить. Неистраченные жетоны сохранятся: в конце каждый даст ${heroesAsObject(t.UNSPENT_HEROES)}.`,
  buyLast: `Выберите карты для итогового подсчёта. Каждый истраченный жетон — минус ${heroes(t.UNSPENT_HEROES)}.`,
  tooDear: ({ resource, need, have }: TooDear) =>
    `Цена — ${tokensOf(need, resource)}, а у вас ${have}. ${EARNED[resource]}`,
  buyCard: (card: { name: string; price: string; brings: string; marked: boolean; why: string }) =>
    `${card.name}, цена: ${card.price}; дальше даёт: ${card.brings}${card.marked ? ', выбрана' : ''}${card.why === '' ? '' : `. ${card.why}`}`,
  stays: 'останется',
  left: 'Осталось',
  buyNothing: 'Ничего не покупать',
  buySome: 'Купить карты',
  putBack: (cards: string) => `Сначала снимите выбор: ${cards}.`,
  buy: (n: number) => `Купить ${cardsAsObject(n)}`,
  news: 'Последние события',
  noNews: 'Все выбирают по карте, раскрывают её и передают остальные влево.',
  noPurchaseNews: 'Все одновременно решают, какие карты оставить.',
  picksNews: (step: number) => `Драфт, карта ${step}`,
  purchaseNews: 'Купленные карты',
  nothing: 'ничего',
  took: (name: string, card: string) => `${name}: ${card}`,
  scoring: (round: number) => `Подсчёт раунда ${round}`,
  runningTotal: 'Герои (мелким шрифтом — общая сумма)',
  total: 'Общий итог',
  sum: 'Сумма',
  cardsBehind: 'За что получены герои',
  why: whyWords(t, name),
  before: (n: number) => `(было ${n})`,
  awarded: 'Жетоны (+ новые)',
  yours: (why: string) => `У вас: ${why}`,
  unspent: 'Не истрачено',
  unspentTokens: 'Неистраченные жетоны',
  pad: 'Лист подсчёта',
  padOf: (name: string) => `Лист подсчёта: ${name}`,
  padRound: (round: number) => `Раунд ${round}`,
  padFinal: 'Финал',
  short: { log: 'Журнал', pad: 'Счёт', deck: 'Карты', memory: 'Видели' },
  reference: 'Памятка',
  close: 'Закрыть',
  moreCards: (n: number) => `ещё ${n}`,
  cardWord: (n: number) => formOf('ru', n, { one: 'карта', few: 'карты', many: 'карт' }),
  othersTurns: 'Ходы других',
  prices: [
    'Взять карту можно бесплатно. Цену платят после подсчёта, чтобы оставить карту до конца игры.',
    `Неистраченные жетоны остаются у вас. В конце каждый приносит ${heroesAsObject(t.UNSPENT_HEROES)}.`,
    `После ${t.ROUNDS}-го раунда — итоговый подсчёт: ещё раз считаются только купленные карты.`,
  ],
  copies: cards,
  memory: 'Увиденные карты',
  seenHand: 'На руке',
  unseen: 'неизвестно',
  noHands: 'Сейчас ни у кого нет карт на руке.',
  handOver: (name: string) => `Передайте экран игроку ${name}`,
  handOverHint: 'Остальным сейчас лучше не смотреть. Карты появятся, когда вы нажмёте кнопку.',
  lift: (name: string) => `Я — ${name}`,
  winner: (names: string) => `Победа: ${names}`,
  winners: (names: string) => `Общая победа: ${names}`,
  tieWon: (name: string, n: number) => `Героев поровну, побеждает ${name}: ${unspentTokens(n)}.`,
  tieShared: 'Поровну и героев, и неистраченных жетонов: победа общая.',
  and: (names: readonly string[]) => new Intl.ListFormat('ru').format(names),
  roundSoFar: (n: number) => `Этот раунд: ${heroes(n)}`,
  makers: 'Ресурсы',
  skip: 'Пропустить',
  toPurchase: 'К покупке',
  scoringTold: 'Раунд подсчитан. Выберите, какие карты оставить.',
  scoringToldLast: 'Последний раунд подсчитан. Выберите, что оставить: дальше итоговый подсчёт.',
  scoringTelling: 'Последняя карта сама попала в вашу таверну. Идёт подсчёт: один вид карт за другим.',
  hint: 'Подсказка',
  hintThinking: 'Секунду…',
  hinted: (what: string, reasons: readonly string[]) =>
    `Подсказка: ${what}${reasons.length > 0 ? ` — ${reasons.join('; ')}` : ''}.`,
  hintMark: 'рекомендуется',
  lately: { picks: 'Другие взяли:', purchases: 'Другие купили:' },
  afterRounds: (rounds: number) => `После раунда ${rounds}`,
  byRound: 'По раундам',
  byCategory: 'По видам карт',
  chart: 'Герои по раундам',
  chartOf: (name: string, totals: string) => `${name}: ${totals}`,
  reason: reasonWords(name),
  heroWord: (n: number) => formOf('ru', n, { one: 'герой', few: 'героя', many: 'героев' }),
});
