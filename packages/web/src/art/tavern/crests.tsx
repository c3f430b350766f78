import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { CHALK, INK } from './paint.ts';

/** Five players, told apart by charge and by colours that the common colour blindnesses keep apart. */
export const CRESTS = ['boar', 'tankard', 'star', 'key', 'horn'] as const;
export type CrestName = (typeof CRESTS)[number];

export const CREST_COLOURS: Readonly<Record<CrestName, string>> = {
  boar: 'var(--crest-boar, #D4561B)',
  tankard: 'var(--crest-tankard, #F0C63C)',
  star: 'var(--crest-star, #1F6FB8)',
  key: 'var(--crest-key, #12906F)',
  horn: 'var(--crest-horn, #E9A5CC)',
};

const SHIELD = 'M-41 -46H41V-8C41 22 21 40 0 49C-21 40 -41 22 -41 -8Z';
const SHADOW = teeth({ from: [40, -40], via: [45, 20], to: [4, 47], count: 15, by: [-11, -3] });

const BOAR =
  'M-35 2L-34 -7C-26 -8 -17 -11 -11 -17C-7 -21 -3 -23 1 -24L3 -35L12 -25L18 -32L20 -22L28 -24L26 -14L34 -12L29 -4L35 2L28 7L31 15L24 17L24 26L16 23L12 30L6 24C-2 26 -9 23 -13 17L-30 16C-35 14 -36 8 -35 2Z';

function Boar() {
  return (
    <g>
      <Block d={BOAR} fill={INK} line={0} />
      <Solid d="M-20 16C-28 10 -29 -1 -24 -10C-23 -2 -20 5 -11 10Z" fill={CHALK} />
      <Solid d={cut([-9, -10], [1, -14], 3.6)} fill={CHALK} />
      <Solid d="M4 -16C10 -19 16 -16 17 -8C11 -7 6 -9 4 -16Z" fill={CHALK} />
      <Cuts d={cuts(2, -2, [14, 0, 20, 14], [21, -6, 26, 4], [6, 4, 11, 18])} fill={CHALK} />
      <circle cx={-31} cy={2} r={2} fill={CHALK} />
    </g>
  );
}

function Tankard() {
  return (
    <g>
      <Rod d="M14 -6C34 -10 34 20 15 18" fill={CHALK} width={5} />
      <Block d="M-22 -12H16L18 27H-24Z" fill={CHALK} />
      <Solid d={cuts(2.5, 0, [-13, -2, -14, 21], [-3, -2, -3, 21], [7, -2, 8, 21])} />
      <Block
        d="M-25 -8C-33 -18 -23 -27 -16 -23C-12 -34 6 -34 9 -24C18 -28 26 -17 19 -8C12 -3 8 -9 3 -8C-4 -4 -8 -9 -12 -8C-17 -4 -21 -5 -25 -8Z"
        fill={CHALK}
      />
    </g>
  );
}

const STAR = Array.from({ length: 10 }, (_, corner) => {
  const [angle, reach] = [(corner * Math.PI) / 5 - Math.PI / 2, corner % 2 === 0 ? 33 : 13.5];
  return `${(Math.cos(angle) * reach).toFixed(1)} ${(Math.sin(angle) * reach).toFixed(1)}`;
});

function Star() {
  return (
    <g>
      <Block d={`M${STAR.join('L')}Z`} fill={CHALK} />
      <Solid d={[1, 3, 5, 7, 9].map(corner => `M0 0L${STAR[corner]}L${STAR[(corner + 1) % 10]}Z`).join('')} />
    </g>
  );
}

function Key() {
  return (
    <g transform="translate(0 1)">
      <Rod d="M0 -6V28M0 17H12M0 27H14" fill={CHALK} width={6} />
      <Disc x={0} y={-19} r={14} fill={CHALK} />
      <Disc x={0} y={-19} r={6} fill={INK} line={0} />
    </g>
  );
}

const HORN_BODY = 'M8 -27L34 -19C34 10 8 31 -14 27C-28 24 -34 10 -34 -7C-27 5 -19 8 -11 5C2 0 8 -11 8 -27Z';

/** A drinking horn with its bands. */
function Horn() {
  return (
    <g>
      <Block d={HORN_BODY} fill={CHALK} />
      <Cuts d={cuts(2, -4, [-6, 20, 14, 12])} />
      <Rod d="M6 -26L35 -17" fill={CHALK} width={4} />
      <Groove d="M4 -6L27 8M-9 5L-2 26M-23 4L-27 19" width={4.5} />
    </g>
  );
}

const CHARGES = { boar: Boar, tankard: Tankard, star: Star, key: Key, horn: Horn } as const;

interface CrestProps {
  readonly of: CrestName;
}

/** A player's shield. Box 100 × 100. */
export function Crest({ of }: CrestProps) {
  const Charge = CHARGES[of];
  return (
    <g>
      <Block d={SHIELD} fill={CREST_COLOURS[of]} line={4} />
      <Cuts d={SHADOW} />
      <g transform="translate(0 -5)">
        <Charge />
      </g>
    </g>
  );
}
