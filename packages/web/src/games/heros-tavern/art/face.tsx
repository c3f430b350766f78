import { Block, Cuts, Groove, Solid } from './block.tsx';
import { cut, cuts, teeth } from './carve.ts';
import { SKIN } from './paint.ts';

const HEAD = 'M-17 -12C-18 7 -11 21 0 21C11 21 18 7 17 -12Z';
const SHADOW = teeth({ from: [17, -12], via: [18, 11], to: [3, 21], count: 9, by: [-9, -2] });
const EYES = cuts(2.4, -0.6, [-12, 0, -4, 0], [4, 0, 12, 0]);
const BROWS = cuts(1.8, 1.5, [-13, -4, -3, -5], [3, -5, 13, -4]);

interface FaceProps {
  readonly mouth?: string;
}

/** A face lit from the left: brow at -12, chin at 21. What is worn comes on top. */
export function Face({ mouth = 'M-4 13C-1 14.5 3 14.5 6 13' }: FaceProps) {
  return (
    <g>
      <Block d={HEAD} fill={SKIN} />
      <Solid d={SHADOW} />
      <Solid d={EYES} />
      <Cuts d={BROWS} />
      <Solid d={cut([0, -2], [1, 8], 2, 1.5)} />
      <Groove d={mouth} width={2.2} />
    </g>
  );
}
