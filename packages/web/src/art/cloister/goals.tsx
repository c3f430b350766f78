import { type Goal, RESOURCES } from '@taproom/games/heaven-and-ale';
import type { ReactNode } from 'react';
import { Brewmaster } from './brewmaster.tsx';
import { Ground } from './ground.tsx';
import { Numeral } from './numeral.tsx';
import { Plaque } from './plaque.tsx';
import { circle, hexagon, plate } from './paths.ts';
import { Fill, Line, Place, Shape } from './pen.tsx';
import { ResourceMarker } from './resources.tsx';
import { Moon, Sun } from './roundels.tsx';
import { Barn } from './sheds.tsx';

/** Six tiles of one fertility. */
function SixTiles({ fertility }: { readonly fertility: string }): ReactNode {
  return (
    <>
      <Place x={8} y={-8}>
        <Shape d={hexagon(40)} tone="parchmentDeep" w={4} />
      </Place>
      <Place x={-2}>
        <Shape d={hexagon(42)} tone="giltLight" w={4.4} />
        <Numeral of={fertility} y={-5} height={44} weight={12} />
      </Place>
      <Place x={22} y={32}>
        <Plaque of="×6" width={50} />
      </Place>
    </>
  );
}

/** A disc with a small sign in it. */
function Disc({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <>
      <Shape d={circle(0, 0, 20)} tone="purple" w={4} />
      {children}
    </>
  );
}

const HOOD = 'M-1 -16C6 -13 10 -7 9 -1C15 1 17 7 17 11C10 17 -10 17 -17 11C-17 7 -15 1 -9 -1C-10 -7 -5 -10 -1 -16Z';

/** Half a garden with every hex taken. */
function FullSide({ side }: { readonly side: 'sunny' | 'shady' }): ReactNode {
  const places: readonly (readonly [number, number])[] = [
    [-17, 2],
    [17, 2],
    [-34, 31],
    [0, 31],
    [34, 31],
  ];
  return (
    <>
      {places.map(([x, y]) => (
        <Place key={x} x={x} y={y} scale={0.38}>
          <Ground side={side} />
          <Line d={hexagon(47)} w={9} />
          <Line d="M-20 2L-4 20L24 -20" w={13} />
        </Place>
      ))}
      <Place y={-28} scale={0.46}>
        {side === 'sunny' ? <Sun /> : <Moon />}
      </Place>
    </>
  );
}

const GOAL_EMBLEMS: Readonly<Record<Goal, () => ReactNode>> = {
  'brewmaster-on-1': () => (
    <>
      <Place x={-14} y={-2} scale={0.94}>
        <Brewmaster />
      </Place>
      <Place x={27} y={30}>
        <Plaque tone="wood" of="1" />
      </Place>
    </>
  ),
  'all-markers-on-1': () => (
    <>
      {RESOURCES.map((resource, i) => (
        <Place key={resource} x={(i - 2) * 21} y={i % 2 === 0 ? -24 : -6} scale={0.38}>
          <ResourceMarker resource={resource} />
        </Place>
      ))}
      <Place y={29}>
        <Plaque tone="wood" of="1" width={64} />
      </Place>
    </>
  ),
  'six-fertility-1': () => <SixTiles fertility="1" />,
  'six-fertility-5': () => <SixTiles fertility="5" />,
  'all-monk-discs': () => (
    <>
      {[-23, 23].flatMap(x =>
        [-23, 23].map(y => (
          <Place key={`${x},${y}`} x={x} y={y} scale={1.06}>
            <Disc>
              <Fill d={HOOD} tone="chalk" />
              <Fill d={circle(0, -2, 5.4)} tone="purpleDeep" />
            </Disc>
          </Place>
        )),
      )}
    </>
  ),
  'all-resource-discs': () => (
    <>
      {RESOURCES.map((resource, i) => {
        const angle = (i * 2 * Math.PI) / 5;
        return (
          <Place key={resource} x={Math.round(29 * Math.sin(angle))} y={Math.round(2 - 29 * Math.cos(angle))}>
            <Shape d={circle(0, 0, 17)} tone="purple" w={3.8} />
            <Place scale={0.22}>
              <ResourceMarker resource={resource} />
            </Place>
          </Place>
        );
      })}
    </>
  ),
  'three-sheds-alike': () => (
    <>
      {[
        [0, -28],
        [-24, 22],
        [24, 22],
      ].map(([x = 0, y = 0]) => (
        <Place key={x} x={x} y={y} scale={0.9}>
          <Barn type={1} />
        </Place>
      ))}
    </>
  ),
  'four-shed-types': () => (
    <>
      <Place x={-26} y={-30} scale={0.7}>
        <Barn type={0} />
      </Place>
      <Place x={23} y={-30} scale={0.74}>
        <Barn type={1} />
      </Place>
      <Place x={-25} y={22} scale={0.64}>
        <Barn type={2} />
      </Place>
      <Place x={25} y={22} scale={0.64}>
        <Barn type={4} />
      </Place>
    </>
  ),
  'marker-on-20': () => (
    <>
      <Place y={-22} scale={0.62}>
        <ResourceMarker resource="barley" />
      </Place>
      <Place y={26} scale={1.2}>
        <Plaque tone="wood" of="20" width={62} />
      </Place>
    </>
  ),
  'three-cards-placed': () => (
    <>
      {[-22, 22, 0].map(turn => (
        <Place key={turn} x={turn * 0.95} y={Math.abs(turn) * 0.25 - 2} turn={turn}>
          <Shape d={plate(40, 64, 5)} tone="parchment" w={4.4}>
            <Line d={plate(28, 52, 3)} w={2} ink="rubric" />
          </Shape>
        </Place>
      ))}
      <Place y={-2}>
        <Line d="M-9 1L-2 10L11 -11" w={7} ink="rubric" />
      </Place>
    </>
  ),
  'sunny-side-full': () => <FullSide side="sunny" />,
  'shady-side-full': () => <FullSide side="shady" />,
};

/** What a barrel is given for. Box 100 × 100. */
export function GoalEmblem({ goal }: { readonly goal: Goal }): ReactNode {
  const Emblem = GOAL_EMBLEMS[goal];
  return <Emblem />;
}
