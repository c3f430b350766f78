import type { Words } from '../../en/heros-tavern/score.ts';
import { tavernWords } from './words.ts';

export const words: Words = {
  title: 'Лист подсчёта Hero’s Tavern',
  hint: 'Для игры за настоящим столом: раунд за раундом указать открытые карты каждой таверны.',
  sum: 'Сумма',
  rounds: 'Раунды',
  round: (round: number) => `Раунд ${round}`,
  final: 'Итоговый подсчёт',
  finalHint: 'Остались только купленные карты. Затем считаются жетоны, оставшиеся после последней покупки.',
  left: 'Осталось жетонов',
  unspent: 'Неистраченные',
  ofRound: (round: string) => `${round}: герои`,
  ofGame: 'Все раунды',
  card: tavernWords.name,
  category: tavernWords.category,
};
