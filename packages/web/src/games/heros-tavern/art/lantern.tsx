import { Block, Cuts, Groove, Rod, Solid } from './block.tsx';
import { cuts, rays, teeth } from './carve.ts';
import { BEAM, CANDLE, CHALK, COPPER, EMBER, GLOW, PANEL, UMBER } from './paint.ts';

const LIGHT = rays({ inner: 30, outer: 46, count: 18, width: 1.8, stretch: 1.06 });
const FLAME = 'M0 -14C9 -3 9 10 0 12C-9 10 -9 -3 0 -14Z';

interface FlameProps {
  readonly y: number;
}

function Flame({ y }: FlameProps) {
  return (
    <g transform={`translate(0 ${y})`}>
      <g className="tavern-flame">
        <Block d={FLAME} fill={EMBER} line={2} />
        <Solid d="M0 -6C5 1 5 9 0 11C-5 9 -5 1 0 -6Z" fill={CHALK} />
      </g>
    </g>
  );
}

interface LanternProps {
  readonly lit: boolean;
}

/** A round's lantern: burning, or dark and crossed by its bars. Box 100 × 100. */
export function Lantern({ lit }: LanternProps) {
  return (
    <g>
      {lit && (
        <g transform="translate(0 4)">
          <Cuts d={LIGHT} fill={GLOW} />
        </g>
      )}
      <Rod d="M-11 -30C-11 -50 11 -50 11 -30" fill={COPPER} width={3} />
      <Block d="M-8 -37H8L23 -20H-23Z" fill={lit ? COPPER : BEAM} />
      <Block d="M-18 -20H18L21 34H-21Z" fill={lit ? CANDLE : PANEL} />
      {lit && <Flame y={12} />}
      {lit && <Solid d={teeth({ from: [19, -10], to: [20, 32], count: 8, by: [-8, 1] })} fill={COPPER} />}
      {!lit && <Groove d="M-18.5 -20L21 34M18.5 -20L-21 34" width={3.5} stroke={BEAM} />}
      <Groove d="M-18 -20L-21 34M18 -20L21 34" width={7} />
      <Groove d="M-18 -19L-21 33M18 -19L21 33" width={3} stroke={lit ? COPPER : BEAM} />
      <Block d="M-25 33H25V41L20 46H-20L-25 41Z" fill={lit ? COPPER : BEAM} />
      <Cuts
        d={cuts(1.6, 0, [-18, 40, 14, 40], [-6, -33, -14, -23], [2, -33, 4, -23])}
        fill={lit ? CANDLE : PANEL}
      />
    </g>
  );
}

interface RoundLanternsProps {
  /** How many burn: the rounds begun. */
  readonly lit: number;
  readonly rounds?: number;
}

/** The rounds as a row of lanterns on a beam. Box 60 × 64 for each round, so 300 × 64 for five. */
export function RoundLanterns({ lit, rounds = 5 }: RoundLanternsProps) {
  const left = -rounds * 30;
  return (
    <g>
      <Block d={`M${left + 2} -31H${-left - 2}V-23H${left + 2}Z`} fill={UMBER} line={2} />
      <Cuts d={cuts(1, 0, [left + 12, -27, left + 70, -27], [0, -27, 60, -27])} fill={COPPER} />
      {Array.from({ length: rounds }, (_, round) => {
        const x = left + 30 + round * 60;
        return (
          <g key={x} transform={`translate(${x} 4) scale(.54)`}>
            <Groove d="M0 -52V-42" width={4} stroke={COPPER} />
            <Lantern lit={round < lit} />
          </g>
        );
      })}
    </g>
  );
}

const WAX = 'M-13 -6C-13 -11 13 -11 13 -6V30H-13Z';
const DRIP = 'M-14 -7C-8 -9 -5 -6 -6 -1C-7 3 -9 2 -9 8C-9 14 -16 14 -16 8Z';
const HALO = rays({ inner: 21, outer: 47, count: 18, width: 1.7 });

/** A candle in its holder. Box 100 × 100. */
export function Candle() {
  return (
    <g>
      <g transform="translate(0 -20) scale(.64)">
        <Cuts d={HALO} fill={GLOW} />
      </g>
      <Groove d="M0 -10V-16" width={3} />
      <Flame y={-26} />
      <Block d={WAX} fill={CHALK} />
      <Solid d={teeth({ from: [12, -5], to: [12, 29], count: 8, by: [-13, 1] })} fill={COPPER} />
      <Block d={DRIP} fill={CHALK} line={2.5} />
      <Rod d="M28 34C46 26 46 46 26 42" fill={COPPER} width={3.5} />
      <Block d="M-34 28C-26 34 26 34 34 28C34 40 22 46 0 46C-22 46 -34 40 -34 28Z" fill={COPPER} />
      <Cuts d={cuts(1.7, 3, [-25, 36, -8, 41])} fill={CANDLE} />
    </g>
  );
}
