/** What lists and the start page say of the game. */
export const words = {
  pitch: 'Plant, score and brew in a garden of sun and shade. 2–4 players, 30–60 minutes.',
  levels: {
    novice: 'Novice',
    beekeeper: 'Beekeeper',
    gardener: 'Gardener',
    carpenter: 'Carpenter',
    drayman: 'Drayman',
    cellarer: 'Cellarer',
    abbess: 'Abbess',
    brewmaster: 'Brewmaster',
  },
  intros: {
    novice: 'Buys whatever looks nice and often goes home early, with money left. Easy to beat.',
    beekeeper: 'Plants in the sun, where the bees like it best.',
    gardener: 'Knows every plant and fills the garden patiently.',
    carpenter: 'Never met a shed that wasn’t worth building.',
    drayman: 'Wants every barrel, and wants it first.',
    cellarer: 'Counts every ducat and never wastes a disc.',
    abbess: 'Trusts her monks and looks a few turns ahead.',
    brewmaster: 'Thinks the whole round through before every turn.',
  },
  pages: {
    score: 'Heaven & Ale score calculator',
    print: 'Print the Heaven & Ale player aid and score pad',
  },
};

export type Words = typeof words;
