import { ACTION_SPACES, BREWMASTER_START, SHED_NAMES, TRACK_END } from '@taproom/games/heaven-and-ale';
import type { Words } from '../../en/heaven-and-ale/pictures.ts';
import { number } from '../../numbers.ts';

export const words: Words = {
  label: {
    track: `Главный трек: ${ACTION_SPACES} мест кольцом, по часовой стрелке от стартовой зоны`,
    garden: `Сад: все гексы с обозначениями, слева солнце, справа тень, мест для складов: ${SHED_NAMES.length}`,
    production: `Трек производства от ${number(BREWMASTER_START)} до ${TRACK_END} со стартовыми делениями маркеров и пивовара`,
    sheds: 'Пять типов складов и для каждого — пример смежных жетонов, которые он активирует',
  },
  startingArea: 'Стартовая зона',
  sun: 'Солнце',
  shade: 'Тень',
};
