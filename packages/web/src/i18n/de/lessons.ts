import type { LessonPageWords } from '../../lessons/words.ts';

/** What the pages of the lessons say. The lessons themselves are with their games. */
export const words: LessonPageWords = {
  intro: 'Jede Lektion ist eine Stellung mit einem Ziel. Wie du es erreichst, bleibt dir überlassen.',
  progress: (solved: number, all: number) => `${solved} von ${all} gelöst`,
  solved: 'Gelöst',
  place: (number: number, all: number) => `Lektion ${number} von ${all}`,
  hint: 'Tipp',
  again: 'Noch einmal',
  next: 'Nächste Lektion',
  all: 'Alle Lektionen',
  passed: 'Gut gemacht!',
  failed: 'Noch nicht ganz.',
  reached: (what: string) => `Dein Ergebnis: ${what}.`,
  possible: (what: string, missing: number) =>
    `Ziel: ${what}; es ${missing === 1 ? 'fehlt' : 'fehlen'} ${missing}.`,
};
