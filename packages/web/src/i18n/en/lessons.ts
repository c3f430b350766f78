/** What the pages of the lessons say. The lessons themselves are with their games. */
export const words = {
  intro: 'Each lesson is a position on the real board, with a goal. Any way of reaching it counts.',
  progress: (solved: number, all: number) => `${solved} of ${all} solved`,
  solved: 'Solved',
  place: (number: number, all: number) => `Lesson ${number} of ${all}`,
  hint: 'Hint',
  again: 'Try again',
  next: 'Next lesson',
  all: 'All lessons',
  passed: 'Well done!',
  failed: 'Not quite.',
  reached: (what: string) => `Your result: ${what}.`,
  possible: (what: string, missing: number) => `Goal: ${what}; you are ${missing} short.`,
};
