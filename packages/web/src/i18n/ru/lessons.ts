import type { LessonPageWords } from '../../lessons/words.ts';

/** What the pages of the lessons say. The lessons themselves are with their games. */
export const words: LessonPageWords = {
  intro: 'Каждый урок — это позиция и цель. Засчитывается любой путь к ней.',
  progress: (solved: number, all: number) => `Пройдено: ${solved} из ${all}`,
  solved: 'Пройдено',
  place: (number: number, all: number) => `Урок ${number} из ${all}`,
  hint: 'Подсказка',
  again: 'Ещё раз',
  next: 'Следующий урок',
  all: 'Все уроки',
  passed: 'Отлично!',
  failed: 'Пока не получилось.',
  reached: (what: string) => `Ваш результат: ${what}.`,
  possible: (what: string, missing: number) => `Цель: ${what}; не хватает: ${missing}.`,
};
