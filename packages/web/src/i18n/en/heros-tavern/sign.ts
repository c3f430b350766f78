/** What lists and the start page say of the game. */
export const words = {
  pitch: 'Draft cards and attract heroes to your tavern. 3–5 players, 15–20 minutes.',
  levels: {
    patron: 'Patron',
    regular: 'Regular',
    gambler: 'Gambler',
    barkeep: 'Barkeep',
    peddler: 'Peddler',
    housekeeper: 'Housekeeper',
    innkeeper: 'Innkeeper',
    legend: 'Legend',
  },
  intros: {
    patron: 'Here for the first time and easily tempted.',
    regular: 'Comes for the food and stays for seconds.',
    gambler: 'Can’t walk past a game and trusts to luck.',
    barkeep: 'Pours light and dark, and thinks of little else.',
    peddler: 'Has a stall at every market.',
    housekeeper: 'Keeps every bed made and every maid busy.',
    innkeeper: 'Builds to last and keeps more cards than anyone.',
    legend: 'Has closed every tavern in the land. Good luck.',
  },
  pages: {
    score: 'Hero’s Tavern score pad',
    print: 'Print the Hero’s Tavern reference card and score pad',
  },
};

export type Words = typeof words;
