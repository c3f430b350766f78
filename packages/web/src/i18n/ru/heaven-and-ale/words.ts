import { counted } from '../../plural.ts';

export const cloisterWords = {
  resource: { wood: 'дерево', yeast: 'дрожжи', hops: 'хмель', water: 'вода', barley: 'ячмень' },
  monk: { monk1: 'монах 1', monk2: 'монах 2', monk3: 'монах 3', monk4: 'монах 4' },
  letter: { wood: 'Д', yeast: 'Ж', hops: 'Х', water: 'В', barley: 'Я' },
  card: {
    harvest: 'Урожай',
    stragglers: 'Отстающие',
    barrels: 'Бочки',
    purse: 'Кошель',
    brewmaster: 'Пивовар',
  },
  slot: {
    first: 'Первый игрок',
    brewmaster: 'Пивовар +1',
    marker: 'Маркер +2',
    ducats: '2 дуката',
  },
  goal: {
    'brewmaster-on-1': 'Пивовар на 1',
    'all-markers-on-1': 'Все маркеры на 1',
    'six-fertility-1': 'Шесть единиц',
    'six-fertility-5': 'Шесть пятёрок',
    'all-monk-discs': 'Диски всех монахов',
    'all-resource-discs': 'Диски всех ресурсов',
    'three-sheds-alike': 'Три одинаковых склада',
    'four-shed-types': 'Четыре разных склада',
    'marker-on-20': 'Маркер на 20',
    'three-cards-placed': 'Три карты привилегий',
    'sunny-side-full': 'Вся солнечная сторона',
    'shady-side-full': 'Вся теневая сторона',
  },
  fertility: 'фертильность',
  sunny: 'солнце',
  shady: 'тень',
  tile: (resource: string, fertility: number) => `${resource} ${fertility}`,
  ducats: (n: number) => counted('ru', n, { one: 'дукат', few: 'дуката', many: 'дукатов' }),
  steps: (n: number) => counted('ru', n, { one: 'шаг', few: 'шага', many: 'шагов' }),
  points: (n: number) =>
    counted('ru', n, { one: 'победное очко', few: 'победных очка', many: 'победных очков' }),
};
