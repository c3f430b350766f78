import type { PuzzleWords } from '../../puzzles/words.ts';
import { counted } from '../plural.ts';

const seconds = (n: number): string => counted('ru', n, { one: 'секунда', few: 'секунды', many: 'секунд' });

export const puzzleWords: PuzzleWords = {
  intro: 'Позиции из партий: в каждой есть доказанное лучшее решение. Выберите, как тренироваться.',
  rating: rating => `Ваш рейтинг: ${rating}`,
  count: n => counted('ru', n, { one: 'задача', few: 'задачи', many: 'задач' }),
  bests: (streak, rush) => `Лучшая серия: ${streak}. Лучший спринт: ${rush}.`,
  modes: {
    next: 'Следующая задача',
    today: 'Задача дня',
    streak: 'Серия',
    rush: 'Спринт на три минуты',
  },
  modeHints: {
    next: 'Подобрана по вашему рейтингу.',
    today: 'Одна для всех, каждый день новая.',
    streak: 'Всё сложнее, до первой ошибки. Без рейтинга.',
    rush: 'Сколько успеете за три минуты, до третьей ошибки. Без рейтинга.',
  },
  byTheme: 'По теме',
  panel: 'Задача',
  number: rating => `Рейтинг задачи: ${rating}`,
  kinds: {
    closed: 'На ваш счёт уже никто не повлияет. Доиграйте партию и наберите как можно больше.',
    'last-round':
      'Последний раунд, случайностей больше не будет. Найдите ход, который лучше любого другого, что бы ни делали соперники.',
  },
  solvedSoFar: n => `Решено: ${n}`,
  timeLeft: n => `Осталось: ${seconds(n)}`,
  right: 'Верно!',
  wrong: 'Можно лучше.',
  rightBy: (score, lead) => `Итог — ${score}. Разница с любым другим первым ходом — не меньше чем ${lead}.`,
  reached: (score, best, lost) => `Ваш итог — ${score}, лучший возможный — ${best}. Разница — ${lost}.`,
  worse: lead => `Другой ход выгоднее, что бы ни делали соперники. Разница — не меньше чем ${lead}.`,
  best: lead => `Ваш ход лучше любого другого, что бы ни делали соперники. Разница — не меньше чем ${lead}.`,
  change: (change, rating) => `Рейтинг ${change}, теперь ${rating}`,
  unrated: 'Без рейтинга',
  answer: 'Решение',
  next: 'Следующая задача',
  retry: 'Ещё раз (без рейтинга)',
  leave: 'Все задачи',
  streakOver: n => `Серия окончена. Решено: ${n}.`,
  rushOver: n => `Спринт окончен. Решено: ${n}.`,
  again: 'Ещё раз',
};
