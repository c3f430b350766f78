import {
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  GOAL_NUMBERS,
  HEX_NAMES,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  MONKS,
  PURSE_DUCATS,
  RESOURCES,
  SMALL_BARREL_VP,
  SPOTS,
  SUNNY_FACTOR,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  END,
  HEX_SIGN,
  HOLDINGS,
  PURCHASE,
  SHED,
  SPOT_SIGN,
} from '../../../games/heaven-and-ale/rules/worked-examples.ts';
import { exchangeStep } from '../../../games/heaven-and-ale/score/exchange-steps.ts';
import type { Words } from '../../en/heaven-and-ale/aid.ts';
import { words as score } from './score.ts';
import { cloisterWords as nouns } from './words.ts';

const SIDE_HEXES = HEX_NAMES.length / 2;
const markers = RESOURCES.map(resource => `${nouns.resource[resource]} на ${HOLDINGS.markers[resource]}`);

export const words: Words = {
  title: 'Памятка',
  padTitle: 'Лист подсчёта',
  hint: 'Две страницы A4: памятка и лист подсчёта.',
  section: {
    turn: 'Ваш ход',
    start: 'Стартовая зона',
    prices: 'Цены',
    tiles: 'Активированные жетоны',
    discs: 'Диски подсчёта',
    sheds: 'Склады',
    cards: 'Карты привилегий',
    goals: 'Бочки',
    rounds: 'Раунды',
    brewmaster: 'Таблица пивовара',
    end: 'Конец игры',
    signs: 'Знаки на экране',
  },
  shade: 'Тень',
  sun: 'Солнце',

  turn: 'Передвиньте фишку вперёд, на место, действие которого можете выполнить. Пропускайте сколько угодно мест, но назад не ходите.',
  space: {
    resource: {
      name: 'Место ресурсов',
      text: 'Купите хотя бы один жетон. Положите его в сад, прежде чем покупать следующий.',
    },
    monk: { name: 'Место монахов', text: 'То же с монахами.' },
    scoring: {
      name: 'Место с дисками',
      text: 'Возьмите диск, положите его на пустое место для диска и проведите подсчёт.',
    },
    barrel: { name: 'Место бочек', text: 'Возьмите по бочке за каждое выполненное требование.' },
    start: { name: 'Стартовая зона', text: 'Выберите свободную ячейку: теперь вы вне раунда.' },
    coins: {
      name: 'Быстрые деньги',
      text: `В любой момент своего хода сдайте карту с руки за ${nouns.ducats(EMERGENCY_COINS)}.`,
    },
  },
  slot: {
    first: {
      name: '«1 игрок»',
      text: `Вы начинаете следующий раунд. В конце игры: ${score.points(FIRST_PLAYER_VP)}.`,
    },
    brewmaster: {
      name: '«Пивовар»',
      text: `Ваш пивовар делает ${nouns.steps(BREWMASTER_SLOT_STEPS)}.`,
    },
    marker: {
      name: '«Маркер»',
      text: `Один маркер ресурса на ваш выбор делает ${nouns.steps(MARKER_SLOT_STEPS)}.`,
    },
    ducats: { name: '«Дукаты»', text: `Возьмите ${nouns.ducats(DUCATS_SLOT_DUCATS)}.` },
  },
  lastOne: 'Если все остальные вне раунда, а ячейка «1 игрок» свободна, вы обязаны занять её.',

  resourceTile: 'Ресурс',
  monk: 'Монах',
  resourcePrice: { shady: 'его фертильность', sunny: `${SUNNY_FACTOR} × его фертильность` },
  priceExample: `Пример: хмель ${PURCHASE.hops} в тени и ячмень ${PURCHASE.barley} на солнце стоят ${PURCHASE.shade} + ${PURCHASE.sun} = ${nouns.ducats(PURCHASE.total)}.`,
  resourceYield: {
    shady: 'приносит дукаты: столько, сколько указано на жетоне',
    sunny: 'двигает маркер своего ресурса: на столько шагов, сколько указано на жетоне',
  },
  monkYield: `двигает пивовара на ${nouns.steps(MONK_STEPS)}`,
  overflow: `Маркер на ${TRACK_END} остаётся там; каждый следующий шаг приносит ${nouns.ducats(1)} (6.4).`,

  disc: {
    A: {
      name: 'Фертильность X',
      text: 'Назовите фертильность: активируются все ваши жетоны ресурсов с этим числом.',
    },
    B: {
      name: 'Монахи',
      text: 'Все ваши монахи одного типа приступают к работе: каждый активирует все смежные жетоны.',
    },
    C: { name: 'Ресурсы', text: 'Активируются все ваши жетоны одного ресурса.' },
    '*': { name: 'Любое место', text: `Любое из ${SPOTS.length} мест для диска.` },
  },
  discNote:
    'Место для диска должно быть пустым, а в саду должен лежать хотя бы один жетон для этого подсчёта. К собранной паре привилегии можно выложить карту (7.5).',

  shedIntro:
    'Когда на всех шести гексах вокруг места для склада лежат жетоны, сложите их фертильность; монахи считаются за 0.',
  sum: 'Сумма',
  orMore: (sum: number) => `от ${sum}`,
  brewmaster: 'Пивовар',
  activates: 'Что активирует',
  type: 'Тип',
  activated: [
    'ничего',
    'любой смежный жетон',
    'два смежных жетона друг напротив друга',
    'три смежных жетона, которые не касаются друг друга',
    'любые четыре смежных жетона',
  ],
  shedExample: `Пример: сумма фертильности вокруг склада — ${SHED.sum}. Ваш пивовар делает ${nouns.steps(SHED.brewmaster)}, и вы строите склад типа ${SHED.type}. Он активирует ячмень ${SHED.barley} и дрожжи ${SHED.yeast}, которые лежат друг напротив друга.`,

  effect: {
    harvest: 'Выберите ресурс. Его маркер делает 1 шаг за каждый жетон этого ресурса в вашем саду.',
    stragglers:
      'Ваш самый отстающий маркер делает 1 шаг за каждый диск на вашем планшете, считая новый. Если таких маркеров несколько, выберите один: все шаги делает он.',
    barrels: `В конце игры каждая ваша бочка приносит на ${score.points(BARREL_CARD_VP)} больше.`,
    purse: `Возьмите ${nouns.ducats(PURSE_DUCATS)}.`,
    brewmaster: `Ваш пивовар делает ${nouns.steps(BREWMASTER_CARD_STEPS)}.`,
  },

  goalIntro: `Кто пришёл первым, берёт большую бочку (${score.points(LARGE_BARREL_VP)}), второй — малую (${score.points(SMALL_BARREL_VP)}).`,
  need: {
    'brewmaster-on-1': `ваш пивовар дошёл до деления ${GOAL_NUMBERS.brewmaster}`,
    'all-markers-on-1': `все пять ваших маркеров ресурсов дошли до деления ${GOAL_NUMBERS.allMarkers}`,
    'six-fertility-1': `${GOAL_NUMBERS.fertilityTiles} жетонов ресурсов с фертильностью ${GOAL_NUMBERS.lowFertility} в саду`,
    'six-fertility-5': `${GOAL_NUMBERS.fertilityTiles} жетонов ресурсов с фертильностью ${GOAL_NUMBERS.highFertility} в саду`,
    'all-monk-discs': `диски на всех ${MONKS.length} местах подсчёта по монахам`,
    'all-resource-discs': `диски на всех ${RESOURCES.length} местах подсчёта по ресурсам`,
    'three-sheds-alike': `${GOAL_NUMBERS.shedsAlike} склада одного типа`,
    'four-shed-types': `склады ${GOAL_NUMBERS.shedTypes} разных типов`,
    'marker-on-20': `один из ваших маркеров ресурсов на ${GOAL_NUMBERS.oneMarker}`,
    'three-cards-placed': `${GOAL_NUMBERS.cardsPlaced} карты привилегий выложены к парам`,
    'sunny-side-full': `жетоны на всех ${SIDE_HEXES} гексах солнечной стороны`,
    'shady-side-full': `жетоны на всех ${SIDE_HEXES} гексах теневой стороны`,
  },

  players: 'Игроки',
  rounds: 'Раунды',
  secondDiscs: 'Второй диск в последнем раунде',
  noSecondDisc: 'нет',
  ofSpace: (letter: string, space: number) => `${letter} (место\u00a0${space})`,

  spot: 'Деление',
  rate: 'Курс',
  value: 'Множитель ПО',

  end: {
    exchange: {
      name: 'Обмен',
      text: 'Двигайте самый отстающий маркер на 1 шаг вперёд сколько угодно раз. Каждый раз другие маркеры отходят назад, в сумме на столько шагов, сколько требует ваш курс обмена, но не дальше деления, на котором он теперь стоит.',
    },
    ducats: {
      name: 'Дукаты',
      text: `Затем за каждые ${nouns.ducats(DUCATS_PER_STEP)} можно продвинуть любой маркер на 1 шаг вперёд.`,
    },
    production: {
      name: 'Производство',
      text: 'Множитель ПО × число, на котором стоит самый отстающий маркер; 0, если он ниже 1.',
    },
    barrels: {
      name: 'Бочки',
      text: `${score.points(LARGE_BARREL_VP)} за большую, ${score.points(SMALL_BARREL_VP)} за малую; с картой «Бочки» — ещё ${BARREL_CARD_VP} за каждую.`,
    },
    first: {
      name: '«1 игрок»',
      text: `${score.points(FIRST_PLAYER_VP)}, если ваша фишка стоит в этой ячейке.`,
    },
  },
  endExample: [
    `Пример: ваш пивовар стоит на ${HOLDINGS.brewmaster}, поэтому курс обмена — ${END.rate}:1, а множитель ПО равен ${END.value}. Ваши маркеры: ${markers.join(', ')}. У вас ${nouns.ducats(HOLDINGS.ducats)}, большая и малая бочки.`,
    `Обмен: ${END.exchange.map(step => exchangeStep(score, step)).join('; ')}. Теперь самый отстающий маркер стоит на ${END.rearmost}: ${END.rearmost} × ${END.value} = ${score.points(END.production)}, да ещё ${LARGE_BARREL_VP} + ${SMALL_BARREL_VP} за бочки — всего ${score.points(END.total)}.`,
  ],

  signs: {
    spot: {
      name: SPOT_SIGN.text,
      text: `На месте для склада: вокруг лежат ${SPOT_SIGN.filled} жетона из ${SPOT_SIGN.of}, сумма их фертильности — ${SPOT_SIGN.sum}.`,
    },
    hex: {
      name: HEX_SIGN.name,
      text: `Гекс вашего сада: ряд ${HEX_SIGN.row} (сверху вниз: a, b, c…), ${HEX_SIGN.place}-й слева, считая места для складов. Пока открыты подсказка или журнал, все названия видны в саду.`,
    },
    now: { name: '★', text: 'Сколько очков было бы у игрока, если бы партия закончилась сейчас.' },
    expected: { name: '≈', text: 'Сколько очков игрок, скорее всего, наберёт к концу партии.' },
  },

  pad: {
    furthestBehind: 'Самый отстающий маркер',
    value: '× множитель ПО',
    production: '= производство',
    large: `Большие бочки × ${LARGE_BARREL_VP}`,
    small: `Малые бочки × ${SMALL_BARREL_VP}`,
    card: `Карта «Бочки»: бочки × ${BARREL_CARD_VP}`,
    first: `Ячейка «1 игрок»: ${FIRST_PLAYER_VP}`,
  },
  goal: nouns.goal,
  card: nouns.card,
};
