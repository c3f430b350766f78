import { MONKS, type Monk, RESOURCES, type Resource, type Spot } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import type { Colour } from '../../../art/ink.ts';
import { circle, hexagon } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';
import { MONK_TONES, MonkEmblem } from './monks.tsx';
import { Numeral } from './numeral.tsx';
import { ResourceEmblem } from './resources.tsx';

const BELL = 'M0 -27C15 -27 17 -8 19 6C20 13 26 15 27 22L-27 22C-26 15 -20 13 -19 6C-17 -8 -15 -27 0 -27Z';

/** A bell as on discs. About 60 × 66. */
export function Bell({
  tone = 'giltLight',
  deep = 'gilt',
}: {
  readonly tone?: Colour;
  readonly deep?: Colour;
}): ReactNode {
  return (
    <>
      <Line d={circle(0, -31, 5)} w={4} />
      <Shape d={circle(0, 27, 6)} tone={deep} w={3.6} />
      <Shape d={BELL} tone={tone} w={4}>
        <Fill d="M4 -27C15 -26 17 -8 19 6C20 13 26 15 27 22L12 22C8 8 10 -14 4 -27Z" tone={deep} />
        <Line d="M-20 9C-8 12 8 12 20 9" w={2.6} />
      </Shape>
    </>
  );
}

/** A scoring disc. Box 100 × 100. */
export function ScoringDisc(): ReactNode {
  return (
    <Shape d={circle(0, 0, 46)} tone="purple" w={5}>
      <Fill d="M30 -34A46 46 0 0 1 -34 30A40 40 0 0 0 30 -34Z" tone="purpleDeep" />
      <Line d={circle(0, 0, 38)} w={2.2} ink="purpleLight" />
      <Bell />
    </Shape>
  );
}

const isResource = (spot: Spot): spot is Resource => RESOURCES.some(resource => resource === spot);
const isMonk = (spot: Spot): spot is Monk => MONKS.some(monk => monk === spot);

/** An empty scoring spot: what it scores in a ring. Box 100 × 100. */
export function SpotEmblem({ spot }: { readonly spot: Spot }): ReactNode {
  return (
    <>
      <Fill d={circle(0, 0, 47)} tone="parchmentDeep" />
      <Fill d={circle(0, 0, 39)} tone="parchment" />
      <SpotPicture spot={spot} />
      <Line d={circle(0, 0, 46)} w={4} ink="purple" />
    </>
  );
}

function SpotPicture({ spot }: { readonly spot: Spot }): ReactNode {
  if (isResource(spot))
    return (
      <Place scale={0.64}>
        <ResourceEmblem resource={spot} />
      </Place>
    );
  if (isMonk(spot))
    return (
      <>
        <Place x={-11} y={-6} scale={0.6}>
          <MonkEmblem monk={spot} />
        </Place>
        <Numeral of={MONK_TONES[spot].numeral} x={19} y={15} height={44} weight={12} rim="parchment" />
      </>
    );
  return (
    <>
      <Shape d={hexagon(33)} tone="giltLight" w={3.6} />
      <Numeral of="X" height={36} weight={12} tone="rubric" />
    </>
  );
}
