/** What lists and the start page say of the game. */
export const words = {
  pitch: 'Draft cards and draw heroes into your tavern. 3–5 players, 15–20 minutes.',
  levels: {
    patron: 'Patron',
    barkeep: 'Barkeep',
    innkeeper: 'Innkeeper',
    legend: 'Legend',
  },
  pages: {
    score: 'Score pad of Hero’s Tavern',
    print: 'Print: card and pad for Hero’s Tavern',
  },
};

export type Words = typeof words;
