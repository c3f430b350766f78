/** What lists and the start page say of the game. */
export const words = {
  pitch: 'Plant, score and brew in a garden of sun and shade. 2–4 players, 30–60 minutes.',
  levels: {
    novice: 'Novice',
    gardener: 'Gardener',
    cellarer: 'Cellarer',
    brewmaster: 'Brewmaster',
  },
  pages: {
    score: 'Final scoring of Heaven & Ale',
  },
};

export type Words = typeof words;
