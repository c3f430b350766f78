import type { Reason } from '@taproom/bots';
import type {
  Breakdown,
  Card,
  Goal,
  Numbers,
  Resource,
  SeatMove,
  Spot,
  Tile,
} from '@taproom/games/heaven-and-ale';
import type { TileOffer } from '../../../games/heaven-and-ale/table/preview.ts';
import type { RivalTurn } from '../../../games/heaven-and-ale/table/rival-turns.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { type BoardWords, moveInside } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('ru');

const SHED_ASKS = [
  'Он ничего не активирует.',
  'Выберите один смежный жетон.',
  'Выберите два смежных жетона друг напротив друга.',
  'Выберите три смежных жетона, которые не касаются друг друга.',
  'Выберите четыре смежных жетона.',
] as const;

/** A move as advice: a starting space needs more than what it gives. */
const advised = (move: SeatMove, numbers: Numbers): string =>
  move.move === 'start' ? `в стартовую зону (${moveInside(move, numbers)})` : moveInside(move, numbers);

function reason(why: Reason): string | null {
  switch (why.reason) {
    case 'barrel':
      return `${why.size === 'large' ? 'большая' : 'малая'} бочка: ${words.goal[why.goal as Goal]}`;
    case 'shed':
      return `склад на ${why.shed}`;
    case 'card':
      return `карта «${words.card[why.card as Card]}»`;
    case 'marker':
      return `${words.resource[why.resource as Resource]} +${why.steps}`;
    case 'brewmaster':
      return `пивовар +${why.steps}`;
    case 'ducats':
      return `+${words.ducats(Number(why.ducats))}`;
    default:
      return null;
  }
}

export const turnWords = (numbers: Numbers, boardWords: BoardWords) => ({
  tileChoice: 'Какой жетон?',
  brief: ({ places, scored, returned, summary }: RivalTurn) =>
    [
      ...places.map(place => {
        if (typeof place === 'number') return `Место ${place}`;
        // What the others bring follows.
        return place === 'first' ? boardWords.slot(place) : 'Стартовая зона';
      }),
      ...returned.map(card => `сдаёт «${words.card[card]}»`),
      ...scored.map(
        ({ spot, fertility }) =>
          `подсчёт «${fertility === null ? boardWords.spotName(spot) : `фертильность ${fertility}`}»`,
      ),
      boardWords.summary(summary),
    ]
      .filter(Boolean)
      .join(', '),
  others: 'Ходы других',
  startOver: 'Ход заново',
  takeBack: 'Отменить ход',
  thinking: (name: string) => `${name} думает…`,
  buyTile: (tile: Tile) => `Выберите гекс для жетона «${boardWords.tile(tile)}».`,
  chosen: (n: number, of: number) => `Выбрано ${n} из ${of}.`,
  tapAgain: (move: SeatMove, isLast: boolean) =>
    `${boardWords.move(move)}? Коснитесь ещё раз${isLast ? ', чтобы закончить ход' : ''}.`,
  /** On the button that does what a second tap does. */
  yesEndTurn: 'Закончить ход',
  newRound: (round: number, rounds: number) => `Начинается раунд ${round} из ${rounds}.`,
  placeCard: (card: Card) => `Выложить «${words.card[card]}»`,
  asks: {
    slot: 'Какую ячейку стартовой зоны занять?',
    slotAndOut: 'На этом ваш раунд закончится. Где встать?',
    marker: `Какой маркер продвинуть на ${words.steps(numbers.MARKER_SLOT_STEPS)}?`,
    fertility: 'Жетоны какой фертильности активировать?',
    harvest: 'Карта «Урожай»: какой ресурс выбрать?',
    straggler: 'Карта «Отстающие»: какой маркер продвинуть?',
    place: (card: Card) => `Выложить карту «${words.card[card]}» к паре?`,
    giveBack: (card: Card) => `Сдать карту «${words.card[card]}»? До конца партии она не вернётся.`,
  },
  doneAndOut: 'Подтвердите ход: на этом раунд для вас закончится.',
  buyMore: 'Купите ещё жетон или подтвердите ход.',
  mustReturn: `Денег пока не хватает: сдайте карту привилегии за ${words.ducats(numbers.EMERGENCY_COINS)}.`,
  soFar: 'Этот ход',
  toMainBoard: 'К игровому полю',
  toCloister: 'К своему планшету',
  visit: (space: number) => `Место ${space}`,
  offer: ({ tile, shady, sunny }: TileOffer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} в тени, ${sunny} на солнце`,
  activations: (n: number) => counted('ru', n, { one: 'активация', few: 'активации', many: 'активаций' }),
  pairDone: 'пара собрана: можно выложить карту',
  fulfils: (goal: Goal) => `выполнено требование «${words.goal[goal]}»`,
  shedOf: (type: number, sum: number) => `склад типа ${type}, фертильность ${sum}`,
  shedBuilt: 'Склад построен!',
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Подсказка',
    thinking: 'Лучший бот думает…',
    says: (moves: readonly SeatMove[]) =>
      `Лучший бот сыграл бы так: ${moves.map(move => advised(move, numbers)).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const told = reasons.map(reason).filter(one => one !== null);
      return told.length === 0 ? '' : `Это даёт: ${told.join(', ')}.`;
    },
    expects: (points: number) =>
      `Если и дальше играть так, к концу партии у вас будет примерно ${words.points(points)}.`,
    guided: 'Сейчас обучение показывает другое. После этого шага подсказки снова будут доступны.',
    elsewhere: 'Ваш план расходится с подсказкой. Чтобы последовать ей, начните ход заново.',
    follow: 'Сыграть так',
    drop: 'Нет, спасибо',
  },
  signs: { ducats: 'дукаты', points: 'очки сейчас', awaited: 'ходит,', look: 'посмотреть планшет' },
  boardOf: (name: string) => `Планшет: ${name}`,
  close: 'Закрыть',
  reckoning: {
    title: 'Если бы партия закончилась сейчас',
    own: 'Очки',
    rearmost: 'Самый отстающий маркер после обмена',
    value: 'Множитель ПО',
    production: 'Производство',
    barrels: 'Бочки',
    barrelCard: 'Карта «Бочки»',
    firstPlayer: 'Ячейка «1 игрок»',
    total: 'Итого',
    rate: (rate: number) => `курс обмена ${rate}:1`,
    goals: 'Требования для бочек',
    lacks: (spots: readonly Spot[]) => `не хватает: ${spots.map(boardWords.spotName).join(', ')}`,
    ready: 'выполнено: возьмите бочку на месте бочек',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `Победа: ${winners[0]}` : `Общая победа: ${joined.format(winners)}`,
    youWin: 'Вы победили',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      if (n === 0) return `Без обмена (курс ${rate}:1)`;
      return `${counted('ru', n, { one: 'обмен', few: 'обмена', many: 'обменов' })} по курсу ${rate}:1`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0
        ? 'Шаги не куплены'
        : `${words.steps(n)} за ${words.ducats(numbers.DUCATS_PER_STEP * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0
        ? `Самый отстающий маркер: ${rearmost} × ${value}`
        : `Самый отстающий маркер на ${number(rearmost)}`,
    skip: 'Показать всё',
    again: 'Показать ещё раз',
    chart: 'Очки по ходу партии',
    expectedChart: 'Ожидаемый итог по ходу партии',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Раунд ${round}`,
    counting: 'Идёт подсчёт…',
    boards: 'Посмотреть планшеты',
    scores: 'Итоговый счёт',
  },
});
