import type { Numbers } from '@taproom/games/heros-tavern';
import { cardsAsObject, heroes, heroesAsObject } from './counts.ts';

export const aboutWords = (t: Numbers) => ({
  adds: (what: string) => `Сейчас даст вам: ${what}.`,
  price: (price: string) => `Чтобы оставить карту, заплатите: ${price}.`,
  staff: 'Каждая карта персонала приносит героев отдельно — за подходящие к ней карты.',
  makers:
    'Игры дают монеты, бочки — кладовые, инструменты — участки: этими жетонами вы платите за карты после подсчёта.',
  booth: (n: number, cards: number) => `Ваша таверна в этом раунде: ${heroes(n)} за ${cardsAsObject(cards)}.`,
  token: 'Жетонами вы платите за карты после каждого подсчёта. Неистраченные остаются у вас.',
  have: (n: number) => `У вас: ${n}.`,
  rival: (n: number, has: string) => `${heroes(n)}; жетоны: ${has}.`,
  pressRival: 'Нажмите, чтобы увидеть всю таверну.',
  heroes: 'Герои — это очки. Побеждает тот, у кого их больше после итогового подсчёта.',
  total: (n: number) => `У вас ${heroes(n)}.`,
  soFar: 'Столько героев привлекла бы ваша таверна, если бы раунд закончился сейчас.',
  rowDone: (n: number) => `В этой строке ${heroes(n)}.`,
  rowOpen: 'Ещё не подсчитано.',
  unspent: `В конце каждый неистраченный жетон приносит ${heroesAsObject(t.UNSPENT_HEROES)}.`,
  passing: 'После каждого раскрытия все передают оставшиеся карты влево. То, что вы не взяли, получит сосед.',
  round: `В каждом из ${t.ROUNDS} раундов все берут по ${t.HAND} карт, считают героев и при желании покупают карты. Купленные карты приносят героев и в следующих раундах.`,
  roundTitle: 'Раунд',
  soFarTitle: 'Этот раунд',
  heroesTitle: 'Герои',
  passingTitle: 'Передача карт',
  keys: {
    choose: 'Выбрать карту; ещё раз — взять её',
    confirm: 'Взять выбранную карту или нажать кнопку',
    doubleClick: 'Взять карту сразу',
    doubleClickKey: 'Двойной щелчок',
    arrows: 'Перейти к соседней карте',
  },
});
