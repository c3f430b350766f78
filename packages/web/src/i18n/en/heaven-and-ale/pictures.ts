/** What stands in the pictures of the rules, and what they show. */
export const words = {
  label: {
    track: 'The 27 spaces of the track in a ring, clockwise from the starting area',
    garden: 'The garden: every hex with its name, sun on the left, shade on the right, seven shed spots',
    production: 'The production track from −10 to 20 with the start spots of all pieces',
    sheds: 'The five types of shed, each with an example of the neighbours that it activates',
  },
  startingArea: 'Starting area',
  sun: 'Sun',
  shade: 'Shade',
};

export type Words = typeof words;
