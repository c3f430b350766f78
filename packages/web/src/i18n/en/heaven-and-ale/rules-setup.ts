import {
  ACTION_SPACES,
  BACKS,
  BARREL_SPACES,
  BREWMASTER_SLOT_STEPS,
  BREWMASTER_START,
  CARDS,
  DUCATS_SLOT_DUCATS,
  FERTILITIES,
  GARDEN_ROWS,
  GOALS,
  HEX_NAMES,
  LARGE_BARREL_VP,
  MARKER_SLOT_STEPS,
  MARKER_STARTS,
  MONK_COPIES,
  MONK_SPACES,
  MONKS,
  RESOURCE_COPIES,
  RESOURCE_SPACES,
  RESOURCE_TILES,
  RESOURCES,
  ROUNDS,
  ROUNDS_WITH_I_MONKS,
  SHED_ACTIVATIONS,
  SHED_NAMES,
  SLOTS,
  SMALL_BARREL_VP,
  SPOTS,
  STARTING_DUCATS,
  TRACK,
  TRACK_END,
} from '@taproom/games/heaven-and-ale';
import {
  brewmasterTable,
  gardenTable,
  neighbourTable,
  trackTables,
} from '../../../games/heaven-and-ale/rules/number-tables.ts';
import { picture, rule, type Section, section, table } from '../../../rules/rules.ts';
import { number } from '../../numbers.ts';

/** How many spaces of the track have one of these signs. */
const spaces = (signs: string): number => [...TRACK].filter(sign => signs.includes(sign)).length;

