import type { Slot } from '@taproom/games/heaven-and-ale';
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

const SLOTS: Readonly<Record<Slot, () => ReactNode>> = {
  first: () => (
    <Place x={2} scale={0.82}>
      <Banner />
    </Place>
  ),
  brewmaster: () => (
    <>
      <Place x={-9} y={-1} scale={0.8}>
        <Brewmaster />
      </Place>
      <Place x={21} y={24} scale={0.88}>
        <Plaque of="+1" width={50} />
      </Place>
    </>
  ),
  marker: () => (
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
        <Plaque of="+2" width={54} />
      </Place>
    </>
  ),
  ducats: () => (
    <>
      <Place x={-8} y={-8} scale={0.72}>
        <Ducats />
      </Place>
      <Place x={22} y={22} scale={0.94}>
        <Plaque of="2" width={36} />
      </Place>
    </>
  ),
};

/** A slot of the starting area: a plate with clipped corners. Box 100 × 100. */
export function SlotMedallion({ slot }: { readonly slot: Slot }): ReactNode {
  const Sign = SLOTS[slot];
  return (
    <Shape d="M-34 -46L34 -46L46 -34L46 34L34 46L-34 46L-46 34L-46 -34Z" tone="parchment" w={4.2}>
      <Line d="M-31 -40L31 -40L40 -31L40 31L31 40L-31 40L-40 31L-40 -31Z" w={1.8} ink="gilt" />
      <Sign />
    </Shape>
  );
}

/** A space where resource tiles lie: a hexagon of earth with a seedling. Box 100 × 100. */
export function ResourceSpace(): ReactNode {
  return (
    <Shape d={hexagon(47)} tone="parchment" w={4.2}>
      <Fill d="M-40.7 14C-20 8 20 8 40.7 14L40.7 23.5L0 47L-40.7 23.5Z" tone="habit1" />
      <Line d="M-40 14C-20 8 20 8 40 14" w={3} />
      <Line d="M-18 24L-12 20M8 30L14 26M16 20L21 18" w={2.4} taper />
      <Line d="M0 16C1 4 0 -8 -1 -12" w={5} />
      <Shape d="M-1 -10C-8 -28 -24 -28 -30 -22C-26 -6 -14 -4 -1 -10Z" tone="hopsLight" w={3.6}>
        <Line d="M-5 -11C-12 -15 -18 -18 -24 -20" w={2} taper />
      </Shape>
      <Shape d="M-1 -10C4 -28 20 -34 29 -28C27 -10 14 -3 -1 -10Z" tone="hops" w={3.6}>
        <Line d="M4 -12C11 -17 17 -21 24 -25" w={2} taper />
      </Shape>
    </Shape>
  );
}

/** A space where a monk waits, with his price on a coin: a niche. Box 100 × 100. */
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

/** Which spots a scoring space offers. */
export type ScoringLetter = 'A' | 'B' | 'C' | '*';

/** A scoring space: a disc under its letter. Box 100 × 100. */
export function ScoringSpace({ letter }: { readonly letter: ScoringLetter }): ReactNode {
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

/** A space where barrels are given. Box 100 × 100. */
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
