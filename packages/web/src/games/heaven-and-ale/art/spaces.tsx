import type { ScoringLetter, Slot } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { circle, hexagon, plate } from '../../../art/paths.ts';
import { Fill, Line, Place, Shape } from '../../../art/pen.tsx';
import { Keg } from './barrels.tsx';
import { Brewmaster } from './brewmaster.tsx';
import { Ducats } from './coins.tsx';
import { Bell } from './discs.tsx';
import { Numeral } from './numeral.tsx';
import { Plaque } from './plaque.tsx';
import { ResourceMarker } from './resources.tsx';

/** A banner on its staff: who starts. */
function Banner(): ReactNode {
  return (
    <>
      <Line d="M-26 46L-26 -44" w={7.4} />
      <Line d="M-26 46L-26 -44" w={2.8} ink="woodLight" />
      <Fill d={circle(-26, -45, 5)} tone="ink" />
      <Shape d="M-24 -38C-8 -44 10 -32 38 -38L26 -16L38 8C12 14 -8 2 -24 8Z" tone="rubric" w={4.2}>
        <Fill d="M-24 8C-8 2 12 14 38 8L34 -1C12 5 -8 -6 -24 0Z" tone="habit4Deep" />
      </Shape>
      <Numeral of="1" x={0} y={-15} height={32} tone="chalk" weight={12} />
    </>
  );
}

const SLOTS: Readonly<Record<Slot, (props: { readonly gift: number }) => ReactNode>> = {
  first: () => (
    <Place x={2} scale={0.82}>
      <Banner />
    </Place>
  ),
  brewmaster: ({ gift }) => (
    <>
      <Place x={-9} y={-1} scale={0.8}>
        <Brewmaster />
      </Place>
      <Place x={21} y={24} scale={0.88}>
        <Plaque of={`+${gift}`} width={50} />
      </Place>
    </>
  ),
  marker: ({ gift }) => (
    <>
      <Place x={-22} y={-14} scale={0.4} turn={-14}>
        <ResourceMarker resource="hops" />
      </Place>
      <Place x={22} y={-14} scale={0.4} turn={14}>
        <ResourceMarker resource="barley" />
      </Place>
      <Place y={-18} scale={0.46}>
        <ResourceMarker resource="water" />
      </Place>
      <Place y={23} scale={0.94}>
        <Plaque of={`+${gift}`} width={54} />
      </Place>
    </>
  ),
  ducats: ({ gift }) => (
    <>
      <Place x={-8} y={-8} scale={0.72}>
        <Ducats />
      </Place>
      <Place x={22} y={22} scale={0.94}>
        <Plaque of={`${gift}`} width={36} />
      </Place>
    </>
  ),
};

/** A starting space with what it gives: a plate with clipped corners. Box 100 × 100. */
export function SlotMedallion({ slot, gift }: { readonly slot: Slot; readonly gift: number }): ReactNode {
  const Sign = SLOTS[slot];
  return (
    <Shape d="M-34 -46L34 -46L46 -34L46 34L34 46L-34 46L-46 34L-46 -34Z" tone="parchment" w={4.2}>
      <Line d="M-31 -40L31 -40L40 -31L40 31L31 40L-31 40L-40 31L-40 -31Z" w={1.8} ink="gilt" />
      <Sign gift={gift} />
    </Shape>
  );
}

/** Furrows of an empty bed, drawn by a hand that is a little different each time. */
const furrow = (y: number, sway: number): string =>
  `M-32 ${y + sway}C-16 ${y - 6 - sway} 12 ${y + 6 + sway} 32 ${y - sway}`;

/** A resource space without tiles: an empty bed. Box 100 × 100. */
export function ResourceSpace({ seed = 0 }: { readonly seed?: number }): ReactNode {
  const sway = ((seed * 7) % 9) - 4;
  return (
    <Shape d={hexagon(45)} tone="parchmentDeep" w={3} ink="softInk">
      {[-20, 0, 20].map((y, i) => (
        <Line key={y} d={furrow(y, i === 1 ? -sway : sway)} w={4.4} ink="woodLight" taper />
      ))}
    </Shape>
  );
}

/** A monk space with its price on a coin: a niche. Box 100 × 100. */
export function MonkSpace({ price }: { readonly price: number }): ReactNode {
  return (
    <Shape d="M-38 46L-38 -8C-38 -30 -18 -38 0 -48C18 -38 38 -30 38 -8L38 46Z" tone="stoneLight" w={4.2}>
      <Fill d="M-28 46L-28 -6C-28 -22 -14 -28 0 -36C14 -28 28 -22 28 -6L28 46Z" tone="softInk" />
      <Place x={-1} y={8} scale={0.62}>
        <Shape d="M-44 62C-44 22 -30 8 -12 4L8 4C28 8 44 22 44 62Z" tone="habit1" w={5.4}>
          <Fill d="M8 4C28 8 44 22 44 62L20 62C24 36 18 14 8 4Z" tone="habit1Deep" />
        </Shape>
        <Shape
          d="M-2 -60C14 -50 27 -30 27 -8C27 8 14 14 0 14C-18 14 -29 6 -28 -10C-27 -32 -6 -38 -2 -60Z"
          tone="habit1"
          w={5.4}
        >
          <Fill
            d="M-2 -60C14 -50 27 -30 27 -8C27 8 14 14 0 14C12 8 20 -6 16 -22C12 -36 2 -44 -2 -60Z"
            tone="habit1Deep"
          />
        </Shape>
        <Shape d={circle(-1, -9, 15)} tone="skin" w={4} />
        <Fill d={circle(-6, -9, 2.6)} tone="ink" />
        <Fill d={circle(6, -9, 2.6)} tone="ink" />
      </Place>
      <Place x={12} y={27}>
        <Shape d={circle(0, 0, 19)} tone="giltLight" w={3.8} />
        <Numeral of={String(price)} height={26} weight={12.5} />
      </Place>
    </Shape>
  );
}

/** A scoring space: a disc under its letter; without a disc to take only its hollow is left. Box 100 × 100. */
export function ScoringSpace({
  letter,
  isSpent = false,
}: {
  readonly letter: ScoringLetter;
  readonly isSpent?: boolean;
}): ReactNode {
  if (isSpent)
    return (
      <>
        <Shape d={circle(0, 0, 46)} tone="stoneLight" w={3} ink="stoneDeep">
          <Fill d="M-34 30A46 46 0 0 1 30 -34A40 40 0 0 0 -34 30Z" tone="stone" />
        </Shape>
        <Numeral of={letter} y={2} height={letter === '*' ? 38 : 34} tone="stoneDeep" weight={9} />
      </>
    );
  return (
    <>
      <Shape d={circle(0, 0, 46)} tone="purple" w={4.2}>
        <Line d={circle(0, 0, 38)} w={2} ink="purpleLight" />
      </Shape>
      <Place y={-22} scale={0.34}>
        <Bell />
      </Place>
      <Numeral of={letter} y={13} height={letter === '*' ? 42 : 38} tone="chalk" weight={12} />
    </>
  );
}

/** A barrel space. Box 100 × 100. */
export function BarrelSpace(): ReactNode {
  return (
    <Shape d={plate(90, 90, 16)} tone="parchment" w={4.2}>
      <Line d={plate(78, 78, 12)} w={1.8} ink="gilt" />
      <Place y={0} scale={0.78}>
        <Keg />
        <Line d="M-14 -5L-3 8L17 -18" w={9} ink="rubric" />
      </Place>
    </Shape>
  );
}
