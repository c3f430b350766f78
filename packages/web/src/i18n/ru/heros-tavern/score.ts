import type { Words } from '../../en/heros-tavern/score.ts';
import { nouns } from './words.ts';

export const words: Words = {
  title: 'Подсчёт героев в Hero’s Tavern',
  hint: 'Для игры за настоящим столом: раунд за раундом указывайте открытые карты каждой таверны.',
  sum: 'Сумма',
  rounds: 'Раунды',
  round: (round: number) => `Раунд ${round}`,
  final: 'Итоговый подсчёт',
  finalHint: 'Укажите купленные карты, затем жетоны, которые остались после последней покупки.',
  left: 'Осталось жетонов',
  unspent: 'Неистраченные',
  ofRound: (round: string) => `${round}: герои`,
  ofGame: 'Все раунды',
  card: nouns.name,
  category: nouns.category,
};
