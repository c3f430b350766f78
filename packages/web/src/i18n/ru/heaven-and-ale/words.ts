import { GOAL_NUMBERS, type Numbers } from '@taproom/games/heaven-and-ale';
import { counted } from '../../plural.ts';

const ducats = (n: number): string => counted('ru', n, { one: 'дукат', few: 'дуката', many: 'дукатов' });

export const cloisterWords = {
  resource: { wood: 'дерево', yeast: 'дрожжи', hops: 'хмель', water: 'вода', barley: 'ячмень' },
  monk: { monk1: 'монах 1', monk2: 'монах 2', monk3: 'монах 3', monk4: 'монах 4' },
  letter: { wood: 'Де', yeast: 'Др', hops: 'Х', water: 'В', barley: 'Я' },
  card: {
    harvest: 'Урожай',
    stragglers: 'Отстающие',
    barrels: 'Бочки',
    purse: 'Кошель',
    brewmaster: 'Пивовар',
  },
  goal: {
    'brewmaster-on-1': `Пивовар на ${GOAL_NUMBERS.brewmaster}`,
    'all-markers-on-1': `Все маркеры на ${GOAL_NUMBERS.allMarkers}`,
    'six-fertility-1': 'Шесть жетонов с единицей',
    'six-fertility-5': 'Шесть жетонов с пятёркой',
    'all-monk-discs': 'Диски всех монахов',
    'all-resource-discs': 'Диски всех ресурсов',
    'three-sheds-alike': 'Три одинаковых склада',
    'four-shed-types': 'Четыре разных склада',
    'marker-on-20': `Маркер на ${GOAL_NUMBERS.oneMarker}`,
    'three-cards-placed': 'Три карты привилегий',
    'sunny-side-full': 'Вся солнечная сторона',
    'shady-side-full': 'Вся теневая сторона',
  },
  fertility: 'фертильность',
  sunny: 'солнце',
  shady: 'тень',
  tile: (resource: string, fertility: number) => `${resource} ${fertility}`,
  ducats,
  steps: (n: number) => counted('ru', n, { one: 'шаг', few: 'шага', many: 'шагов' }),
  points: (n: number) => counted('ru', n, { one: 'очко', few: 'очка', many: 'очков' }),
};

/** The starting spaces, called by what they give. */
export const slotWords = ({ BREWMASTER_SLOT_STEPS, DUCATS_SLOT_DUCATS, MARKER_SLOT_STEPS }: Numbers) => ({
  first: '1 игрок',
  brewmaster: `Пивовар +${BREWMASTER_SLOT_STEPS}`,
  marker: `Маркер +${MARKER_SLOT_STEPS}`,
  ducats: ducats(DUCATS_SLOT_DUCATS),
});
