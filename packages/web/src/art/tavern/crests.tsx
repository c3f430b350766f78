import { Block, Cuts, Disc, Groove, Rod, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { CHALK, INK } from './paint.ts';

/** Five players, told apart by charge and by colours that the common colour blindnesses keep apart. */
export const CRESTS = ['boar', 'tankard', 'star', 'key', 'hops'] as const;
export type CrestName = (typeof CRESTS)[number];

export const CREST_COLOURS: Readonly<Record<CrestName, string>> = {
  boar: 'var(--crest-boar, #D4561B)',
  tankard: 'var(--crest-tankard, #F0C63C)',
  star: 'var(--crest-star, #1F78BD)',
  key: 'var(--crest-key, #12A07A)',
  hops: 'var(--crest-hops, #D183B0)',
};

const SHIELD = 'M-41 -46H41V-8C41 22 21 40 0 49C-21 40 -41 22 -41 -8Z';
const SHADOW = teeth({ from: [40, -40], via: [45, 20], to: [4, 47], count: 15, by: [-11, -3] });

const BOAR =
  'M-31 4C-28 -3 -17 -6 -11 -13C-8 -16 -6 -18 -4 -19L-7 -33L7 -22L16 -30L16 -19C27 -14 31 -2 28 14L21 10L22 21L13 15L12 26L3 18C-4 21 -11 19 -15 14L-27 16C-32 15 -33 9 -31 4Z';

function Boar() {
  return (
    <g>
      <Block d={BOAR} fill={INK} line={0} />
      <Solid d="M-21 15C-27 9 -28 1 -25 -5C-22 0 -19 5 -14 9Z" fill={CHALK} />
      <Solid d={cut([-7, -8], [2, -11], 3.5)} fill={CHALK} />
      <Cuts
        d={cuts(
          2,
          -2,
          [
            [8, -14],
            [15, 4],
          ],
          [
            [15, -14],
            [22, 2],
          ],
          [
            [1, -2],
            [8, 12],
          ],
        )}
        fill={CHALK}
      />
      <circle cx={-27} cy={6} r={1.8} fill={CHALK} />
    </g>
  );
}

function Tankard() {
  return (
    <g>
      <Rod d="M14 -6C34 -10 34 20 15 18" fill={CHALK} width={5} />
      <Block d="M-22 -12H16L18 27H-24Z" fill={CHALK} />
      <Solid
        d={cuts(
          2.5,
          0,
          [
            [-13, -2],
            [-14, 21],
          ],
          [
            [-3, -2],
            [-3, 21],
          ],
          [
            [7, -2],
            [8, 21],
          ],
        )}
      />
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

const SCALES: readonly (readonly [number, number])[] = [
  [0, 20],
  [-9, 10],
  [9, 10],
  [0, 6],
  [-13, -2],
  [13, -2],
  [0, -8],
];

function Hops() {
  return (
    <g transform="translate(0 2)">
      <Groove d="M0 -16C0 -26 4 -32 10 -36" width={5} />
      <Block d="M-4 -18C-12 -34 -26 -34 -34 -26C-32 -12 -18 -8 -4 -14Z" fill={INK} line={0} />
      <Block d="M4 -18C14 -30 26 -28 33 -20C28 -8 16 -8 4 -14Z" fill={INK} line={0} />
      {SCALES.map(([x, y]) => (
        <path
          key={`${x} ${y}`}
          d={`M${x - 10} ${y - 10}C${x - 10} ${y + 4} ${x - 4} ${y + 8} ${x} ${y + 14}C${x + 4} ${y + 8} ${x + 10} ${y + 4} ${x + 10} ${y - 10}Z`}
          fill={CHALK}
          stroke={INK}
          strokeWidth={3}
          strokeLinejoin="round"
        />
      ))}
    </g>
  );
}

const CHARGES = { boar: Boar, tankard: Tankard, star: Star, key: Key, hops: Hops } as const;

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
