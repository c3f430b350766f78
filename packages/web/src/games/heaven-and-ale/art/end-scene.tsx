import type { ReactNode } from 'react';
import type { Box } from '../../../art/drawing.tsx';
import { circle, plate } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';
import { Keg } from './barrels.tsx';
import { Brewmaster } from './brewmaster.tsx';
import { Abbot, Crest, type CrestSeat } from './crests.tsx';
import { faceOf } from './portraits.tsx';

export const END_SCENE_BOX: Box = { width: 400, height: 172 };

const MUG = 'M-13 -14L13 -14L11 18L-11 18Z';
const FOAM =
  'M-16 -13C-20 -22 -10 -27 -5 -23C-1 -30 10 -28 10 -22C18 -24 20 -14 15 -11C10 -7 4 -11 0 -9C-5 -6 -12 -8 -16 -13Z';

/** A mug that has just been filled. About 40 × 50. */
function Mug(): ReactNode {
  return (
    <>
      <Line d="M11 -6C24 -8 24 12 10 10" w={6} />
      <Shape d={MUG} tone="barley" w={3.6}>
        <Fill d="M2 -14L13 -14L11 18L2 18Z" tone="barleyDeep" opacity={0.5} />
        <Line d="M-6 -8L-5 14" w={2.4} ink="barleyLight" taper />
      </Shape>
      <Shape d={FOAM} tone="yeastLight" w={3.2} />
    </>
  );
}

/** Whose picture hangs on the sign: a bot's face, or the figure of someone without one. */
export interface Winner {
  readonly seat: CrestSeat;
  /** The level of a bot; null for a person. */
  readonly level: string | null;
}

const FRAME = circle(0, 0, 46);

/** A winner in a wreath of hops, with the crest below. About 110 × 120. */
function WinnerPicture({ seat, level }: Winner): ReactNode {
  const face = level === null ? null : faceOf(level);
  return (
    <>
      <Shape d={FRAME} tone="parchment" w={4}>
        <Fill d="M-46 0A46 46 0 0 0 46 0Z" tone="parchmentDeep" opacity={0.4} />
      </Shape>
      <Place y={face === null ? 2 : -2} scale={face === null ? 0.8 : 0.74}>
        {face ?? <Abbot seat={seat} />}
      </Place>
      <Line d={FRAME} w={9} ink="hopsDeep" />
      {LEAVES.map(turn => (
        <Place key={turn} turn={turn}>
          <Place y={-46} turn={90} scale={0.5}>
            <Shape d="M-26 0C-14 -18 14 -18 26 0C14 18 -14 18 -26 0Z" tone="hops" w={6} />
          </Place>
        </Place>
      ))}
      <Place y={46} scale={0.4}>
        <Crest seat={seat} />
      </Place>
    </>
  );
}

const LEAVES = [-130, -100, -70, -40, 40, 70, 100, 130];
/** How far apart the pictures of several winners are, how much room all have, and where they hang. */
const APART = 112;
const ROOM = 184;
const BEAM = -74;

/** The end of a game: the brewmaster taps a barrel beside the pictures of the winners. */
export function EndScene({ winners }: { readonly winners: readonly Winner[] }): ReactNode {
  const scale = Math.min(1, ROOM / (winners.length * APART));
  const y = -12;
  const width = Math.max(90, winners.length * APART * scale + 20);
  return (
    <>
      <Fill d="M-198 80C-110 68 110 68 198 80L198 85L-198 85Z" tone="shadeLeaf" />
      <Line d="M-198 79C-110 68 110 68 198 79" w={3} ink="shadeLeaf" />
      <Place y={BEAM}>
        <Shape d={plate(width + 40, 10, 4)} tone="wood" w={3.4}>
          <Line d={`M${-width / 2 - 12} -1L${width / 2 + 12} -1`} w={2} ink="giltLight" />
        </Shape>
      </Place>
      {winners.map((winner, i) => (
        <Place key={winner.seat} x={(i - (winners.length - 1) / 2) * APART * scale} y={y} scale={scale}>
          <Line
            d={`M-26 ${(BEAM + 5 - y) / scale}L-26 -38M26 ${(BEAM + 5 - y) / scale}L26 -38`}
            w={4}
            ink="gilt"
          />
          <WinnerPicture {...winner} />
        </Place>
      ))}
      <Place x={-146} y={24} scale={1.08}>
        <Brewmaster />
      </Place>
      <Place x={132} y={28} scale={0.96}>
        <Keg />
      </Place>
      <Shape d="M94 26L82 26L82 36L88 36L88 31L94 31Z" tone="gilt" w={3} />
      <Shape d={circle(85, 22, 5)} tone="giltLight" w={3} />
      <Line d="M85 37L85 48" w={4.4} ink="barleyLight" />
      <Place x={85} y={60} scale={0.84}>
        <Mug />
      </Place>
      <Place x={176} y={62} scale={0.8}>
        <Mug />
      </Place>
      <Place x={-92} y={62} scale={0.74}>
        <Mug />
      </Place>
    </>
  );
}
