import { ACTION_SPACES, BREWMASTER_START, SHED_NAMES, TRACK_END } from '@taproom/games/heaven-and-ale';
import { number } from '../../numbers.ts';

/** Labels in the pictures of the rules, and their descriptions for screen readers. */
export const words = {
  label: {
    track: `The ${ACTION_SPACES} spaces of the track in a ring, clockwise from the starting area`,
    garden: `The garden: every hex with its name, sun on the left, shade on the right, ${SHED_NAMES.length} shed spots`,
    production: `The production track from ${number(BREWMASTER_START)} to ${TRACK_END} with the starting spots of all pieces`,
    sheds: 'The five types of shed, each with an example of the neighbours it activates',
  },
  startingArea: 'Starting area',
  sun: 'Sun',
  shade: 'Shade',
};

export type Words = typeof words;
