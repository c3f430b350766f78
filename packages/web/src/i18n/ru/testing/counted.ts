import type { CountedNouns } from '../../testing/counted-nouns.ts';

/** The forms of counted nouns for 1, 2 and 5 of them; a form that is the same is left out. */
export const counted: CountedNouns = {
  ducat: 'дукат, дуката, дукатов',
  step: 'шаг, шага, шагов',
  tile: 'жетон, жетона, жетонов',
  token: 'жетон, жетона, жетонов',
  monk: 'монах, монаха, монахов',
  marker: 'маркер, маркера, маркеров',
  disc: 'диск, диска, дисков',
  shed: 'склад, склада, складов',
  barrel: 'бочка, бочки, бочек',
  card: 'карта, карты, карт',
  'victory point': 'очко, очка, очков',
  round: 'раунд, раунда, раундов',
  turn: 'ход, хода, ходов',
  player: 'игрок, игрока, игроков',
  hero: 'герой, героя, героев',
  coin: 'монета, монеты, монет',
  storage: 'кладовая, кладовые, кладовых',
  land: 'участок, участка, участков',
  market: 'рынок, рынка, рынков',
  lodging: 'ночлег, ночлега, ночлегов',
  pair: 'пара, пары, пар',
  'set of three': 'набор, набора, наборов',
};
