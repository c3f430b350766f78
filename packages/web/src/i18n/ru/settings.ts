import type { Messages } from '../messages.ts';

export const settingsWords: Messages['settings'] = {
  intro: 'Всё действует сразу и остаётся на этом устройстве.',
  all: 'Все настройки',
  name: 'Ваше имя',
  nameHint: 'Для мест, которые вы занимаете.',
  theme: 'Тема',
  themes: { system: 'Как в системе', light: 'Светлая', dark: 'Тёмная' },
  contrast: 'Контраст',
  contrasts: { system: 'Как в системе', high: 'Высокий' },
  motion: 'Движение на поле',
  motions: { system: 'Как в системе', on: 'Есть', off: 'Нет' },
  speed: 'Темп ботов и движения',
  speeds: { slow: 'Медленный', normal: 'Обычный', fast: 'Быстрый' },
  table: 'Вид игр',
  tables: { boards: 'Поле и планшеты', text: 'Текстовый стол' },
  sound: 'Звуки',
  sounds: { off: 'Нет', on: 'Есть' },
  volume: 'Громкость',
};
