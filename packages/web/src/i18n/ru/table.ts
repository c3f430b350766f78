import { counted } from '../plural.ts';

const points = (points: number): string =>
  counted('ru', points, { one: 'очко', few: 'очка', many: 'очков', other: 'очка' });

export const tableWords = {
  lastTurns: {
    title: 'Последние ходы соперников',
    step: 'Показать по шагам',
    next: 'Следующий ход',
  },
  keys: {
    title: 'Клавиши',
    off: 'Команды одной клавишей выключены в настройках.',
    list: [
      { keys: ['Tab', 'Enter'], does: 'Перейти к тому, что можно выбрать, и выбрать' },
      { keys: ['Ctrl+Z'], does: 'Отменить действие; если действий ещё не было — прошлый ход' },
      { keys: ['Ctrl+Shift+Z', 'Ctrl+Y'], does: 'Повторить отменённое' },
      { keys: ['H'], does: 'Показать или убрать подсказку' },
      { keys: ['L'], does: 'Показать последние ходы соперников по шагам' },
      { keys: [',', '.'], does: 'На ход назад, на ход вперёд' },
      { keys: ['I', 'Shift+I'], does: 'Показать пояснение к следующей или предыдущей детали на столе' },
      { keys: ['R'], does: 'Прочитать правило о ней' },
      { keys: ['+', '−', '0'], does: 'Увеличить поле, уменьшить, показать целиком' },
      { keys: ['← → ↑ ↓'], does: 'Сдвинуть увеличенное поле' },
      { keys: ['Esc'], does: 'Закрыть заметки, подсказки и пояснения; вернуться к текущей позиции' },
      { keys: ['?'], does: 'Показать этот список' },
    ],
  },
  zoom: {
    whole: 'Всё поле',
  },
  about: {
    rule: (rule: string) => `Правило ${rule}`,
  },
  projection: 'Ожидаемый итог',
  roughly: (score: number) => `около ${score}`,
  expected: (score: number) => `Ожидаемый итог: около ${score}`,
  expectedWord: 'итог',
  expectedMeans: 'Так сильный бот оценивает счёт в конце партии. Число меняется с каждым ходом.',
  ifItEndedNow: (score: number) => `Если бы партия закончилась сейчас: ${points(score)}`,
};
