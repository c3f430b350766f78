import { Cuts, Disc } from './block.tsx';
import { cut, cuts } from './carve.ts';
import { BEAM, COPPER, INK, PLANK, SLATE, SLATE_CHALK, UMBER } from './paint.ts';

interface SlateProps {
  readonly width: number;
  readonly height: number;
}

const RAIL = 14;

/** A slate in a wooden frame, for the score pad. Box as wide and high as asked; the rails take 14 of it. */
export function SlateBoard({ width, height }: SlateProps) {
  const [x, y] = [width / 2, height / 2];
  const smear = (left: number, top: number, length: number) =>
    cut([left * x, top * y], [left * x + length * x, top * y - 0.05 * y], Math.min(9, height / 30), 4);
  return (
    <g>
      <path d={`M${-x + 6} ${-y + 6}H${x - 6}V${y - 6}H${-x + 6}Z`} fill={SLATE} />
      <path
        d={smear(-0.8, -0.5, 0.7) + smear(0.1, 0.3, 0.6) + smear(-0.5, 0.75, 0.8)}
        fill={SLATE_CHALK}
        opacity={0.05}
      />
      {[-1, 1].map(side => (
        <g key={side} transform={`scale(${side} ${side})`}>
          <path
            d={`M${-x + 2} ${-y + RAIL + 4}H${-x + RAIL}V${y - RAIL}H${-x + 2}Z`}
            fill={UMBER}
            stroke={INK}
            strokeWidth={2.5}
          />
          <Cuts
            d={cuts(1.2, 1, [-x + 6, -y + 24, -x + 6, 0], [-x + 10, -0.4 * y, -x + 10, 0.7 * y])}
            fill={BEAM}
          />
        </g>
      ))}
      {[-1, 1].map(side => (
        <g key={side} transform={`scale(${side} ${side})`}>
          <path d={`M${-x} ${-y + 2}H${x}V${-y + RAIL}H${-x}Z`} fill={UMBER} stroke={INK} strokeWidth={2.5} />
          <Cuts
            d={cuts(1.2, 1, [-x + 20, -y + 6, 0, -y + 6], [-0.3 * x, -y + 10, 0.8 * x, -y + 10])}
            fill={BEAM}
          />
          <Disc x={-x + 8} y={-y + 8} r={2.8} fill={COPPER} line={1.5} />
          <Disc x={x - 8} y={-y + 8} r={2.8} fill={COPPER} line={1.5} />
        </g>
      ))}
    </g>
  );
}

interface PlankPatternProps {
  /** Unique in the page; fill with url(#id). */
  readonly id: string;
}

const SEAMS = 'M0 1H320M0 31H320M0 61H320M210 1V31M70 31V61M290 61V91';
const KNOT = 'M130 16c6 -5 14 -5 20 0c-6 5 -14 5 -20 0ZM240 76c5 -4 11 -4 16 0c-5 4 -11 4 -16 0Z';
const GRAIN = cuts(
  0.9,
  2,
  ...(
    [
      [8, 9, 120],
      [160, 10, 44],
      [20, 21, 100],
      [220, 20, 92],
      [80, 40, 150],
      [6, 46, 56],
      [120, 52, 180],
      [10, 70, 200],
      [60, 82, 160],
      [296, 77, 20],
    ] as const
  ).map(([x, y, length]) => [x, y, x + length, y + 1] as const),
);

/** Boards as a tile of 320 × 90, to stand in a <defs>. */
export function PlankPattern({ id }: PlankPatternProps) {
  return (
    <pattern id={id} width={320} height={90} patternUnits="userSpaceOnUse">
      <rect width={320} height={90} fill={PLANK} />
      <path d={SEAMS} stroke={INK} strokeOpacity={0.45} strokeWidth={1.5} />
      <path d={GRAIN} fill={INK} fillOpacity={0.22} />
      <path d={KNOT} fill="none" stroke={INK} strokeOpacity={0.22} strokeWidth={1.2} />
    </pattern>
  );
}