export const setupSections: readonly Section[] = [
  section(
    '1',
    'Pieces',
    rule(
      '1.1',
      `There are ${RESOURCE_TILES.length * RESOURCE_COPIES * BACKS.length} resource tiles. Each shows one of ${RESOURCES.length} resources (wood, yeast, hops, water, barley) and a fertility from ${FERTILITIES[0]} to ${FERTILITIES.at(-1)}. There are ${RESOURCE_COPIES * BACKS.length} copies of each of these ${RESOURCE_TILES.length} kinds: ${RESOURCE_COPIES} with I on the back and ${RESOURCE_COPIES} with II.`,
    ),
    rule(
      '1.2',
      `There are ${MONKS.length * MONK_COPIES * BACKS.length} monk tiles: ${MONKS.length} types of ${MONK_COPIES * BACKS.length} monks each, ${MONK_COPIES} with I on the back and ${MONK_COPIES} with II.`,
    ),
    rule(
      '1.3',
      `There are ${GOALS.length} barrel goals. Each goal has one large barrel (${LARGE_BARREL_VP} VP) and one small barrel (${SMALL_BARREL_VP} VP).`,
    ),
    rule(
      '1.4',
      `There are ${SHED_ACTIVATIONS.length} types of shed, numbered 0 to ${SHED_ACTIVATIONS.length - 1}. Sheds, discs and ducats never run out (11.7).`,
    ),
    rule(
      '1.5',
      'Each player has:',
      table(
        'Piece | How many',
        'garden | 1',
        `resource markers | ${RESOURCES.length}, one for each resource`,
        'brewmaster | 1',
        'player figure | 1',
        `privilege cards | ${CARDS.length}, one of each kind (7.5)`,
        `ducats | ${STARTING_DUCATS}`,
      ),
      'Everything is public, including your ducats. The only thing hidden is which tiles are still to come, and in what order.',
    ),
  ),
  section(
    '2',
    'The main board',
    rule(
      '2.1',
      `The track has ${ACTION_SPACES} action spaces, clockwise from the starting area:`,
      picture('track'),
      ...trackTables(),
      table(
        'Symbol | Meaning | How many',
        `R | resource space | ${RESOURCE_SPACES.length}`,
        `M4, M3, M2, M1 | monk space; the number is the monk price | ${MONK_SPACES.length}`,
        `A, B, C | scoring space for that letter (7.1) | ${spaces('ABC')}`,
        `* | scoring space for A, B or C (7.1) | ${spaces('*')}`,
        `K | barrel space | ${BARREL_SPACES.length}`,
      ),
    ),
    rule(
      '2.2',
      `The starting area has ${SLOTS.length} starting spaces. Each holds one player figure.`,
      table(
        'Starting space | What it gives',
        'first player | you start the next round',
        `brewmaster | your brewmaster moves ${BREWMASTER_SLOT_STEPS} step`,
        `marker | one resource marker of your choice moves ${MARKER_SLOT_STEPS} steps`,
        `ducats | ${DUCATS_SLOT_DUCATS} ducats`,
      ),
    ),
  ),
  section(
    '3',
    'The player board',
    rule(
      '3.1',
      `The garden has ${HEX_NAMES.length + SHED_NAMES.length} hexes in ${GARDEN_ROWS.length} rows. The rows are named a to g from the top; the hexes of a row are numbered from the left. The dark hexes in the picture are shed spots.`,
      picture('garden'),
      'The left half lies in the sun, the right half in the shade. Shed spots belong to neither side.',
      gardenTable('Row | Sunny | Shed spots | Shady', 'all'),
      'Neighbours are hexes that touch: left, right, two above, two below. Each shed spot has six neighbours in the garden (listed clockwise from the upper left):',
      neighbourTable('Shed spot | Its neighbours'),
    ),
    rule(
      '3.2',
      `The production track has two parts. The spots ${number(BREWMASTER_START)} to 0 carry no number on the board and are worth 0. The spots 1 to ${TRACK_END} are brown and numbered. Your pieces start here:`,
      picture('production'),
      table(
        'Piece | Start',
        `brewmaster | ${number(BREWMASTER_START)}`,
        ...[...RESOURCES].reverse().map(resource => `${resource} | ${number(MARKER_STARTS[resource])}`),
      ),
    ),
    rule(
      '3.3',
      'The brewmaster table: the brewmaster’s spot sets your exchange rate and your VP value.',
      brewmasterTable('Brewmaster’s spot | Exchange rate | VP value', '0 or less'),
    ),
    rule(
      '3.4',
      `There are ${SPOTS.length} scoring spots. They form ${SPOTS.length / 2} privilege pairs:`,
      table(
        'Pair | Its two spots',
        'first | fertility X, wood',
        'second | yeast, hops',
        'third | water, barley',
        'fourth | monk 1, monk 2',
        'fifth | monk 3, monk 4',
      ),
    ),
  ),
  section(
    '4',
    'Setup',
    rule(
      '4.1',
      'Shuffle the I resource tiles and the II resource tiles separately. Put one I resource tile on each resource space, in track order.',
    ),
    rule(
      '4.2',
      `Shuffle the ${MONKS.length * MONK_COPIES} I monks and make three face-down stacks of ${MONK_SPACES.length}. Then add stacks of ${MONK_SPACES.length} shuffled II monks:`,
      table(
        'Players | Stacks of I monks | Stacks of II monks',
        ...Object.entries(ROUNDS).map(
          ([players, rounds]) =>
            `${players} | ${ROUNDS_WITH_I_MONKS} | ${rounds - ROUNDS_WITH_I_MONKS || 'none'}`,
        ),
      ),
      'Unused monks leave the game unseen. All I stacks are used before any II stack. Deal the first stack to the four monk spaces, in track order.',
    ),
    rule('4.3', `Put one disc on each scoring space. All ${2 * GOALS.length} barrels are available.`),
    rule(
      '4.4',
      'The first player is chosen at random (or the players agree on one) and takes the first-player space. Then the others place their player figures counterclockwise, that is, in reverse seating order. Each chooses a free starting space and takes its reward at once (2.2). This is not a turn.',
    ),
    rule(
      '4.5',
      'The number of rounds depends on the number of players:',
      table(
        'Players | Rounds',
        ...Object.entries(ROUNDS).map(([players, rounds]) => `${players} | ${rounds}`),
      ),
    ),
  ),
];
