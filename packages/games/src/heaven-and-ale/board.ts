import { ACTION_SPACES, TRACK } from './numbers.ts';

/** The main board (2.1): what is on which space. Spaces are numbered from 1; 0 stands for no space. */
export const RESOURCE_SPACE = 1;
export const MONK_SPACE = 2;
export const SCORING_SPACE = 3;
export const BARREL_SPACE = 4;

export type SpaceKind = 'resource' | 'monk' | 'scoring' | 'barrel';
export const SPACE_KINDS: readonly SpaceKind[] = ['resource', 'monk', 'scoring', 'barrel'];

/** Which spots the discs of a scoring space may go to (7.1). */
export const ANY_SPOT = '*';
export type ScoringLetter = 'A' | 'B' | 'C' | typeof ANY_SPOT;

const signs = ['', ...TRACK];
const kindOf = (sign: string): number => {
  if (sign === '') return 0;
  if (sign === 'R') return RESOURCE_SPACE;
  if (sign === 'K') return BARREL_SPACE;
  return /\d/.test(sign) ? MONK_SPACE : SCORING_SPACE;
};

/** By space: its kind, and the price of its monks (0 elsewhere). */
export const SPACE_KIND = Uint8Array.from(signs, kindOf);
export const MONK_PRICE = Uint8Array.from(signs, sign => (/\d/.test(sign) ? Number(sign) : 0));

const spaces = Array.from({ length: ACTION_SPACES }, (_, i) => i + 1);
export const RESOURCE_SPACES: readonly number[] = spaces.filter(
  space => SPACE_KIND[space] === RESOURCE_SPACE,
);
export const MONK_SPACES: readonly number[] = spaces.filter(space => SPACE_KIND[space] === MONK_SPACE);
export const SCORING_SPACES: readonly number[] = spaces.filter(space => SPACE_KIND[space] === SCORING_SPACE);
export const BARREL_SPACES: readonly number[] = spaces.filter(space => SPACE_KIND[space] === BARREL_SPACE);

/** The spots open to a disc of each space, as bits of SPOTS. */
const SPOT_BITS: Readonly<Record<string, number>> = {
  A: 0b0000000001,
  B: 0b1111000000,
  C: 0b0000111110,
  [ANY_SPOT]: 0b1111111111,
};
export const OPEN_SPOTS = Uint16Array.from(signs, sign => SPOT_BITS[sign] ?? 0);

/** The number of a space among those that hold tiles, or among those that hold discs. */
export const TILE_SPACE = Int8Array.from(signs, (_, space) =>
  [...RESOURCE_SPACES, ...MONK_SPACES].indexOf(space),
);
export const DISC_SPACE = Int8Array.from(signs, (_, space) => SCORING_SPACES.indexOf(space));

/** What a space is, for drawing the board. */
export function spaceKind(space: number): SpaceKind {
  return SPACE_KINDS[SPACE_KIND[space] - 1];
}

export function scoringLetter(space: number): ScoringLetter | null {
  const sign = signs[space];
  return sign === 'A' || sign === 'B' || sign === 'C' || sign === ANY_SPOT ? sign : null;
}

/** A space, for showing the board. */
export interface BoardSpace {
  readonly kind: SpaceKind;
  readonly letter: ScoringLetter | null;
  /** What a monk costs there in the shade; 0 on other spaces. */
  readonly monkPrice: number;
}

export const spaceAt = (space: number): BoardSpace => ({
  kind: spaceKind(space),
  letter: scoringLetter(space),
  monkPrice: MONK_PRICE[space] ?? 0,
});
