import { CARDS, heavenAndAle, SLOTS, SPOTS, spaceKind } from '@taproom/games/heaven-and-ale';
import type { ExploreGameWords } from '../../../explore/words.ts';
import { KINDS, spot } from './board.ts';
import { points } from './points.ts';
import { cloisterWords, slotWords } from './words.ts';

export const words: ExploreGameWords = {
  points: points.title,
  kinds: {
    start: {
      name: 'Ячейка стартовой зоны',
      option: 'Ячейка',
      means:
        'На столько очков в среднем меняется ваш итог, если перед первым раундом выбрать эту ячейку, а не лучшую из остальных.',
    },
    opening: {
      name: 'Первое место',
      option: 'Место',
      means:
        'На столько очков в среднем меняется ваш итог, если первым ходом пойти на это место, а не на лучшее из остальных.',
    },
    disc: {
      name: 'Первый диск раунда',
      option: 'Место для диска',
      means:
        'Вы берёте первый диск в раунде. На столько очков в среднем меняется ваш итог, если положить его на это место, а не на лучшее из остальных.',
    },
    card: {
      name: 'Первая карта раунда',
      option: 'Карта',
      means:
        'Пара собрана. На столько очков в среднем меняется ваш итог, если выложить эту карту, а не лучшую из остальных.',
    },
  },
  option(kind, option) {
    if (kind === 'opening') return `${option} (${KINDS[spaceKind(Number(option))]})`;
    const slot = SLOTS.find(one => kind === 'start' && one === option);
    if (slot !== undefined) return slotWords(heavenAndAle.numbers)[slot];
    const card = CARDS.find(one => kind === 'card' && one === option);
    if (card !== undefined) return cloisterWords.card[card];
    const place = SPOTS.find(one => one === option);
    return place === undefined ? option : spot(place);
  },
};
