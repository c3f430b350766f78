import type { Breakdown, Numbers, Tile } from '@taproom/games/heaven-and-ale';
import { type ShedRow, type ShedSoFar, shedRows } from '../../../games/heaven-and-ale/sheds.ts';
import type { Band } from '../../../games/heaven-and-ale/table/bands.ts';
import { number } from '../../numbers.ts';
import { tile } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('ru');

const COUNT = ['нет', 'одна', 'две', 'три', 'четыре'];

const shedRow = ({ from, to, brewmaster, activations }: ShedRow, row: number): string => {
  const steps = brewmaster === 0 ? '0' : `+${brewmaster}`;
  const count = COUNT[activations] ?? activations;
  // The first row says what the others only count.
  const brings = row === 0 ? `пивовар ${steps}, активаций ${count}` : `${steps}, ${count}`;
  return `${to === null ? `от ${from}` : `${from}–${to}`}: ${brings}`;
};

/** What the things on the table say about themselves. */
export const aboutWords = ({
  BARREL_CARD_VP,
  BREWMASTER_CARD_STEPS,
  BREWMASTER_SLOT_STEPS,
  DUCATS_PER_STEP,
  DUCATS_SLOT_DUCATS,
  EMERGENCY_COINS,
  FIRST_PLAYER_VP,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MONK_STEPS,
  PURSE_DUCATS,
  SHED_ACTIVATIONS,
  SHED_TABLE,
  SMALL_BARREL_VP,
  SUNNY_FACTOR,
  TRACK_END,
}: Numbers) => ({
  space: {
    resource: 'Купите здесь один или несколько жетонов и положите каждый в свой сад.',
    monk: 'Купите здесь одного или нескольких монахов и положите каждого в свой сад.',
    scoring: 'Возьмите один диск и сразу проведите подсчёт.',
    barrel: 'Возьмите бочку за каждое выполненное требование, за которое у вас ещё нет бочки.',
  },
  letter: {
    A: 'A: только место подсчёта по фертильности (X).',
    B: 'B: только место подсчёта по монахам.',
    C: 'C: только место подсчёта по ресурсам.',
    '*': '*: любое свободное место для диска.',
  },
  discs: (n: number) => (n === 0 ? 'В этом раунде дисков больше нет.' : `Осталось дисков: ${n}.`),
  monkPrice: (price: number) =>
    `Монах стоит ${words.ducats(price)} в тени и ${SUNNY_FACTOR * price} на солнце.`,
  monkNumber: 'Число на монахе — это его тип, а не цена.',
  forSale: (tiles: readonly Tile[]) =>
    tiles.length === 0 ? 'В этом раунде здесь пусто.' : `В продаже: ${joined.format(tiles.map(tile))}.`,
  slot: {
    first: `Вы начинаете следующий раунд. В конце игры эта ячейка приносит ${words.points(FIRST_PLAYER_VP)}.`,
    brewmaster: `Ваш пивовар продвигается на ${words.steps(BREWMASTER_SLOT_STEPS)}.`,
    marker: `Один маркер на ваш выбор продвигается на ${words.steps(MARKER_SLOT_STEPS)}.`,
    ducats: `Вы получаете ${words.ducats(DUCATS_SLOT_DUCATS)}.`,
  },
  slotFree: 'Свободно. Кто сюда встал, тот вне раунда.',
  slotToBegin: 'Свободно. Отсюда вы только начинаете: весь первый раунд ещё впереди.',
  slotNotNow: 'Сейчас сюда нельзя: все остальные уже вне раунда, поэтому вам остаётся ячейка «1 игрок».',
  slotTaken: (name: string) => `Занято: ${name}.`,
  emptyHex: { sunny: 'Пустой гекс на солнце', shady: 'Пустой гекс в тени' },
  hex: {
    sunny:
      'На солнце жетоны стоят вдвое дороже. Активированный жетон ресурса двигает свой маркер на столько шагов, сколько указано на жетоне.',
    shady:
      'В тени жетоны продаются по обычной цене. Активированный жетон ресурса приносит столько дукатов, сколько на нём указано.',
  },
  resourceTile: 'Срабатывает, только когда его активирует склад, диск или монах.',
  monk: `Когда вы кладёте диск на его место, он приступает к работе: активирует все смежные жетоны. Если активируют его самого, ваш пивовар продвигается на ${words.steps(MONK_STEPS)}.`,
  shedSpot: 'Место для склада',
  shedNeeds: 'Когда на всех шести гексах вокруг лежат жетоны, здесь строится склад.',
  shedSoFar: ({ filled, of, sum }: ShedSoFar) => `Пока жетонов ${filled} из ${of}, сумма ${sum}.`,
  shedBrings: ({ type, brewmaster, activations }: ShedSoFar) =>
    `С этой суммой: склад типа ${type}, пивовар +${brewmaster}, активаций: ${activations}.`,
  shedTable: `Сумма ${shedRows({ SHED_ACTIVATIONS, SHED_TABLE }).map(shedRow).join(' · ')}.`,
  builtShed: [
    'При постройке он ничего не активировал.',
    'При постройке он активировал один смежный жетон.',
    'При постройке он активировал два жетона друг напротив друга.',
    'При постройке он активировал три жетона, которые не касаются друг друга.',
    'При постройке он активировал четыре смежных жетона.',
  ],
  spot: {
    fertility:
      'Диск на этом месте активирует все ваши жетоны ресурсов с одной фертильностью, которую вы назовёте.',
    resource: 'Диск на этом месте активирует все ваши жетоны этого ресурса.',
    monk: 'Диск на этом месте отправляет работать всех ваших монахов этого типа: каждый активирует все смежные жетоны.',
  },
  spotTiles: (n: number) => `У вас таких: ${n}.`,
  spotOnce: 'Один раз за партию.',
  spotTaken: 'Здесь подсчёт уже проведён.',
  pair: (spots: readonly string[]) => `Пара «${spots.join(' — ')}»`,
  pairRule: 'Когда на обоих местах лежат диски, сюда можно выложить одну из ваших карт.',
  pairSoFar: (n: number) => `Дисков: ${n} из 2.`,
  card: {
    harvest: 'Выберите ресурс: его маркер продвигается на 1 шаг за каждый такой жетон в вашем саду.',
    stragglers: 'Самый отстающий маркер продвигается на 1 шаг за каждый диск на вашем планшете.',
    barrels: `В конце каждая ваша бочка приносит ещё ${words.points(BARREL_CARD_VP)}.`,
    purse: `Вы получаете ${words.ducats(PURSE_DUCATS)}.`,
    brewmaster: `Ваш пивовар продвигается на ${words.steps(BREWMASTER_CARD_STEPS)}.`,
  },
  cardInHand: `Выложите её к собранной паре или сдайте в свой ход за ${words.ducats(EMERGENCY_COINS)}.`,
  cardPlaced: 'Выложена.',
  goal: `Выполните требование и зайдите на место бочек: первый получает ${words.points(LARGE_BARREL_VP)}, второй — ${SMALL_BARREL_VP}.`,
  goalOwners: (names: readonly string[]) => `Уже взяли: ${joined.format(names)}.`,
  band: 'Таблица пивовара',
  bandRule: ({ rate, value }: Band) =>
    `В конце за каждый шаг вперёд самого отстающего маркера другие отходят назад, в сумме на ${words.steps(rate)}. Число, на котором он стоит, умножают на ${value}.`,
  bandNow: 'Сейчас ваш пивовар здесь.',
  brewmaster:
    'Чем он дальше, тем больше очков даёт производство и тем выгоднее обмен. Его двигают склады и активированные монахи.',
  marker: `Его двигают активированные жетоны на солнце. На ${TRACK_END} каждый следующий шаг приносит ${words.ducats(1)}.`,
  markerLast:
    'Самый отстающий: в конце считается только он. Число, на котором он стоит, умножают на множитель ПО.',
  stacks:
    'Перед каждым раундом на места ресурсов и монахов добавляют по жетону; оставшиеся жетоны по-прежнему можно купить.',
  ducats: `Ими вы платите за жетоны. Если не хватает, сдайте карту за ${words.ducats(EMERGENCY_COINS)}.`,
  ducatsEnd: `В конце за каждые ${words.ducats(DUCATS_PER_STEP)} можно продвинуть маркер на 1 шаг.`,
  barrels: `${words.points(LARGE_BARREL_VP)} за каждую большую бочку и ${SMALL_BARREL_VP} за каждую малую.`,
  playerNow: ({ rearmost, value, total }: Breakdown) =>
    `Если бы партия закончилась сейчас: ${words.points(total)} (самый отстающий маркер после обмена — на ${number(rearmost)}, множитель ПО — ${value}).`,
  playerOpen: 'Откройте планшет, чтобы увидеть больше.',
});
