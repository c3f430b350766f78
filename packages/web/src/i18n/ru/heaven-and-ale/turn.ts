import type { Reason } from '@taproom/bots';
import type { Breakdown, Card, Goal, Resource, SeatMove, Spot } from '@taproom/games/heaven-and-ale';
import type { Offer } from '../../../games/heaven-and-ale/table/preview.ts';
import { number } from '../../numbers.ts';
import { counted } from '../../plural.ts';
import { boardWords } from './board.ts';
import { cloisterWords as words } from './words.ts';

const joined = new Intl.ListFormat('ru');

const SHED_ASKS = [
  'Он ничего не активирует.',
  'Выбрать один соседний гекс.',
  'Выбрать два противоположных соседних гекса.',
  'Выбрать три соседних гекса, не касающихся друг друга.',
  'Выбрать четыре соседних гекса.',
] as const;

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

export const turnWords = {
  tileChoice: 'Какой жетон?',
  startOver: 'Сначала',
  takeBack: 'Взять ход назад',
  thinking: (name: string) => `${name} думает…`,
  buyOne: 'Покупка: выбрать гекс для жетона.',
  buyMore: 'Можно купить ещё жетон или подтвердить ход.',
  mustReturn: 'Денег пока не хватает: нужно сдать карту привилегии за 3 дуката.',
  soFar: 'Этот ход',
  toMainBoard: 'К игровому полю',
  toCloister: 'К своему планшету',
  visit: (space: number) => `Место ${space}`,
  offer: ({ tile, shady, sunny }: Offer) =>
    `${boardWords.tile(tile)}: ${words.ducats(shady)} в тени, ${sunny} на солнце`,
  activations: (n: number) => counted('ru', n, { one: 'активация', few: 'активации', many: 'активаций' }),
  pairDone: 'Пара собрана: можно выложить карту',
  fulfils: (goal: Goal) => `выполнено: ${words.goal[goal]}`,
  shedOf: (type: number, sum: number) => `склад типа ${type}, фертильность склада ${sum}`,
  shedAsks: (type: number) => SHED_ASKS[type] ?? SHED_ASKS[0],
  hint: {
    ask: 'Подсказка',
    thinking: 'Пивовар думает…',
    says: (moves: readonly SeatMove[]) => `Совет пивовара: ${moves.map(boardWords.move).join('; ')}.`,
    why: (reasons: readonly Reason[]) => {
      const told = reasons.map(reason).filter(one => one !== null);
      return told.length === 0 ? '' : `Это даёт: ${told.join(', ')}.`;
    },
    expects: (points: number) => `В конце это примерно ${words.points(points)}.`,
    elsewhere: 'План пошёл другим путём. Чтобы следовать совету, нужно начать ход сначала.',
    follow: 'Сыграть так',
    drop: 'Нет, спасибо',
  },
  signs: { ducats: 'дукаты', points: 'очки сейчас', awaited: 'ходит,', look: 'посмотреть планшет' },
  boardOf: (name: string) => `Планшет: ${name}`,
  close: 'Закрыть',
  reckoning: {
    title: 'Если бы игра закончилась сейчас',
    own: 'Очки',
    rearmost: 'Самый отстающий маркер после обмена',
    value: 'Множитель ПО',
    production: 'Производство',
    barrels: 'Бочки',
    barrelCard: 'Карта «Бочки»',
    firstPlayer: 'Первый игрок',
    total: 'Итого',
    rate: (rate: number) => `обмен ${rate} : 1`,
    goals: 'Требования бочек',
    lacks: (spots: readonly Spot[]) => `не хватает: ${spots.map(boardWords.spotName).join(', ')}`,
    ready: 'выполнено: бочку можно взять на месте бочек',
  },
  ending: {
    title: (winners: readonly string[]) =>
      winners.length === 1 ? `Победа: ${winners[0]}` : `Общая победа: ${joined.format(winners)}`,
    youWin: 'Победа за вами',
    exchange: ({ exchange, rate }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'exchange').length;
      if (n === 0) return `Обмен не нужен (${rate} : 1)`;
      return `${counted('ru', n, { one: 'обмен', few: 'обмена', many: 'обменов' })} ${rate} : 1`;
    },
    ducats: ({ exchange }: Breakdown) => {
      const n = exchange.filter(({ step }) => step === 'ducats').length;
      return n === 0 ? 'Шаги не куплены' : `${words.steps(n)} за ${words.ducats(10 * n)}`;
    },
    multiply: ({ rearmost, value }: Breakdown) =>
      rearmost > 0 ? `Отстающий маркер ${rearmost} × ${value}` : `Отстающий маркер на ${number(rearmost)}`,
    skip: 'Показать всё',
    again: 'Показать ещё раз',
    chart: 'Очки по ходу игры',
    chartTold: (series: readonly { name: string; points: readonly number[] }[]) =>
      series.map(({ name, points }) => `${name}: ${points.at(0) ?? 0} → ${points.at(-1) ?? 0}`).join('; '),
    round: (round: number) => `Раунд ${round}`,
    counting: 'Идёт подсчёт…',
    boards: 'Посмотреть планшеты',
    scores: 'Итоговый счёт',
  },
};
