import type { ReactNode } from 'react';
import type { Colour } from '../../../art/ink.ts';
import { Line, Place } from '../../../art/pen.tsx';

/** Strokes of the signs, 60 high around 0,0; drawn here so that they need no font and stay bold when small. */
const SIGNS: Readonly<Record<string, { readonly d: string; readonly width: number }>> = {
  '0': { d: 'M16 0C16 -34 -16 -34 -16 0C-16 34 16 34 16 0Z', width: 44 },
  '1': { d: 'M-11 -13L2 -25L2 25M-10 25L14 25', width: 36 },
  '2': { d: 'M-14 -13C-12 -31 15 -30 15 -11C15 2 -6 12 -15 25L17 25', width: 44 },
  '3': { d: 'M-13 -21C-4 -28 13 -27 13 -14C13 -5 4 -2 -4 -2C6 -2 16 2 16 12C16 28 -8 29 -15 19', width: 44 },
  '4': { d: 'M7 25L7 -25L-17 10L18 10', width: 46 },
  '5': { d: 'M14 -25L-10 -25L-12 -2C-4 -9 16 -8 16 9C16 28 -9 29 -15 19', width: 44 },
  '6': { d: 'M12 -23C-3 -26 -15 -8 -15 9C-15 30 15 30 15 9C15 -9 -13 -9 -15 9', width: 44 },
  '7': { d: 'M-15 -25L15 -25C5 -10 -3 8 -5 25', width: 42 },
  '8': {
    d: 'M0 -2C-17 -6 -15 -25 0 -25C15 -25 17 -6 0 -2C-20 3 -18 25 0 25C18 25 20 3 0 -2Z',
    width: 44,
  },
  '9': { d: 'M-12 23C3 26 15 8 15 -9C15 -30 -15 -30 -15 -9C-15 9 13 9 15 -9', width: 44 },
  '+': { d: 'M0 -15L0 17M-16 1L16 1', width: 44 },
  '×': { d: 'M-12 -10L12 14M12 -10L-12 14', width: 38 },
  I: { d: 'M0 -25L0 25M-7 -25L7 -25M-7 25L7 25', width: 27 },
  X: { d: 'M-15 -25L15 25M15 -25L-15 25', width: 44 },
  A: { d: 'M-18 25L0 -25L18 25M-11 9L11 9', width: 48 },
  B: { d: 'M-13 25L-13 -25C16 -27 16 -3 -13 -3C22 -3 20 27 -13 25', width: 44 },
  C: { d: 'M15 -17C7 -30 -17 -29 -17 0C-17 29 8 30 16 16', width: 44 },
  '*': { d: 'M0 -22L0 22M-19 -11L19 11M19 -11L-19 11', width: 50 },
};

interface NumeralProps {
  /** Digits, the I of the backs, X, A B C, and + × *. */
  readonly of: string;
  /** The height of the signs in the units around them. */
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  readonly tone?: Colour;
  /** The weight of the stroke at a height of 60. */
  readonly weight?: number;
  /** A rim in a second tone that parts the sign from what lies under it. */
  readonly rim?: Colour;
}

/** Hand-lettered signs in one line, centred at x, y. */
export function Numeral(props: NumeralProps): ReactNode {
  const { of, height, x = 0, y = 0, tone = 'ink', weight = 11, rim } = props;
  const signs = [...of].flatMap((letter, i) => {
    const sign = SIGNS[letter];
    return sign ? [{ ...sign, i }] : [];
  });
  const total = signs.reduce((sum, sign) => sum + sign.width, 0);
  let pen = -total / 2;
  const placed = signs.map(sign => {
    const middle = pen + sign.width / 2;
    pen += sign.width;
    return { ...sign, middle };
  });
  return (
    <Place x={x} y={y} scale={Math.round((height / 60) * 1000) / 1000}>
      {rim &&
        placed.map(({ d, i, middle }) => (
          <Place key={i} x={middle}>
            <Line d={d} w={weight + 11} ink={rim} />
          </Place>
        ))}
      {placed.map(({ d, i, middle }) => (
        <Place key={i} x={middle}>
          <Line d={d} w={weight} ink={tone} />
        </Place>
      ))}
    </Place>
  );
}
